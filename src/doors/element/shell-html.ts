import type { ChartPoint } from '../../charts/data/chart-data.js'
import { chartedFields } from '../../charts/data/points/unused-values.js'
import { bornText, pointAgeText, valueText, whenTexts } from '../../charts/data/texts/describe-point.js'
import type { MeasuredField } from '../../charts/types/measures.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { capitalised } from '../../ground/languages/within-sentence.js'
import { textIn } from '../../ground/model/localized.js'
import { attributeText, elementText } from '../../ground/text/markup.js'
import { valuesTable } from '../../shown/render/html/values-table.js'
import type { ChartModel, ShownChart } from './chart-model.js'
import type { InteractiveLanguage } from './inputs/element-language.js'
import { curveReferences } from './overlay.js'
import { placeText, type Reading } from './reading.js'
import { visitFields } from './what-if.js'

/** The parts of the element, in the order in which they are read. */
export interface ElementParts {
  readonly head: string
  readonly tools: string
  readonly picture: string
  readonly reading: string
  readonly whatIf: string
  readonly notes: string
}

/** The element's shadow tree: a skeleton with its parts filled in, the same on a server and in a browser. */
export function shellHtml(parts: ElementParts, { language, frame }: ChartModel): string {
  const { element, chart } = language
  const name = chart.chartOf(chart.titles[frame.type], chart.population[frame.gender])
  const axis = frame.definition.axis.words(chart).label
  return (
    `<div class="chart" part="chart" role="group" aria-label="${attributeText(name)}">\n` +
    `<div class="head" part="header">${parts.head}</div>\n` +
    `<div class="tools" part="toolbar" role="toolbar" aria-label="${attributeText(element.tools)}">${parts.tools}</div>\n` +
    '<div class="body">\n<div class="main">\n' +
    `<div class="stage" part="stage"><div class="picture" part="picture">${parts.picture}</div>` +
    '<svg class="overlay" part="overlay" aria-hidden="true"></svg>' +
    `<div class="ruler" part="ruler" role="slider" tabindex="0" aria-label="${attributeText(element.reading(axis))}"` +
    ' aria-valuemin="0" aria-valuemax="0" aria-valuenow="0"></div>' +
    `<div class="hint" hidden>${elementText(element.wheelHint)}</div></div>\n` +
    `<p class="key" hidden></p><div class="range" part="range"><div class="window"></div>${rangeInput('from', element.sectionBegins)}` +
    `${rangeInput('to', element.sectionEnds)}</div>\n</div>\n` +
    `<div class="reading" part="reading">${parts.reading}</div>\n</div>\n` +
    `<div class="whatif" part="what-if" role="form" aria-label="${attributeText(element.whatIf)}" hidden>${parts.whatIf}</div>\n` +
    `<div class="notes" part="notes">${parts.notes}</div>\n` +
    '<div class="unseen" role="status" aria-live="polite"></div>\n</div>\n'
  )
}

function rangeInput(end: 'from' | 'to', label: string): string {
  return `<input type="range" data-end="${end}" min="0" max="1000" value="0" aria-label="${attributeText(label)}">`
}

/** Title, references and child. */
export function headHtml({ data }: ShownChart): string {
  const { language, patient } = data
  const { chart } = language
  const names = [...new Set(data.references.map(({ shortName, year }) => (year ? `${shortName} ${year}` : shortName)))]
  const born = bornText(patient, language)
  const id = patient.id === undefined ? [] : [chart.patientId(patient.id)]
  const about = [...(born === undefined ? [] : [born]), ...id].join(' · ')
  const latest = data.latest ?? data.points.at(-1)
  const ageOf = (point: ChartPoint) =>
    point.ageYears === undefined ? [] : [pointAgeText(point, point.ageYears, language)]
  const latestText =
    latest?.date === undefined
      ? ''
      : `<p class="latest">${elementText([...whenTexts(latest, language), ...ageOf(latest), valueText(latest, data.yAxis, language)].join(' · '))}</p>`
  return (
    `<div><p class="title" part="title">${elementText(`${data.title} · ${data.population}`)}</p>` +
    `<p class="quiet">${elementText(names.join(', '))}</p></div>` +
    `<div class="child"><p class="name">${elementText(patient.name ?? '')}</p>` +
    `<p class="quiet">${elementText(about)}</p>${latestText}</div>`
  )
}

