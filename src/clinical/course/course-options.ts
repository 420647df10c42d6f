import {
  type AdultHeightChoice,
  adultHeightChoices,
  type BoneAgeMethod,
  boneAgeMethods,
  type PubertalTiming,
  pubertalTimings,
} from '../../ground/model/course-names.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import type { GrowthOptions } from '../growth/growth-options.js'

/** What an assessment of growth over time depends on apart from the patient. */
export interface CourseOptions extends GrowthOptions {
  /**
   * How the patient's bone ages were rated. Without it Greulich and Pyle's atlas is
   * assumed, and `isBoneAgeMethodAssumed` of the result says so. A method for adult height takes no bone
   * age of another scale.
   */
  readonly boneAgeMethod?: BoneAgeMethod | undefined
  /**
   * Height velocity by Kelly 2014, of all children in the United States or of those
   * whose puberty came as early; without it by DONALD 2025.
   */
  readonly pubertalTiming?: PubertalTiming | undefined
  /**
   * Which methods predict adult height: by default two or three by what is known of the
   * child, with `all` every one. Blum's, made for idiopathic short stature, is among all alone.
   */
  readonly methods?: AdultHeightChoice | undefined
}

/** What growth over time can't know by itself. */
export type CourseChoices = Pick<CourseOptions, 'boneAgeMethod' | 'pubertalTiming' | 'methods'>

/** The options of growth over time with their defaults filled in. */
export interface CourseSettings {
  readonly boneAgeMethod: BoneAgeMethod
  /** Nothing was said: Greulich-Pyle is assumed. */
  readonly isBoneAgeMethodAssumed: boolean
  readonly pubertalTiming: PubertalTiming | undefined
  readonly methods: AdultHeightChoice
}

/** @throws AuxologyError `invalid_parameter` for an option outside its values */
export function courseSettings({ boneAgeMethod, pubertalTiming, methods = 'usual' }: CourseChoices): CourseSettings {
  if (boneAgeMethod !== undefined && !boneAgeMethods.includes(boneAgeMethod)) {
    throw invalidParameter('boneAgeMethod', boneAgeMethod, boneAgeMethods)
  }
  if (pubertalTiming !== undefined && !pubertalTimings.includes(pubertalTiming)) {
    throw invalidParameter('pubertalTiming', pubertalTiming, pubertalTimings)
  }
  if (!adultHeightChoices.includes(methods)) throw invalidParameter('methods', methods, adultHeightChoices)
  return {
    boneAgeMethod: boneAgeMethod ?? 'greulich-pyle',
    isBoneAgeMethodAssumed: boneAgeMethod === undefined,
    pubertalTiming,
    methods,
  }
}
