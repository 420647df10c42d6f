import { AuxologyError } from '../../ground/model/errors.js'
import type { Measurement, MeasurementInput, PatientInput } from '../../ground/model/patient.js'
import type { PatientResult } from '../../ground/model/patient-result.js'
import { invalidValue } from '../../ground/text/invalid-input.js'
import { calculationDefaults, type GrowthOptions, growthSettings } from '../growth/growth-options.js'
import { resultOf } from './calculate-patient.js'
import type { OwnMembers, RightlyNamed, RightlyNamedPatient } from './own-members.js'

/** One of many patients: its result, or why it has none. */
export type CalculatedOne<Given, Visit extends MeasurementInput = Measurement> = {
  /** Its place among those given, from 0. */
  readonly index: number
  /** As given, with whatever a program keeps there. */
  readonly patient: Given
} & (
  | { readonly result: PatientResult<OwnMembers<Visit>>; readonly error?: undefined }
  | { readonly result?: undefined; readonly error: AuxologyError }
)

/** What a patient's measurements are. */
type VisitsOf<Given> = Given extends { readonly measurements?: readonly (infer Visit)[] | null | undefined }
  ? Extract<Visit, MeasurementInput>
  : Measurement

/** A patient with the exact names of fields, also in its measurements. */
type Checked<Given> = Given & RightlyNamedPatient<Given> & PatientInput<VisitsOf<Given> & RightlyNamed<VisitsOf<Given>>>

/**
 * The results of many patients, one after another as they are asked for, in their order. A
 * patient that can't be used has its error in its place, and the others go on.
 *
 * Every result is what `calculatePatient` gives, for one and the same today. Nothing is kept.
 *
 * @throws AuxologyError `invalid_parameter` for an option; what the patients themselves throw
 * while they are read
 * @example
 * ```ts
 * const patients = [
 *   { id: 'a', gender: 'male', dateOfBirth: '2014-06-04', measurements: [{ date: '2024-06-04', sizeCm: 141.55 }] },
 *   { id: 'b', gender: 'male', dateOfBirth: '2014-06-31', measurements: [] },
 * ] as const
 * const sds: (number | string | undefined)[] = []
 * for (const { patient, result, error } of calculateMany(patients, { today: '2024-06-04' })) {
 *   sds.push(patient.id, error === undefined ? result.measurements[0]?.sizeSds?.value : error.path)
 * }
 * sds // [ 'a', -0.001…, 'b', 'dateOfBirth' ]
 * ```
 */
export function calculateMany<Given extends PatientInput<MeasurementInput>>(
  patients: Iterable<Given & Checked<Given>>,
  options?: GrowthOptions,
): Generator<CalculatedOne<Given, VisitsOf<Given>>, void, undefined> {
  return calculateEach(patients, options, calculationDefaults)
}

/** {@link calculateMany} with other defaults. */
export function* calculateEach<Given extends PatientInput<MeasurementInput>>(
  patients: Iterable<Given & Checked<Given>>,
  options: GrowthOptions | undefined,
  defaults: Defaults,
): Generator<CalculatedOne<Given, VisitsOf<Given>>, void, undefined> {
  const settings = growthSettings(options, defaults)
  checkList(patients, [Symbol.iterator])
  let index = 0
  for (const patient of patients) yield calculateOne(patient, index++, settings)
}

/** Patients between two turns of the event loop: about as many milliseconds. */
const patientsPerTurn = 32

/**
 * {@link calculateMany} for patients that arrive one by one, such as from a database or a file. The
 * next one is read when the one before it has been taken, so that memory stays constant; and every
 * few patients the event loop has a turn, in which a server answers others.
 *
 * @param patients an asynchronous iterable, or any other
 * @throws AuxologyError `invalid_parameter` for an option; what the patients themselves throw
 * while they are read
 * @example
 * ```ts
 * async function* rows() {
 *   yield { gender: 'female', dateOfBirth: '2014-06-04', measurements: [{ date: '2024-06-04', sizeCm: 141.55 }] } as const
 * }
 * const scores: (number | undefined)[] = []
 * for await (const { result } of calculateManyAsync(rows(), { today: '2024-06-04' })) {
 *   scores.push(result?.measurements[0]?.sizeSds?.value)
 * }
 * scores // [ 0.055… ]
 * ```
 */
export function calculateManyAsync<Given extends PatientInput<MeasurementInput>>(
  patients: AsyncIterable<Given & Checked<Given>> | Iterable<Given & Checked<Given>>,
  options?: GrowthOptions,
): AsyncGenerator<CalculatedOne<Given, VisitsOf<Given>>, void, undefined> {
  return calculateEachAsync(patients, options, calculationDefaults)
}

/** {@link calculateManyAsync} with other defaults. */
export async function* calculateEachAsync<Given extends PatientInput<MeasurementInput>>(
  patients: AsyncIterable<Given & Checked<Given>> | Iterable<Given & Checked<Given>>,
  options: GrowthOptions | undefined,
  defaults: Defaults,
): AsyncGenerator<CalculatedOne<Given, VisitsOf<Given>>, void, undefined> {
  const settings = growthSettings(options, defaults)
  checkList(patients, [Symbol.iterator, Symbol.asyncIterator])
  let index = 0
  for await (const patient of patients) {
    yield calculateOne(patient, index++, settings)
    if (index % patientsPerTurn === 0) await turnOfEventLoop()
  }
}

/** @throws AuxologyError `invalid_value` for a single patient in place of several */
function checkList(patients: unknown, ways: readonly symbol[]): void {
  const isList = ways.some((way) => typeof Object(patients)[way] === 'function')
  if (!isList) throw invalidValue('patients', patients, 'a list of patients, or what can be read one by one')
}

function calculateOne<Given>(patient: Given, index: number, settings: Settings): CalculatedOne<Given, VisitsOf<Given>> {
  try {
    return {
      index,
      patient,
      result: resultOf(patient as PatientInput, settings) as PatientResult<OwnMembers<VisitsOf<Given>>>,
    }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return { index, patient, error }
  }
}

type Settings = Parameters<typeof resultOf>[1]
type Defaults = typeof calculationDefaults

/** What runtimes have of: the first without a delay, the second everywhere. */
interface Timers {
  readonly setImmediate?: (task: () => void) => unknown
  readonly setTimeout?: (task: () => void, delay: number) => unknown
}

function turnOfEventLoop(): Promise<void> {
  const { setImmediate, setTimeout } = globalThis as Timers
  return new Promise((resolve) => {
    if (setImmediate !== undefined) setImmediate(resolve)
    else if (setTimeout !== undefined) setTimeout(resolve, 0)
    else resolve()
  })
}
