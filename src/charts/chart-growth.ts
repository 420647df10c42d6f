import type { CourseChoices } from '../clinical/course/course-options.js'
import {
  type GrowthDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
} from '../clinical/growth/growth-options.js'
import { type ChartLanguage, isWhole, type Language } from '../ground/languages/language.js'
import { invalidParameter, isRecord } from '../ground/text/invalid-input.js'
import type { CourseCharts } from './types/growth-over-time.js'

/** What a chart depends on apart from the patient and the request. */
export interface ChartOptions extends GrowthOptions, CourseChoices {
  /**
   * What charts show of growth over time: `courseCharts`, for functions that draw at
   * once. `renderChart` loads it by itself; a bundle without it has nothing of the course.
   */
  readonly courseCharts?: CourseCharts | undefined
}

/** The options of a chart with every default filled in. */
export interface ChartGrowth<Known extends ChartLanguage = ChartLanguage> extends GrowthSettings<Known> {
  readonly courseCharts?: CourseCharts | undefined
  readonly course?: CourseChoices | undefined
}

/**
 * Fills in the defaults of a chart.
 *
 * @throws AuxologyError `invalid_parameter` for an option outside its values, or one that there is not
 */
export function chartGrowth<Known extends ChartLanguage>(
  options: ChartOptions | undefined,
  defaults: GrowthDefaults<Known> & Pick<ChartOptions, 'courseCharts'>,
): ChartGrowth<Known | Language> {
  const settings = growthSettings(options, defaults)
  const { courseCharts = defaults.courseCharts, boneAgeMethod, pubertalTiming, methods } = options ?? {}
  if (courseCharts !== undefined && !(isRecord(courseCharts) && 'velocity' in courseCharts)) {
    throw invalidParameter('courseCharts', courseCharts, 'courseCharts of auxology')
  }
  const language = languageOfCourse(settings.language, courseCharts)
  const { today, zone, references, measures, bmiClasses, gestationalCorrection, referenceSex } = settings
  const course = { boneAgeMethod, pubertalTiming, methods }
  return {
    today,
    zone,
    language,
    references,
    measures,
    bmiClasses,
    gestationalCorrection,
    referenceSex,
    courseCharts,
    course,
  } satisfies { readonly [name in keyof ChartGrowth]: unknown }
}

/** A part of a language, with the texts of growth over time that come with its charts. */
function languageOfCourse<Known extends ChartLanguage>(language: Known, courseCharts: CourseCharts | undefined): Known {
  const course = isWhole(language) ? undefined : courseCharts?.texts?.[language.tag]
  return course === undefined ? language : { ...language, terminal: { course } }
}
