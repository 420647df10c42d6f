import { deCourse } from '../../ground/languages/de/course.js'
import { enCourse } from '../../ground/languages/en/course.js'
import type { CourseCharts } from '../types/growth-over-time.js'
import { courseValues } from './course-values.js'

/**
 * What charts show of growth over time: the types of `chartTypesOfKind.course`, thrive lines. `renderChart`
 * loads it by itself where it is needed; functions that draw at once, and
 * `createCharts`, take it as an option.
 *
 * @example
 * ```ts
 * const svg = chartSvg(jakob, { type: 'HeightVelocity' }, { today: '2025-03-10', courseCharts })
 * ```
 */
export const courseCharts: CourseCharts = { ...courseValues, texts: { de: deCourse, en: enCourse } }
