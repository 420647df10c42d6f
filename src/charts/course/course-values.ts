import { courseCautions } from '../data/notes/course-cautions.js'
import type { CourseCharts } from '../types/growth-over-time.js'
import { expectedFan } from './expected-fan.js'
import { supposedValue } from './expected-value.js'
import { chartThriveLines } from './thrive-lines.js'
import { velocityValues } from './velocity-values.js'

/** What charts show of growth over time, for a whole language, which has its texts. */
export const courseValues: CourseCharts = {
  velocity: velocityValues,
  thriveLines: chartThriveLines,
  expected: expectedFan,
  supposed: supposedValue,
  cautions: courseCautions,
}
