import type { ChartOptions } from '../../../src/charts/chart-growth.js'
import { type ChartRequest, chartLines } from '../../../src/charts/chart-request.js'
import { applicableChartTypes, chartTitle } from '../../../src/charts/data/applicable-chart-types.js'
import { dateText } from '../../../src/charts/data/texts/describe-point.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { gestationalCorrections } from '../../../src/clinical/growth/growth-options.js'
import type { MeasureSet } from '../../../src/clinical/references/measures/measure-set.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { type AuxologyChartElement, defineChartElement } from '../../../src/doors/element/chart-element.js'
import { chartTypesOfKind } from '../../../src/ground/model/chart-types.js'
import { boneAgeMethods } from '../../../src/ground/model/course-names.js'
import { codeSample } from './code-sample.js'
import { byId, type Content, create, loadScript } from './dom.js'
import { exampleChildren } from './example-children.js'
import { adviceView, growthView, treatmentView } from './growth-view.js'
import { comparisonView, familyView } from './outlook.js'
import { savePaper } from './paper.js'
import { showForm } from './patient-form.js'
import { type Editor, editors, readPatient, showProblem, writePatient } from './patient-text.js'
import { type Reader, readers } from './reader.js'
import { measuresFor, offeredSets, referenceSet, setsAtHand, setTitle } from './reference-sets.js'
import { type Computed, explainedView, latestView, latestVisit, messagesView, referencesView } from './results.js'
import { type Choices, defaultChoices, fromFragment, type PlaygroundState, toFragment } from './state.js'
import { wordOf } from './words.js'

const first = exampleChildren[0]?.patient ?? {}
let state: PlaygroundState = { patient: first, choices: defaultChoices }
let editor: Editor = 'form'
let explainedVisit: number | 'all' | 'latest' = 'latest'
let references: ReferenceSet
let measures: MeasureSet | undefined
const text = byId<HTMLTextAreaElement>('text')
const chart = document.querySelector('auxology-chart') as AuxologyChartElement
const reader = (): Reader => readers[state.choices.locale]
const words = (): Reader['words'] => reader().words

function choose(choices: Partial<Choices>): Promise<void> {
  state = { ...state, choices: { ...state.choices, ...choices } }
  return showResults()
}

/** Everything again: another child or another language. */
async function showAll(): Promise<void> {
  const { locale } = state.choices
  document.documentElement.lang = locale
  document.title = `auxology: ${words().title}`
  for (const each of document.querySelectorAll<HTMLElement>('[data-words]')) {
    const word = wordOf(words(), each.dataset['words'] ?? '')
    if (word !== undefined) each.textContent = word
  }
  const search = byId<HTMLInputElement>('search')
  search.placeholder = words().search
  search.setAttribute('aria-label', words().search)
  showEditor()
  await showResults()
}

function showEditor(): void {
  showProblem(undefined, words(), text)
  for (const each of editors) {
    const tab = byId(`tab-${each}`)
    tab.setAttribute('aria-selected', String(each === editor))
    tab.tabIndex = each === editor ? 0 : -1
  }
  byId('form').hidden = editor !== 'form'
  byId('source').hidden = editor === 'form'
  byId('source').setAttribute('aria-labelledby', `tab-${editor}`)
  if (editor !== 'form') {
    text.value = writePatient(state.patient, editor)
    text.setAttribute('aria-label', `${words().child}, ${editor.toUpperCase()}`)
  } else showForm(state.patient, reader(), (patient) => void setPatient(patient))
}

/** What is edited is shown as soon as it can be read. */
async function setPatient(patient: PlaygroundState['patient']): Promise<void> {
  const before = state
  state = { ...state, patient }
  try {
    await showResults()
    showProblem(undefined, words(), text)
  } catch (error) {
    state = before
    showProblem(error, words(), text)
  }
}

function readText(): void {
  let patient: PlaygroundState['patient']
  try {
    patient = readPatient(text.value)
  } catch (error) {
    showProblem(error, words(), text)
    return
  }
  void setPatient(patient)
}

function options(): ChartOptions {
  const { locale, today, correction, boneAgeMethod } = state.choices
  const courseCharts = globalThis.auxologyCourse?.courseCharts
  return {
    locale,
    references,
    measures,
    courseCharts,
    gestationalCorrection: correction,
    ...(today === '' ? {} : { today }),
    ...(boneAgeMethod === '' ? {} : { boneAgeMethod }),
  }
}

