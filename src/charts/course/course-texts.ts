import type { ChartLanguage, Language } from '../../ground/languages/language.js'
import type { CourseWords } from '../../ground/languages/words.js'

/** The language of a chart that shows growth over time, which is a whole one. */
export function wholeOf(language: ChartLanguage): Language {
  return language as Language
}

/** The texts of growth over time in the language of a chart that shows some: a whole one, or `languageOfCourse`. */
export function courseWords(language: ChartLanguage): CourseWords {
  return wholeOf(language).terminal.course
}

/** The texts of what is expected, and how the language writes numbers. */
export function expectedWords(
  language: ChartLanguage,
): CourseWords['expected'] & Pick<ChartLanguage, 'tag' | 'decimalMark'> {
  const { tag, decimalMark } = language
  return { ...courseWords(language).expected, decimalMark, tag }
}
