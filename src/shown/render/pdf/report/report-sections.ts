import type { ChartData } from '../../../../charts/data/chart-data.js'
import { oneReadingText } from '../../../../charts/data/notes/score-cautions.js'
import { clinicClassText } from '../../../../charts/data/texts/clinic-class-text.js'
import { ageText } from '../../../../charts/data/texts/describe-point.js'
import { eventText } from '../../../../charts/data/texts/marker-text.js'
import { shownMarkers } from '../../../../charts/picture/shown-data.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import { type HighPressure, isPressure } from '../../../../charts/sheet/notes/high-pressure.js'
import type { Language } from '../../../../ground/languages/language.js'
import { capitalised } from '../../../../ground/languages/within-sentence.js'
import { mostMarkersDrawn, mostMessagesReported } from '../../../../ground/model/limits.js'
import type { MeasurementResult, PatientResult } from '../../../../ground/model/patient-result.js'
import { severities, type ValidationMessage } from '../../../../ground/model/validation-message.js'
import { plainText } from '../../../../ground/text/plain-text.js'
import { cellPadding, contentWidth, printSizes, ruledLayout, sectionGap } from '../design.js'
import type { PdfNode, PdfText } from '../pdfmake.js'
import { dayText } from './report-text.js'

/** A section with at most this many rows is kept on one page. */
const togetherUpTo = 6

/**
 * Rows under a heading; nothing if there are no rows.
 *
 * @param figures widths of all columns but the last, points
 */
export function reportSection(
  heading: PdfText['text'],
  rows: readonly (readonly (string | PdfText)[])[],
  figures: readonly number[],
  palette: Palette,
): PdfNode[] {
  if (rows.length === 0) return []
  const taken = figures.reduce((sum, width) => sum + width + 2 * cellPadding, 0)
  const widths = [...figures, contentWidth - taken]
  const empty = figures.map(() => ({ text: '' }))
  const title: PdfText = { text: heading, tag: 'H2', fontSize: printSizes.heading, bold: true, color: palette.curve }
  const table: PdfNode = {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      widths,
      body: [
        [{ ...title, colSpan: widths.length }, ...empty],
        ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))),
      ],
    },
    layout: ruledLayout(palette),
    fontSize: printSizes.table,
    margin: [0, sectionGap, 0, 0],
  }
  return rows.length > togetherUpTo ? [table] : [{ stack: [table], unbreakable: true }]
}

/** Of a date, and of a period, points. */
export const dateWidth = 52
const periodWidth = 104

/** The events by date, with the letters of the chart and their periods: the latest, if there are very many. */
export function eventSection(
  { markers: all }: PatientResult,
  data: ChartData,
  palette: Palette,
  language: Language,
): PdfNode[] {
  const markers = latestMarkers(all)
  const drawn = shownMarkers(data).map((marker) => markerKey(marker))
  const rows: (string | PdfText)[][] = markers.map((marker) => {
    const days = [marker.date, marker.until].filter((day) => day !== undefined).map((day) => dayText(day, language))
    const letter = drawn.indexOf(markerKey(marker))
    const name = letter < 0 ? [] : [language.chart.eventName(letter)]
    return [days.join(' – '), [...name, eventText({ ...marker, text: plainText(marker.text) }, language)].join(' ')]
  })
  if (markers.length < all.length)
    rows.push(['', language.chart.cautions.earlierEvents(markers.length, all.length - markers.length)])
  const width = markers.some(({ until }) => until !== undefined) ? periodWidth : dateWidth
  return reportSection(language.report.events, rows, [width], palette)
}

/** What a marker is known by on the chart and in a document. */
function markerKey({ date, text, kind }: Pick<PatientResult['markers'][number], 'date' | 'text' | 'kind'>): string {
  return [date?.slice(0, 10), kind, text].join('\n')
}

function latestMarkers(markers: PatientResult['markers']): PatientResult['markers'] {
  const byDate = [...markers].sort(({ date: a = '' }, { date: b = '' }) => (a < b ? -1 : a > b ? 1 : 0))
  return byDate.slice(-mostMarkersDrawn)
}

