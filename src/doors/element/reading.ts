import type { ChartCurve, ChartLimit, Place } from '../../charts/data/chart-curves.js'
import type { ChartPoint } from '../../charts/data/chart-data.js'
import { drawnScore } from '../../charts/data/curves/percentile-curves.js'
import type { ChartFrame } from '../../charts/data/frame/frame.js'
import { scoresWithChange } from '../../charts/data/points/change-of-score.js'
import { scoreOf } from '../../charts/data/points/point-score.js'
import {
  ageText,
  boneAgeText,
  gestationText,
  judgedTexts,
  measuredText,
  pointAgeText,
  pointValueText,
  scoreText,
  unusualClassTexts,
  whenTexts,
} from '../../charts/data/texts/describe-point.js'
import { everywhere, type ShownChart } from './chart-model.js'

/** A line of the chart at the ruler, with its value by the other references if there are any. */
export interface ReadLine {
  readonly label: string
  readonly y: number
  readonly value: string
  readonly compared?: string | undefined
}

/** The child at the ruler: a measurement, or where the line between two of them runs. */
export interface ReadChild {
  readonly y: number
  readonly value: string
  /** Scores with their references and changes, velocity, bone age, and what else a measurement is judged by. */
  readonly details: readonly string[]
  readonly point?: ChartPoint | undefined
}

/** What a chart says at an x. */
export interface Reading {
  readonly x: number
  /** The age, or the length, as the axis counts it. */
  readonly at: string
  /** The same with all ages of a child born preterm. */
  readonly place: string
  /** Of a measurement. */
  readonly date?: string | undefined
  readonly child?: ReadChild | undefined
  /** Highest first. */
  readonly lines: readonly ReadLine[]
}

/** Reads the chart at an x, or at one of its measurements. */
export function readingAt(chart: ShownChart, x: number, point?: ChartPoint): Reading {
  const { language } = chart.data
  return {
    x,
    at: placeText(chart, x),
    place: point?.ageYears === undefined ? placeText(chart, x) : pointAgeText(point, point.ageYears, language),
    date: point?.date === undefined ? undefined : whenTexts(point, language).join(' – '),
    child: point === undefined ? interpolatedChild(chart, x) : measuredChild(chart, point),
    lines: readLines(chart, x),
  }
}

/** The x in words: an age in years, weeks of gestation, or a length. */
export function placeText({ data, frame }: ShownChart, x: number): string {
  const { axis } = frame.definition
  if (axis.boneAgeX !== undefined) return ageText(x, data.language)
  return axis.needsGestation ? gestationText(x, data.language) : measuredText(x, data.xAxis, data.language)
}

function readLines({ data, figures, compared }: ShownChart, x: number): ReadLine[] {
  const { language, yAxis } = data
  const read = (line: ChartCurve | ChartLimit, label: string): readonly ReadLine[] => {
    const figure = figures(line, x)
    if (figure === undefined) return []
    const other = 'class' in line ? undefined : compared?.figures(line, x)
    const value = measuredText(figure.y, yAxis, language)
    return [{ label, y: figure.y, value, compared: other && measuredText(other.y, yAxis, language) }]
  }
  const lines = [
    ...data.curves.flatMap((curve) => read(curve, curve.label)),
    ...data.limits.flatMap((limit) => read(limit, limit.label)),
  ]
  return lines.sort((a, b) => b.y - a.y)
}

function measuredChild({ data, compared, model }: ShownChart, point: ChartPoint): ReadChild {
  const { language, yAxis, boneAges, points } = data
  const { measurementIndex } = point
  const earlier = points[points.indexOf(point) - 1]
  const velocity = measurementIndex === undefined ? undefined : model.velocities.get(measurementIndex)
  const boneAge = measurementIndex !== undefined && boneAges.find((each) => each.measurementIndex === measurementIndex)
  const other = compared?.data.points.find((each) => each.measurementIndex === measurementIndex)
  const isBirth = measurementIndex === undefined
  return {
    y: point.y,
    value: pointValueText(point, yAxis, language),
    details: [
      ...scoresWithChange(point, earlier, data),
      ...unusualClassTexts(point, language),
      ...(velocity === undefined ? [] : [velocity.text]),
      ...(boneAge ? [`${language.chart.boneAge} ${boneAgeText(boneAge.x, language)}`] : []),
      ...(point.interval?.note === undefined ? [] : [point.interval.note]),
      ...(other === undefined || isBirth ? [] : judgedTexts(other, language)),
      ...(point.warnings ?? []).map((text) => `${language.chart.warning}: ${text}`),
    ].filter((text, i, all) => all.indexOf(text) === i),
    point,
  }
}

/** Where the line between two measurements runs, and its score by the curves there. */
function interpolatedChild(chart: ShownChart, x: number): ReadChild | undefined {
  const { data, frame, compared } = chart
  const { language, yAxis } = data
  const y = heightOfLine(data.line, x)
  if (y === undefined) return undefined
  const { disease } = frame.definition
  const scored = (by: ChartFrame, whose?: string): readonly string[] => {
    const { score, ...named } = scoreOf(drawnScore({ x, y }, by), whose)
    return score === undefined ? [] : [scoreText({ ...score, ...named }, language)]
  }
  return {
    y,
    value: `≈ ${measuredText(y, yAxis, language)}`,
    details: [
      ...scored(everywhere(frame), disease && language.chart.diseases[disease]),
      ...scored({ ...frame, pieces: frame.background }),
      ...(compared === undefined ? [] : scored(everywhere(compared.frame))),
    ],
  }
}

function heightOfLine(stretches: readonly { readonly points: readonly Place[] }[], x: number): number | undefined {
  for (const { points } of stretches) {
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1] as Place, points[i] as Place]
      if (x >= from.x && x <= to.x) {
        return from.x === to.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
      }
    }
  }
  return undefined
}

/** A reading in one line, for those who hear it. */
export function readingText({ place, date, child, lines }: Reading): string {
  const measured = child === undefined ? [] : [child.value, ...child.details]
  return [
    ...(date === undefined ? [] : [date]),
    place,
    ...measured,
    ...lines.map((each) => `${each.label}: ${each.value}`),
  ].join(', ')
}