async function showResults(): Promise<void> {
  references = await referenceSet(state.choices.set)
  measures = await measuresFor(state.patient)
  // A shared address may ask for such a chart; else it comes after the first view.
  if ((chartTypesOfKind.course as readonly string[]).includes(state.choices.type)) await loadScript('more-course.js')
  const { patient } = state
  const result = calculatePatient(patient, options())
  const computed: Computed = { patient, result, explained: explainScores(patient, options()), reader: reader() }
  showChoices(computed)
  showChart()
  const views: { readonly [id: string]: readonly Content[] } = {
    latest: latestView(computed),
    // Of growth over time, once that is loaded.
    advice: adviceView(computed, options()),
    growth: growthView(computed, options()),
    treatment: treatmentView(computed, options()),
    family: familyView(computed, options()),
    messages: messagesView(computed),
    comparison: [comparisonView(computed, options())],
    explained: [explainedView(computed, visitExplained(computed))],
    references: [referencesView(computed)],
    code: [codeSample(state)],
  }
  for (const [id, view] of Object.entries(views)) {
    byId(id).replaceChildren(...view.filter((each) => each !== undefined))
  }
}

function visitExplained({ result }: Computed): number | 'all' {
  if (explainedVisit === 'latest') return latestVisit(result) ?? 'all'
  return explainedVisit !== 'all' && explainedVisit >= result.measurements.length ? 'all' : explainedVisit
}

function showChart(): void {
  const { patient, choices } = state
  const { theme } = choices
  const isDrawn = applicableChartTypes(patient, { ...options(), onlyIndicated: false }).length > 0
  chart.hidden = !isDrawn
  byId('no-chart').hidden = isDrawn
  if (!isDrawn) return
  const compareWith = Object.values(setsAtHand).filter(
    (set): set is ReferenceSet => set !== undefined && set !== references,
  )
  chart.patient = patient
  chart.request = { ...chartRequest(), ...(theme === 'auto' ? {} : { theme }) }
  chart.options = { ...(options() as object), compareWith }
}

/** What is drawn, on the page and on paper. What is expected comes with growth over time. */
function chartRequest(): Pick<ChartRequest, 'type' | 'lines' | 'expected'> {
  const { type, lines, expected } = state.choices
  const isExpected = expected === 'on' && globalThis.auxologyCourse !== undefined
  return { type, ...(lines === '' ? {} : { lines }), ...(isExpected ? { expected: true } : {}) }
}

/** The menus, whose entries depend on the child and the language. */
function showChoices(computed: Computed): void {
  const { choices, patient } = state
  const { locale } = choices
  const { language, words } = computed.reader
  const indicated = applicableChartTypes(patient, options())
  const all = applicableChartTypes(patient, { ...options(), onlyIndicated: false })
  const types = [...indicated, ...all.filter((type) => !indicated.includes(type))]
  const type = types.includes(choices.type) ? choices.type : types[0]
  if (type !== undefined && type !== choices.type) state = { ...state, choices: { ...choices, type } }
  byId('bone-age-method').hidden = !patient.measurements?.some(({ boneAgeYears }) => boneAgeYears !== undefined)
  byId<HTMLSelectElement>('locale').value = locale
  byId<HTMLInputElement>('today').value = choices.today
  const visits = computed.result.measurements.map(({ date }, index) => {
    const when = date === undefined ? words.visit(index + 1) : dateText(date, language)
    return [String(index), when] as const
  })
  const children = exampleChildren.map(({ about }, index) => [String(index), about[locale]] as const)
  const example = exampleChildren.findIndex((each) => each.patient === patient)
  const { lineNames } = language.page
  const { boneAgeMethod, corrections } = words
  const menu = <Word extends string>(entries: readonly Word[], texts: { readonly [word in Word]: string }) =>
    entries.map((each) => [each, texts[each]] as const)
  const titles = types.map((each) => [each, chartTitle(each, locale)] as const)
  const sets = offeredSets(choices.set).map((each) => [each, setTitle(each, locale)] as const)
  fill('type', titles, type ?? '')
  fill('set', sets, choices.set)
  fill('lines', [['', words.linesByDefault], ...menu(chartLines, lineNames)], choices.lines)
  fill('expected', Object.entries(words.expected), choices.expected)
  fill('theme', Object.entries(words.themes), choices.theme)
  fill('correction', menu(gestationalCorrections, corrections), choices.correction)
  fill('boneAgeMethod', menu(['', ...boneAgeMethods] as const, boneAgeMethod), choices.boneAgeMethod)
  fill('explained-visit', [['all', words.allVisits], ...visits.reverse()], String(visitExplained(computed)))
  fill('example', [['', '–'], ...children, ['new', words.newChild]], example < 0 ? '' : String(example))
}

