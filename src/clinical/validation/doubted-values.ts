import type { HeightLoss, Neighbours } from '../../ground/model/message-values.js'
import type { Finding } from './findings.js'

/** The heights with a warning of a loss, or the weights with one of pounds, as indices of measurements. */
export function doubtedBy(
  visits: readonly { readonly findings: readonly Finding[]; readonly index: number }[],
  field: 'sizeCm' | 'weightKg',
): readonly number[] {
  return visits.flatMap(({ findings, index }) =>
    field === 'sizeCm' ? (heightLossOf(findings)?.doubted ?? []) : isWarnedOfPounds(findings) ? [index] : [],
  )
}

/** Whether the weights beside contradict a weight, which may be in pounds. */
function isWarnedOfPounds(findings: readonly Finding[]): boolean {
  return findings.some(({ code, severity }) => code === 'weight_in_pounds' && severity === 'warning')
}

/** What a height is less than at the visit before, or more than at the one after, where a warning says so. */
export function heightLossOf(findings: readonly Finding[] = []): HeightLoss | undefined {
  for (const { parameters } of findings) {
    const { loss } = parameters as { readonly loss?: HeightLoss | undefined }
    if (loss !== undefined) return loss
  }
  return undefined
}

/** The scores around a value that a hint says is off the course, one by its score among them; undefined without such a hint. */
export function offCourseNeighbours(
  findings: readonly Finding[] | undefined,
  target: Finding['target'],
): Neighbours | undefined {
  for (const { severity, target: of, parameters } of findings ?? []) {
    const { neighbours } = parameters as { readonly neighbours?: Neighbours | undefined }
    if (severity === 'hint' && of === target && neighbours !== undefined) return neighbours
  }
  return undefined
}
