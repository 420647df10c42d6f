import { headFinding } from '../../../clinical/course/findings/head-finding.js'
import { courseVisits } from '../../../clinical/course/velocity/course-visit.js'
import type { ChartFrame } from '../frame/frame.js'
import { headFallTexts } from '../texts/head-fall-text.js'
import { headFindingText } from '../texts/head-finding-text.js'

/** The finding of the latest head, which a sheet tells in its own place, and that its score has fallen. */
export function headCautions(frame: ChartFrame): string[] {
  const { definition, assessment, language } = frame
  const isOfHead = definition.measure === 'head' && definition.disease === undefined
  return isOfHead ? [...headFindingCautions(frame), ...headFallTexts(assessment, language)] : []
}

/** The finding of the latest head. */
export function headFindingCautions({ assessment, language }: ChartFrame): string[] {
  const finding = headFinding(assessment, courseVisits(assessment, 'head'))
  return finding === undefined ? [] : [`${headFindingText(finding, language)}.`]
}