function fill(id: string, entries: readonly (readonly [value: string, text: string])[], chosen: string): void {
  const select = byId<HTMLSelectElement>(id)
  const wanted = JSON.stringify(entries)
  if (select.dataset['entries'] !== wanted) {
    select.replaceChildren(...entries.map(([value, name]) => create('option', { value }, name)))
    select.dataset['entries'] = wanted
  }
  select.value = chosen
}

function listen(): void {
  for (const name of ['type', 'set', 'lines', 'expected', 'theme', 'correction', 'today', 'boneAgeMethod'] as const) {
    byId(name).addEventListener('change', (event) => void choose({ [name]: (event.target as HTMLSelectElement).value }))
  }
  byId('locale').addEventListener('change', (event) => {
    const locale = (event.target as HTMLSelectElement).value === 'en' ? 'en' : 'de'
    state = { ...state, choices: { ...state.choices, locale } }
    void showAll()
  })
  byId('example').addEventListener('change', (event) => {
    const { value } = event.target as HTMLSelectElement
    const patient = value === 'new' ? { measurements: [{}] } : exampleChildren[Number(value)]?.patient
    if (patient === undefined || value === '') return
    state = { ...state, patient }
    explainedVisit = 'latest'
    void showAll()
  })
  byId('explained-visit').addEventListener('change', (event) => {
    const { value } = event.target as HTMLSelectElement
    explainedVisit = value === 'all' ? 'all' : Number(value)
    void showResults()
  })
  for (const each of editors) byId(`tab-${each}`).addEventListener('click', () => openEditor(each))
  byId('tabs').addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: editors.length - 1 }[key]
    if (step !== undefined) openEditor(editors[(editors.indexOf(editor) + step) % editors.length] ?? 'form')
  })
  text.addEventListener('input', readText)
  for (const button of document.querySelectorAll<HTMLElement>('[data-paper]')) {
    button.addEventListener('click', () => void take(button.dataset['paper'] ?? ''))
  }
  byId('share').addEventListener('click', () => void share())
  byId('copy-code').addEventListener('click', () => void copy(byId('code').textContent ?? '', 'code-status'))
  addEventListener('hashchange', () => void open())
}

function openEditor(chosen: Editor): void {
  editor = chosen
  showEditor()
  byId(`tab-${chosen}`).focus()
}

/** A page for the file. */
async function take(paper: string): Promise<void> {
  byId('paper-status').textContent = words().paper.drawing
  byId('paper-status').textContent = await savePaper(paper, state.patient, chartRequest(), options()).then(
    () => words().paper.saved,
    (error: unknown) => `${words().paper.notSaved} ${error instanceof Error ? error.message : String(error)}`,
  )
}

async function share(): Promise<void> {
  history.replaceState(null, '', await toFragment(state))
  await copy(location.href, 'share-status')
}

async function copy(copied: string, status: string): Promise<void> {
  byId(status).textContent = await navigator.clipboard.writeText(copied).then(
    () => words().copied,
    () => words().notCopied,
  )
}

/** The child in the address, else the first example. */
async function open(): Promise<void> {
  let isBroken = false
  const shared = await fromFragment(location.hash).catch(() => {
    isBroken = true
    return undefined
  })
  state = shared ?? state
  await showAll()
  if (isBroken) showProblem(new Error(words().linkBroken), words())
}

defineChartElement()
listen()
void start()

async function start(): Promise<void> {
  await open()
  // What the first view can do without.
  await loadScript('more-course.js')
  await showResults()
  document.documentElement.dataset['ready'] = 'true'
}
