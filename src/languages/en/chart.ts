import type { ChartWords } from '../chart-words.js'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const en: ChartWords = {
  population: { male: 'Boys', female: 'Girls' },
  born: (date) => `born ${date}`,
  percentile: (percentile) => `P${percentile}`,
  median: 'Median',
  approximateMedian: 'Median (approx.)',
  lying: 'lying',
  standing: 'standing',
  birth: 'Birth',
  measurement: 'Measured value',
  boneAge: 'Bone age',
  correctedAge: 'Chronological age',
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
  chartOf: (title, population) => `Percentile chart: ${title}, ${population}.`,
  noValues: 'No measured values.',
  values: (count) => (count === 1 ? 'One measured value.' : `${count} measured values.`),
  latest: (point) => `Latest: ${point}.`,
  notes: {
    correctedAge:
      'Born preterm: up to 24 months, points are plotted at corrected age; the line extends to chronological age.',
    beforeTerm: 'Before term (below 0 years), the reference for preterm infants applies.',
    held: (reference, from) => `${reference} reaches to ${from}; beyond, its last figures apply.`,
    birthReference: (reference) => `Value at birth: scored by week of gestation (${reference}).`,
    tooOld: (years) =>
      `Weight for length applies to children under ${years} years: values at older ages are shown but not scored.`,
    otherPosition:
      'Curves switch by length, scores by age (lying under 2 years, standing from 2 years): at least one value was not scored with the table drawn at its length.',
    outside: (count) =>
      count === 1
        ? 'One value lies far outside the range of the reference and is not shown.'
        : `${count} values lie far outside the range of the reference and are not shown.`,
  },
  date: (year, month, day) => `${day} ${months[month - 1] ?? ''} ${year}`,
}
