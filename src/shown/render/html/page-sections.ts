import { gainReferences } from '../../../charts/course/gain-tables.js'
import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import { scoreReferences } from '../../../charts/data/notes/chart-references.js'
import { dateText, markerAgeText, measuredText, scoreText } from '../../../charts/data/texts/describe-point.js'
import { pubertyDays } from '../../../charts/data/texts/found-by-day.js'
import { eventText } from '../../../charts/data/texts/marker-text.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { attributeText, elementText } from '../../../ground/text/markup.js'
import { backgroundNote, curvesTable, limitsTable } from './curves-table.js'
import { htmlTable } from './html-table.js'
import { type LinkedValues, linkedValues, valuesOf } from './linked-values.js'
import { asRequested, type ChartViews, type PageView, type SwitchName, switchedBlocks } from './page-choices.js'
import { clinicBody, clinicReferences } from './page-clinic.js'
import { courseBody, courseNotice, courseReferences } from './page-course.js'
import { chartGains, gainBody } from './page-gains.js'
import { valuesTable } from './values-table.js'

/** A block of a section, and the switches that change it. */
interface SectionBlock {
  readonly switches: readonly SwitchName[]
  readonly body: (view: PageView, linked: LinkedValues) => string
}

/** A section of the page below the picture. It is left out if its blocks are empty. */
interface Section {
  /** The end of its ids. */
  readonly name: string
  readonly heading: (data: ChartInLanguage) => string
  readonly blocks: readonly SectionBlock[]
}

const sections: readonly Section[] = [
  {
    name: 'course',
    heading: ({ language }) => language.page.course,
    blocks: [{ switches: ['age', 'reference'], body: courseBody }],
  },
  {
    name: 'values',
    heading: ({ language }) => language.page.values,
    blocks: [{ switches: ['age', 'reference'], body: valuesBody }],
  },
  {
    name: 'gains',
    heading: ({ language }) => language.page.gains,
    blocks: [{ switches: ['age'], body: gainBody }],
  },
  {
    name: 'clinic',
    heading: ({ language }) => language.page.clinicMeasures,
    blocks: [{ switches: ['age'], body: clinicBody }],
  },
  {
    name: 'events',
    heading: ({ language }) => language.page.events,
    blocks: [{ switches: ['age'], body: eventsBody }],
  },
  {
    name: 'curves',
    heading: ({ language }) => language.page.curves,
    blocks: [
      { switches: ['lines', 'age', 'reference'], body: curvesTable },
      { switches: ['age', 'reference'], body: limitsTable },
      { switches: ['reference'], body: backgroundNote },
    ],
  },
  {
    name: 'notes',
    heading: ({ language }) => language.page.notes,
    blocks: [{ switches: ['window', 'lines', 'age', 'reference'], body: notesBody }],
  },
  {
    name: 'references',
    heading: ({ language }) => language.chart.references,
    blocks: [{ switches: ['window', 'age', 'reference'], body: referencesBody }],
  },
]

/** The id of the section that lists the patient's values. */
export function valuesId(idPrefix: string): string {
  return `${idPrefix}-values`
}

/** Everything below the picture. */
export function pageSections(views: ChartViews, idPrefix: string): string {
  const { data } = views.view(asRequested)
  const linked = linkedValues(views)
  return sections
    .map(({ name, heading, blocks }) => {
      const text = elementText(heading(data))
      // The first block takes the heading with it where a choice leaves the section empty.
      const content = blocks.map(({ switches, body }, i) =>
        switchedBlocks(views, switches, (view) => {
          const inner = body(view, linked)
          return i > 0 || inner === '' ? inner : `<h2>${text}</h2>\n${inner}`
        }),
      )
      const body = content.join('')
      const label = attributeText(heading(data))
      return body && `<section id="${idPrefix}-${name}" class="${name}" aria-label="${label}">\n${body}</section>\n`
    })
    .join('')
}

function valuesBody({ data }: PageView, linked: LinkedValues): string {
  const table =
    valuesOf(data).length === 0 ? `<p>${elementText(data.language.chart.noValues)}</p>\n` : valuesTable(data, linked)
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

function eventsBody({ data: { markers, puberty, language } }: PageView): string {
  const found = pubertyDays(puberty?.signs ?? [], language)
  if (markers.length + found.length === 0) return ''
  const { events, date, age } = language.page
  const columns = [{ heading: date }, { heading: age, isNumeric: true }, { heading: language.chart.event }]
  const ofMarkers = markers.map((marker) => ({
    date: marker.date,
    cells: [
      [marker.date, marker.until ?? []]
        .flat()
        .map((day) => dateText(day, language))
        .join(' – '),
      markerAgeText(marker, language) ?? '–',
      eventText(marker, language),
    ],
  }))
  const ofPuberty = found.map(({ date: day, age: years, text }) => ({
    date: day,
    cells: [dateText(day, language), years, text],
  }))
  const rows = [...ofMarkers, ...ofPuberty].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return htmlTable(events, columns, rows)
}

/** That growth over time has something of note: above the picture, which may fill the screen. */
export function noticeLine(views: ChartViews, idPrefix: string): string {
  return switchedBlocks(views, ['age', 'reference'], (view) => courseNotice(view, `${idPrefix}-course`))
}

/** What no reader may miss: right below the picture. */
export function cautionList(views: ChartViews): string {
  return switchedBlocks(views, ['window', 'lines', 'age', 'reference'], ({ data: { cautions } }) =>
    cautions.length === 0 ? '' : textList(cautions, 'cautions'),
  )
}

function notesBody({ data: { notes } }: PageView): string {
  return notes.length === 0 ? '' : textList(notes, '')
}

function textList(texts: readonly string[], name: string): string {
  return `<ul${name && ` class="${name}"`}>\n${texts.map((text) => `<li>${elementText(text)}</li>\n`).join('')}</ul>\n`
}

function referencesBody(view: PageView): string {
  const { data, frame } = view
  const { references } = data
  const known = new Set(references.map(({ text }) => text))
  // Two rules of one guideline have one citation.
  const others = [
    ...(frame === undefined ? [] : scoreReferences(frame, data)),
    ...gainReferences(chartGains(view)),
    ...clinicReferences(view),
    ...courseReferences(view),
  ].filter(({ text }) => !known.has(text) && known.add(text))
  const entries = [
    ...references.map(({ shortName, year, number, text }) => ({
      name: [shortName, year, `(${number})`].filter((part) => part !== undefined).join(' '),
      text,
    })),
    ...others.map(({ name, text }, i) => ({ name: `${name} (${references.length + i + 1})`, text })),
  ]
  if (entries.length === 0) return ''
  const items = entries.map(({ name, text }) => `<dt>${elementText(name)}</dt>\n<dd>${elementText(text)}</dd>\n`)
  return `<dl>\n${items.join('')}</dl>\n`
}
