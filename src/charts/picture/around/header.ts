import { textWidth, wrapText } from '../../../ground/scene/fit-text.js'
import type { TextShape } from '../../../ground/scene/scene.js'
import { textShape } from '../../../ground/scene/shapes.js'
import { unbreakable } from '../../../ground/text/joined-signs.js'
import type { ChartInLanguage } from '../../data/chart-data.js'
import {
  bornText,
  judgedTexts,
  measuredText,
  pointAgeText,
  pointValueText,
  whenTexts,
} from '../../data/texts/describe-point.js'
import { chartDefinitions } from '../../types/chart-catalogue.js'
import { laterUnusedText } from '../later-value.js'
import type { Block, RoomOfTexts } from '../layout.js'
import { referenceNames } from '../reference-names.js'
import { isOnAxis, latestPoint } from '../shown-data.js'
import { fontSizes, type Palette } from '../styles.js'

/** In narrower pictures the patient is below the title instead of beside it, pixels. */
const besideFrom = 560
const titleSize = fontSizes.title
const titleShare = 0.58
/** The patient has at least this share of the width, however long the title. */
const patientShare = 0.42
const titleLine = 25
const nameLine = 20
const detailLine = 18
const gap = 24
/** A longer name is a document pasted by mistake. */
const mostNameLines = 12

/** A line of the header. */
interface Line {
  readonly text: string
  readonly style: LineStyle
}

/** How the lines of a header look. */
interface LineStyle {
  readonly size: number
  readonly bold: boolean | undefined
  readonly fill: string
  readonly height: number
}

/** The header of a chart: what is shown, from which references, and for whom. Nothing in it is cut short. */
export function layOutHeader(
  data: ChartInLanguage,
  { left, width }: RoomOfTexts,
  isNumbered: boolean,
  palette: Palette,
): Block {
  const wholeTitle = titleOf(data)
  const title = (room: number) => [
    ...styled(wholeTitle.width <= room ? wholeTitle.inOneLine : wrapText(wholeTitle.text, room, titleSize, true), {
      size: titleSize,
      bold: true,
      fill: palette.curve,
      height: titleLine,
    }),
    ...referenceLines(data, isNumbered, room, palette),
  ]
  if (width < besideFrom) {
    const lines = [...title(width), ...patientLines(data, width, palette), ...latestLines(data, width, palette)]
    return { height: heightOf(lines), shapes: (top) => drawLines(lines, left, top, 'start') }
  }
  const titleWidth = Math.min(width * titleShare, wholeTitle.width)
  const patientRoom = Math.max(width * patientShare, width - titleWidth - gap)
  const patient = [...patientLines(data, patientRoom, palette), ...latestLines(data, patientRoom, palette)]
  const patientWidth = widestOf(patient)
  const titles = title(width - patientWidth - (patientWidth > 0 ? gap : 0))
  return {
    height: Math.max(heightOf(titles), heightOf(patient)),
    shapes: (top) => [...drawLines(titles, left, top, 'start'), ...drawLines(patient, left + width, top, 'end')],
  }
}

/** The header where there is little room: the same in smaller letters, the child before the references. */
export function layOutBriefHeader(data: ChartInLanguage, { left, width }: RoomOfTexts, palette: Palette): Block {
  const title = wrapText(titleOf(data).text, width, fontSizes.name, true)
  const lines: Line[] = [
    ...styled(title, { size: fontSizes.name, bold: true, fill: palette.curve, height: nameLine }),
    ...patientLines(data, width, palette),
    ...latestLines(data, width, palette),
    ...referenceLines(data, false, width, palette),
  ]
  return { height: heightOf(lines), shapes: (top) => drawLines(lines, left, top, 'start') }
}

/** What no picture goes without, where the page around it has the rest: whose references are drawn, and which. */
export function layOutBareHeader(
  data: ChartInLanguage,
  { left, width }: RoomOfTexts,
  isNumbered: boolean,
  palette: Palette,
): Block {
  const text = `${data.population} · ${referenceText(data, isNumbered)}`
  const lines = styled(wrapText(text, width, fontSizes.label), detailStyle(palette))
  return { height: heightOf(lines), shapes: (top) => drawLines(lines, left, top, 'start') }
}

