import { invalidScalar, keptSpelling, scalarFromText } from '../../../ground/codec/scalar.js'
import type { ScalarValue } from '../../../ground/codec/schema.js'
import type { Accepted } from '../../../ground/model/errors.js'
import { errorSentence } from '../../../ground/text/error-sentence.js'
import { diseasesValue } from '../../../shown/documents/patient-fields.js'
import type { RecordFailure } from '../run/batch-record.js'
import { conversionOf, type PatientColumn } from './input-columns.js'
import { isoDateOf, type TableForm } from './table-form.js'

/** A value read from a cell, with what other fields it fills, or why it can't be read. */
export type CellContent =
  | { readonly value: unknown; readonly beside?: { readonly [field: string]: unknown } }
  | { readonly failure: RecordFailure }

/** Reads the cells of a column; undefined for one that is empty or means a missing value. */
export type CellReader = (cell: string) => CellContent | undefined

/** How the cells of a column are read. */
export function cellReader(column: PatientColumn, name: string, form: TableForm): CellReader {
  const read = plainReader(column, name, form)
  const { value } = column
  // A child may be called Na, and an Id may be NA.
  const isText = value !== 'diseases' && value.kind === 'text'
  const isMissing = (cell: string) => cell === '' || (!isText && form.missing.has(cell))
  if (value === 'diseases' || value.kind !== 'choice') return (cell) => (isMissing(cell) ? undefined : read(cell))
  // Few texts, which take long to compare.
  const known = new Map<string, CellContent>()
  return (cell) => {
    if (isMissing(cell)) return undefined
    const earlier = known.get(cell)
    if (earlier !== undefined) return earlier
    const content = read(cell)
    if ('value' in content) known.set(cell, content)
    return content
  }
}

function plainReader(column: PatientColumn, name: string, form: TableForm): (cell: string) => CellContent {
  const { value, key, spelling } = column
  if (value === 'diseases') return (cell) => readDiseases(cell, name)
  const convert = conversionOf(column)
  const refused = (cell: string, accepted?: Accepted): CellContent => {
    const problem = { ...invalidScalar(value, cell), ...(accepted !== undefined && { accepted }) }
    return {
      failure: {
        column: name,
        value: cell,
        accepted: problem.accepted,
        reason: errorSentence({ path: name, ...problem }),
      },
    }
  }
  if (value.kind === 'number') {
    const letters = stageLetters[key]
    return (cell) => {
      const stage = letters === undefined ? undefined : stageOf(cell, letters)
      if (stage !== undefined) return { value: stage }
      const gestation = key === 'weekBirth' && convert === undefined ? weeksAndDaysOf(cell) : undefined
      if (gestation !== undefined) return gestation
      const text = form.hasDecimalComma ? withDecimalPoint(cell) : cell
      const number = text === undefined ? undefined : (scalarFromText(value, text) as number | undefined)
      if (number === undefined && letters !== undefined) return refused(cell, 'a stage from 1 to 5 or I to V')
      if (number === undefined) return refused(cell, form.hasDecimalComma ? 'a number such as 86,5' : numberHint(cell))
      return { value: convert === undefined ? number : convert(number) }
    }
  }
  if (value.kind === 'date') {
    return (cell) => {
      const date = isoDateOf(cell, form.dates)
      const content = date === undefined ? undefined : scalarFromText(value, date)
      return content === undefined ? refused(cell, dateHint(form)) : { value: content }
    }
  }
  return (cell) => {
    const code = key === 'gender' ? form.sexCodes.get(cell) : undefined
    const content = code ?? scalarFromText(value, cell)
    if (content === undefined)
      return refused(cell, key === 'gender' && /^\d$/.test(cell) ? codesHint(value) : undefined)
    const written = code === undefined ? keptSpelling(value, content, cell) : undefined
    if (written === undefined || spelling === undefined) return { value: content }
    return { value: content, beside: { [spelling]: written } }
  }
}

/** Weeks and the days beyond them as clinics write both: `39+2`, `39 + 2/7`. */
function weeksAndDaysOf(cell: string): CellContent | undefined {
  const [, weeks, days] = /^(\d{2}) ?\+ ?([0-6])(?:\/7)?$/.exec(cell) ?? []
  return weeks === undefined ? undefined : { value: Number(weeks), beside: { dayBirth: Number(days) } }
}

/** The letters before a stage, by field: a `G2` among breast stages is in the wrong column. */
const stageLetters: { readonly [key: string]: string | undefined } = {
  breastStage: 'b',
  genitalStage: 'g',
  pubicHairStage: 'ph?',
}

const romanStages = ['i', 'ii', 'iii', 'iv', 'v']

/** A stage as clinics write it: `B2`, `PH 3`, `Tanner IV`, `V`; undefined for anything else. */
function stageOf(cell: string, letters: string): number | undefined {
  const written = new RegExp(`^(?:tanner ?)?(?:${letters})? ?([1-5]|i{1,3}|iv|v)$`, 'i').exec(cell)?.[1]
  if (written === undefined) return undefined
  return Number(written) || romanStages.indexOf(written.toLowerCase()) + 1
}

function readDiseases(cell: string, name: string): CellContent {
  const value = diseasesValue.of as ScalarValue
  const diseases = cell.split(';').map((disease) => scalarFromText(value, disease))
  if (!diseases.includes(undefined)) return { value: diseases.filter((disease) => disease !== '') }
  const problem = invalidScalar(value, cell)
  return { failure: { column: name, accepted: problem.accepted, reason: errorSentence({ path: name, ...problem }) } }
}

/** Undefined for a number with a point, which may separate thousands. */
function withDecimalPoint(cell: string): string | undefined {
  return cell.includes('.') ? undefined : cell.replace(',', '.')
}

function numberHint(cell: string): Accepted | undefined {
  return /^[+-]?\d+,\d+$/.test(cell) ? 'a decimal point, or --decimal comma for all numbers' : undefined
}

function dateHint({ dates }: TableForm): Accepted {
  return `a date that exists, written ${dates} (--dates)`
}

function codesHint(value: Exclude<PatientColumn['value'], 'diseases'>): Accepted {
  const { accepted } = invalidScalar(value, '')
  return Array.isArray(accepted) ? [...accepted, 'a code that --sex-codes names'] : 'a code that --sex-codes names'
}
