import { bmiClassOf, isBeyondBmiClasses } from '../../../clinical/growth/bmi-classification.js'
import type { GrowthSubject } from '../../../clinical/growth/growth-subject.js'
import type { MeasurementGrowth } from '../../../clinical/growth/patient-growth.js'
import type { ScoredField } from '../../../clinical/validation/deciding-score.js'
import type { ChartDefinition } from '../../types/chart-definition.js'
import type { ChartPoint } from '../chart-data.js'

/**
 * The class of body mass index, where the chart shows its limits; on others of weight for length one that the
 * reference names. A height or weight in doubt gives none.
 */
export function pointClass(
  { showsBmiLimits, series }: ChartDefinition,
  subject: GrowthSubject,
  measured: MeasurementGrowth,
  doubted: ScoredField | undefined,
): Pick<ChartPoint, 'bmiClass' | 'noClass'> {
  if (!showsBmiLimits && series !== 'weightForLength') return {}
  const named = bmiClassOf(subject, measured)
  if (showsBmiLimits && isBeyondBmiClasses(subject, measured)) return { noClass: 'age' }
  if (named === undefined || (!showsBmiLimits && named.by === undefined)) return {}
  return doubted === undefined ? { bmiClass: named } : { noClass: doubted === 'sizeCm' ? 'height' : 'weight' }
}
