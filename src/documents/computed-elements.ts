import { elementName } from '../codec/declare.js'
import { patientScoreNames, visitScoreNames, visitScores } from '../model/result-scores.js'

/**
 * What results have beyond submitted patients, by the type of the record: in a
 * patient document it is left unread without a word, so that a result can be
 * submitted again.
 */
export const computedElements: { readonly [type in string]: readonly string[] } = {
  Patient: /* @__PURE__ */ [
    'AgeInYears',
    'TargetSizeCm',
    ...patientScoreNames.map(elementName),
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
    ...visitScoreNames.map(elementName),
    ...visitScoreNames.map((name) => elementName(visitScores[name].percentile)),
    'validation_message',
    'BmiClass',
    'DiseaseScores',
    'ClinicMeasures',
  ],
}
