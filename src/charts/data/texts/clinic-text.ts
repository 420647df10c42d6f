import { percentileOf, reportScore } from '../../../clinical/references/distribution.js'
import { clinicDecimalsOf } from '../../../clinical/references/measures/clinic-class-limits.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { type ClinicMeasureName, clinicUnits } from '../../../ground/model/clinic-values.js'
import { clinicClassText, scoreText } from './describe-point.js'

/** `Waist circumference 72.0 cm, SDS (LIFE Child 2019) +1.48 · P93`, and a class with who defines it; a ratio to a height in doubt says so. */
export function clinicText(entry: AssessedMeasure, language: ChartLanguage, isHeightDoubted = false): string {
  const { class: named } = entry
  return [
    clinicScoredText(entry, language, isHeightDoubted),
    ...(named === undefined ? [] : [clinicClassText(named, language)]),
  ].join(', ')
}

/** `Waist circumference 72.0 cm, SDS (LIFE Child 2019) +1.48 · P93` */
export function clinicScoredText(entry: AssessedMeasure, language: ChartLanguage, isHeightDoubted = false): string {
  const score = entry.scored && reportScore(entry.scored)
  const doubt = isHeightDoubted && entry.measure === 'waistHeightRatio' ? ` (${language.chart.inDoubt})` : ''
  return [
    `${clinicValueText(entry, language)}${doubt}`,
    ...(score === undefined ? [] : [scoreText({ ...score, percentile: percentileOf(score.value) }, language)]),
  ].join(', ')
}

/** `Waist circumference 72.0 cm` */
export function clinicValueText(
  { measure, value }: { readonly measure: ClinicMeasureName; readonly value: number },
  language: ChartLanguage,
): string {
  const written = `${numberText(value, clinicDecimalsOf(measure, value), language)} ${clinicUnits[measure]}`.trim()
  return `${capitalised(language.names.clinicMeasures[measure])} ${written}`
}
