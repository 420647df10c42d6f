import { type ChartLanguage, capitalised } from '../../languages/language.js'
import { numberText } from '../../languages/written-number.js'
import { type ClinicMeasureResult, clinicDecimals, clinicUnits } from '../../model/clinic-values.js'
import { scoreText } from './describe-point.js'

/** `Waist circumference 72.0 cm, SDS (LIFE Child 2019) +1.48 · P93`, and a class with who defines it. */
export function clinicText(entry: ClinicMeasureResult, language: ChartLanguage): string {
  const { measure, value, score, percentile, class: named } = entry
  const written = `${numberText(value, clinicDecimals[measure], language)} ${clinicUnits[measure]}`.trim()
  return [
    `${capitalised(language.names.clinicMeasures[measure])} ${written}`,
    ...(score === undefined ? [] : [scoreText({ ...score, percentile }, language)]),
    ...(named === undefined ? [] : [`${language.chart.clinicClasses[named.name]} (${named.source})`]),
  ].join(', ')
}
