import { chartedFields } from '../../../src/charts/data/points/unused-values.js'
import { stagedSigns } from '../../../src/clinical/growth/puberty-findings.js'
import { capitalised } from '../../../src/ground/languages/within-sentence.js'
import { clinicFields } from '../../../src/ground/model/clinic-values.js'
import type { KnownDisease, Marker, MarkerKind, Measurement, Patient } from '../../../src/ground/model/patient.js'
import { recordedGenders } from '../../../src/ground/model/patient.js'
import { byId, create } from './dom.js'
import { dateInput, type Form, field, fields, given, menu, numberInput, part, rowsOf, textInput } from './form-parts.js'
import type { Reader } from './reader.js'

type NumberField<Fields> = {
  [Key in keyof Fields]-?: NonNullable<Fields[Key]> extends number ? Key : never
}[keyof Fields]

const birthFields = [
  'weekBirth',
  'dayBirth',
  'sizeBirthCm',
  'weightBirthG',
  'headBirthCm',
  'sizeFatherCm',
  'sizeMotherCm',
] as const satisfies readonly NumberField<Patient>[]
const visitFields = [
  'sizeCm',
  'weightKg',
  'headCm',
  'boneAgeYears',
] as const satisfies readonly NumberField<Measurement>[]
/** The treatments of growth that velocity, rules and predictions take note of. */
const treatments = ['growth-hormone', 'puberty-suppression'] as const satisfies readonly MarkerKind[]

/** The patient as fields. Whatever no field shows is kept. */
export function showForm(shown: Patient, reader: Reader, changed: (patient: Patient) => void): void {
  let patient = shown
  const change = (values: Partial<Patient>) => {
    patient = given({ ...patient, ...values })
    changed(patient)
  }
  const again = (values: Partial<Patient>, focus: string) => {
    change(values)
    showForm(patient, reader, changed)
    document.querySelector<HTMLElement>(focus)?.focus()
  }
  const form: Form = { ...reader, now: () => patient, change, again }
  const { words, language } = reader
  byId('form').replaceChildren(
    whoFields(form),
    birthPart(form),
    create('h3', {}, language.report.measurements),
    ...visitRows(form),
    pubertyPart(form),
    part('treatments', words.treatments, fields(...treatments.flatMap((kind) => treatmentFields(form, kind)))),
    part('clinic', language.report.clinicMeasures, ...clinicFieldsets(form)),
    create('p', { class: 'quiet' }, words.moreFields),
  )
}

function whoFields({ words, language, now, change }: Form): HTMLElement {
  const { firstName, lastName, dateOfBirth, gender } = now()
  const genders = recordedGenders.map((each) => [each, language.report.genders[each]] as const)
  const known = recordedGenders.find((each) => each === gender)
  const set = (name: keyof Patient) => (value: unknown) => change({ [name]: value })
  return fields(
    field(words.firstName, textInput(firstName, set('firstName'))),
    field(words.lastName, textInput(lastName, set('lastName'))),
    field(language.report.dateOfBirth, dateInput(dateOfBirth, set('dateOfBirth'))),
    field(language.report.gender, menu(genders, known, set('gender'))),
  )
}

/** Birth, parents, diagnoses, and motor level and feeding of a child with cerebral palsy. */
function birthPart(form: Form): HTMLElement {
  const { words, language, now, change } = form
  const { tubeFed } = now()
  const numberOf = (name: NumberField<Patient>) => numberInput(form, now()[name], (value) => change({ [name]: value }))
  const fed = [['true', language.report.yes] as const, ['false', language.report.no] as const]
  const setFed = (value?: 'true' | 'false') => change({ tubeFed: value && value === 'true' })
  return part(
    'birth',
    words.birthAndParents,
    fields(...birthFields.map((name) => field(words[name], numberOf(name), name === 'dayBirth'))),
    create('fieldset', {}, create('legend', {}, language.report.diseases), ...diseaseChoices(form)),
    fields(
      field(words.gmfcsLevel, numberOf('gmfcsLevel')),
      field(words.tubeFed, menu(fed, tubeFed === undefined ? undefined : `${tubeFed}`, setFed)),
    ),
  )
}

