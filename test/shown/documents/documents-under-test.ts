import type { MeasurementResult, PatientResult } from '../../../src/ground/model/patient-result.js'
import type { Score } from '../../../src/ground/model/score.js'
import type { MeasurementResultDocument, PatientResultDocument } from '../../../src/shown/documents/written-result.js'

const exact = (value: number): Score => ({ value, accuracy: 'exact' }) as Score

const nothingComputed: Omit<MeasurementResult, 'validationMessages'> = {
  ageYears: undefined,
  bmi: undefined,
  equiBmi: undefined,
  legCm: undefined,
  seatLegRatio: undefined,
  sizeSds: undefined,
  bmiSds: undefined,
  headSds: undefined,
  headWhoSds: undefined,
  seatSds: undefined,
  legSds: undefined,
  seatLegSds: undefined,
  weightSds: undefined,
  sizeTurnerSyndromeSds: undefined,
  sizeNoonanSyndromeSds: undefined,
  weightForLengthSds: undefined,
  boneAgeSizeSds: undefined,
  diseaseScores: [],
  sizePercentile: undefined,
  bmiPercentile: undefined,
  headPercentile: undefined,
  headWhoPercentile: undefined,
  seatPercentile: undefined,
  legPercentile: undefined,
  seatLegPercentile: undefined,
  weightPercentile: undefined,
  sizeTurnerSyndromePercentile: undefined,
  sizeNoonanSyndromePercentile: undefined,
  weightForLengthPercentile: undefined,
  boneAgeSizePercentile: undefined,
}

const provenance = { version: '1.0.0', references: 'our <clinic>@2026', checksum: '00c0ffee' }

/** A result in which every rule of writing shows. The figures are made up. */
export const mira: PatientResultDocument = {
  firstName: 'Mira',
  lastName: 'Österreicher & <Söhne>',
  dateOfBirth: '2012-11-03',
  ageInYears: 12.96,
  gender: 'female',
  diseases: ['TurnerSyndrome'],
  sizeFatherCm: 178,
  sizeMotherCm: 165.25,
  sizeBirthCm: 460,
  weightBirthG: 2640,
  weekBirth: 39,
  dayBirth: 0,
  headBirthCm: 33,
  menarche: '2025-02-03',
  puberty: [{ date: '2025-02-03', breastStage: 3, pubicHairStage: 2 }],
  gmfcsLevel: 5,
  tubeFed: false,
  targetSizeCm: 165,
  targetSizeSds: exact(-0.2549),
  sizeFatherSds: exact(-0.004),
  sizeMotherSds: exact(1),
  sizeBirthSds: undefined,
  weightBirthSds: exact(-1.235),
  headBirthSds: undefined,
  bmiBirthSds: undefined,
  sizeBirthUndersized: false,
  provenance,
  validationMessages: [
    {
      severity: 'error',
      target: 'birth_size',
      code: 'birth-size-impossible',
      text: 'Die Geburtslänge von 460 cm kann nicht übernommen werden.',
    },
  ],
  measurements: [
    {
      ...nothingComputed,
      date: '2015-11-04',
      sizeCm: 86,
      sizePosition: 'lying',
      weightKg: 11.8,
      headCm: 47.8,
      ageYears: 3.00068446,
      bmi: 15.95457003785,
      equiBmi: 21.7,
      sizeSds: { value: -6, accuracy: 'less_or_equal' } as Score,
      bmiSds: exact(0.125),
      weightSds: { value: 6, accuracy: 'greater_or_equal' } as Score,
      sizeTurnerSyndromeSds: exact(0.1),
      sizePercentile: 0.0000001,
      bmiPercentile: 54.974,
      weightPercentile: 100,
      sizeTurnerSyndromePercentile: 53.98,
      validationMessages: [
        { severity: 'hint', target: 'head', code: 'head-low', text: 'Ungewöhnlich: 47.8 cm.', measurementIndex: 0 },
      ],
    },
    { ...nothingComputed, date: '2018-11-05T14:30:00+01:00', ageInYears: 6.005, validationMessages: [] },
  ],
  markers: [
    { text: 'Beginn "GH"', date: '2019-01-15' },
    { text: 'GnRH', date: '2023-05-02', until: '2024-11-30', kind: 'puberty-suppression' },
  ],
}

const miraAtThree = mira.measurements[0] as MeasurementResultDocument

/** The same result with every extension. */
export const extendedMira: PatientResultDocument = {
  ...mira,
  targetSizeSds: { value: -0.2549, accuracy: 'exact', raw: -0.2549, reference: 'KiGGS 2013' },
  headBirthSds: {
    value: -0.555,
    accuracy: 'exact',
    raw: -0.555,
    reference: 'Niklasson & Albertsson-Wikland 2008',
    approximate: true,
  },
  measurements: [
    {
      ...miraAtThree,
      sizeSds: { value: -6, accuracy: 'less_or_equal', raw: -6.8449, reference: 'WHO 2006' },
      weightForLengthSds: { value: 0.5, accuracy: 'exact', raw: 0.5, reference: 'WHO 2006' },
      weightForLengthPercentile: 69.1462,
      boneAgeSizeSds: { value: 6, accuracy: 'greater_or_equal', raw: 7, reference: 'WHO 2006' },
      boneAgeSizePercentile: 99.9999999,
      bmiClass: { class: 'extreme-obesity', reference: 'AGA 2015', percentOf: { percentile: 97, percent: 117.26 } },
      diseaseScores: [
        {
          disease: 'TurnerSyndrome',
          measure: 'size',
          score: { value: 0.1, accuracy: 'exact', raw: 0.1, reference: 'Lyon 1985' },
          percentile: 53.98,
        },
        { disease: 'Trisomy21', measure: 'head', score: { value: -4, accuracy: 'exact' }, percentile: 0 },
      ],
    },
    {
      ...(mira.measurements[1] as MeasurementResultDocument),
      bmiClass: { class: 'normal', reference: 'AGA 2015' },
      diseaseScores: [],
    },
  ],
}

export const emptyResult: PatientResult = {
  ageInYears: undefined,
  diseases: [],
  targetSizeCm: undefined,
  targetSizeSds: undefined,
  sizeFatherSds: undefined,
  sizeMotherSds: undefined,
  sizeBirthSds: undefined,
  weightBirthSds: undefined,
  headBirthSds: undefined,
  bmiBirthSds: undefined,
  sizeBirthUndersized: undefined,
  provenance,
  validationMessages: [],
  measurements: [],
  markers: [],
}
