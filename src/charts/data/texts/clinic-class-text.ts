import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ClinicClass } from '../../../ground/model/clinic-values.js'

/** `half the height or more (NICE NG246)`; of two limits both, and that the lower one counts. */
export function clinicClassText(named: ClinicClass, language: ChartLanguage): string {
  return clinicClassTexts(named, language).join('; ')
}

/** The parts of {@link clinicClassText}. */
export function clinicClassTexts({ adult, ...own }: ClinicClass, { chart }: ChartLanguage): readonly string[] {
  const text = ({ name, source }: ClinicClass) => `${chart.clinicClasses[name]} (${source})`
  return adult === undefined ? [text(own)] : [text(own), text(adult), chart.lowerLimitCounts]
}
