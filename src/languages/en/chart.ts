import type { ChartWords } from '../chart-words.js'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const en: ChartWords = {
  population: { male: 'Boys', female: 'Girls' },
  born: (date) => `born ${date}`,
  percentile: (percentile) => `P${percentile}`,
  median: 'Median',
  approximateMedian: 'approx. median',
  lying: 'lying',
  standing: 'standing',
  birth: 'Birth',
  measurement: 'Measured value',
  boneAge: 'Bone age',
  correctedAge: 'Age without correction',
  targetHeight: 'Target height',
  targetLegend: 'Target height with range',
  event: 'Event',
  targetRange: (lowest, highest) => `${lowest}–${highest}`,
  generalReference: 'General reference (P3, P50, P97)',
  references: 'References',
  reference: 'Reference',
  corrected: (age) => `corrected ${age}`,
  years: (years) => `${years} years`,
  months: (months) => `${months} months`,
  weeks: (weeks) => `${weeks} weeks`,
  chartOf: (title, population) => `Percentile chart: ${title}, ${population}.`,
  noValues: 'No measured values.',
  values: (count) => (count === 1 ? 'One measured value.' : `${count} measured values.`),
  latest: (point) => `Latest: ${point}.`,
  notes: {
    correctedAge:
      'Born preterm: up to 24 months the points stand at the corrected age; the line reaches to the age since birth.',
    beforeTerm: 'Before term (below 0 years) the reference for preterm infants applies.',
    held: (reference, from) => `${reference} reaches to ${from}; beyond, its last figures apply.`,
    birthReference: (reference) => `Value at birth: scored by week of gestation (${reference}).`,
    tooOld: (years) =>
      `Weight for length is for children under ${years} years: values of older ones are shown, but not scored.`,
    otherPosition:
      'The curves change by length, the scores by age (lying below 2 years, standing from then on): at least one value is scored by the other table than the one drawn at its place.',
    outside: (count) =>
      count === 1
        ? 'One value lies far beyond the reference and is not shown.'
        : `${count} values lie far beyond the reference and are not shown.`,
  },
  date: (year, month, day) => `${day} ${months[month - 1] ?? ''} ${year}`,
}
