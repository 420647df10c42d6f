import { headFinding } from '../../../clinical/course/findings/head-finding.js'
import { courseVisits } from '../../../clinical/course/velocity/course-visit.js'
import type { CourseCautions } from '../../types/growth-over-time.js'
import { headFindingText } from '../texts/head-finding-text.js'
import { reportedFallTexts } from '../texts/reported-fall-text.js'

/** The finding of the latest head, which a sheet tells in its own place, and that its score has fallen. */
export const headCautions: CourseCautions = (chart) => {
  const { definition, assessment, language } = chart
  const isOfHead = definition.measure === 'head' && definition.disease === undefined
  return isOfHead ? [...headFindingCautions(chart), ...reportedFallTexts(assessment, 'head', language)] : []
}

/** The finding of the latest head. */
export const headFindingCautions: CourseCautions = ({ assessment, language }) => {
  const finding = headFinding(assessment, courseVisits(assessment, 'head'))
  return finding === undefined ? [] : [`${headFindingText(finding, language)}.`]
}
