import type { Locale } from './built-in.js'
import { deCourseByHand } from './de/course-by-hand.js'
import { enCourseByHand } from './en/course-by-hand.js'
import type { CourseHandWords } from './words.js'

/**
 * How each number of growth over time came about, in every language of the library.
 * Apart from the languages, so that no program carries it but the command.
 */
export const courseByHand: { readonly [tag in Locale]: CourseHandWords } = { de: deCourseByHand, en: enCourseByHand }
