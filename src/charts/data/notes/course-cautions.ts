import { chartDefaults } from '../../../clinical/growth/growth-options.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ChartDefaults } from '../../chart-growth.js'
import type { CourseCautions } from '../../types/growth-over-time.js'
import { reportedFallTexts } from '../texts/reported-fall-text.js'
import { falteringCautions } from './faltering-caution.js'
import { headCautions } from './head-caution.js'

/** What charts of height, weight and head circumference say of the child's course. */
export const courseCautions: CourseCautions = (chart) => [
  ...falteringCautions(chart),
  ...heightCautions(chart),
  ...headCautions(chart),
]

/** That the score of the height has fallen. */
const heightCautions: CourseCautions = ({ definition: { measure, disease }, assessment, language }) =>
  measure === 'height' && disease === undefined ? reportedFallTexts(assessment, 'size', language) : []

/** The defaults of charts that say it. */
export const assessingDefaults: ChartDefaults<ChartLanguage> = { ...chartDefaults, courseCautions }
