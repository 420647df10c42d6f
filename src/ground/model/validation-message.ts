import type { MessageCode, MessageParameters } from './message-parameters.js'

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
  'menarche',
  'gmfcs_level',
  'puberty',
  'date',
  'age',
  'bone_age',
  'size',
  'weight',
  'bmi',
  'head',
  'seat',
  'clinic',
  'marker',
  'document',
] as const

/** A field that a message is about. */
export type MessageTarget = (typeof messageTargets)[number]

/** A message of one code. */
export interface MessageOf<Code extends MessageCode> {
  readonly severity: Severity
  /** The field concerned. */
  readonly target: MessageTarget
  /** What was found, the same in every language. */
  readonly code: Code
  /** What the sentence is made from: plain data, in full precision. */
  readonly parameters: MessageParameters[Code]
  /** The finding as a sentence in the chosen language. */
  readonly text: string
  /** Index of the measurement in {@link Patient.measurements}; undefined for the patient's general data. */
  readonly measurementIndex?: number | undefined
}

/**
 * One finding of the plausibility checks: a union told apart by `code`, which
 * decides what `parameters` holds. docs/plausibility.md lists them.
 *
 * @example
 * ```ts
 * function proposal(message: ValidationMessage): string | undefined {
 *   switch (message.code) {
 *     case 'size_limits':
 *     case 'size_score':
 *       return message.parameters.slip && `Use ${message.parameters.slip.meant} cm instead?`
 *     case 'size_weight_swapped':
 *       return 'Swap height and weight?'
 *     default:
 *       return undefined
 *   }
 * }
 * ```
 */
export type ValidationMessage<Code extends MessageCode = MessageCode> = { [code in Code]: MessageOf<code> }[Code]
