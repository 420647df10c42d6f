import { fitText, textWidth, wrapText } from '../../scene/fit-text.js'
import type { Shape, TextShape } from '../../scene/scene.js'
import type { ChartData, ChartInLanguage } from '../data/chart-data.js'
import { dateText, pointAgeText, pointText, valueText } from './describe-point.js'
import type { Block } from './layout.js'
import { shownPoints } from './shown-data.js'
import { fontSizes, type Palette } from './styles.js'

/** In narrower pictures the patient is below the title instead of beside it, pixels. */
const besideFrom = 560
const titleShare = 0.58
const titleLine = 25
const detailLine = 18
const gap = 24
const mostTitleLines = 2

/** A line of the header. */
interface Line {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
  readonly fill: string
  readonly height: number
}

/** The header of a chart: what is shown, from which references, and for whom. */
export function layOutHeader(
  data: ChartInLanguage,
  left: number,
  right: number,
  isNumbered: boolean,
  palette: Palette,
): Block {
  const width = right - left
  const isBeside = width >= besideFrom
  const patient = patientLines(data, palette)
  const patientWidth = Math.max(0, ...patient.map(({ text, size, bold }) => textWidth(text, size, bold)))
  const titleWidth = Math.min(width * titleShare, textWidth(titleWithPopulation(data), fontSizes.title, true))
  const rightWidth = isBeside ? Math.min(patientWidth, width - titleWidth - gap) : width
  const leftWidth = isBeside ? width - rightWidth - (rightWidth > 0 ? gap : 0) : width
  const title = titleLines(data, leftWidth, isNumbered, palette)
  if (isBeside) {
    return {
      height: Math.max(heightOf(title), heightOf(patient)),
      shapes: (top) => [
        ...drawLines(title, left, top, leftWidth, 'start'),
        ...drawLines(patient, right, top, rightWidth, 'end'),
      ],
    }
  }
  return {
    height: heightOf(title) + heightOf(patient),
    shapes: (top) => [
      ...drawLines(title, left, top, width, 'start'),
      ...drawLines(patient, left, top + heightOf(title), width, 'start'),
    ],
  }
}

/** The header where there is little room: the title and the name, a line each. */
export function layOutBriefHeader(data: ChartInLanguage, left: number, right: number, palette: Palette): Block {
  const detail = { size: fontSizes.label, fill: palette.quietText, height: detailLine }
  const lines: Line[] = [
    { text: titleWithPopulation(data), size: fontSizes.name, bold: true, fill: palette.curve, height: titleLine },
    ...(data.patient.name === undefined ? [] : [{ ...detail, text: data.patient.name }]),
  ]
  return { height: heightOf(lines), shapes: (top) => drawLines(lines, left, top, right - left, 'start') }
}

function titleWithPopulation({ title, population }: ChartData): string {
  return `${title} · ${population}`
}

function titleLines(data: ChartInLanguage, width: number, isNumbered: boolean, palette: Palette): Line[] {
  const lines = wrapText(titleWithPopulation(data), width, fontSizes.title, true)
  if (lines.length > mostTitleLines) lines.splice(mostTitleLines - 1, lines.length, lines.slice(1).join(' '))
  const names = data.references.map(({ name, shortName }) => (isNumbered ? name : shortName))
  return [
    ...lines.map((text) => ({ text, size: fontSizes.title, bold: true, fill: palette.curve, height: titleLine })),
    {
      text: `${data.language.chart.reference}: ${[...new Set(names)].join(', ')}`,
      size: fontSizes.label,
      fill: palette.quietText,
      height: detailLine,
    },
  ]
}

function patientLines(data: ChartInLanguage, palette: Palette): Line[] {
  const { patient, yAxis, language } = data
  const lines: Line[] = []
  const detail = { size: fontSizes.label, fill: palette.quietText, height: detailLine }
  if (patient.name !== undefined) {
    lines.push({ text: patient.name, size: fontSizes.name, bold: true, fill: palette.text, height: titleLine })
  }
  if (patient.dateOfBirth !== undefined) {
    lines.push({ ...detail, text: language.chart.born(dateText(patient.dateOfBirth, language)) })
  }
  const latest = shownPoints(data).at(-1)
  if (latest !== undefined) {
    const age = latest.ageYears === undefined ? '' : `${pointAgeText(latest, latest.ageYears, language)}: `
    lines.push({ ...detail, text: age + valueText(latest, yAxis, language) })
  }
  return lines
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}

function drawLines(
  lines: readonly Line[],
  x: number,
  top: number,
  width: number,
  anchor: TextShape['anchor'],
): Shape[] {
  let y = top
  return lines.map(({ text, size, bold, fill, height }) => {
    y += height
    return { kind: 'text', x, y: y - height * 0.28, text: fitText(text, width, size, bold), size, bold, fill, anchor }
  })
}

/** What the picture shows, in sentences. */
export function describeChart(data: ChartInLanguage): string {
  const { yAxis, notes, language } = data
  const words = language.chart
  const points = shownPoints(data)
  const latest = points.at(-1)
  const sentences = [points.length === 0 ? words.noValues : words.values(points.length)]
  if (latest !== undefined) sentences.push(words.latest(pointText(latest, yAxis, language)))
  return [...sentences, ...notes].join(' ')
}
