import type { BmiClassification, BmiLimit } from '../../../clinical/references/bmi/bmi-classes.js'
import { limitFrom } from '../../../clinical/references/bmi/classify-bmi.js'
import type { ClinicClassLimit } from '../../../clinical/references/measures/clinic-class-limits.js'
import { publicationName } from '../../../clinical/references/table.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import type { ChartLimit } from '../chart-curves.js'
import type { ChartFrame } from '../frame/frame.js'
import { lineLabel, percentileLine, sdsLine } from './chart-lines.js'
import type { DrawnPiece } from './drawn-piece.js'
import { sampleCurves } from './sample-curves.js'

/** How far the drawn line of a limit may deviate from it, kg/m²: what a body mass index is rounded to. */
const limitTolerance = 0.1

/** The classification whose limits a chart shows, with those that its section shows a part of. */
export function shownClassification({ definition, assessment, section }: ChartFrame): BmiClassification | undefined {
  if (!definition.showsBmiLimits) return undefined
  const classification = assessment.growth.subject.bmiClasses
  if (classification === undefined) return undefined
  const limits = classification.limits.filter(({ from, to }) => from < section[1] && to > section[0])
  return limits.length > 0 ? { ...classification, limits } : undefined
}

/** A limit over a smaller share of a section has no room for its name there. */
const leastShare = 1 / 3

/** The fixed limits of a chart, as far as they are for the child and its section shows a part of them. */
export function shownClassLimits({ measure, assessment, section }: ChartFrame): readonly ClinicClassLimit[] {
  const [begin, end] = section
  const { diseases, measures } = assessment.growth.subject
  const hasDisease = diseases.length > 0
  const limits = measure.clinic && measures?.limits?.[measure.clinic]
  return (limits ?? []).filter(({ from, to, isGeneral }) => {
    const share = (Math.min(to, end) - Math.max(from, begin)) / (end - begin)
    return share >= leastShare && !(isGeneral === true && hasDisease)
  })
}

/** `Half the height or more (NICE NG246: 0.5)` */
function fixedLimit({ class: name, side, at, from, to, publication }: ClinicClassLimit, frame: ChartFrame): ChartLimit {
  const { language, measure, section } = frame
  const named = capitalised(language.chart.clinicClasses[name])
  const reference = publicationName(publication)
  const line = `${reference}: ${numberText(at, 1, language)} ${measure.unit}`.trim()
  const points = [Math.max(from, section[0]), Math.min(to, section[1])].map((x) => ({ x, y: at }))
  return { class: name, side, label: `${named} (${line})`, name: named, line, segments: [{ reference, points }] }
}

/** The limits of classes as lines with a name, lowest first. */
export function chartLimits(frame: ChartFrame): ChartLimit[] {
  const classification = shownClassification(frame)
  if (classification === undefined) return shownClassLimits(frame).map((limit) => fixedLimit(limit, frame))
  const { shortName } = classification.publication
  const { language } = frame
  return classification.limits.map((limit) => {
    const name = capitalised(language.names.bmiClasses[limit.class])
    const line = [shortName, ...lineOf(limit, frame)].join(' ')
    return {
      class: limit.class,
      side: limit.side,
      label: `${name} (${line})`,
      name,
      line,
      percentile: limit.percentile,
      sds: limit.sds[frame.gender],
      segments: segmentsOf(limit, frame),
    }
  })
}

/** What a limit runs along: `P97`, `+2 SD`, `120% of P95`; nothing where its source names no such line. */
function lineOf({ percentile, sds, times }: BmiLimit, { gender, language }: ChartFrame): string[] {
  if (percentile === undefined) {
    const score = sds[gender]
    return Number.isInteger(score) ? [lineLabel(sdsLine(score), language)] : []
  }
  const label = lineLabel(percentileLine(percentile), language)
  return [times === undefined ? label : language.chart.shareOf(percentText(times, language), label)]
}

function percentText(times: number, language: ChartLanguage): string {
  return shortNumberText(100 * times, 0, language)
}

function segmentsOf(limit: BmiLimit, frame: ChartFrame): ChartLimit['segments'] {
  const { gender, measure, section } = frame
  const sampling = { gender, measure, scores: [limit.sds[gender]], section, tolerance: limitTolerance }
  const [segments = []] = sampleCurves([drawnLimit(limit)], sampling)
  return segments.map((segment) => ({
    ...segment,
    points: segment.points.map(({ x, y }) => ({ x, y: limitFrom(y, limit) })),
  }))
}

/** A limit as a piece of the chart; its table may end a few days before it. */
function drawnLimit({ table, from, to }: BmiLimit): DrawnPiece {
  const heldBeyond = to > table.range[1] ? table.range[1] : undefined
  const identity = (x: number) => x
  return { piece: { table, from, to, heldBeyond }, from, to, seriesX: identity, chartX: identity }
}
