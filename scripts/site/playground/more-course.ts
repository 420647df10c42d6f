import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { assessCourse } from '../../../src/course/assess-course.js'

/** The playground loads this after its first view. */
globalThis.auxologyCourse = assessCourse
globalThis.auxologyCourseCharts = courseCharts