interface Tool {
  readonly action: string
  readonly text: string
  /** Named by its text unless it says otherwise. */
  readonly label?: string
  readonly pressed?: boolean
}

function toolButton({ action, text, label, pressed }: Tool): string {
  const name = label === undefined ? '' : ` aria-label="${attributeText(label)}" title="${attributeText(label)}"`
  const state = pressed === undefined ? '' : ` aria-pressed="${pressed}"`
  return `<button type="button" part="button" data-action="${action}"${name}${state}>${elementText(text)}</button>`
}

function toolGroup(label: string, tools: readonly Tool[]): string {
  return `<div class="group" role="group" aria-label="${attributeText(label)}">${tools.map(toolButton).join('')}</div>`
}

/** Switches, zoom, and the menu of what can be done with the picture. */
export function toolsHtml({ language, frame, hasCorrection }: ChartModel, sets: readonly ReferenceSet[]): string {
  const { element } = language
  const other = frame.settings.lines === 'sds' ? 'percentiles' : frame.settings.lines
  return (
    toolGroup(element.lines, [
      { action: `lines:${other}`, text: element.linesShown[other], pressed: frame.settings.lines !== 'sds' },
      { action: 'lines:sds', text: element.linesShown.sds, pressed: frame.settings.lines === 'sds' },
    ]) +
    (hasCorrection
      ? toolGroup(element.ages, [
          { action: 'ages:corrected', text: element.corrected, pressed: true },
          { action: 'ages:chronological', text: element.chronological, pressed: false },
        ])
      : '') +
    toolGroup(element.zoom, [
      { action: 'zoom:out', text: '−', label: element.zoomOut },
      { action: 'zoom:in', text: '+', label: element.zoomIn },
      { action: 'zoom:child', text: element.showChild },
      { action: 'zoom:all', text: element.showAll },
    ]) +
    comparedSelect(sets, language) +
    toolButton({ action: 'whatif', text: element.whatIf, pressed: false }) +
    menuHtml(language)
  )
}

function comparedSelect(sets: readonly ReferenceSet[], language: InteractiveLanguage): string {
  if (sets.length === 0) return ''
  const { compareWith } = language.element
  const options = [`${compareWith} …`, ...sets.map(({ name }) => textIn(name, language))]
    .map((text, i) => `<option value="${i - 1}">${elementText(text)}</option>`)
    .join('')
  return `<select part="select" aria-label="${attributeText(compareWith)}">${options}</select>`
}

function menuHtml({ element }: InteractiveLanguage): string {
  const keys = Object.values(element.keyMap)
    .map(({ keys, action }) => `<dt>${elementText(keys)}</dt><dd>${elementText(action)}</dd>`)
    .join('')
  return (
    `<details class="more"><summary part="button">${elementText(element.more)}</summary><div class="menu" part="menu">` +
    [
      { action: 'copy:png', text: element.copyPicture },
      { action: 'copy:svg', text: element.copySvg },
      { action: 'print', text: element.print },
      { action: 'fullscreen', text: element.fullScreen },
    ]
      .map(toolButton)
      .join('') +
    `<p class="quiet">${elementText(element.asRecorded)}</p>` +
    `<p class="quiet heading">${elementText(element.keys)}</p><dl>${keys}</dl></div></details>`
  )
}

/** What the ruler reads, or that the child has no values. */
export function readingPart(reading: Reading | undefined, chart: ShownChart): string {
  if (reading !== undefined) return readingHtml(reading, chart)
  return `<div class="read"><p>${elementText(chart.data.language.chart.noValues)}</p></div>`
}

