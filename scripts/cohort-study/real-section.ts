import { markdownTable } from '../markdown-table.js'
import { ageBands, type HintCount, type Readings } from './hints.js'
import { hintCounts, hintsCountedOn, spoiltShares } from './real-courses.js'
import { type CohortName, cohorts, type Share, shareText, wilsonInterval } from './share.js'
import { type SpoilingName, spoilings } from './spoilt-visits.js'

const measureNames = { size: 'length, height', weight: 'weight' } as const

/** Hints in 1,000 values: `19.8 (12.7 to 30.7)` */
export function in1000(values: number, hints: number): string {
  const [low, high] = wilsonInterval({ of: values, met: hints }).map((percent) => (10 * percent).toFixed(1))
  return `${((1000 * hints) / values).toFixed(1)} (${low} to ${high})`
}

/** The cohorts with infants’ visits close enough. */
const spoiltIn = ['terneuzen', 'smocc'] as const

type Summed = Pick<HintCount, 'values' | 'hints' | 'ofBirth' | 'byRule' | 'byEye' | 'alike'>

/** Counts that were added up. */
export function summed(counts: readonly HintCount[]): Summed {
  const sum = (of: (count: HintCount) => number) => counts.reduce((total, count) => total + of(count), 0)
  const readings = (of: (count: HintCount) => Readings): Readings => ({
    slip: sum((count) => of(count).slip),
    fit: sum((count) => of(count).fit),
    open: sum((count) => of(count).open),
  })
  return {
    values: sum(({ values }) => values),
    hints: sum(({ hints }) => hints),
    ofBirth: sum(({ ofBirth }) => ofBirth),
    alike: sum(({ alike }) => alike),
    byRule: readings(({ byRule }) => byRule),
    byEye: readings(({ byEye }) => byEye),
  }
}

/** The counts of a cohort, and of a measure where one is named. */
export function countsOf(cohort: CohortName, measure?: HintCount['measure']): readonly HintCount[] {
  return hintCounts.filter((count) => count.cohort === cohort && (measure ?? count.measure) === count.measure)
}

/** Under three years: the hints of all cohorts and measures. */
function infants(): Summed {
  return summed(hintCounts.filter(({ band }) => isYoung(band)))
}

/** From three years on. */
function older(): Summed {
  return summed(hintCounts.filter(({ band }) => !isYoung(band)))
}

/** The same counts on 2026-11-29, before the limits of coarse lengths and of birth were widened. */
const before = {
  values: 4500,
  hints: 83,
  dense: { values: 3351, hints: 56 },
  found: {
    '+5 cm': { of: 1381, met: 1062 },
    '−5 cm': { of: 1381, met: 1030 },
    '+10 cm': { of: 1381, met: 1376 },
    '−10 cm': { of: 1381, met: 1375 },
  },
} as const

/** Found now, in both cohorts. */
function foundNow(spoiling: SpoilingName): Share {
  const shares = spoiltShares.filter((share) => share.spoiling === spoiling)
  const sum = (of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0)
  return { of: sum(({ of }) => of), met: sum(({ met }) => met) }
}

const isYoung = (band: HintCount['band']) => ageBands.findIndex(({ name }) => name === band) < 3

/** How often the checks ask about real children, and how often rightly: one sentence for every page that promises something. */
export function realHints(): string {
  const [young, old, all] = [infants(), older(), summed(hintCounts)]
  const share = (slips: number) => `${slips} of ${all.hints}`
  return `Of the values of real children under three years ${in1000(young.values, young.hints)} in 1,000 have such a hint, from three years on ${in1000(old.values, old.hints)} (95 % interval); ${share(all.byRule.slip)} hints are slips by a written rule, ${share(all.byEye.slip)} by eye.`
}

/** The counts of a measure in a cohort, where there are any. */
interface CountedGroup {
  readonly cohort: CohortName
  readonly measure: HintCount['measure']
  readonly counts: readonly HintCount[]
}

/** What the checks ask about real children, and how the hints were read. */
export function realSection(): string {
  const groups = (Object.keys(cohorts) as CohortName[]).flatMap((cohort) =>
    (['size', 'weight'] as const).flatMap((measure): CountedGroup[] => {
      const counts = countsOf(cohort, measure)
      return counts.length === 0 ? [] : [{ cohort, measure, counts }]
    }),
  )
  return [
    '## Real children',
    '',
    `Half of the children of [three public cohorts](course/screening.md#how-often-children-meet-it), counted on ${hintsCountedOn} by \`npm run study\`; their data are not in the repository. The hints are those of the whole record by the default set, values at birth among them; in brackets the interval of 95 % (Wilson).`,
    '',
    `**${realHints()}** The lengths scatter by 0.75 cm and are mostly written to whole or half centimetres.`,
    '',
    ...hintTable(groups),
    ...readingsPart(groups),
    ...spoiltPart(),
    ...costPart(),
  ].join('\n')
}

