import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { dateText, sdsText } from '../../charts/picture/describe-point.js'
import { numberText } from '../../languages/written-number.js'
import { elementText } from '../../text/markup.js'
import { curvesTable } from './curves-table.js'
import { htmlTable } from './html-table.js'
import { valuesOf, valuesTable } from './values-table.js'

/** A section of the page below the picture. It is left out if its body is empty. */
interface Section {
  /** The end of its ids. */
  readonly name: string
  readonly heading: (data: ChartInLanguage) => string
  readonly body: (data: ChartInLanguage, idPrefix: string) => string
}

const sections: readonly Section[] = [
  { name: 'values', heading: ({ language }) => language.page.values, body: valuesBody },
  { name: 'events', heading: ({ language }) => language.page.events, body: eventsBody },
  { name: 'curves', heading: ({ language }) => language.page.curves, body: curvesTable },
  { name: 'notes', heading: ({ language }) => language.page.notes, body: notesBody },
  { name: 'references', heading: ({ language }) => language.chart.references, body: referencesBody },
]

/** The id of the section that lists the patient's values. */
export function valuesId(idPrefix: string): string {
  return `${idPrefix}-values`
}

/** Everything below the picture. */
export function pageSections(data: ChartInLanguage, idPrefix: string): string {
  return sections
    .map(({ name, heading, body }) => {
      const id = `${idPrefix}-${name}`
      const content = body(data, idPrefix)
      if (content === '') return ''
      const title = `<h2 id="${id}-heading">${elementText(heading(data))}</h2>\n`
      return `<section id="${id}" class="${name}" aria-labelledby="${id}-heading">\n${title}${content}</section>\n`
    })
    .join('')
}

function valuesBody(data: ChartInLanguage, idPrefix: string): string {
  const table =
    valuesOf(data).length === 0 ? `<p>${elementText(data.language.chart.noValues)}</p>\n` : valuesTable(data, idPrefix)
  return table + targetText(data)
}

function targetText({ target, language, yAxis }: ChartInLanguage): string {
  if (target === undefined) return ''
  const inDecimals = (value: number) => numberText(value, yAxis.decimals, language)
  const withUnit = (figures: string) => `${figures} ${yAxis.unit}`.trim()
  const sds = target.score && sdsText(target.score, language)
  const range = language.chart.targetRange(inDecimals(target.lowest), inDecimals(target.highest))
  const text = language.page.target(withUnit(inDecimals(target.value)), sds, withUnit(range))
  return `<p>${elementText(text)}</p>\n`
}

function eventsBody({ markers, language, xAxis }: ChartInLanguage): string {
  if (markers.length === 0) return ''
  const { events, date } = language.page
  const columns = [
    { heading: date },
    { heading: `${xAxis.label} (${xAxis.unit})`, isNumeric: true },
    { heading: language.chart.event },
  ]
  const rows = markers.map((marker) => ({
    cells: [dateText(marker.date, language), numberText(marker.x, 2, language), marker.text],
  }))
  return htmlTable(events, columns, rows)
}

function notesBody({ notes }: ChartInLanguage): string {
  if (notes.length === 0) return ''
  return `<ul>\n${notes.map((note) => `<li>${elementText(note)}</li>\n`).join('')}</ul>\n`
}

function referencesBody({ references }: ChartInLanguage): string {
  if (references.length === 0) return ''
  const items = references.map(({ name, text }) => `<dt>${elementText(name)}</dt>\n<dd>${elementText(text)}</dd>\n`)
  return `<dl>\n${items.join('')}</dl>\n`
}
