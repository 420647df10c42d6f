import { chartDefaults } from '../../../clinical/growth/growth-options.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ChartDefaults } from '../../chart-growth.js'
import type { CourseCautions } from '../../types/growth-over-time.js'
import { falteringCautions } from './faltering-caution.js'
import { headCautions } from './head-caution.js'

/** What charts of weight and of head circumference say of the child's course. */
export const courseCautions: CourseCautions = (chart) => [...falteringCautions(chart), ...headCautions(chart)]

/** The defaults of charts that say it. */
export const assessingDefaults: ChartDefaults<ChartLanguage> = { ...chartDefaults, courseCautions }
