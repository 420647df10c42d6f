import { isGrowthUnusual } from '../../../clinical/course/adult-height/normal-growth.js'
import {
  courseTexts,
  isDoubtedByReview,
  predictionRange,
} from '../../../clinical/course/adult-height/prediction-text.js'
import { presentHeight } from '../../../clinical/course/adult-height/present-height.js'
import { isGrowthTreatment } from '../../../clinical/course/velocity/treatment-periods.js'
import { diseaseName } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { textWidth, wrapText } from '../../../ground/scene/fit-text.js'
import type { Shape } from '../../../ground/scene/scene.js'
import { textShape } from '../../../ground/scene/shapes.js'
import { letterName } from '../../../ground/text/letter-name.js'
import { chartPredictions } from '../../data/points/chart-predictions.js'
import { dateText } from '../../data/texts/describe-point.js'
import type { Plot } from '../../picture/layout.js'
import { fontSizes, type Palette } from '../../picture/styles.js'
import { restsOnTexts } from '../facts/until-dated.js'
import { isUnderTwo, shownPredictions, showsPredictions } from '../notes/course-notes.js'
import { ifUnusualRight } from '../notes/notable-course.js'
import type { SheetData } from '../sheet-data.js'
import {
  type AdultHeightEntry,
  adultPanelWidth,
  drawLane,
  type Lane,
  laneEdge,
  laneExtent,
  letterRow,
  type PresentMark,
  presentMark,
} from './adult-height-lane.js'

const size = fontSizes.small
const lineHeight = 12.8
const rowGap = 2.6
const headingHeight = 17
/** From the heading to the lane, pixels. */
const headingGap = 7

/** The family's target and the predictions, in the order of the panel; none where the chart is not of height. */
export function adultHeightEntries(sheet: SheetData): readonly AdultHeightEntry[] {
  const { course, language } = sheet
  if (!showsPredictions(sheet)) return []
  const isAssumed = isGrowthUnusual(course)
  const shown = shownPredictions(sheet)
  const words = language.terminal.course
  const texts = courseTexts(language)
  const targets = course.targets.map(({ method, cm, low, high }) => ({
    name: words.targets[method],
    details: [
      `${words.range(numberText(low, 1, language), numberText(high, 1, language))} (${words.targetRanges[method]})`,
    ],
    ...{ cm, low, high, kind: 'target' as const, spread: 'published' as const },
  }))
  const predictions = chartPredictions(shown, texts).map((each, i) => {
    const { method, name, value, lowest, highest, spread, isDoubtful } = each
    const variant = name.slice(words.methods[method].length).replace(/^, /, '')
    const range = predictionRange({ low: lowest, high: highest, spread }, texts)
    const isReviewed = isDoubtedByReview(each, course.unusualMaturity)
    // On the line of the range: a line more would make the page's letters smaller.
    const rangeLine = `${spread === 'unknown' ? '× ' : ''}${range}${isReviewed ? `, ${words.doubtfulByReview}` : ''}`
    // In doubt may be the height, and the weight where the method has that.
    const fields = (['sizeCm', 'weightKg'] as const).filter(
      (field) => field === 'sizeCm' || shown[i]?.basis.includes(field),
    )
    const doubts = restsOnTexts([course.predictedFrom], sheet, fields)
    const isQuiet = isReviewed || doubts.length > 0
    const kind: AdultHeightEntry['kind'] = isDoubtful || isAssumed ? 'doubtful' : isQuiet ? 'reviewed' : 'prediction'
    return {
      name: words.methods[method],
      details: [variant, rangeLine, ...doubts].filter((part) => part !== ''),
      kind,
      ...{ cm: value, low: lowest, high: highest, spread },
    }
  })
  return [...targets, ...predictions].map((entry, i) => ({ letter: letterName(i).toLowerCase(), ...entry }))
}

