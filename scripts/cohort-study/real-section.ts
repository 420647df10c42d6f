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

/** The hints of all cohorts and measures under three years, from three years on, and without those whose ages are planned. */
const infants = (): Summed => summed(hintCounts.filter(({ band }) => isYoung(band)))
const older = (): Summed => summed(hintCounts.filter(({ band }) => !isYoung(band)))
const unplanned = (): Summed => summed(hintCounts.filter((count) => isYoung(count.band) && !isPlanned(count)))

/** CPP has the ages at which weights were planned to be measured: infants' weights change too fast for them. */
const isPlanned = ({ cohort, measure }: HintCount): boolean => cohort === 'cpp' && measure === 'weight'

/** The same counts on 2026-11-29, when each value was judged by its neighbours alone. */
const byNeighbours = {
  all: { values: 4500, hints: 36 },
  unplanned: { values: 3809, hints: 21 },
  dense: { values: 3351, hints: 18 },
  older: { values: 1387, hints: 7 },
  found: {
    '+5 cm': { of: 1381, met: 837 },
    '−5 cm': { of: 1381, met: 842 },
    '+10 cm': { of: 1381, met: 1375 },
    '−10 cm': { of: 1381, met: 1369 },
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
  const known = unplanned()
  const dense = summed(hintCounts.filter(({ cohort }) => cohort !== 'cpp'))
  return `Of the values of real children under three years ${in1000(young.values, young.hints)} in 1,000 have such a hint (${in1000(known.values, known.hints)} without the weights of a cohort that has planned ages alone), from three years on ${in1000(old.values, old.hints)} (95 % interval); ${all.byRule.slip} of ${all.hints} hints are slips by a written rule, ${all.byEye.slip} by eye (without that cohort ${dense.byRule.slip} and ${dense.byEye.slip} of ${dense.hints}).`
}

/** Found in real infants: `79 % of real infants`. */
export function realFound(spoiling: SpoilingName): string {
  const { met, of } = foundNow(spoiling)
  return `real infants ${((100 * met) / of).toFixed(met === of ? 0 : 1)} %`
}

/** What was wanted of hints about real children and their slips, and what is reached; simulated ones from three years on beside it. */
export function realGoals(simulatedIn1000: number): readonly (readonly string[])[] {
  const [young, known, old, all] = [infants(), unplanned(), older(), summed(hintCounts)]
  const dense = summed(hintCounts.filter(({ cohort }) => cohort !== 'cpp'))
  const slips = ({ byRule, byEye, hints }: Summed) =>
    `${((100 * byRule.slip) / hints).toFixed(0)} %, by eye ${((100 * byEye.slip) / hints).toFixed(0)} %`
  return [
    [
      'hints in 1,000 values under 3 years',
      '5',
      `${in1000(young.values, young.hints)}; without CPP’s weights ${in1000(known.values, known.hints)}`,
    ],
    [
      'hints in 1,000 values from 3 years on',
      '0.5',
      `${in1000(old.values, old.hints)}; simulated, from 2 years on, ${simulatedIn1000.toFixed(2)}`,
    ],
    ['hints that are slips by the written rule', '80 %', `${slips(all)}; without CPP ${slips(dense)}`],
  ]
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

/** What the readings differ in, without the child. */
const disagreement =
  'Three values are slips by eye and open by the code: three nearest others lie on a line, the fourth does not, and the rule leaves open which count; the code takes the fourth too. The other is a length that is less than the one at birth: by eye it departs by 2.46 cm, a fit; the code finds a little more.'

function readingsPart(groups: readonly CountedGroup[]): readonly string[] {
  const all = summed(hintCounts)
  return [
    '### How the hints were read',
    '',
    '- **Slip**: the value departs from the line between the scores on either side (at an end, from the score beside it) by more than 2.5 cm of length under 3 years, 2 cm later, 8 % of weight; and the nearest others, three or four within two years (6 years from 3 years on), lie within 1 cm (3.2 % of weight) of a straight line of scores.',
    '- **Fit**: it departs by no more than that. **Open**: neither, or too few values. Scores by the set `netherlands-1997`, which has no seam.',
    '- The first reading is this rule as code. The second is by eye, by the same rule written out, of one who knew neither the code nor earlier verdicts, and had the ages, values and scores alone.',
    `- Of ${all.hints} hints ${all.alike} were read alike. ${disagreement}`,
    `- **The goal of 80 % slips is missed.** Of the ${all.byRule.slip + all.byRule.fit} hints that the rule can read ${all.byRule.slip} are slips. Most open hints are about children with too few values to read, the others about values beside a second doubtful one.`,
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
  const dense = summed(hintCounts.filter(({ cohort, band }) => cohort !== 'cpp' && isYoung(band)))
  const row = (name: string, before: { readonly values: number; readonly hints: number }, now: Summed) => [
    `hints in 1,000 values, ${name}`,
    in1000(before.values, before.hints),
    in1000(now.values, now.hints),
  ]
  return [
    '### What judging by all values changes',
    '',
    ...markdownTable('Real children | By neighbours, before: | By all values:', [
      row('under three years', byNeighbours.all, infants()),
      row('the same without CPP’s weights', byNeighbours.unplanned, unplanned()),
      row('the same, Terneuzen and SMOCC', byNeighbours.dense, dense),
      row('from three years on', byNeighbours.older, older()),
      ...(['+5 cm', '−5 cm', '+10 cm', '−10 cm'] as const).map((error) => [
        `${error} found, Terneuzen and SMOCC`,
        shareText(byNeighbours.found[error]),
        shareText(foundNow(error)),
      ]),
    ]),
    'A copied length is not found where the same may be chance: where lengths are whole or half centimetres, up to about 3 cm of growth. The limits were chosen with these children in view: other children have to confirm them.',
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
