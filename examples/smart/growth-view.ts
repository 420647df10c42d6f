import {
  applicableChartTypes,
  assessCourse,
  calculatePatient,
  chartTitle,
  explainScores,
  type Patient,
  type PatientResult,
  renderChart,
} from 'auxology'
import { type FhirResource, type PatientFromFhir, patientFromFhir, resultToFhir } from 'auxology/fhir'
import { store } from './record.js'
import type { Session } from './smart.js'
import { type AppLanguage, type AppWords, words } from './words.js'

type ViewName = keyof AppWords['views']

/** What the reader has chosen stays when the language changes. */
const chosen: { type?: string; view: ViewName; isStored: boolean } = { view: 'chart', isStored: false }

/** The record, what was not used of it, and what the system did not give. */
interface Record {
  readonly resources: readonly FhirResource[]
  readonly refused: readonly string[]
}

/** Shows the growth of the child in a record. */
export function showGrowth(main: HTMLElement, record: Record, session: Session, language: AppLanguage): void {
  const text = words[language]
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const read = patientFromFhir(record.resources, { patient: session.patient, timeZone, locale: language })
  const { patient, referenceSex } = read
  const options = { locale: language, timeZone, referenceSex }
  const result = calculatePatient(patient, options)
  showBanner(session.needsBanner ? result : undefined, language)
  const types = applicableChartTypes(patient, options)
  if (result.measurements.length === 0 || types.length === 0) {
    main.replaceChildren(
      element('section', 'card', element('p', '', text.noMeasurements)),
      remarks(read, record, language),
    )
    return
  }
  const again = (): void => showGrowth(main, record, session, language)
  const type = types.find((each) => each === chosen.type) ?? types[0] ?? 'Height'
  const tools = element(
    'div',
    'tools',
    tabs(text.views, chosen.view, (view) => {
      chosen.view = view
      again()
    }),
    select(
      types.map((each) => [each, chartTitle(each, language)] as const),
      type,
      (each) => {
        chosen.type = each
        again()
      },
    ),
    element('span', 'gap'),
    ...(chosen.view === 'sheet' ? [button(text.print, '', () => window.print())] : []),
    ...(session.mayWrite ? [storeButton(patient, read, session, language)] : []),
  )
  const body = chosen.view === 'chart' ? chart(patient, type, options) : sheet(patient, type, options)
  main.replaceChildren(tools, ...messages(result, language), body, remarks(read, record, language))
}

/** Whose record it is, unless the system around the page shows it. */
function showBanner(result: PatientResult | undefined, language: AppLanguage): void {
  const banner = document.querySelector('#banner') as HTMLElement
  const text = words[language]
  if (result === undefined) {
    banner.replaceChildren(element('h1', 'unseen', text.title))
    return
  }
  const { firstName = '', lastName = '', dateOfBirth, gender = 'unknown', ageInYears } = result
  const born = dateOfBirth === undefined ? '' : `${text.born} ${dayText(dateOfBirth, language)}`
  const age = ageInYears === undefined ? '' : ageText(ageInYears, language)
  banner.replaceChildren(
    element('h1', '', [lastName, firstName].filter((part) => part !== '').join(', ') || text.title),
    element('span', '', [text.sexes[gender], born, age].filter((part) => part !== '').join(' · ')),
  )
}

function dayText(isoDate: string, language: AppLanguage): string {
  const day = new Date(`${isoDate.slice(0, 10)}T00:00:00Z`)
  return day.toLocaleDateString(language === 'en' ? 'en-GB' : 'de', { dateStyle: 'medium', timeZone: 'UTC' })
}

function ageText(years: number, language: AppLanguage): string {
  const [value, unit] = years < 2 ? [Math.floor(years * 12), 'month'] : [Math.floor(years), 'year']
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(value),
  )
}

function chart(patient: Patient, type: string, options: object): HTMLElement {
  const shown = document.createElement('auxology-chart')
  shown.patient = patient
  shown.request = { type: type as never }
  shown.options = options
  return element('div', 'stage', shown)
}

