import { genders } from '../../src/ground/model/patient.js'
import { formatNumber } from '../../src/ground/text/number.js'
import { sharesSource } from '../../test/accuracy/published/pubertyplot-shares.js'
import { incrementsSource, printedIncrements } from '../../test/accuracy/published/who2009-increments.js'
import { markdownTable } from '../markdown-table.js'
import { pageText } from '../page-text.js'
import {
  type ComparedIncrement,
  comparedBoy,
  comparedIncrements,
  isIncrementMet,
  medianBounds,
  medianGirlByBayleyPinneau,
  medianRanges,
  velocityDifferences,
} from './course-evidence.js'
import { comparedMedians, comparedShares } from './puberty-evidence.js'
import { children, count, twoDigits } from './wording.js'

const twoDecimals = (number: number) => formatNumber(number, { min: 2, max: 2 })
const oneDecimal = (cm: number) => formatNumber(cm, { min: 1, max: 1 })

/** docs/course/accuracy.md: what the figures and formulas of growth over time were compared with. */
export function courseAccuracyPage(): string {
  return pageText([
    '# Accuracy of growth over time',
    '',
    'Velocity, gains, adult height and targets: [the methods](README.md) have a page each with its limits.',
    'The 7,118 figures in the library were compared with the transcriptions that they were entered from: equal, but for the error',
    'of Bayley and Pinneau’s predictions at 18 years, which is of their second sample. What a transcription itself was compared',
    'with says the page of the method.',
    '',
    ...incrementSection(),
    ...velocitySection(),
    ...predictionSection(),
    ...workedExamples(),
    ...oneOffSection(),
    ...pubertySection(),
  ])
}

function incrementSection(): string[] {
  const compared = comparedIncrements()
  return [
    '## WHO 2009: gains of infants',
    '',
    `${incrementsSource}.`,
    `${count(compared.length)} printed gains at -3 to +3 SD from six of the twenty-six tables were recomputed from L, M, S and delta, to`,
    'the rounding of the print and of its L, M and S. Where the formula comes to no gain, WHO prints 0. Not met:',
    '',
    ...compared.filter((each) => !isIncrementMet(each)).map((each) => `- ${missText(each)}`),
    '',
    'These would be met by cutting off in place of rounding, or are slips of that copy: less than 0.003 SD. No print of the',
    'tables of head circumference was found, so those rest on the transcription.',
    '',
    ...markdownTable(
      'Table | Sex | Interval | Printed gains: | met: | of these without a root: | Largest difference of score:',
      printedIncrements.map((table) => {
        const of = compared.filter((each) => each.table === table)
        const rooted = of.filter(({ ours }) => ours !== undefined)
        const largest = Math.max(...rooted.map(({ scored, sds }) => Math.abs(scored - sds)))
        return [
          `\`${table.file}\``,
          children(table.gender),
          `${table.months} ${table.months === 1 ? 'month' : 'months'}`,
          count(of.length),
          count(of.filter(isIncrementMet).length),
          count(of.length - rooted.length),
          `${twoDigits(largest)} SD`,
        ]
      }),
    ),
  ]
}

/** `lms_weight_boys_6mon_z from 17 months at -3 SD: printed -27, ours -27.69` */
function missText({ table: { file }, from, sds, printed, ours = Number.NaN }: ComparedIncrement): string {
  return `\`${file}\` from ${from} months at ${sds} SD: printed ${printed}, ours ${formatNumber(ours, { min: 2, max: 2 })}`
}

function velocitySection(): string[] {
  const cells = genders.map((gender) => {
    const all = velocityDifferences(gender)
    const worst = all.reduce((a, b) => (Math.abs(b.difference) > Math.abs(a.difference) ? b : a))
    return `${children(gender)} ${count(all.length)} ages, at most ${twoDigits(Math.abs(worst.difference))} cm a year (at ${worst.age} years)`
  })
  return [
    '## DONALD 2025: height velocity',
    '',
    'No printed percentile was found to compare with. As a check of the transcription, its medians were compared with what the',
    'median of KiGGS grows in the year around the age, two studies of German children:',
    '',
    ...cells.map((cell) => `- ${cell}`),
    '',
    'Kelly 2014 has M to 0.1 cm a year and S to 0.01, which is how exact its scores are; nothing else printed was found to',
    'compare it with.',
    '',
  ]
}

