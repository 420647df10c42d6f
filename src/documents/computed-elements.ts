import { patientScoreNames, visitScoreNames, visitScores } from '../model/result-scores.js'

/** The element of a field of the result: `SizeSds` for `sizeSds`. */
export function computedElement(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}

/**
 * What results have beyond submitted patients, by the type of the record: in a
 * patient document it is left unread without a word, so that a result can be
 * submitted again.
 */
export const computedElements: { readonly [type in string]: readonly string[] } = {
  Patient: /* @__PURE__ */ [
    'AgeInYears',
    'TargetSizeCm',
    ...patientScoreNames.map(computedElement),
    'SizeBirthUndersized',
    'Provenance',
    'Course',
    'PubertyAssessment',
    'validation_message',
  ],
  Measurement: /* @__PURE__ */ [
    'AgeYears',
    'Bmi',
    'EquiBmi',
    'LegCm',
    'SeatLegRatio',
    ...visitScoreNames.map(computedElement),
    ...visitScoreNames.map((name) => computedElement(visitScores[name].percentile)),
    'validation_message',
    'BmiClass',
    'DiseaseScores',
    'ClinicMeasures',
  ],
}
