import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import type { CurveFigures } from '../../charts/data/curve-figures.js'
import { dateText, eventText, markerAgeText, measuredText, scoreText } from '../../charts/data/describe-point.js'
import type { ChartLanguage } from '../../languages/language.js'
import { numberText } from '../../languages/written-number.js'
import { elementText } from '../../text/markup.js'
import { curvesTable } from './curves-table.js'
import { htmlTable } from './html-table.js'
import { valuesOf, valuesTable } from './values-table.js'

/** What a page has besides the data of its chart. */
export interface PageParts {
  /** The prefix of every id. */
  readonly idPrefix: string
  readonly figures: CurveFigures
}

/** A section of the page below the picture. It is left out if its body is empty. */
interface Section {
  /** The end of its ids. */
  readonly name: string
  readonly heading: (data: ChartInLanguage) => string
  readonly body: (data: ChartInLanguage, page: PageParts) => string
}

const sections: readonly Section[] = [
  { name: 'values', heading: ({ language }) => language.page.values, body: valuesBody },
  { name: 'events', heading: ({ language }) => language.page.events, body: eventsBody },
  {
    name: 'curves',
    heading: ({ language }) => language.page.curves,
    body: (data, { figures }) => curvesTable(data, figures),
  },
  { name: 'notes', heading: ({ language }) => language.page.notes, body: notesBody },
  { name: 'references', heading: ({ language }) => language.chart.references, body: referencesBody },
]

/** The id of the section that lists the patient's values. */
export function valuesId(idPrefix: string): string {
  return `${idPrefix}-values`
}

/** Everything below the picture. */
export function pageSections(data: ChartInLanguage, page: PageParts): string {
  return sections
    .map(({ name, heading, body }) => {
      const id = `${page.idPrefix}-${name}`
      const content = body(data, page)
      if (content === '') return ''
      const title = `<h2 id="${id}-heading">${elementText(heading(data))}</h2>\n`
      return `<section id="${id}" class="${name}" aria-labelledby="${id}-heading">\n${title}${content}</section>\n`
    })
    .join('')
}

function valuesBody(data: ChartInLanguage, { idPrefix }: PageParts): string {
  const table =
    valuesOf(data).length === 0 ? `<p>${elementText(data.language.chart.noValues)}</p>\n` : valuesTable(data, idPrefix)
  return table + warningList(data) + unusedList(data) + targetText(data)
}

/** The values with a warning, which the picture only marks. */
function warningList(data: ChartInLanguage): string {
  const { yAxis, language } = data
  const items = valuesOf(data).flatMap(({ date, y, warnings = [] }) => {
    const measured = measuredText(y, yAxis, language)
    return warnings.map((text) => explainedValue(date, measured, `${language.chart.warning}: ${text}`, language))
  })
  return items.length === 0 ? '' : `<dl class="unused">\n${items.join('')}</dl>\n`
}

/** The values that plausibility checks took out of use, each with the reason: a list, which fits a phone too. */
function unusedList({ unused, language }: ChartInLanguage): string {
  if (unused.length === 0) return ''
  const items = unused.map(({ date, value, text }) => explainedValue(date, value, text, language))
  return `<h3>${elementText(language.page.notUsed)}</h3>\n<dl class="unused">\n${items.join('')}</dl>\n`
}

function explainedValue(date: string | undefined, value: string, text: string, language: ChartLanguage): string {
  const term = [date === undefined ? '' : dateText(date, language), value].filter(Boolean).join(' · ')
  return `<dt>${elementText(term)}</dt>\n<dd>${elementText(text)}</dd>\n`
}

function targetText({ target, language, yAxis }: ChartInLanguage): string {
  if (target === undefined) return ''
  const inDecimals = (value: number) => numberText(value, yAxis.decimals, language)
  const withUnit = (figures: string) => `${figures} ${yAxis.unit}`.trim()
  const sds = target.score && scoreText(target.score, language)
  const range = language.chart.targetRange(inDecimals(target.lowest), inDecimals(target.highest))
  const text = language.page.target(withUnit(inDecimals(target.value)), sds, withUnit(range))
  return `<p>${elementText(text)}</p>\n`
}

function eventsBody({ markers, language }: ChartInLanguage): string {
  if (markers.length === 0) return ''
  const { events, date, age } = language.page
  const columns = [{ heading: date }, { heading: age, isNumeric: true }, { heading: language.chart.event }]
  const rows = markers.map((marker) => ({
    cells: [
      [marker.date, marker.until ?? []]
        .flat()
        .map((day) => dateText(day, language))
        .join(' – '),
      markerAgeText(marker, language) ?? '–',
      eventText(marker, language),
    ],
  }))
  return htmlTable(events, columns, rows)
}

/** What no reader may miss: it stands right below the picture. */
export function cautionList({ cautions }: ChartInLanguage): string {
  return cautions.length === 0 ? '' : textList(cautions, 'cautions')
}

function notesBody({ notes }: ChartInLanguage): string {
  return notes.length === 0 ? '' : textList(notes, '')
}

function textList(texts: readonly string[], name: string): string {
  return `<ul${name && ` class="${name}"`}>\n${texts.map((text) => `<li>${elementText(text)}</li>\n`).join('')}</ul>\n`
}

function referencesBody({ references }: ChartInLanguage): string {
  if (references.length === 0) return ''
  const items = references.map(({ shortName, year, number, text }) => {
    const name = [shortName, year, `(${number})`].filter((part) => part !== undefined).join(' ')
    return `<dt>${elementText(name)}</dt>\n<dd>${elementText(text)}</dd>\n`
  })
  return `<dl>\n${items.join('')}</dl>\n`
}