function predictionSection(): string[] {
  return [
    '## Adult height',
    '',
    'One boy by every method: 10.0 years, 130 cm, 28 kg, bone age 9.0, father 175 cm, mother 165 cm. The figures expected were',
    'computed from the papers’ figures apart from this library, to one decimal.',
    '',
    ...markdownTable(
      'Method | Expected, cm: | Ours, cm:',
      comparedBoy().map(({ method, variant, cm, ours }) => {
        const name = variant === undefined ? method : `${method}, ${variant}`
        return [name, oneDecimal(cm), formatNumber(ours, { min: 3, max: 3 })]
      }),
    ),
    'A child of median height and weight (WHO, KiGGS) with bone age = age and parents of median height, at every month from 2',
    `to 18 years: ${medianBounds.male.join(' to ')} cm is accepted for boys, ${medianBounds.female.join(' to ')} cm for girls (from ${medianGirlByBayleyPinneau} cm by Bayley`,
    'and Pinneau). Blum 2022 is for short children alone.',
    '',
    ...markdownTable(
      'Method | Sex | Predictions: | Lowest, cm: | Highest, cm:',
      medianRanges().map(({ method, gender, cases, low, high }) => [
        method,
        children(gender),
        count(cases),
        oneDecimal(low),
        oneDecimal(high),
      ]),
    ),
  ]
}

function workedExamples(): string[] {
  return [
    '## Worked examples of the papers',
    '',
    '`test/clinical/course/worked-examples.test.ts` computes these from what the papers put in, and one child by every model and table by hand.',
    '',
    '| Paper | Put in | Printed, cm |',
    '| --- | --- | --- |',
    '| Roche, Wainer and Thissen 1975 | 6 years 3 months, length 108.7 cm, 17.4 kg, mean of the parents 169.0 cm, bone age 5.4 | 168.839 |',
    '| Khamis and Guo 1993 | 10.0 years, 135 cm, 35 kg, mean of the parents 168 cm, skeletal age 9.0 | 174.01 at 18 years |',
    '| Tanner 1975 | boy, 12.5 years, 136.0 cm, RUS bone age 11.0, parents 170 and 160 cm | 165.3 less 1.0 |',
    '| Tanner 1975 | girl, 12.0 years, 165.2 cm, RUS bone age 14.0 | 171.7 before menarche, 170.7 after |',
    '',
    'Of these only the result is known; what was put in was not found. What was checked instead is in the last column.',
    '',
    '| Paper | Result | Known of it | Checked instead |',
    '| --- | --- | --- | --- |',
    '| Cole 1998 | −2.34 SDS printed, −2.35 computed | met by the transcription when it was made | the six coefficients; −1.645 at every step of a thrive line; 0 for the gain to be expected |',
    '| Blum 2022 | models 2, 5, 8 and 10 | met by the transcription when it was made | every coefficient of the ten models; a child by each of them, by hand |',
    '',
  ]
}

function pubertySection(): string[] {
  const shares = comparedShares()
  const equal = shares.filter(({ published, ours }) => published === ours)
  const names = { breastStage: 'breast', genitalStage: 'genital', pubicHairStage: 'pubic hair' }
  return [
    '## Stages of puberty',
    '',
    `${sharesSource}. ${count(shares.length)} of its 1,244 shares were compared: every column at eight ages.`,
    `${count(equal.length)} are equal. The scores are the formula of that package on these shares; a test computes one by another`,
    'quantile. Half the children have reached a sign at these ages, as Mul 2001 printed them (Pediatr Res 2001;50:479-486) and by',
    'these shares; no other second source was found, and R does not recompute them here.',
    '',
    ...markdownTable(
      'Sign | Printed, years: | Ours, years:',
      comparedMedians().map(({ gender, sign, begins, years, ours }) => {
        const name = sign === 'menarche' || sign === 'testicularVolumeMl' ? sign : `${names[sign]} stage ${begins}`
        return [`${name}, ${children(gender)}`, twoDecimals(years), twoDecimals(ours)]
      }),
    ),
  ]
}

function oneOffSection(): string[] {
  return [
    '## A second computation',
    '',
    'Once, in November 2026, the courses of 4,000 simulated children were computed in Python from the transcribed figures, by a',
    'program that shares nothing with this library but the scores of the visits: 234,000 numbers (which visit is compared with',
    'which, gains, velocities, errors, scores by DONALD, Kelly and WHO, conditional gain, targets, every prediction and range).',
    'The largest difference was 3e-11; one error was found and mended (a conditional gain missing at exactly four weeks). The',
    'program is not in the repository. `test/clinical/course/explain-course.test.ts` recomputes every number of hundreds of children from',
    'the lines of its explanation, with a calculator of its own.',
    '',
  ]
}
