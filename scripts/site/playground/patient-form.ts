import { chartedFields } from '../../../src/charts/data/points/unused-values.js'
import { capitalised } from '../../../src/languages/within-sentence.js'
import { clinicFields } from '../../../src/model/clinic-values.js'
import type { Gender, KnownDisease, Measurement, Patient } from '../../../src/model/patient.js'
import { recordedGenders } from '../../../src/model/patient.js'
import { parseDecimal } from '../../../src/text/number.js'
import { byId, create } from './dom.js'
import { motorFields, pubertyFields } from './puberty-form.js'
import { languages, playgroundWords } from './reader.js'
import type { Choices } from './state.js'
import { treatmentFields } from './treatment-form.js'

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
const names = ['firstName', 'lastName'] as const

/** The patient as fields. Whatever no field shows is kept. */
export function showForm(shown: Patient, { locale }: Choices, changed: (patient: Patient) => void): void {
  const words = playgroundWords[locale]
  const { report, names: named, decimalMark } = languages[locale]
  let patient = shown
  const isOpen = document.querySelector<HTMLDetailsElement>('#form details.birth')?.open ?? false
  const isPubertyOpen = document.querySelector<HTMLDetailsElement>('#form details.puberty')?.open ?? false

  const isTreatmentOpen = document.querySelector<HTMLDetailsElement>('#form details.treatments')?.open ?? false

  const change = (fields: Partial<Patient>) => {
    patient = without({ ...patient, ...fields })
    changed(patient)
  }
  const changeVisit = (index: number, fields: Partial<Measurement>) =>
    change({
      measurements: (patient.measurements ?? []).map((visit, i) =>
        i === index ? without({ ...visit, ...fields }) : visit,
      ),
    })
  const again = (fields: Partial<Patient>, focus: string) => {
    change(fields)
    showForm(patient, { locale } as Choices, changed)
    document.querySelector<HTMLElement>(focus)?.focus()
  }

  const field = (label: string, input: HTMLElement, isShort = false) =>
    create('label', { class: isShort ? 'field short' : 'field' }, create('span', {}, label), input)
  const numberInput = (value: number | undefined, set: (value: number | undefined) => void, label?: string) =>
    create('input', {
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      'aria-label': label?.replaceAll('\u00AD', ''),
      value: value === undefined ? '' : String(value).replace('.', decimalMark),
      input: ({ target }) => {
        const input = target as HTMLInputElement
        const text = input.value.trim().replace(',', '.')
        const number = text === '' ? undefined : parseDecimal(text)
        const isWrong = text !== '' && number === undefined
        input.toggleAttribute('aria-invalid', isWrong)
        if (isWrong) input.setAttribute('aria-invalid', 'true')
        input.title = isWrong ? words.notANumber : ''
        if (!isWrong) set(number)
      },
    })
  const dateInput = (value: string | undefined, set: (value: string | undefined) => void, label?: string) =>
    create('input', {
      type: 'date',
      'aria-label': label,
      value: (value ?? '').slice(0, 10),
      input: ({ target }) => set((target as HTMLInputElement).value || undefined),
    })

  const parts = { field, numberInput, dateInput, now: () => patient, change, again }

  const sex = create(
    'select',
    {
      change: ({ target }) =>
        change({ gender: ((target as HTMLSelectElement).value || undefined) as Gender | undefined }),
    },
    create('option', { value: '' }, '–'),
    ...recordedGenders.map((each) =>
      create('option', { value: each, selected: patient.gender === each }, report.genders[each]),
    ),
  )
  const diseases = (Object.keys(named.diseases) as KnownDisease[]).map((disease) =>
    create(
      'label',
      { class: 'choice' },
      create('input', {
        type: 'checkbox',
        checked: patient.diseases?.includes(disease) ?? false,
        change: ({ target }) => {
          const others = (patient.diseases ?? []).filter((each) => each !== disease)
          const all = (target as HTMLInputElement).checked ? [...others, disease] : others
          change({ diseases: all.length === 0 ? undefined : all })
        },
      }),
      named.diseases[disease],
    ),
  )
  const visits = (patient.measurements ?? []).map((visit, index) =>
    create(
      'div',
      { class: 'visit', role: 'group', 'aria-label': words.visit(index + 1) },
      dateInput(visit.date, (date) => changeVisit(index, { date }), words.date),
      ...visitFields.map((name) =>
        numberInput(visit[name], (value) => changeVisit(index, { [name]: value }), words[name]),
      ),
      create(
        'button',
        {
          type: 'button',
          class: 'remove',
          'aria-label': words.removeVisit(index + 1),
          title: words.removeVisit(index + 1),
          click: () =>
            again({ measurements: (patient.measurements ?? []).filter((_, i) => i !== index) }, '#form .add'),
        },
        '×',
      ),
    ),
  )
  const clinic = (patient.measurements ?? []).map((visit, index) =>
    create(
      'fieldset',
      {},
      create('legend', {}, visit.date?.slice(0, 10) ?? words.visit(index + 1)),
      create(
        'div',
        { class: 'fields' },
        ...clinicFields.map((name) => {
          const { clinic: measure = 'waist', unit } = chartedFields[name]
          return field(
            `${capitalised(named.clinicMeasures[measure])} (${unit})`,
            numberInput(visit[name] ?? undefined, (value) => changeVisit(index, { [name]: value })),
            true,
          )
        }),
      ),
    ),
  )
  byId('form').replaceChildren(
    create(
      'div',
      { class: 'fields' },
      ...names.map((name) =>
        field(
          words[name],
          create('input', {
            type: 'text',
            autocomplete: 'off',
            value: patient[name] ?? '',
            input: ({ target }) => change({ [name]: (target as HTMLInputElement).value || undefined }),
          }),
        ),
      ),
      field(
        words.dateOfBirth,
        dateInput(patient.dateOfBirth, (dateOfBirth) => change({ dateOfBirth })),
      ),
      field(words.sex, sex),
    ),
    create(
      'details',
      { class: 'birth', open: isOpen },
      create('summary', {}, words.birthAndParents),
      create(
        'div',
        { class: 'fields' },
        ...birthFields.map((name) =>
          field(
            words[name],
            numberInput(patient[name], (value) => change({ [name]: value })),
            name === 'dayBirth',
          ),
        ),
      ),
      create('fieldset', {}, create('legend', {}, words.diagnoses), ...diseases),
      create('div', { class: 'fields' }, ...motorFields(patient, locale, parts)),
    ),
    create('h3', {}, words.visits),
    create(
      'div',
      { class: 'visit heads', 'aria-hidden': 'true' },
      ...[words.date, ...visitFields.map((name) => words[name])].map((head) => create('span', {}, head)),
    ),
    ...visits,
    create(
      'button',
      {
        type: 'button',
        class: 'add',
        click: () =>
          again({ measurements: [...(patient.measurements ?? []), {}] }, '#form .visit:last-of-type input[type=date]'),
      },
      `+ ${words.addVisit}`,
    ),
    pubertyFields(patient, locale, isPubertyOpen, parts),
    create(
      'details',
      { class: 'treatments', open: isTreatmentOpen },
      create('summary', {}, words.treatments),
      create('div', { class: 'fields' }, ...treatmentFields(patient, locale, parts)),
    ),
    create('details', { class: 'clinic' }, create('summary', {}, report.clinicMeasures), ...clinic),
    create('p', { class: 'quiet' }, words.moreFields),
  )
}

/** Without the fields that are not given. */
function without<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
