import { enCourse } from './course.js'

/** The table of results in English. */
export const enTerminal = {
  born: 'born',
  age: 'age',
  years: 'years',
  date: 'date',
  father: 'father',
  mother: 'mother',
  birthLength: 'birth length',
  birthWeight: 'birth weight',
  birthHead: 'head circumference at birth',
  birthBmi: 'BMI at birth',
  small: 'small for gestational age (SGA)',
  references: 'References',
  /** Of a child born preterm, below the table: up to how many months, or always. */
  correctedScores: (months: string | undefined): string =>
    `Born preterm: ages are chronological, SDS ${months === undefined ? '' : `up to ${months} months `}by corrected age.`,
  messages: 'Plausibility checks',
  noMessages: 'Plausibility checks: the entries are consistent.',
  measures: {
    size: 'height cm',
    weight: 'weight kg',
    bmi: 'BMI',
    head: 'head cm',
    seat: 'sitting cm',
    leg: 'leg cm',
    seatLeg: 'sit/leg',
    turner: 'Turner',
    noonan: 'Noonan',
    headWho: 'head (WHO)',
    weightForLength: 'weight/length',
    boneAgeSize: 'height/bone age',
  },
  /** In the list of sets: children born preterm, newborns, and what ages are in. */
  special: { preterm: 'born preterm', birth: 'newborns', years: 'years', weeks: 'weeks of gestation' },
  /** Below the list of sets: how many, and measures of others, it leaves out, and the option that shows them. */
  unlisted: (sets: number, measures: number, option: string): string =>
    `${sets} sets and ${measures} measures are superseded or known only in part, and not listed; ${option} shows them.`,
  /** The rights in the figures: the statuses, their limits, and what stands behind them. */
  rights: {
    statuses: {
      public: 'public domain',
      licensed: 'licensed',
      unstated: 'no terms known',
      restricted: 'restricted by the holder',
    },
    nonCommercial: 'non-commercial',
    noDerivatives: 'no changed copies',
    holder: 'Holder',
    evidence: {
      read: 'Read',
      copy: 'Read in a copy',
      known: 'From general knowledge, not read',
    },
    quoted: (words: string): string => `“${words}”`,
    none: 'No terms were found.',
    takenFrom: 'The figures were taken from',
    checked: (date: string): string => `Last looked for on ${date}.`,
    noSet: 'Tables for sets of your own',
    courseMethods: 'Growth over time and puberty',
    noAdvice: 'This is what is known of the rights, not legal advice; docs/rights.md has more.',
  },
  course: enCourse as typeof enCourse,
}
