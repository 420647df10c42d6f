import type { GrowthOptions } from '../growth/growth-options.js'
import { type BoneAgeMethod, boneAgeMethods, type PubertalTiming, pubertalTimings } from '../model/course-names.js'
import { invalidParameter } from '../text/invalid-input.js'

/** What an assessment of growth over time depends on apart from the patient. */
export interface CourseOptions extends GrowthOptions {
  /**
   * How the patient's bone ages were rated. Without it Greulich and Pyle's atlas is
   * assumed, and every prediction says so. A method for adult height takes no bone
   * age of another scale.
   */
  readonly boneAgeMethod?: BoneAgeMethod | undefined
  /**
   * Height velocity by Kelly 2014, of all children in the United States or of those
   * whose puberty came as early; without it by DONALD 2025.
   */
  readonly pubertalTiming?: PubertalTiming | undefined
}

/** The options of growth over time with their defaults filled in. */
export interface CourseSettings {
  readonly boneAgeMethod: BoneAgeMethod
  /** Nothing was said: Greulich-Pyle is assumed. */
  readonly isBoneAgeMethodAssumed: boolean
  readonly pubertalTiming: PubertalTiming | undefined
}

/** @throws AuxologyError `invalid_parameter` for an option outside its values */
export function courseSettings({
  boneAgeMethod,
  pubertalTiming,
}: Pick<CourseOptions, 'boneAgeMethod' | 'pubertalTiming'>): CourseSettings {
  if (boneAgeMethod !== undefined && !boneAgeMethods.includes(boneAgeMethod)) {
    throw invalidParameter('boneAgeMethod', boneAgeMethod, boneAgeMethods)
  }
  if (pubertalTiming !== undefined && !pubertalTimings.includes(pubertalTiming)) {
    throw invalidParameter('pubertalTiming', pubertalTiming, pubertalTimings)
  }
  return {
    boneAgeMethod: boneAgeMethod ?? 'greulich-pyle',
    isBoneAgeMethodAssumed: boneAgeMethod === undefined,
    pubertalTiming,
  }
}
