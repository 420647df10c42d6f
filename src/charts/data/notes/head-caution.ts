import { headFinding } from '../../../clinical/course/findings/head-finding.js'
import { courseVisits } from '../../../clinical/course/velocity/course-visit.js'
import type { ChartFrame } from '../frame/frame.js'
import { headFallTexts } from '../texts/head-fall-text.js'
import { headFindingText } from '../texts/head-finding-text.js'

/** The finding of the latest head, and that its score has fallen. */
export function headCautions({ definition, assessment, language }: ChartFrame): string[] {
  if (definition.measure !== 'head' || definition.disease !== undefined) return []
  const finding = headFinding(assessment, courseVisits(assessment, 'head'))
  return [
    ...(finding === undefined ? [] : [`${headFindingText(finding, language)}.`]),
    ...headFallTexts(assessment, language),
  ]
}
