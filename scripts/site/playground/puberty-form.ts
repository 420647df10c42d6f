import { stagedSigns } from '../../../src/growth/puberty-findings.js'
import type { Locale } from '../../../src/languages/built-in.js'
import type { Patient, PubertyFinding } from '../../../src/model/patient.js'
import { create } from './dom.js'
import { languages, playgroundWords } from './reader.js'

/** How the form makes fields, and takes what is typed. */
export interface FormParts {
  readonly field: (label: string, input: HTMLElement, isShort?: boolean) => HTMLElement
  readonly numberInput: (
    value: number | undefined,
    set: (value: number | undefined) => void,
    label?: string,
  ) => HTMLElement
  readonly dateInput: (
    value: string | undefined,
    set: (value: string | undefined) => void,
    label?: string,
  ) => HTMLElement
  /** The patient as typed so far. */
  readonly now: () => Patient
  readonly change: (fields: Partial<Patient>) => void
  /** The same, and the form is drawn again. */
  readonly again: (fields: Partial<Patient>, focus: string) => void
}

/** Motor level and feeding of a child with cerebral palsy. */
export function motorFields(
  patient: Patient,
  locale: Locale,
  { field, numberInput, change }: FormParts,
): HTMLElement[] {
  const words = playgroundWords[locale]
  const { report } = languages[locale]
  const feeding = create(
    'select',
    {
      change: ({ target }) => {
        const { value } = target as HTMLSelectElement
        change({ tubeFed: value === '' ? undefined : value === 'true' })
      },
    },
    create('option', { value: '' }, '–'),
    create('option', { value: 'true', selected: patient.tubeFed === true }, report.yes),
    create('option', { value: 'false', selected: patient.tubeFed === false }, report.no),
  )
  return [
    field(
      words.gmfcsLevel,
      numberInput(patient.gmfcsLevel, (gmfcsLevel) => change({ gmfcsLevel })),
    ),
    field(words.tubeFed, feeding),
  ]
}

/** Menarche, and the dated findings of puberty. */
export function pubertyFields(patient: Patient, locale: Locale, isOpen: boolean, form: FormParts): HTMLElement {
  const words = playgroundWords[locale]
  const { names, chart } = languages[locale]
  const findings = () => form.now().puberty ?? []
  const setFinding = (index: number, fields: Partial<PubertyFinding>) =>
    form.change({ puberty: findings().map((finding, i) => (i === index ? given({ ...finding, ...fields }) : finding)) })
  const rows = (patient.puberty ?? []).map((finding, index) =>
    create(
      'div',
      { class: 'finding', role: 'group', 'aria-label': words.finding(index + 1) },
      form.dateInput(finding.date, (date) => setFinding(index, { date }), words.date),
      ...stagedSigns.map((sign) =>
        form.numberInput(finding[sign], (value) => setFinding(index, { [sign]: value }), chart.puberty.keys[sign]),
      ),
      create(
        'button',
        {
          type: 'button',
          class: 'remove',
          'aria-label': words.removeFinding(index + 1),
          title: words.removeFinding(index + 1),
          click: () => {
            const rest = findings().filter((_, i) => i !== index)
            form.again({ puberty: rest.length === 0 ? undefined : rest }, '#form .add-finding')
          },
        },
        '×',
      ),
    ),
  )
  return create(
    'details',
    { class: 'puberty', open: isOpen },
    create('summary', {}, words.puberty),
    create(
      'div',
      { class: 'fields' },
      form.field(
        names.pubertySigns.menarche(''),
        form.dateInput(patient.menarche, (menarche) => form.change({ menarche })),
      ),
    ),
    create(
      'div',
      { class: 'finding heads', 'aria-hidden': 'true' },
      create('span', {}, words.date),
      // `PH` of `PH pubic hair`: the fields have the whole name.
      ...stagedSigns.map((sign) =>
        create('span', { title: chart.puberty.keys[sign] }, chart.puberty.keys[sign].split(' ')[0]),
      ),
    ),
    ...rows,
    create(
      'button',
      {
        type: 'button',
        class: 'add-finding',
        click: () => form.again({ puberty: [...findings(), {}] }, '#form .finding:last-of-type input'),
      },
      `+ ${words.addFinding}`,
    ),
  )
}

/** Without the fields that are not given. */
function given(finding: PubertyFinding): PubertyFinding {
  return Object.fromEntries(Object.entries(finding).filter(([, value]) => value !== undefined))
}
