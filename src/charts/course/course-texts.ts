import type { CourseWords } from '../../languages/course-words.js'
import type { ChartLanguage, Language } from '../../languages/language.js'

/** The texts of growth over time in the language of a chart that shows some: a whole one, or `languageOfCourse`. */
export function courseWords(language: ChartLanguage): CourseWords {
  return (language as Language).terminal.course
}
