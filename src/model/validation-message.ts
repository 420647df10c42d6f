/**
 * How grave a message is.
 *
 * - `error`: impossible; the value is echoed but not used.
 * - `warning`: conceivable only in exceptional cases.
 * - `hint`: unusual, but can well occur.
 */
export type Severity = 'error' | 'warning' | 'hint'

/** The severities, gravest first. */
export const severities = ['error', 'warning', 'hint'] as const satisfies readonly Severity[]

/**
 * The fields a message can speak of, in the order in which messages are given.
 */
export const messageTargets = [
  'date_of_birth',
  'gender',
  'diseases',
  'father_size',
  'mother_size',
  'birth_size',
  'birth_weight',
  'birth_week',
  'birth_day',
  'birth_head',
  'date',
  'age',
  'bone_age',
  'size',
  'weight',
  'bmi',
  'head',
  'seat',
  'marker',
] as const

/** A field that a message can speak of. */
export type MessageTarget = (typeof messageTargets)[number]

/**
 * One finding of the plausibility checks.
 */
export interface ValidationMessage {
  readonly severity: Severity
  /** The field concerned. */
  readonly target: MessageTarget
  /** What was found, independent of language: the name of the rule (`MessageCode`), `unknown` in a document read back. */
  readonly code: string
  /** The finding as a sentence in the language asked for. */
  readonly text: string
  /** Index of the measurement in {@link Patient.measurements}; undefined for the patient's own fields. */
  readonly measurementIndex?: number | undefined
}
