import { readFileSync } from 'node:fs'
import { explainExpectedGrowth } from '../../src/clinical/course/explain/explain-expected.js'
import { cohortCitations, scoreCovariances } from '../../src/clinical/growth/three-cohorts.js'
import { lineText } from '../../src/command/printed/course-explanation.js'
import { courseByHand } from '../../src/ground/languages/course-by-hand.js'
import { en } from '../../src/ground/languages/en/index.js'
import type { Fit } from '../growth-study/fit.js'
import type { HeldOutSummary } from '../growth-study/held-out.js'
import type { WrittenPage } from './course-page.js'

type Measure = keyof typeof scoreCovariances
type Band = HeldOutSummary & { readonly from: number; readonly to: number }
type OfCohort = HeldOutSummary & {
  readonly cohort: string
  readonly children: number
  readonly asScored: HeldOutSummary
}

interface Evidence extends Readonly<Record<'byAge' | 'byInterval', readonly Band[]>> {
  readonly children: number
  readonly values: number
  readonly standardErrors: Fit['standardErrors']
  readonly next: HeldOutSummary
  readonly withoutCohort: readonly OfCohort[]
}

const evidence: Readonly<Record<Measure, Evidence>> = JSON.parse(
  readFileSync(new URL('../growth-study/evidence.json', import.meta.url), 'utf8'),
)

const names: Readonly<Record<Measure, string>> = { size: 'Height', weight: 'Weight', bmi: 'Body mass index' }
const measures = Object.keys(names) as Measure[]
const count = (number: number) => number.toLocaleString('en')

const cohorts: Readonly<Record<string, string>> = { smocc: 'SMOCC', cpp: 'CPP', terneuzen: 'Terneuzen' }

function evidenceOf(measure: Measure): readonly string[] {
  const { children, values, next, byAge, byInterval, withoutCohort } = evidence[measure]
  const { 50: half, 90: wide, 98: widest } = next.within
  const bands = (all: readonly Band[], unit: string) =>
    all.map(({ from, to, pairs, within }) => `${from} to ${to} ${unit} ${within[90]} (${count(pairs)})`).join(', ')
  const { rmse, keepsChannel } = next
  return [
    `**${names[measure]}**: ${count(values)} values of ${children} children. Of ${count(next.pairs)} next values, each child held out once in five folds, the bands of 50, 90 and 98 % held ${half}, ${wide} and ${widest} %. The root mean square error was ${rmse} SD, ${(rmse / keepsChannel).toFixed(2)} of that of "keeps its channel" (${keepsChannel}).`,
    `${names[measure]}, the band of 90 % by age at the next value, % (values): ${bands(byAge, 'years')}; by the time since the latest value used: ${bands(byInterval, 'years')}.`,
    `${names[measure]}, estimated without a cohort and judged on it, the band of 90 %: ${withoutCohort
      .map(
        ({ cohort, children: of, pairs, within, asScored }) =>
          `${cohorts[cohort]} ${within[90]} (${of} children, ${count(pairs)} values; ${asScored.within[90]} by scores as they are, whose mean is not 0)`,
      )
      .join('; ')}.`,
  ]
}

function estimatesOf(measure: Measure): string {
  const { pubertyAge, ...figures } = scoreCovariances[measure]
  const { boys, earlier, ...errors } = evidence[measure].standardErrors
  const words = courseByHand.en.figures
  const label = (name: string) => (name === 'error' ? 'error of measuring' : words[name as keyof typeof words])
  const each = Object.entries(figures).map(
    ([name, value]) => `${label(name)} ${value} ± ${errors[name as keyof typeof errors]}`,
  )
  return `${names[measure]}: ${[...each, `age of puberty ${pubertyAge.male} (boys) ± ${boys} and ${pubertyAge.female} (girls; earlier by ${Number((pubertyAge.male - pubertyAge.female).toFixed(2))} ± ${earlier})`].join('; ')}.`
}

const example = {
  dateOfBirth: '2017-06-04',
  gender: 'male',
  measurements: [
    { date: '2021-06-04', sizeCm: 103 },
    { date: '2022-06-04', sizeCm: 110 },
    { date: '2023-06-04', sizeCm: 116.5 },
  ],
} as const