function hintTable(groups: readonly CountedGroup[]): readonly string[] {
  return markdownTable(
    'Cohort | Measure | Age | Children: | Values: | Hints: | In 1,000 values: | Children with a hint, %: | At birth:',
    groups.flatMap(({ counts }) =>
      counts.map(({ cohort, measure, band, children, values, hints, childrenWithHint, ofBirth }) => [
        cohorts[cohort].name,
        measureNames[measure],
        band,
        children,
        values,
        hints,
        in1000(values, hints),
        ((100 * childrenWithHint) / children).toFixed(1),
        ofBirth,
      ]),
    ),
  )
}

function readingsPart(groups: readonly CountedGroup[]): readonly string[] {
  return [
    '### How the hints were read',
    '',
    '- **Slip**: the value departs from the line between the scores on either side (at an end, from the score beside it) by more than 2.5 cm of length under 3 years, 2 cm later, 8 % of weight; and the nearest others, three or four within two years (6 years from 3 years on), lie within 1 cm (3.2 % of weight) of a straight line of scores.',
    '- **Fit**: it departs by no more than that. **Open**: neither, or too few values. Scores by the set `netherlands-1997`, which has no seam.',
    '- The first reading is this rule as code. The second is by eye, by the same rule and with the first in view: it is no blind one.',
    '',
    ...markdownTable(
      'Cohort | Measure | Hints: | Slip, fit, open by the rule: | By eye: | Read alike: | Slips by the rule, %: | By eye, %:',
      groups.flatMap(({ cohort, measure, counts }) => {
        const all = summed(counts)
        return all.hints === 0 ? [] : [[cohorts[cohort].name, measureNames[measure], ...precision(all)]]
      }),
    ),
    'CPP gives each child’s visits the same planned ages (days 1, 123, 366, 1462 and 2558), not those at which it was measured, and has too few to tell: of the weights at four months most hints may be that.',
    '',
  ]
}

function spoiltPart(): readonly string[] {
  return [
    '### Errors in real infants',
    '',
    'Of values of the newest visit (0.2 to 3 years, at least two earlier ones) into which an error was written, those with a message (visits of one child hang together, so that the intervals are somewhat too narrow):',
    '',
    ...markdownTable(
      ['Error', ...spoiltIn.map((cohort) => cohorts[cohort].name)].join(' | '),
      (Object.keys(spoilings) as SpoilingName[]).map((spoiling) => [
        spoiling,
        ...spoiltIn.map((cohort) => {
          const share = spoiltShares.find((it) => it.spoiling === spoiling && it.cohort === cohort)
          return share === undefined ? '–' : shareText(share)
        }),
      ]),
    ),
  ]
}

function costPart(): readonly string[] {
  const young = infants()
  const dense = summed(hintCounts.filter(({ cohort, band }) => cohort !== 'cpp' && isYoung(band)))
  return [
    '### What wider limits cost',
    '',
    ...markdownTable('Under three years | Before: | With wider limits for coarse lengths and birth:', [
      [
        'hints in 1,000 values, all three cohorts',
        in1000(before.values, before.hints),
        in1000(young.values, young.hints),
      ],
      [
        'the same, Terneuzen and SMOCC',
        in1000(before.dense.values, before.dense.hints),
        in1000(dense.values, dense.hints),
      ],
      ...(['+5 cm', '−5 cm', '+10 cm', '−10 cm'] as const).map((error) => [
        `${error} found, Terneuzen and SMOCC`,
        shareText(before.found[error]),
        shareText(foundNow(error)),
      ]),
    ]),
    'So for one +5 cm in six that is no longer found, more than half of the questions about children go. A copied length is not found where children grow by less than 3.5 cm between visits and lengths are whole or half centimetres. The limits were chosen with these children in view: other children have to confirm them.',
    '',
  ]
}

function precision({ hints, byRule, byEye, alike }: Summed): readonly (string | number)[] {
  const slips = (readings: Readings) => {
    const [low, high] = wilsonInterval({ of: hints, met: readings.slip })
    return `${((100 * readings.slip) / hints).toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`
  }
  const three = ({ slip, fit, open }: Readings) => `${slip}, ${fit}, ${open}`
  return [hints, three(byRule), three(byEye), alike, slips(byRule), slips(byEye)]
}