/** What the ruler reads: the child in its place among the lines. */
function readingHtml({ place, date, child, lines }: Reading, { data, compared, model }: ShownChart): string {
  const { element } = model.language
  const [own, others] = [data, compared?.data].map((each) => [
    ...new Set(each === undefined ? [] : curveReferences(each).map(({ shortName }) => shortName)),
  ])
  const row = (cells: readonly string[], className = '') =>
    `<tr${className}><th scope="row">${elementText(cells[0] ?? '')}</th>${cells
      .slice(1)
      .map((text) => `<td>${elementText(text)}</td>`)
      .join('')}</tr>`
  const hasOther = compared !== undefined
  const childRow =
    child === undefined ? '' : row([element.child, child.value, ...(hasOther ? [''] : [])], ' class="own"')
  const at = child === undefined ? lines.length : lines.filter(({ y }) => y > child.y).length
  const rows = lines.map(({ label, value, compared: other }) => row([label, value, ...(hasOther ? [other ?? ''] : [])]))
  const details = child?.details.map((text) => `<p>${elementText(text)}</p>`).join('') ?? ''
  const note =
    child !== undefined && child.point === undefined ? `<p class="quiet">${elementText(element.betweenVisits)}</p>` : ''
  const heading = hasOther
    ? `<thead><tr><th scope="col">${elementText(element.line)}</th><th scope="col">${elementText(own?.join(', ') ?? '')}</th><th scope="col" class="other">${elementText(others?.join(', ') ?? '')}</th></tr></thead>`
    : ''
  const table =
    rows.length === 0 && childRow === ''
      ? `<p class="quiet">${elementText(element.noCurves)}</p>`
      : `<table>${heading}<tbody>${[...rows.slice(0, at), childRow, ...rows.slice(at)].join('')}</tbody></table>`
  return (
    `<div class="read"><p class="place">${elementText(place)}</p>${date === undefined ? '' : `<p class="quiet">${elementText(date)}</p>`}` +
    `${child === undefined ? '' : `<p class="value">${elementText(child.value)}</p>`}${details}${note}</div>${table}`
  )
}

/** Fields for a visit to come, and for other heights of the parents. */
export function whatIfHtml(chart: ShownChart): string {
  const { element } = chart.model.language
  const number = (name: string, label: string, value?: number | null) =>
    `<label>${elementText(label)} <input part="input" type="number" step="any" inputmode="decimal" name="${name}"` +
    `${typeof value === 'number' ? ` placeholder="${value}"` : ''}></label>`
  const { sizeFatherCm, sizeMotherCm } = chart.model.inputs.patient
  const fields = visitFields(chart).map((field) => number(field, fieldLabel(field, chart.model.language)))
  const parents = [
    number('sizeFatherCm', element.father, sizeFatherCm),
    number('sizeMotherCm', element.mother, sizeMotherCm),
  ]
  const date = `<label>${elementText(chart.data.language.page.date)} <input part="input" type="date" name="date" value="${chart.data.drawnOn ?? ''}"></label>`
  return (
    `<fieldset><legend>${elementText(element.nextVisit)}</legend>${date}${fields.join('')}</fieldset>` +
    (chart.frame.definition.showsTarget
      ? `<fieldset><legend>${elementText(element.parents)}</legend>${parents.join('')}</fieldset>`
      : '') +
    `<button type="button" part="button" data-action="whatif:clear">${elementText(element.clear)}</button>` +
    '<div class="outcome" role="status"></div>'
  )
}

/** `Height (cm)` */
function fieldLabel(field: MeasuredField, { element, names }: InteractiveLanguage): string {
  const named: { readonly [name in MeasuredField]?: string } = element.fields
  const { clinic, unit } = chartedFields[field]
  return clinic === undefined ? (named[field] ?? unit) : `${capitalised(names.clinicMeasures[clinic])} (${unit})`
}

/** The rows light nothing: the element reads values itself. */
const noLinks: ReadonlyMap<string, number> = new Map()

/** What the legend has no room for, cautions and notes, and all values as a table. */
export function notesHtml({
  chart: { data },
  key,
}: {
  readonly chart: ShownChart
  readonly key: readonly string[]
}): string {
  const { language } = data
  const list = (texts: readonly string[], className: string) =>
    texts.length === 0
      ? ''
      : `<ul class="${className}">${texts.map((text) => `<li>${elementText(text)}</li>`).join('')}</ul>`
  const values =
    data.points.length === 0 && data.birth === undefined
      ? `<p>${elementText(language.chart.noValues)}</p>`
      : `<details part="values"><summary>${elementText(language.page.values)}</summary>${valuesTable(data, noLinks)}</details>`
  return list(key, 'legend') + list(data.cautions, 'cautions') + values + list(data.notes, 'quiet')
}

/** The section in words. */
export function sectionText(chart: ShownChart): string {
  const { from, to } = chart.data.xAxis
  return chart.model.language.element.section(placeText(chart, from), placeText(chart, to))
}
