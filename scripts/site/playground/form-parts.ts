import type { Patient } from '../../../src/ground/model/patient.js'
import { parseDecimal } from '../../../src/ground/text/number.js'
import { type Content, create } from './dom.js'
import type { Reader } from './reader.js'

/** A form that is being filled in. */
export interface Form extends Reader {
  /** The patient as typed so far. */
  readonly now: () => Patient
  readonly change: (fields: Partial<Patient>) => void
  /** The same, and the form is drawn again. */
  readonly again: (fields: Partial<Patient>, focus: string) => void
}

/** A part of the form that opens, and stays open when the form is drawn again. */
export function part(name: string, title: string, ...content: readonly Content[]): HTMLElement {
  const open = document.querySelector<HTMLDetailsElement>(`#form details.${name}`)?.open ?? false
  return create('details', { class: name, open }, create('summary', {}, title), ...content)
}

export function fields(...content: readonly Content[]): HTMLElement {
  return create('div', { class: 'fields' }, ...content)
}

export function field(label: string, input: HTMLElement, isShort = false): HTMLElement {
  return create('label', { class: isShort ? 'field short' : 'field' }, create('span', {}, label), input)
}

type SetTo<Value> = (value: Value | undefined) => void

const typedIn = ({ target }: Event): string => (target as HTMLInputElement | HTMLSelectElement).value

export function textInput(value: string | undefined, set: SetTo<string>): HTMLElement {
  const input = (event: Event) => set(typedIn(event) || undefined)
  return create('input', { type: 'text', autocomplete: 'off', value: value ?? '', input })
}

export function dateInput(value: string | undefined, set: SetTo<string>, label?: string): HTMLElement {
  const input = (event: Event) => set(typedIn(event) || undefined)
  return create('input', { type: 'date', 'aria-label': label, value: (value ?? '').slice(0, 10), input })
}

export function numberInput(
  { words, language }: Reader,
  value: number | undefined,
  set: SetTo<number>,
  label?: string,
): HTMLElement {
  return create('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': label?.replaceAll('\u00AD', ''),
    value: value === undefined ? '' : String(value).replace('.', language.decimalMark),
    input: (event) => {
      const input = event.target as HTMLInputElement
      const text = input.value.trim().replace(',', '.')
      const number = text === '' ? undefined : parseDecimal(text)
      const isWrong = text !== '' && number === undefined
      input.setAttribute('aria-invalid', String(isWrong))
      input.title = isWrong ? words.notANumber : ''
      if (!isWrong) set(number)
    },
  })
}

/** One of some words, or none. */
export function menu<Word extends string>(
  entries: readonly (readonly [Word, string])[],
  chosen: Word | undefined,
  set: SetTo<Word>,
): HTMLElement {
  const options = entries.map(([value, text]) => create('option', { value, selected: value === chosen }, text))
  const change = (event: Event) => set((typedIn(event) || undefined) as Word | undefined)
  return create('select', { change }, create('option', { value: '' }, '–'), ...options)
}

/** What of a patient is a list, with a row each. */
interface Rows<List extends 'measurements' | 'puberty', Row = NonNullable<Patient[List]>[number]> {
  readonly list: List
  /** The class of a row. */
  readonly name: string
  readonly heads: readonly HTMLElement[]
  readonly title: (number: number) => string
  readonly removeTitle: (number: number) => string
  readonly addTitle: string
  readonly cells: (row: Row, set: (fields: Partial<Row>) => void) => readonly HTMLElement[]
}

/** Heads, a row for each, with a button that removes it, and a button that adds one. */
export function rowsOf<List extends 'measurements' | 'puberty'>(
  { now, change, again }: Form,
  { list, name, heads, title, removeTitle, addTitle, cells }: Rows<List>,
): readonly HTMLElement[] {
  type Row = NonNullable<Patient[List]>[number]
  const all = (): readonly Row[] => now()[list] ?? []
  const fieldsOf = (rows: readonly Row[]) => ({ [list]: rows.length === 0 ? undefined : rows })
  const row = (shown: Row, index: number) => {
    const set = (values: Partial<Row>) =>
      change(fieldsOf(all().map((each, i) => (i === index ? given({ ...each, ...values }) : each))))
    const click = () => again(fieldsOf(all().filter((_, i) => i !== index)), `#form .${name} ~ .add`)
    const label = removeTitle(index + 1)
    const remove = create('button', { type: 'button', class: 'remove', 'aria-label': label, title: label, click }, '×')
    return create('div', { class: name, role: 'group', 'aria-label': title(index + 1) }, ...cells(shown, set), remove)
  }
  const click = () => again(fieldsOf([...all(), {}]), `#form .${name}:last-of-type input`)
  return [
    create('div', { class: `${name} heads`, 'aria-hidden': 'true' }, ...heads),
    ...all().map(row),
    create('button', { type: 'button', class: 'add', click }, `+ ${addTitle}`),
  ]
}

/** Without the fields that are not given. */
export function given<Fields extends object>(values: Fields): Fields {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Fields
}
