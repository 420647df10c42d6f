import { chartGrowth } from '../../../src/charts/chart-growth.js'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { shownGains } from '../../../src/charts/course/gain-tables.js'
import { findingText } from '../../../src/charts/data/texts/finding-text.js'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import {
  panelNotes,
  predictionName,
  predictionRange,
  whyNotUsable,
} from '../../../src/clinical/course/adult-height/prediction-text.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { changeSinceTreatment } from '../../../src/clinical/course/treatment-change.js'
import { chartDefaults } from '../../../src/clinical/growth/growth-options.js'
import type { Language } from '../../../src/ground/languages/language.js'
import { fallsOf } from './falls.js'

/** What the playground shows of growth over time; it loads this after its first view. */
const course = {
  assessCourse,
  courseCharts,
  fallsOf,
  panelNotes,
  predictionName,
  predictionRange,
  whyNotUsable,
  /** What is said in words: gains between visits, the change since a treatment began, and what is unusual. */
  told: (patient: Parameters<typeof assessCourse>[0], options: Parameters<typeof assessCourse>[1] = {}) => {
    const growth = chartGrowth({ ...options, courseCharts }, chartDefaults)
    const assessment = assessPatient(patient, growth)
    const { findings } = assessCourse(patient, options)
    return {
      tables: shownGains(assessment, growth.course, growth.language),
      sinceTreatment: changeSinceTreatment(assessment, 'size'),
      findings: findings.map((finding) => findingText(finding, growth.language as Language)),
    }
  },
}

/** What `more-course.js` brings. */
export type PlaygroundCourse = typeof course

globalThis.auxologyCourse = course