/** The lane at the adult end, on the scale of the chart, and beneath it the list of what it shows. */
export function drawAdultHeights(sheet: SheetData, plot: Plot, left: number, palette: Palette): Shape {
  const entries = adultHeightEntries(sheet)
  const lane: Lane = { sheet, entries, plot, left, palette }
  const { adultHeight, parentalTarget } = sheet.language.sheet
  const isOnScale = isAdultEndShown(lane)
  const heading = textShape(
    hasPredictions(entries) ? adultHeight : parentalTarget,
    { x: left, y: isOnScale ? laneExtent(lane).top - headingGap : plot.y + 8 },
    { size, bold: true, fill: palette.text, anchor: 'start' },
  )
  const drawn = isOnScale ? drawLane(lane) : { shapes: [], bottom: plot.y + 9 }
  return { kind: 'group', role: 'adult-heights', shapes: [heading, ...drawn.shapes, ...drawList(lane, drawn)] }
}

function hasPredictions(entries: readonly AdultHeightEntry[]): boolean {
  return entries.some(({ kind }) => kind !== 'target')
}

/** From this age, years, a child for whom no method holds is taken to be fully grown: our own choice. */
const grownFromYears = 18

/** Why the panel has the parents' figure alone: diagnoses, treatments, the age, or that no method holds. */
function whyNone({ course, frame, language }: SheetData): string {
  const { diseases = [], markers = [] } = frame.assessment.patient
  const { noMethod, grown, underTwo } = language.sheet
  const years = frame.assessment.growth.measurements[course.predictedFrom ?? -1]?.age?.chronologicalYears ?? 0
  if (course.notScreened === 'disease') {
    const names = diseases.map((disease) => diseaseName(disease, language))
    return names.length === 0 ? language.terminal.course.notUsable.disease : names.join(', ')
  }
  const kinds = markers.filter(isGrowthTreatment).map(({ kind = 'other' }) => language.chart.markerKinds[kind])
  if (course.notScreened === 'treatment') return [...new Set(kinds)].join(', ')
  if (years >= grownFromYears) return grown
  return isUnderTwo({ course, frame }) && course.predictions.length > 0 ? underTwo : noMethod
}

/** How far down the panel reaches, pixels. */
export function adultPanelBottom(sheet: SheetData, plot: Plot): number {
  const entries = adultHeightEntries(sheet)
  const lane = { sheet, entries, plot }
  const top = isAdultEndShown(lane) ? laneExtent(lane).bottom + letterRow : plot.y + 9
  return top + headingHeight + listRows(sheet, entries).reduce((sum, row) => sum + rowHeight(row), 0)
}

/**
 * Whether the heights are on the chart's scale. Not where one lies so low, as one from
 * a mistyped weight can, that there would be no room for the list beneath it.
 */
function isAdultEndShown({ sheet, entries, plot }: Pick<Lane, 'sheet' | 'entries' | 'plot'>): boolean {
  const { frame, data } = sheet
  const { yAxis, xAxis } = data
  const lowest = plot.bottom - letterRow - laneEdge
  return (
    xAxis.to >= frame.reference[1] - 0.01 &&
    entries.every(({ cm, low = cm }) => cm >= yAxis.from && cm <= yAxis.to && plot.atY(low) <= lowest)
  )
}

/** The lines of a row of the list, and its figure at the right of the first. */
interface ListRow {
  readonly letter: string
  readonly lines: readonly { readonly text: string; readonly isDetail: boolean }[]
  readonly figure: string
  /** A `group` heads the rows beneath it, and belongs to none above. */
  readonly kind: AdultHeightEntry['kind'] | 'remark' | 'present' | 'group'
}

/** Above the heading of a group, pixels. */
const groupGap = 7

function rowHeight({ lines, kind }: ListRow): number {
  return lines.length * lineHeight + rowGap + (kind === 'group' ? groupGap : 0)
}

const indent = 12

/** Lines that leave room for a figure at the right, if there is one. */
function wrapped(text: string, isDetail: boolean, hasFigure = false): ListRow['lines'] {
  const taken = hasFigure ? textWidth('000,0', size, true) + 4 : 0
  return wrapText(text, adultPanelWidth - indent - taken, size).map((line) => ({ text: line, isDetail }))
}

