/**
 * How severe a message is.
 *
 * - `error`: impossible; the value is returned but not used.
 * - `warning`: exceptional; true only in rare cases.
 * - `hint`: unusual, but may well be true.
 */
export type Severity = 'error' | 'warning' | 'hint'

/** The severities, the most severe first. */
export const severities = ['error', 'warning', 'hint'] as const

/**
 * The fields that messages are about, in the order of the messages.
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
  'document',
] as const

/** A field that a message is about. */
export type MessageTarget = (typeof messageTargets)[number]

/**
 * One finding of the plausibility checks.
 */
export interface ValidationMessage {
  readonly severity: Severity
  /** The field concerned. */
  readonly target: MessageTarget
  /** A language-independent code: the name of the rule (`MessageCode`). */
  readonly code: string
  /** The finding as a sentence in the chosen language. */
  readonly text: string
  /** Index of the measurement in {@link Patient.measurements}; undefined for the patient's general data. */
  readonly measurementIndex?: number | undefined
}
