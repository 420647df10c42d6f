import type { AdultHeightInput, BoneAgeMethod } from '../../../ground/model/course-names.js'
import { mayUse } from '../../references/set-rights.js'
import type {
  AdultHeightFacts,
  AdultHeightForecast,
  AdultHeightMethod,
  NotUsableReason,
} from './adult-height-method.js'

/** What is known of a child, any of it possibly missing. */
export type AdultHeightGiven = { readonly [fact in keyof AdultHeightFacts]?: AdultHeightFacts[fact] | undefined } & {
  readonly boneAgeMethod: BoneAgeMethod
  /** Born small for gestational age, where that is known. */
  readonly isBornSmall?: boolean | undefined
  /** A known disease or a treatment, for which no method was made. */
  readonly excludedBy?: 'disease' | 'treatment' | undefined
  /** Only figures that may be used for any purpose. */
  readonly clearedOnly?: boolean | undefined
}

/** Facts in which nothing that every method asks for is missing. */
export function isComplete(given: AdultHeightGiven): given is AdultHeightGiven & AdultHeightFacts {
  return given.gender !== undefined && given.ageYears !== undefined && given.heightCm !== undefined
}

/** Whether a child is of an age that a method was made for, as far as is known. */
export function isOfAge({ ages }: AdultHeightMethod, { gender, ageYears }: AdultHeightGiven): boolean {
  if (gender === undefined || ageYears === undefined) return true
  const [from, to] = ages[gender]
  return ageYears >= from && ageYears <= to
}

/** What a method computes, from facts in which nothing is missing; or why it doesn't. */
export type Forecasts =
  | { readonly forecasts: readonly AdultHeightForecast[]; readonly facts: AdultHeightGiven & AdultHeightFacts }
  | { readonly reason: NotUsableReason }

/** What a method gives a child, before it is asked whether that can be true. */
export function forecastsBy(method: AdultHeightMethod, given: AdultHeightGiven): Forecasts {
  const { excludedBy, boneAgeMethod } = given
  if (excludedBy !== undefined) return { reason: { code: excludedBy } }
  if (!mayUse(given, method.publication)) return { reason: { code: 'not_cleared' } }
  const { gender } = given
  // A child too old for a method lacks nothing: what it would ask for is of no use.
  if (gender !== undefined && !isOfAge(method, given)) {
    const [from, to] = method.ages[gender]
    return { reason: { code: 'age_outside', from, to } }
  }
  const missing = method.inputs.filter((input) => !isGiven[input](given))
  if (missing.length > 0 || !isComplete(given)) return { reason: { code: 'missing', inputs: missing } }
  const { boneAgeMethods } = method
  if (boneAgeMethods !== undefined && !boneAgeMethods.includes(boneAgeMethod)) {
    return { reason: { code: 'other_bone_age_method', accepted: boneAgeMethods } }
  }
  const forecasts = method.predict(given)
  return 'code' in forecasts ? { reason: forecasts } : { forecasts, facts: given }
}

export const isGiven: { readonly [input in AdultHeightInput]: (given: AdultHeightGiven) => boolean } = {
  gender: (given) => given.gender !== undefined,
  ageYears: (given) => given.ageYears !== undefined,
  sizeCm: (given) => given.heightCm !== undefined,
  weightKg: (given) => given.weightKg !== undefined,
  boneAgeYears: (given) => given.boneAgeYears !== undefined,
  sizeFatherCm: (given) => given.fatherCm !== undefined,
  sizeMotherCm: (given) => given.motherCm !== undefined,
  sizeSds: (given) => given.heightSds !== undefined && given.adult !== undefined,
  weightBirthG: (given) => given.birthWeightG !== undefined,
  menarche: (given) => given.isPostmenarcheal !== undefined,
}