/** The title of a chart with its population. */
interface WholeTitle {
  readonly text: string
  /** Pixels, and the line that it is if there is so much room. */
  readonly width: number
  readonly inOneLine: readonly string[]
}

/** The population breaks after a comma alone: not within a level and how the child is fed. */
function titleOf({ title, population }: ChartInLanguage): WholeTitle {
  const text = `${title} · ${population.replace(/(?<!,) /g, unbreakable)}`
  const width = textWidth(text, titleSize, true)
  return { text, width, inOneLine: wrapText(text, width, titleSize, true) }
}

function detailStyle({ quietText }: Palette): LineStyle {
  return { size: fontSizes.label, bold: undefined, fill: quietText, height: detailLine }
}

function referenceLines(data: ChartInLanguage, isNumbered: boolean, width: number, palette: Palette): Line[] {
  return styled(wrapText(referenceText(data, isNumbered), width, fontSizes.label), detailStyle(palette))
}

/** The references with their years, and with their numbers where these are printed below. */
function referenceText(data: ChartInLanguage, isNumbered: boolean): string {
  const names = referenceNames(data, isNumbered)
  const { reference, noReference } = data.language.chart
  return `${reference}: ${names.length === 0 ? noReference : names.join(', ')}`
}

/** Whose chart it is: name, date of birth, and the number it is filed under. */
function patientLines({ patient, language }: ChartInLanguage, width: number, palette: Palette): Line[] {
  const { name = '', id } = patient
  const birth = bornText(patient, language)
  const details = [...(birth === undefined ? [] : [birth]), ...(id === undefined ? [] : [language.chart.patientId(id)])]
  const names = name === '' ? [] : wrapText(name, width, fontSizes.name, true).slice(0, mostNameLines)
  return [
    ...styled(names, { size: fontSizes.name, bold: true, fill: palette.text, height: nameLine }),
    ...styled(joinedParts(details, width), detailStyle(palette)),
  ]
}

/** The patient's latest value with its scores, even where the section does not show it. */
function latestLines(data: ChartInLanguage, width: number, palette: Palette): Line[] {
  const { yAxis, language } = data
  const latest = latestPoint(data)
  if (latest === undefined) return []
  const { ageYears } = latest
  const when = [
    ...whenTexts(latest, language),
    ...(ageYears === undefined ? [] : [pointAgeText(latest, ageYears, language)]),
  ].join(', ')
  const isShown = latest !== data.latest && isOnAxis(latest.x, data.xAxis) && isOnAxis(latest.y, yAxis)
  const measured = pointValueText(latest, yAxis, language, ...(isShown ? [] : [language.chart.notInSection]))
  // A weight for length says nothing without the length.
  const place = chartDefinitions[data.type].axis.hasOwnScores
    ? `${data.xAxis.label} ${measuredText(latest.x, data.xAxis, language)}, `
    : ''
  const value = [when, `${place}${measured}`].filter((text) => text !== '').join(': ')
  const later = laterUnusedText(data)
  const parts = [value, ...judgedTexts(latest, language), ...(later === undefined ? [] : [later])]
  return styled(joinedParts(parts, width), detailStyle(palette))
}

/** Parts with dots between them, in lines that end at a dot wherever a part fits a line. */
function joinedParts(parts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = last === undefined ? part : `${last} · ${part}`
    if (last !== undefined && textWidth(longer, fontSizes.label) <= width) lines[lines.length - 1] = longer
    else lines.push(...wrapText(part, width, fontSizes.label))
  }
  return lines
}

function styled(texts: readonly string[], style: LineStyle): Line[] {
  return texts.map((text) => ({ text, style }))
}

function heightOf(lines: readonly Line[]): number {
  let sum = 0
  for (const { style } of lines) sum += style.height
  return sum
}

function widestOf(lines: readonly Line[]): number {
  let widest = 0
  for (const { text, style } of lines) widest = Math.max(widest, textWidth(text, style.size, style.bold))
  return widest
}

function drawLines(lines: readonly Line[], x: number, top: number, anchor: TextShape['anchor']): TextShape[] {
  let y = top
  return lines.map(({ text, style: { size, bold, fill, height } }) => {
    y += height
    return textShape(text, { x, y: y - height * 0.28 }, { anchor, size, fill, bold })
  })
}
