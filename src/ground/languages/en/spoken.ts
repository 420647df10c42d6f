import { uncapitalised } from '../within-sentence.js'
import { enMonths } from './basics.js'

/** How a chart is read aloud in English: words for marks that screen readers pass over, and what a summary adds. */
export const enSpoken = {
  /** Before a number. */
  signs: {
    '−': 'minus',
    '+': 'plus',
    '±': 'plus or minus',
    '≈': 'about',
    '≤': 'at most',
    '≥': 'at least',
    '<': 'below',
    '>': 'above',
  },
  /** Between numbers: `3–97`. */
  to: 'to',
  /** For `ΔSDS`: `change of SDS`. */
  changeOf: 'change of',
  /** For `P64`: `percentile 64`. */
  percentile: 'percentile',
  /** After a number, the longest first. */
  units: {
    'kg/m²': 'kilograms per square metre',
    mmHg: 'millimetres of mercury',
    cm: 'centimetres',
    mm: 'millimetres',
    kg: 'kilograms',
    ml: 'millilitres',
    g: 'grams',
  },
  /** For the stroke of `cm/year`, and a year that is written short. */
  per: 'per',
  perYear: { mark: '/y', text: 'per year' },
  date: (year: string, month: number, day: string): string => `${day} ${enMonths[month - 1] ?? ''} ${year}`,
  /** An age in completed years and months. */
  age: (years: string, months: string): string =>
    `${years} ${years === '1' ? 'year' : 'years'}${months === '0' ? '' : ` ${months} ${months === '1' ? 'month' : 'months'}`}`,
  /** A postmenstrual age in completed weeks and, if known, days. */
  postmenstrual: (weeks: string, days: string | undefined): string =>
    `postmenstrual age ${weeks} weeks${days === undefined || days === '0' ? '' : ` and ${days} ${days === '1' ? 'day' : 'days'}`}`,
  /** A score, already in words, with what it is called and whose it is. */
  scoreBy: (score: string, reference: string): string => `${score} by ${reference}`,
  /** Measurements with the ages of the first and the last one. */
  course: (measurements: string, from: string, to: string): string => `${measurements}, ${from} to ${to}`,
  /** Scores on the way. */
  first: (score: string): string => `first ${score}`,
  lowest: (score: string): string => `lowest ${score}`,
  highest: (score: string): string => `highest ${score}`,
  last: (score: string): string => `last ${score}`,
  /** Where scores are by several references: the one that the lowest and the highest are of, if there are any. */
  notComparable: (reference: string | undefined): string =>
    `scores by different references are not comparable${reference === undefined ? '' : `: lowest and highest by ${reference} alone`}`,
  measurements: (count: number): string => (count === 1 ? 'one measurement' : `${count} measurements`),
  /** What was last found of puberty. */
  puberty: (found: string): string => `Puberty, latest findings: ${found}.`,
  /** What the chart does not say of the course. */
  onSheet: 'Velocity and screening rules are not on this chart but on the clinic sheet.',
  /** The section of the x axis: `age 0 to 19 years`. */
  section: (axis: string, from: string, to: string, unit: string): string =>
    `${uncapitalised(axis)} ${from} to ${to} ${unit}`,
  /** A length, at which a weight is given: `length 106.0 cm`. */
  at: (axis: string, value: string): string => `${uncapitalised(axis)} ${value}`,
}