function entryRow({ letter, name, details, cm, kind }: AdultHeightEntry, language: SheetData['language']): ListRow {
  return {
    letter,
    lines: [
      ...wrapped(name, kind === 'doubtful' || kind === 'reviewed', true),
      ...details.flatMap((detail) => wrapped(detail, true)),
    ],
    figure: numberText(cm, 1, language),
    kind,
  }
}

function remarkRow(text: string, kind: 'remark' | 'group' = 'remark'): ListRow {
  return { letter: '', lines: wrapped(text, true), figure: '', kind }
}

function listRows(sheet: SheetData, entries: readonly AdultHeightEntry[]): readonly ListRow[] {
  const { language, course, frame } = sheet
  const words = language.terminal.course
  const rows = entries.map((entry) => entryRow(entry, language))
  const doubtful = rows.findIndex(({ kind }) => kind === 'doubtful')
  const first = doubtful < 0 ? rows.length : doubtful
  const assumed = isGrowthUnusual(course)
    ? `${ifUnusualRight(course, frame.values.findings, language)}${words.growthAssumed}`
    : capitalised(words.doubtful)
  const isPredicted = hasPredictions(entries)
  return [
    ...rows.slice(0, first),
    ...(doubtful < 0 ? [] : [remarkRow(assumed, 'group')]),
    ...rows.slice(first),
    ...(course.isSmallWithoutCatchUp === true && isPredicted ? [remarkRow(language.sheet.bornSmall)] : []),
    ...(isPredicted ? [] : [remarkRow(language.sheet.noPrediction(whyNone(sheet)))]),
    ...presentRows(sheet, isPredicted),
  ]
}

/** The present height, and from when the predictions are. */
function presentRows({ language, course, frame }: SheetData, isPredicted: boolean): readonly ListRow[] {
  const { measurements = [] } = frame.assessment.patient
  const words = language.terminal.course
  const present = presentHeight(measurements, course)
  const inLength = present?.standingCm
  const name =
    inLength === undefined ? words.presentHeight : language.sheet.presentLying(numberText(inLength, 1, language))
  const date = measurements[course.predictedFrom ?? -1]?.date?.slice(0, 10)
  const row = (cm: number): ListRow => {
    return {
      letter: '',
      lines: wrapped(name, true, true),
      figure: numberText(cm, 1, language),
      kind: 'present',
    }
  }
  return [
    ...(present === undefined ? [] : [row(present.cm)]),
    ...(date === undefined || !isPredicted ? [] : [remarkRow(words.predictedFrom(dateText(date, language)))]),
  ]
}

function drawList(
  { sheet, entries, left, palette }: Lane,
  { bottom, present }: { readonly bottom: number; readonly present?: PresentMark | undefined },
): readonly Shape[] {
  let y = bottom + headingHeight
  return listRows(sheet, entries).flatMap(({ letter, lines, figure, kind }): Shape[] => {
    const isGroup = kind === 'group'
    if (isGroup) y += groupGap
    const fill = kind === 'target' ? palette.target : kind === 'prediction' ? palette.text : palette.quietText
    const style = { size, bold: true, fill, anchor: 'start' } as const
    const ofLine = (isDetail: boolean) => ({ ...style, bold: isGroup, fill: isDetail ? palette.quietText : fill })
    const [top, x] = [y, left + (isGroup ? 0 : indent)]
    y += lines.length * lineHeight + rowGap
    const row: Shape[] = [
      textShape(letter, { x: left, y: top }, style),
      ...lines.map(({ text, isDetail }, i) => textShape(text, { x, y: top + i * lineHeight }, ofLine(isDetail))),
      ...(kind === 'present' && present !== undefined
        ? [presentMark(present, { y: top - 3, from: left, to: left + indent - 2 }, palette)]
        : []),
      textShape(figure, { x: left + adultPanelWidth, y: top }, { ...style, anchor: 'end' }),
    ]
    return row.filter((shape) => shape.kind !== 'text' || shape.text !== '')
  })
}
