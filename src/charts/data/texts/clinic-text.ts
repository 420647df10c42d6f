import { clinicDecimalsOf } from '../../../clinical/references/measures/clinic-class-limits.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { type ClinicMeasureName, type ClinicMeasureResult, clinicUnits } from '../../../ground/model/clinic-values.js'
import { clinicClassText, scoreText } from './describe-point.js'

/** `Waist circumference 72.0 cm, SDS (LIFE Child 2019) +1.48 · P93`, and a class with who defines it. */
export function clinicText(entry: ClinicMeasureResult, language: ChartLanguage): string {
  const { score, percentile, class: named } = entry
  return [
    clinicValueText(entry, language),
    ...(score === undefined ? [] : [scoreText({ ...score, percentile }, language)]),
    ...(named === undefined ? [] : [clinicClassText(named, language)]),
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
