import {
  adultHeightChoices,
  boneAgeMethods,
  measuringNoises,
  pubertalTimings,
} from '../../../ground/model/course-names.js'
import { layoutParameters, type QueryParameter } from './query-parameters.js'

/** What growth over time can't know by itself. */
const methodParameters: readonly QueryParameter[] = [
  {
    name: 'bone_age_method',
    key: 'boneAgeMethod',
    kind: 'choice',
    words: boneAgeMethods,
    description:
      "How the bone ages were rated. Without it Greulich and Pyle's atlas is assumed, and the answer says so. No method for adult height takes a bone age of another scale.",
  },
  {
    name: 'pubertal_timing',
    key: 'pubertalTiming',
    kind: 'choice',
    words: pubertalTimings,
    description:
      'Height velocity by Kelly 2014, of all children in the United States or of those whose puberty came as early. By default it is DONALD 2025.',
  },
  {
    name: 'methods',
    key: 'methods',
    kind: 'choice',
    words: adultHeightChoices,
    default: 'usual',
    description:
      "Which methods predict adult height: usual, two or three by what is known of the child, or all. Blum's, made for idiopathic short stature, is among all alone.",
  },
]

/** The query parameters of growth over time. */
export const courseParameters: readonly QueryParameter[] = [
  {
    name: 'extensions',
    key: 'extensions',
    kind: 'boolean',
    words: ['true'],
    default: true,
    description: 'Only true: the course is an extension, so the answer always has the extended form.',
  },
  ...methodParameters,
  {
    name: 'expected_at',
    key: 'expectedAt',
    kind: 'date',
    description:
      'A day, on which the values to be expected from the earlier visits are given, with their bands; what was measured on that day is judged by them.',
  },
  {
    name: 'noise',
    key: 'noise',
    kind: 'choice',
    words: measuringNoises,
    default: 'routine',
    description:
      'With expected_at: how carefully is measured, as in routine care or as in a clinic that measures growth.',
  },
]

/** The query parameters of a sheet, and of puberty on charts of height. */
export const sheetParameters: readonly QueryParameter[] = [
  ...layoutParameters,
  ...methodParameters.map((parameter) => ({ ...parameter, description: `For layout=sheet. ${parameter.description}` })),
]