function diseaseChoices({ language, now, change }: Form): readonly HTMLElement[] {
  const { diseases } = language.names
  return (Object.keys(diseases) as KnownDisease[]).map((disease) => {
    const checked = now().diseases?.includes(disease) ?? false
    const set = ({ target }: Event) => {
      const others = (now().diseases ?? []).filter((each) => each !== disease)
      const all = (target as HTMLInputElement).checked ? [...others, disease] : others
      change({ diseases: all.length === 0 ? undefined : all })
    }
    const box = create('input', { type: 'checkbox', checked, change: set })
    return create('label', { class: 'choice' }, box, diseases[disease])
  })
}

function visitRows(form: Form): readonly HTMLElement[] {
  const { words, language } = form
  return rowsOf(form, {
    list: 'measurements',
    name: 'visit',
    heads: [language.report.date, ...visitFields.map((name) => words[name])].map((head) => create('span', {}, head)),
    title: words.visit,
    removeTitle: words.removeVisit,
    addTitle: words.addVisit,
    cells: (visit, set) => [
      dateInput(visit.date, (date) => set({ date }), language.report.date),
      ...visitFields.map((name) => numberInput(form, visit[name], (value) => set({ [name]: value }), words[name])),
    ],
  })
}

/** Menarche, and the dated findings of puberty. */
function pubertyPart(form: Form): HTMLElement {
  const { words, language, now, change } = form
  const { keys } = language.chart.puberty
  const menarche = dateInput(now().menarche, (value) => change({ menarche: value }))
  const rows = rowsOf(form, {
    list: 'puberty',
    name: 'finding',
    heads: [
      create('span', {}, language.report.date),
      // `PH` of `PH pubic hair`: the fields have the whole name.
      ...stagedSigns.map((sign) => create('span', { title: keys[sign] }, keys[sign].split(' ')[0])),
    ],
    title: words.finding,
    removeTitle: words.removeFinding,
    addTitle: words.addFinding,
    cells: (finding, set) => [
      dateInput(finding.date, (date) => set({ date }), language.report.date),
      ...stagedSigns.map((sign) => numberInput(form, finding[sign], (value) => set({ [sign]: value }), keys[sign])),
    ],
  })
  return part('puberty', words.puberty, fields(field(language.names.pubertySigns.menarche(''), menarche)), ...rows)
}

/** Beginning and end of a treatment of growth: the first marker of its kind. Others are kept. */
function treatmentFields({ words, language, now, change }: Form, kind: MarkerKind): readonly HTMLElement[] {
  const text = language.chart.markerKinds[kind]
  const known = () => now().markers?.find((marker) => marker.kind === kind)
  const set = (end: 'date' | 'until') => (day: string | undefined) => {
    const marker: Marker = { kind, text, ...known(), [end]: day }
    const others = (now().markers ?? []).filter((each) => each !== known())
    const isEmpty = marker.date === undefined && marker.until === undefined
    const all = isEmpty ? others : [...others, marker]
    change({ markers: all.length === 0 ? undefined : all })
  }
  return [
    field(`${text} ${words.treatmentFrom}`, dateInput(known()?.date, set('date'))),
    field(`${text} ${words.treatmentUntil}`, dateInput(known()?.until, set('until'))),
  ]
}

function clinicFieldsets(form: Form): readonly HTMLElement[] {
  const { words, language, now, change } = form
  return (now().measurements ?? []).map((visit, index) => {
    const set = (values: Partial<Measurement>) =>
      change({
        measurements: (now().measurements ?? []).map((each, i) => (i === index ? given({ ...each, ...values }) : each)),
      })
    const inputs = clinicFields.map((name) => {
      const { clinic: measure = 'waist', unit } = chartedFields[name]
      const input = numberInput(form, visit[name] ?? undefined, (value) => set({ [name]: value }))
      return field(`${capitalised(language.names.clinicMeasures[measure])} (${unit})`, input, true)
    })
    return create(
      'fieldset',
      {},
      create('legend', {}, visit.date?.slice(0, 10) ?? words.visit(index + 1)),
      fields(...inputs),
    )
  })
}