/** The classes that waists, arms and blood pressures lie in, each with the days of its visits, and what a high reading says and doesn't. */
export function clinicRows(
  visits: readonly MeasurementResult[],
  language: Language,
  pressure?: Pick<HighPressure, 'closing'>,
): readonly (readonly [day: string, text: string])[] {
  const measured = visits.filter(({ clinicMeasures = [] }) => clinicMeasures.length > 0)
  const groups = new Map<string, string[]>()
  for (const { date, ageYears, clinicMeasures = [] } of measured) {
    const day = date === undefined && ageYears !== undefined ? ageText(ageYears, language) : dayText(date, language)
    for (const { measure, class: named } of clinicMeasures) {
      if (named === undefined) continue
      const text = `${capitalised(language.names.clinicMeasures[measure])}: ${clinicClassText(named, language)}.`
      groups.set(text, [...(groups.get(text) ?? []), day])
    }
  }
  const rows = [...groups].map(([text, days]) => {
    const others = days.slice(0, -1).join(', ')
    return [days.at(-1) ?? '', others === '' ? text : `${text} ${language.report.likewiseOn(others)}`] as const
  })
  const pressures = (visit: MeasurementResult) => (visit.clinicMeasures ?? []).filter(isPressure)
  const latest = measured.filter((visit) => pressures(visit).length > 0).at(-1)
  // A reading without a score for lack of a height has no class, and is of note all the same.
  const isHigh = latest !== undefined && pressures(latest).some((entry) => entry.class !== undefined)
  const closing = pressure?.closing ?? (isHigh ? oneReadingText(latest.ageYears, [], language) : undefined)
  return closing === undefined ? rows : [...rows, ['', closing]]
}

export function clinicSection(rows: ReturnType<typeof clinicRows>, palette: Palette, language: Language): PdfNode[] {
  return reportSection(language.report.clinicMeasures, rows, [dateWidth], palette)
}

/** The plausibility messages, most severe first, each with the date of its visit. */
export function messageSection(result: PatientResult, palette: Palette, language: Language): PdfNode[] {
  const words = language.report
  const messages = [
    ...result.validationMessages,
    ...result.measurements.flatMap(({ validationMessages }) => validationMessages),
  ].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
  if (messages.length === 0) return reportSection(words.plausibility, [[words.plausible]], [], palette)
  const groups = alikeMessages(messages)
  const listed = groups.slice(0, mostMessagesReported)
  const rest = groups.length - listed.length
  const rows = listed.map((group): (string | PdfText)[] => {
    const last = group.at(-1) as ValidationMessage
    const others = group.slice(0, -1).flatMap((message) => dayText(visitDate(message, result), language) || [])
    const text = others.length === 0 ? last.text : `${last.text} ${words.likewiseOn(others.join(', '))}`
    return [severityCell(last, language), dayText(visitDate(last, result), language), { text }]
  })
  if (rest > 0) rows.push(['', '', { text: words.moreMessages(rest) }])
  return reportSection(words.plausibility, rows, [42, 52], palette)
}

/** Messages that say the same: hints of one kind, whose figures are in the tables, and others word for word. */
function alikeMessages(messages: readonly ValidationMessage[]): readonly (readonly ValidationMessage[])[] {
  const groups = new Map<string, ValidationMessage[]>()
  for (const message of messages) {
    const { code, severity, target, text, measurementIndex } = message
    const isOfVisit = severity === 'hint' && measurementIndex !== undefined
    const key = [severity, target, code, isOfVisit ? '' : text].join(' ')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [message])
    else group.push(message)
  }
  return [...groups.values()]
}

function severityCell({ severity }: ValidationMessage, language: Language): PdfText {
  return { text: capitalised(language.names.severities[severity]), bold: severity === 'error' }
}

function visitDate({ measurementIndex }: ValidationMessage, { measurements }: PatientResult): string | undefined {
  return measurementIndex === undefined ? undefined : measurements[measurementIndex]?.date
}
