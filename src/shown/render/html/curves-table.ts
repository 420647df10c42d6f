import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import type { CurveFigure } from '../../../charts/data/curves/curve-figures.js'
import { ageText, correctedAgeText, dateText, gestationText } from '../../../charts/data/texts/describe-point.js'
import { pretermUntilWeeks } from '../../../clinical/growth/score-at-age.js'
import { numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import { termWeeks, yearsPerWeek } from '../../../ground/model/units.js'
import { elementText } from '../../../ground/text/markup.js'
import { type HtmlRow, htmlTable } from './html-table.js'
import { valuesOf } from './linked-values.js'
import type { PageView } from './page-choices.js'

const noValue = '–'

/** A position on the x axis at which the table has the values of all curves. */
interface Position {
  readonly x: number
  readonly name: string
  /** The patient's own value there, where there is one. */
  readonly value?: number | undefined
}

/**
 * The curves in figures: the value of each at round positions and at the patient's
 * visits, from left to right.
 */
export function curvesTable({ data, figures }: PageView): string {
  const { curves, yAxis, language } = data
  const lines = curves.map((curve) => ({ label: curve.label, at: (x: number) => figures(curve, x) }))
  return linesTable(language.page.curvesCaption(yAxis.title), lines, data)
}

/** The limits of classes. Those of one name follow each other from age to age. */
export function limitsTable({ data, figures }: PageView): string {
  const { limits, language } = data
  const lines = [...new Set(limits.map(({ label }) => label))].map((label) => ({
    label,
    at: (x: number) => {
      const found = limits.filter((limit) => limit.label === label).map((limit) => figures(limit, x))
      return found.find((figure) => figure !== undefined)
    },
  }))
  const caption = limits.some(({ sds }) => sds !== undefined) ? language.page.limits : language.page.classLimits
  return lines.length === 0 ? '' : linesTable(caption, lines, data, 'visible')
}

/** A line of the chart that can be read at any position. */
interface ReadLine {
  readonly label: string
  readonly at: (x: number) => CurveFigure | undefined
}

function linesTable(caption: string, lines: readonly ReadLine[], data: ChartInLanguage, captioned?: 'visible'): string {
  const rows = positionsOf(data).flatMap((position) => positionRow(position, lines, data) ?? [])
  if (rows.length === 0) return ''
  const columns = [
    { heading: data.xAxis.label },
    ...lines.map(({ label }) => ({ heading: label, isNumeric: true })),
    { heading: data.language.chart.measurement, isNumeric: true },
    { heading: data.language.chart.reference },
  ]
  return htmlTable(caption, columns, rows, captioned)
}

function positionRow(
  { x, name, value }: Position,
  lines: readonly ReadLine[],
  data: ChartInLanguage,
): HtmlRow | undefined {
  const values = lines.map(({ at }) => at(x))
  const reference = values.find((each) => each !== undefined)?.reference
  if (reference === undefined) return undefined
  // In the unit of the axis alone: grams beside kilograms in a row would be misread.
  const figure = (y: number) => numberText(y, data.yAxis.decimals, data.language)
  return {
    isMarked: value !== undefined,
    cells: [
      name,
      ...values.map((each) => (each === undefined ? noValue : figure(each.y))),
      value === undefined ? '' : figure(value),
      reference,
    ],
  }
}

/** Round positions and those of the patient's values, ascending. */
function positionsOf(data: ChartInLanguage): Position[] {
  const { xAxis, language } = data
  const visits = valuesOf(data)
    .filter(({ x }) => x >= xAxis.from && x <= xAxis.to)
    .map(({ x, y, date, isWeekAlone }) => ({
      x,
      value: y,
      name: [positionText(x, data, isWeekAlone), date === undefined ? '' : dateText(date, language)]
        .filter(Boolean)
        .join(' · '),
    }))
  const near = (xAxis.to - xAxis.from) * nearShare
  const isVisit = (x: number) => visits.some((visit) => Math.abs(visit.x - x) < near)
  const round = roundPositions(data)
    .filter((x) => !isVisit(x))
    .map((x) => ({ x, name: positionText(x, data) }))
  return [...visits, ...round].sort((a, b) => a.x - b.x)
}

/** A round position this close to a visit is left out, as the visit has the same figures. A share of the axis. */
const nearShare = 1 / 250
/** Months between the rows of the table of curves in the first year of life. */
const infantMonths = [3, 6, 9]

/** Where the axis has its strong lines, and in the first year every three months. */
function roundPositions({ xAxis, language }: ChartInLanguage): number[] {
  const strong = xAxis.ticks.filter(({ level }) => level === 1).map(({ value }) => value)
  const infant = xAxis.unit === language.chart.axes.age.unit ? infantMonths.map((month) => month / monthsPerYear) : []
  const all = [...new Set([...strong, ...infant])]
  return all.filter((x) => x >= xAxis.from && x <= xAxis.to)
}

function positionText(x: number, { xAxis, language }: ChartInLanguage, isWeekAlone = false): string {
  const { age, postmenstrual } = language.chart.axes
  if (xAxis.unit === postmenstrual.unit) {
    return x <= pretermUntilWeeks
      ? gestationText(x, language, isWeekAlone)
      : language.chart.corrected(correctedAgeText((x - termWeeks) * yearsPerWeek, language))
  }
  if (xAxis.unit !== age.unit) return `${shortNumberText(x, 1, language)} ${xAxis.unit}`
  if (x > 0 && Number.isInteger(x)) return age.birthday(x)
  return x < 0 ? correctedAgeText(x, language) : ageText(x, language)
}

/** What the lines behind those of a disease are. */
export function backgroundNote({ data: { language, background } }: PageView): string {
  if (background.length === 0) return ''
  const labels = background.map(({ label }) => label).join(', ')
  const references = background.flatMap(({ segments }) => segments.map(({ reference }) => reference))
  const text = language.page.background(labels, [...new Set(references)].join(', '))
  return `<p>${elementText(text)}</p>\n`
}
