import { assessCourse } from '../../../src/course/assess-course.js'

/** The playground loads this after its first view. */
globalThis.auxologyCourse = assessCourse
