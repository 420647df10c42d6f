import { percentileOf, reportScore } from '../../../clinical/references/distribution.js'
import { clinicDecimalsOf } from '../../../clinical/references/measures/clinic-class-limits.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { type ClinicMeasureName, clinicUnits } from '../../../ground/model/clinic-values.js'
import { clinicClassText } from './clinic-class-text.js'
import { scoreText } from './describe-point.js'

/** What a clinic measured at a visit: a ratio to a height that the heights beside it contradict has no class. */
export function clinicAtHeight<Entry extends Pick<AssessedMeasure, 'measure' | 'class'>>(
  entries: readonly Entry[],
  isHeightDoubted: boolean,
): readonly Entry[] {
  if (!isHeightDoubted) return entries
  return entries.map((entry) => (isOfHeight(entry) ? { ...entry, class: undefined } : entry))
}

/** Whether a measure is a ratio to the height: in doubt where that is. */
export function isOfHeight({ measure }: Pick<AssessedMeasure, 'measure'>): boolean {
  return measure === 'waistHeightRatio'
}

/** `waist circumference 72.0 cm, SDS (LIFE Child 2019) +1.48 · P93`, and a class with who defines it; a ratio to a height in doubt says so. */
export function clinicText(entry: AssessedMeasure, language: ChartLanguage, isHeightDoubted = false): string {
  const { class: named } = entry
  return [
    clinicScoredText(entry, language, isHeightDoubted),
    ...(named === undefined ? [] : [clinicClassText(named, language)]),
  ].join(', ')
}

/** `waist circumference 72.0 cm, SDS (LIFE Child 2019) +1.48 · P93` */
export function clinicScoredText(entry: AssessedMeasure, language: ChartLanguage, isHeightDoubted = false): string {
  return [clinicValueText(entry, language, isHeightDoubted), ...clinicScoreTexts(entry, language)].join(', ')
}

/** `SDS (LIFE Child 2019) +1.48 · P93` */
export function clinicScoreTexts(
  { scored, class: clinicClass }: AssessedMeasure,
  language: ChartLanguage,
): readonly string[] {
  const score = scored && reportScore(scored)
  return score === undefined
    ? []
    : [scoreText({ ...score, percentile: percentileOf(score.value), clinicClass }, language)]
}

/** `waist circumference 72.0 cm`; a ratio to a height in doubt says so. */
export function clinicValueText(
  { measure, value }: { readonly measure: ClinicMeasureName; readonly value: number },
  language: ChartLanguage,
  isHeightDoubted = false,
): string {
  const written = `${numberText(value, clinicDecimalsOf(measure, value), language)} ${clinicUnits[measure]}`.trim()
  const doubt = isHeightDoubted && isOfHeight({ measure }) ? ` (${language.chart.heightInDoubt})` : ''
  return `${language.names.clinicMeasures[measure]} ${written}${doubt}`
}