/** The clinic sheet: A4, drawn once its code is loaded. All text in it is escaped. */
function sheet(patient: Patient, type: string, options: { readonly locale: string }): HTMLElement {
  const place = element('div', 'sheet')
  renderChart(patient, { type: type as never, format: 'Svg', layout: 'sheet' }, options).then(
    ({ body }) => {
      const picture = new DOMParser().parseFromString(String(body), 'image/svg+xml').documentElement
      place.replaceChildren(document.importNode(picture, true))
    },
    (error: Error) => place.replaceChildren(element('p', 'reason', error.message)),
  )
  return place
}

/** What the plausibility checks ask about: impossible and exceptional values. */
function messages(result: PatientResult, language: AppLanguage): readonly HTMLElement[] {
  const ofVisits = result.measurements.flatMap(({ date, validationMessages }) =>
    validationMessages.map((message) => ({ ...message, day: date === undefined ? '' : dayText(date, language) })),
  )
  const found = [...result.validationMessages.map((message) => ({ ...message, day: '' })), ...ofVisits].filter(
    ({ severity }) => severity !== 'hint',
  )
  if (found.length === 0) return []
  const entries = found.map(({ severity, day, text }) => element('li', severity, day === '' ? text : `${day}: ${text}`))
  return [element('section', 'messages', element('h2', '', words[language].messages), element('ul', '', ...entries))]
}

/** What of the record was not used, and what the figures are not. */
function remarks({ unused }: PatientFromFhir, { refused }: Record, language: AppLanguage): HTMLElement {
  const text = words[language]
  // What was computed before is not missed: it is computed again.
  const missed = unused.filter(({ reason }) => reason !== 'computed')
  const entries = missed.map(({ reference, text: why }) => element('li', '', `${reference}: ${why}`))
  const details = element(
    'details',
    '',
    element('summary', '', text.unused(missed.length)),
    element('ul', '', ...entries),
  )
  return element(
    'footer',
    '',
    element('p', '', text.note),
    ...(refused.length > 0 ? [element('p', '', text.refused(refused.join(', ')))] : []),
    ...(missed.length > 0 ? [details] : []),
  )
}

/** Stores scores, percentiles and the report beside what they were computed from. */
function storeButton(patient: Patient, read: PatientFromFhir, session: Session, language: AppLanguage): HTMLElement {
  const text = words[language]
  const shown = button(chosen.isStored ? text.stored : text.store, 'primary', async () => {
    shown.toggleAttribute('disabled', true)
    const options = { locale: language, referenceSex: read.referenceSex }
    const result = { ...calculatePatient(patient, options), course: assessCourse(patient, options) }
    const bundle = resultToFhir(result, {
      type: 'transaction',
      subject: read.reference,
      locale: language,
      issued: new Date().toISOString(),
      explanations: explainScores(patient, options),
    })
    try {
      await store(session, bundle)
      chosen.isStored = true
      shown.textContent = text.stored
    } catch (error) {
      shown.textContent = `${text.failed} (${error instanceof Error ? error.message : ''})`
    }
  })
  shown.toggleAttribute('disabled', chosen.isStored)
  return shown
}

function tabs<Name extends string>(
  names: { readonly [name in Name]: string },
  current: Name,
  choose: (name: Name) => void,
): HTMLElement {
  const buttons = (Object.keys(names) as Name[]).map((name) => {
    const tab = button(names[name], '', () => choose(name))
    tab.setAttribute('aria-pressed', String(name === current))
    tab.dataset['view'] = name
    return tab
  })
  return element('div', 'tabs', ...buttons)
}

function select(
  options: readonly (readonly [value: string, label: string])[],
  current: string,
  choose: (value: string) => void,
): HTMLElement {
  const list = document.createElement('select')
  list.ariaLabel = options.find(([value]) => value === current)?.[1] ?? ''
  for (const [value, label] of options) list.append(new Option(label, value, false, value === current))
  list.addEventListener('change', () => choose(list.value))
  return list
}

function button(label: string, className: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.textContent = label
  made.addEventListener('click', act)
  return made
}

function element(name: string, className: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.append(...parts)
  return made
}
