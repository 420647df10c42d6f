import { dayNumber } from '../../../ground/model/calendar-date.js'
import { type ExpectedMeasure, expectedMeasures, measuringNoises } from '../../../ground/model/course-names.js'
import { type SizePosition, sizePositions } from '../../../ground/model/patient.js'
import {
  inputError,
  invalidParameter,
  isRecord,
  meantOf,
  refuseUnknownNames,
} from '../../../ground/text/invalid-input.js'
import { acceptedDay, whyNoDay } from '../../../ground/text/quoted.js'
import { type GrowthOptions, optionNames } from '../../growth/growth-options.js'
import type { CourseOptions } from '../course-options.js'

/** How carefully is measured: as in routine care, or as in a clinic that measures growth. */
export type MeasuringNoise = 'routine' | 'clinic'

/** What is expected, and when. */
export interface ExpectedGrowthOptions extends GrowthOptions, Pick<CourseOptions, 'pubertalTiming'> {
  readonly measure: ExpectedMeasure
  /** The day, ISO. */
  readonly at: string
  /** `routine` (default) or `clinic`. */
  readonly noise?: MeasuringNoise | undefined
  /** A value of that day to be judged: cm, kg or kg/m². */
  readonly value?: number | undefined
  /** How a height of that day is measured; without it as in {@link Measurement}. */
  readonly sizePosition?: SizePosition | undefined
}

/** What measures are called elsewhere, in this library too. */
const otherNames: ReadonlyMap<unknown, ExpectedMeasure> = new Map<unknown, ExpectedMeasure>([
  ['height', 'size'],
  ['length', 'size'],
  ['stature', 'size'],
  ['headCircumference', 'head'],
])

function unknownMeasure(value: unknown): Error {
  const meant = otherNames.get(value) ?? meantOf(value, expectedMeasures)
  return inputError('invalid_parameter', { parameter: 'measure', value, accepted: expectedMeasures, meant })
}

/** @throws AuxologyError `invalid_parameter` for what is not one of {@link ExpectedGrowthOptions}, or misses */
export function checkedOptions(options: ExpectedGrowthOptions): ExpectedGrowthOptions {
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object with measure and at')
  const { measure, at, noise, value, sizePosition } = options
  refuseUnknownNames(options, [...optionNames, 'measure', 'at', 'noise', 'value', 'sizePosition'])
  if (!expectedMeasures.includes(measure)) throw unknownMeasure(measure)
  if (typeof at !== 'string' || dayNumber(at) === undefined) {
    throw invalidParameter('at', at, acceptedDay(at), { detail: whyNoDay(at) })
  }
  if (noise !== undefined && !measuringNoises.includes(noise)) throw invalidParameter('noise', noise, measuringNoises)
  if (value !== undefined && !Number.isFinite(value))
    throw invalidParameter('value', value, 'a number, cm, kg or kg/m²')
  if (sizePosition !== undefined && !sizePositions.includes(sizePosition)) {
    throw invalidParameter('sizePosition', sizePosition, sizePositions)
  }
  return options
}
