import type { CourseChoices } from '../clinical/course/course-options.js'
import {
  type GrowthDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
  requireModule,
} from '../clinical/growth/growth-options.js'
import { type ChartLanguage, isWhole, type Language } from '../ground/languages/language.js'
import { hasModule } from '../ground/model/module-names.js'
import { invalidParameter, isRecord } from '../ground/text/invalid-input.js'
import type { CourseCautions, CourseCharts } from './types/growth-over-time.js'

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
  /** Undefined where the program carries none of growth over time, or has it switched off. */
  readonly courseCautions?: CourseCautions | undefined
  readonly course?: CourseChoices | undefined
}

/** What a program draws with unless its options say otherwise. */
export type ChartDefaults<Known> = GrowthDefaults<Known> & Pick<ChartGrowth, 'courseCharts' | 'courseCautions'>

/**
 * Fills in the defaults of a chart.
 *
 * @throws AuxologyError `invalid_parameter` for an option outside its values, or one that there is not
 */
export function chartGrowth<Known extends ChartLanguage>(
  options: ChartOptions | undefined,
  defaults: ChartDefaults<Known>,
): ChartGrowth<Known | Language> {
  const settings = growthSettings(options, defaults)
  requireModule(settings, 'charts', 'charts')
  const { courseCharts = defaults.courseCharts, boneAgeMethod, pubertalTiming, methods } = options ?? {}
  if (courseCharts !== undefined && !(isRecord(courseCharts) && 'velocity' in courseCharts)) {
    throw invalidParameter('courseCharts', courseCharts, 'courseCharts of auxology')
  }
  const language = languageOfCourse(settings.language, courseCharts)
  const { today, zone, references, measures, bmiClasses, gestationalCorrection, referenceSex, modules, clearedOnly } =
    settings
  const { measuresNotCleared } = settings
  const isAssessed = hasModule(modules, 'course')
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
    modules,
    clearedOnly,
    measuresNotCleared,
    courseCharts: isAssessed ? courseCharts : undefined,
    courseCautions: isAssessed ? (defaults.courseCautions ?? courseCharts?.cautions) : undefined,
    course,
  } satisfies { readonly [name in keyof ChartGrowth]: unknown }
}

/** A part of a language, with the texts of growth over time that come with its charts. */
function languageOfCourse<Known extends ChartLanguage>(language: Known, courseCharts: CourseCharts | undefined): Known {
  const course = isWhole(language) ? undefined : courseCharts?.texts?.[language.tag]
  return course === undefined ? language : { ...language, terminal: { course } }
}
