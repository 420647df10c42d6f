/** What is expected of a child's growth, in English. */
export const enExpectedGrowth = {
  measures: {
    size: 'Height',
    weight: 'Weight',
    bmi: 'Body mass index',
    head: 'Head circumference',
  },
  units: { size: 'cm', weight: 'kg', bmi: 'kg/m²' },
  /** `Height to be expected from the earlier visits: 122.8 cm (+0.12 SDS)` */
  expected: (measure: string, value: string, sds: string): string =>
    `${measure} to be expected from the earlier visits: ${value} (${sds} SDS).`,
  /** A band; an end that a reference does not give is left out. */
  band: (percent: number, low: string | undefined, high: string | undefined): string => {
    const range =
      low === undefined ? `up to ${high}` : high === undefined ? `${low} or more` : `between ${low} and ${high}`
    return `${percent} of 100 healthy children with the same earlier values are measured ${range}.`
  },
  /** A value as it was asked about. */
  usual: (value: string): string => `${value}: as expected from the earlier visits.`,
  less: (value: string, share: string): string =>
    `${value}: less than expected from the earlier visits (${share} in 100).`,
  more: (value: string, share: string): string =>
    `${value}: more than expected from the earlier visits (${share} in 100).`,
  fewerThan: (share: string): string => `fewer than ${share}`,
  /** Why there is none. */
  none: (measure: string, reason: string): string => `${measure}: no value to be expected. ${reason}.`,
  reasons: {
    no_cohort: 'No children with repeated measurements of it were studied',
    missing: 'Sex or date of birth is missing',
    first_weeks: 'Not in the first three weeks',
    adult: 'Not from the 18th birthday on',
    disease: 'Only for children without a known disease',
    treatment: 'Only for children whose growth is not treated',
    preterm: 'Born preterm: only from 50 weeks postmenstrual age on, and under two years only at corrected ages',
    no_reference: 'The references have no figures for this age',
    beyond_reference: "It lies beyond the reference's scores",
    no_earlier_value: 'No earlier value can be scored by the reference of this age',
  },
  tooFarAhead: (years: string, atMost: string): string =>
    `The latest value is ${years} years earlier (at most ${atMost}, our own limit)`,
  maturity: (sign: string): string => `Maturity may differ from age: ${sign}`,
  maturitySigns: {
    menarche: 'menarche',
    late_stage: 'a late stage of puberty',
    early_puberty: 'early puberty',
    late_puberty: 'late puberty',
    bone_age_off: 'bone age more than 2 years off',
    end_of_growth: 'growth ends by bone age',
  },
  unusual: (signs: string): string => `Growth so far is unusual: ${signs}`,
  unusualSigns: {
    slow_growth: 'slow growth',
    severe_underweight: 'severe underweight',
    extreme_obesity: 'extreme obesity',
    faltering: 'faltering growth (NICE NG75)',
    weight_loss: 'weight lost, 10% or more',
  },
  belowPresent: (cm: string, present: string): string => `${cm} cm would be below the height reached, ${present} cm`,
  /** What to know first. */
  caution: (text: string): string => `Note: ${text}.`,
  cautions: {
    fast_growth: 'Growth was fast before',
    bone_age_off: 'Bone age is more than 1 year off',
    marker: 'A marker is recorded; what it means for growth is not taken into account',
    gestation_unknown: 'The week of birth is unknown; birth at term is assumed',
    single_value: 'Rests on a single earlier value',
    few_children: 'From 10 years on few children were studied, and the bands are too narrow',
    impossible_value: 'The value asked about is impossible and was not judged',
  },
  rulesMet: (rules: string): string => `Screening rules met: ${rules}`,
  fall: (measure: string, sds: string): string => `${measure} has fallen by ${sds} SDS from its highest score`,
  latest: (sds: string): string => `The latest value was itself hardly to be expected (${sds} SDS)`,
}
