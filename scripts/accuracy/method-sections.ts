import { markdownTable } from '../markdown-table.js'
import type { Evidence } from './evidence.js'
import { type ComparedResult, isMet } from './independent-patients.js'
import { afterBirth, halfWeekOfGestation, seams } from './limits.js'
import { below, children, count, sd, signed, twoDigits } from './wording.js'

/** Φ and Φ⁻¹ compared with R's. */
export function normalSection({ normal }: Evidence): string[] {
  const row = (name: string, of: 'pnorm' | 'qnorm', isMeant: (argument: number) => boolean) => {
    const chosen = normal.filter((one) => one.function === of && isMeant(one.argument))
    const largest = (kind: 'absolute' | 'relative') =>
      below(Math.max(...chosen.map((one) => one[kind])), [1e-14, 1e-12])
    return [name, chosen.length, largest('absolute'), largest('relative')]
  }
  return [
    '## The normal distribution',
    '',
    'Φ (percentile of a score) and Φ⁻¹ (score of a percentile) compared with `pnorm` and `qnorm` of R. The library guarantees 1e-12.',
    '',
    ...markdownTable('Function | Cases: | Largest absolute difference: | Largest relative difference:', [
      row('Φ, -8 to 8', 'pnorm', (x) => Math.abs(x) <= 8),
      row('Φ, tails to -37.5', 'pnorm', (x) => Math.abs(x) > 8),
      row('Φ⁻¹, 0.001 to 0.999', 'qnorm', (x) => x >= 0.001 && x <= 0.999),
      row('Φ⁻¹, tails to 1e-300 and 1 - 2⁻⁵⁰', 'qnorm', (x) => x < 0.001 || x > 0.999),
    ]),
  ]
}

const kinds: readonly (readonly [title: string, isOf: (given: string) => boolean])[] = [
  [
    'Visits by age, six sets: seams, ages with held figures, proportions, equivalent BMI, scores limited to ±6',
    () => true,
  ],
  ['Turner and Noonan syndrome', (given) => given.includes('diseases=')],
  [
    'Children born at 24 to 40 weeks, by date: corrected and postmenstrual age',
    (given) => given.includes('dateOfBirth='),
  ],
  ['Length and weight at birth, small for gestational age', (given) => given.includes('sizeBirthCm=')],
  ['Parents’ heights and target height', (given) => given.includes('sizeFatherCm=')],
]

/** Complete patients assessed by the public function, compared with R. */
export function patientsSection({ results }: Evidence): string[] {
  const kindOf = ({ given }: ComparedResult) => [...kinds].reverse().find(([, isOf]) => isOf(given))?.[0]
  const exact = results.filter(({ tolerance }) => tolerance < 1e-6)
  const largest = (chosen: readonly ComparedResult[]) => Math.max(0, ...chosen.map(({ difference }) => difference))
  return [
    '## Complete patients',
    '',
    '`calculatePatient` assesses fictional patients, and R computes the same results from the source figures by a separate',
    'implementation of the rules in [How it computes](method.md). A score must have the same value, come from the same table, and',
    'be limited in the same way. The tolerance is 2e-9 for complete tables and 0.002 SD for thinned ones (0.2 kg/m² for an',
    'equivalent BMI from a thinned table).',
    '',
    ...markdownTable(
      'Patients | Number: | Results: | Met: | Largest, complete tables: | Largest, thinned tables, SD: | Equivalent BMI, thinned, kg/m²:',
      kinds.map(([title]) => {
        const chosen = results.filter((result) => kindOf(result) === title)
        const thinned = chosen.filter((result) => !exact.includes(result))
        const bmi = thinned.filter(({ field }) => field === 'equiBmi')
        const scores = thinned.filter(({ field }) => field !== 'equiBmi')
        return [
          title,
          count(new Set(chosen.map(({ given }) => given)).size),
          count(chosen.length),
          count(chosen.filter(isMet).length),
          sd(largest(chosen.filter((result) => exact.includes(result)))),
          scores.length === 0 ? '' : sd(largest(scores)),
          bmi.length === 0 ? '' : twoDigits(largest(bmi)),
        ]
      }),
    ),
  ]
}

/** Where the score of the same measurement changes from one table to the next. */
export function seamsSection(): string[] {
  return [
    '## Seams and steps',
    '',
    'Where one table gives way to the next, the score of the same measurement changes. These changes reflect differences',
    'between the published populations, not errors of computation, but they are large enough to be mistaken for a change in',
    'growth. Charts show the break.',
    '',
    ...markdownTable(
      'Set | Series | Sex | At: | Change at -2 SD: | at 0 SD: | at +2 SD:',
      seams().map(({ set, series, gender, x, change }) => {
        const changes = change.length === 0 ? ['–', '–', '–'] : change.map(signed)
        return [set, series, children(gender), Number(x.toFixed(2)), ...changes]
      }),
    ),
    'Other steps:',
    '',
    '- WHO 2006 changes from lying length to standing height at day 731 (0.7 cm; height and BMI). There is no interpolation across',
    '  this step; a value measured the other way is shifted by 0.7 cm before it is scored.',
    '- For a child born before 37 weeks, correction ends at a corrected age of 24 months. From the next day the chronological age',
    '  is used, which is higher by the number of weeks by which birth preceded 40 weeks, and scores fall.',
    '- Until 50 weeks of postmenstrual age, Fenton 2013 is used for children born before 37 weeks; BMI has no reference before term.',
    '- KiGGS ends at 18.0 years and WHO 2006 at 1,856 days; the last figures are used up to 19 years and up to 61 months.',
    '',
    '## Between the rows',
    '',
    'Within a table, L, M and S are interpolated, linearly where rows are at most half a year apart. The pages of the publications estimate',
    'the resulting error: each row is predicted from its two neighbours, and a quarter of the error is taken, because it grows',
    'with the square of the spacing. This cannot estimate the interval after birth, where growth is fastest. If length rose as it',
    `does in WHO’s boys, a table with rows at birth and ${[0.25, 0.5].map((step) => `${step} years`).join(' or ')} would read the median too low by up to`,
    `${[0.25, 0.5].map((step) => twoDigits(afterBirth(step))).join(' or ')} SD in between. There the medians of sitting height and leg length (Fredriks 2005) and of height in Noonan`,
    'syndrome (Isojima 2016) therefore follow that of WHO for height, by a ratio that changes evenly from row to row, and scores',
    'are marked as approximate. So are those of body mass index in the first month by Kromeyer-Hauschild 2001 and AGA 2015, whose',
    'straight line from birth to one month reads up to 0.4 SD too low.',
    '',
    'Size at birth: half a week of gestation changes the score of a median boy by',
    '',
    ...markdownTable(
      'Week: | Weight, SD: | Length, SD:',
      halfWeekOfGestation().map(({ week, weight, length }) => [week, signed(weight), signed(length)]),
    ),
    'This is what a week of gestation without a day, which is read in its middle, leaves uncertain either way (niklasson2008).',
    '',
  ]
}