/** The page of what is expected from the earlier visits. */
export const expectedPage: WrittenPage = {
  name: 'expected-growth',
  title: 'Expected growth',
  summary: 'the value to be expected from the earlier visits, its bands, and how usual a value is: our own estimate',
  publications: [],
  citations: cohortCitations,
  what: [
    'What height, weight or body mass index a healthy child can be expected to have on a day, from all usable earlier values and, where it is known to be born at term, the size at birth; the bands that hold 50, 90 and 98 of 100 such children; and of a given value the conditional SDS: its score among children with the same earlier values, over any interval.',
    'The scores of a child are correlated: what is high stays high, the more so the nearer in time, and drifts towards the mean. One covariance function for all ages says how much (a Gaussian process). Scores are all taken in the reference that holds on the day. It is our own model with our own estimates, no published method.',
    'It says less or more than expected, never abnormal. It is not for children who are ill or treated, nor for growth that is unusual already: then it gives the reason and no figure.',
  ],
  facts: {
    Inputs:
      'sex, date of birth, an earlier value; the size at birth with the week of birth; a day up to three years after the latest value (our own limit)',
    Covariance:
      'of the scores at ages s and t in years: lasting² + drift² exp(−\\|ln(s + ½) − ln(t + ½)\\| / length) + puberty² w(s) w(t) exp(−½ ((s − t) / duration)²) + birth² exp(−s / e) exp(−t / e), w(x) = exp(−½ ((x − age of puberty) / spread)²); ages corrected where the set corrects them',
    Error:
      "of one score: error² / (age + 1) + (error at birth)² exp(−2 age); half of the error of measuring with `noise: 'clinic'` (our own choice)",
    Formula:
      "expected SDS = k′ (K + N)⁻¹ z and its SD = √(k(t,t) + error − k′ (K + N)⁻¹ k), by a Cholesky factor; conditional SDS = (SDS − expected SDS) / SD, within ±6; beyond ±3 scores are linear in the value; a band ends as the reference's own L, M and S give it, and has no upper end beyond +3 SDS of a reference whose scores end there",
    'Earlier values':
      'the latest 30, and of those before the first of each year; none of the first three weeks but the size at birth; none that is in doubt or does not fit the course before the day, which is said',
    Ages: 'three weeks to the 18th birthday; children born preterm from 50 weeks of postmenstrual age, under two years at corrected ages alone',
    Shown:
      'on charts of height, weight and body mass index as a fan up to three years ahead (`expected`), with the bands of 50 and 90; the next value in a sentence on the clinic sheet, in the data and in the summary; beside a supposed value in the element',
    Estimate:
      'maximum likelihood with a weak prior, by `npm run growth-study -- FOLDER`; the cohorts are not in the package',
  },
  quality: [
    'Half of the children of each cohort were at hand; the other half, and two whole cohorts, were kept apart to judge it. The estimate saw neither, and what they say of it is not on this page yet; only where the search began, which is the centre of the weak prior, is from an earlier estimate of heights that had seen some of them.',
    ...measures.flatMap(evidenceOf),
    'Within a cohort the scores are less its mean at the age, as a reference made for it would give them; these means are of all children at hand, the held-out ones too, so the shares are somewhat too good. By a reference that does not fit, the bands hold less: in CPP 79 to 81 %.',
    'From 10 years on it rests on about 120 values of some 30 children of Terneuzen. For weight and body mass index the band of 90 % held 83 to 86 % there and the expected value was no better than "keeps its channel": a caution says so, and sentences say 85 in 100. Heights at 4 to 10 years had bands that are rather too wide.',
    'Estimates ± standard errors, SD and years:',
    ...measures.map(estimatesOf),
  ],
  inNotice: ['Estimated here from half of the children of these cohorts, none of whose values is in the package.'],
  limits: [
    'The children were born from 1959 to 1989 and not selected for health, in the Netherlands and the United States; scores were by Dutch references of 1997 (SMOCC, Terneuzen) and WHO (CPP). It is used with the scores of any set: correlations of scores differ little between references, but this was not tested.',
    'No cohort at hand has head circumferences: none are expected.',
    "Parents' heights do not enter: no cohort at hand has them. A tall child of tall parents is drawn towards the mean of the reference all the same.",
    'No figure with a known disease, tube feeding, growth hormone or puberty suppression at any time. Other markers are not understood, and a caution quotes them.',
    "No figure where growth before the day is slow (below −2 SD), falters (NICE NG75), a screening rule on a change or on two visits is met, weight has fallen by 10 % (our own limit), or the class of body mass index is severe underweight or extreme obesity: a sick child's next low value would lie inside the band. Rules met by what the child is, such as short stature, or by a head that grows fast are a caution.",
    'A very short child who keeps to the channel often has no figure where a very tall one has: steady at −3.8 SD, a boy of six years grows so little (velocity below −1 SD) that GHRS 2000 advises an investigation for growth hormone deficiency. No rule is on the velocity of tall children.',
    'No figure after menarche, from stage 4 or 12 ml (our own limits), with early or late puberty, a bone age more than two years off (one year from 12 years on), or one at which growth is ending by the day. The bands know nothing of late or early puberty, and no other finding or bone age enters: from 9 (girls) and 10 years (boys) on a caution says so, and that a child of unknown maturity may lie far outside, or one still prepubertal grow less (our own limits).',
    'Where the latest value does not fit the course, or is the only one and has a warning, none is given but what it would mean if it is right; earlier ones that do not fit are left out, which is said.',
    'The cohorts are from before obesity became common: of a child whose latest weight or body mass index is above the 97th percentile the expected value heads back down, and a caution says not to rely on it.',
    'Of a value that is asked about, what it newly shows (slow growth, a rule) comes first, whatever the band; more than 4 SD from what is expected it is said to contradict the earlier ones (our own limit).',
    'No child known to be born preterm was in the estimate (SMOCC and CPP without them, gestation unknown in Terneuzen): a caution says so.',
    'An expected height more than 1 cm below the one reached is not given; one that is less below has a caution. The lower end of a band is that of a measurement, with its error, and may lie below the height reached.',
    'Not across a change of reference: earlier values that the reference of the day does not score are left out; of children born preterm, values of the other counting of age.',
    'Children of other origins, and those adopted with catch-up growth, keep their own mean by their own values; the spread is that of the cohorts.',
    'A value within the band is no proof of health, and one outside it no disease: of 100 such children 10 lie outside the band of 90.',
  ],
  example: {
    told: 'A boy of 103 cm at four, 110 cm at five and 116.5 cm at six years, by the German set: what is expected at seven, and 119 cm judged.',
    lines: () =>
      explainExpectedGrowth(example, { measure: 'size', at: '2024-06-04', value: 119, locale: 'en' }).lines.map(
        (line) => lineText(line, { ...en, byHand: courseByHand.en }),
      ),
  },
}
