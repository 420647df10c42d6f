import { builtInSets } from '../../src/clinical/references/built-in-sets.js'
import { calculatePatient, explainScores, type Measurement, type Patient, type Score } from '../../src/index.js'
import { tables } from '../reference-tables.js'
import { followsThinned } from './independent-scores.js'
import { readCsv } from './read-csv.js'

/** One result of a patient from R, and ours. */
export interface ComparedResult {
  readonly given: string
  readonly field: string
  /** `0.53 kiggs-height`: the value, and the table a score comes from. */
  readonly expected: string
  readonly ours: string
  /** In the field's unit; Infinity where a result is missing, limited differently or from another table. */
  readonly difference: number
  readonly tolerance: number
}

/** After every visit in the file, so that none is in the future. */
const today = '2026-01-01'

const patientNumbers = ['sizeFatherCm', 'sizeMotherCm', 'sizeBirthCm', 'weightBirthG', 'weekBirth', 'dayBirth']

const exact = 2e-9
/** Scores by the thinned tables of WHO and Fenton, SD. */
const thinned = 0.002
/** An equivalent BMI from a score by a thinned table, kg/m²: at +6 SD, 0.002 SD are as much as this. */
const thinnedBmi = 0.2

/** A patient as the file has it, and R's results by their fields. */
export interface IndependentPatient {
  readonly given: string
  readonly answers: readonly (readonly [field: string, result: string])[]
}

/** Every committed patient. */
export function independentPatients(): readonly IndependentPatient[] {
  return readCsv('independent-patients.csv').map((row) => {
    return { given: row['given'] ?? '', answers: pairs(row['expected'] ?? '') }
  })
}

/** What is known of a patient, by field. */
export function fieldsOf(given: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs(given))
}

/** Every result of every committed patient, with ours. */
export function comparedResults(): ComparedResult[] {
  return independentPatients().flatMap(({ given, answers }) => {
    const ours = resultsOf(given)
    return answers.map(([field, expected]) => {
      const tolerance = toleranceOf(field, answers)
      return { given, field, expected, ours: ours(field), difference: difference(expected, ours(field)), tolerance }
    })
  })
}

/** Whether a result is within its tolerance. */
export function isMet({ difference, tolerance }: ComparedResult): boolean {
  return difference <= tolerance
}

function toleranceOf(field: string, answers: readonly (readonly [string, string])[]): number {
  const source = field === 'equiBmi' ? 'bmiSds' : field
  const id = answers.find(([name]) => name === source)?.[1].split(' ')[1]
  const follows = id !== undefined && id in followsThinned
  if (!follows && !tables.some((table) => table.id === id && table.thinned)) return exact
  return field === 'equiBmi' ? thinnedBmi : thinned
}

function resultsOf(given: string): (field: string) => string {
  const fields = fieldsOf(given)
  const patient = patientOf(fields)
  const references = builtInSets.find(({ id }) => id === (fields['references'] ?? 'germany'))
  const options = { today, ...(references !== undefined && { references }) }
  const result = calculatePatient(patient, options)
  const tables = new Map<string, string>(explainScores(patient, options).map(({ name, table }) => [name, table]))
  const values: Readonly<Record<string, unknown>> = { ...result, ...result.measurements[0] }
  return (field) => {
    const value = values[field]
    if (value === undefined) return 'none'
    return field.endsWith('Sds') ? `${written(value as Score)} ${tables.get(field)}` : String(value)
  }
}

function patientOf(fields: Readonly<Record<string, string>>): Patient {
  const patient: Record<string, unknown> = {}
  const measurement: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(fields)) {
    if (name === 'references') continue
    if (name === 'diseases') patient[name] = [text]
    else if (name === 'gender' || name === 'dateOfBirth') patient[name] = text
    else if (name === 'date') measurement[name] = text
    else if (patientNumbers.includes(name)) patient[name] = Number(text)
    else measurement[name] = Number(text)
  }
  if (Object.keys(measurement).length > 0) patient['measurements'] = [measurement as Measurement]
  return patient as Patient
}

function written({ value, accuracy }: Score): string {
  return `${accuracy === 'exact' ? '' : accuracy === 'less_or_equal' ? '<=' : '>='}${value}`
}

function difference(expected: string, ours: string): number {
  if (expected === ours) return 0
  const [value = '', table] = expected.split(' ')
  const [ourValue = '', ourTable] = ours.split(' ')
  const far = Math.abs(Number(ourValue) - Number(value))
  return table === ourTable && Number.isFinite(far) ? far : Number.POSITIVE_INFINITY
}

function pairs(text: string): (readonly [string, string])[] {
  return text.split(';').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/)
    return [name, value] as const
  })
}
