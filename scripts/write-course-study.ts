// Simulates healthy children and records with one wrong visit, and writes what the checks of a course find to
// docs/plausibility-course.md, with the seed that repeats it. Run by tsx.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rarestByChance } from '../src/clinical/validation/course/carried-forward.js'
import { toleratedLossCm } from '../src/clinical/validation/course/course-limits.js'
import { evenSd } from '../src/clinical/validation/course/course-points.js'
import { farthestSds } from '../src/clinical/validation/course/departures.js'
import { contradictedTimes, followedTimes } from '../src/clinical/validation/course/weight-beside.js'
import { realFound, realGoals, realSection } from './cohort-study/real-section.js'
import { countLosses, lossesSection } from './course-study/confirmed-losses.js'
import { ageBands, type CourseStudy, gaps, studyCourses } from './course-study/course-study.js'
import { alarmsIn1000, foundAtLast, goals, mostAlarmsIn1000, shares } from './course-study/figures.js'
import { places } from './course-study/injected-errors.js'
import { routineSection } from './course-study/routine-section.js'
import { markdownTable } from './markdown-table.js'

const { values: given } = parseArgs({
  options: { seed: { type: 'string', default: '20261122' }, check: { type: 'boolean' } },
})
const seed = Number(given.seed)
if (!Number.isInteger(seed)) throw new RangeError('--seed must be an integer')

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heading), line(heading.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

function foundTables({ found }: CourseStudy): string {
  const heading = ['Error', ...ageBands.flatMap(([from, to]) => gaps.map((gap) => `${from}–${to} y, ${gap} y`))]
  return places
    .map((place) => {
      const rows = [...new Set(found.map(({ error }) => error))].flatMap((error) => {
        const cells = ageBands.flatMap((band) =>
          gaps.map((gap) => {
            const at = found.filter(
              (it) => it.error === error && it.place === place && it.band === band && it.gap === gap,
            )
            const wrong = at.reduce((sum, it) => sum + it.wrong, 0)
            // A handful of visits says nothing.
            if (wrong < 30) return '–'
            const { found: share, rightVisit } = shares(at)
            return `${share.toFixed(0)} (${rightVisit.toFixed(0)})`
          }),
        )
        return cells.every((cell) => cell === '–') ? [] : [[error, ...cells]]
      })
      return `### The ${place} visit is wrong\n\n${table(heading, rows)}\n`
    })
    .join('\n')
}

function alarmTable({ alarms }: CourseStudy): string {
  const codes = [...new Set(alarms.flatMap(({ byCode }) => Object.keys(byCode)))].sort()
  const rows = [
    ...alarms.map((row) => [
      row.schedule,
      String(row.values),
      alarmsIn1000([row]).toFixed(2),
      ...codes.map((code) => String(row.byCode[code] ?? 0)),
    ]),
    [
      'all',
      String(alarms.reduce((sum, { values }) => sum + values, 0)),
      alarmsIn1000(alarms).toFixed(2),
      ...codes.map((code) => String(alarms.reduce((sum, { byCode }) => sum + (byCode[code] ?? 0), 0))),
    ],
  ]
  return table(['Visits', 'Values', 'Hints in 1,000', ...codes.map((code) => `\`${code}\``)], rows)
}

function page(study: CourseStudy): string {
  return `# Plausibility of a course: what is found

<!-- Written by scripts/write-course-study.ts (npm run course-study); do not edit. -->

The checks of a course compare visits: \`size_off_course\`, \`weight_off_course\`, \`head_off_course\`, \`size_unchanged\`,
\`size_shrinks\`, \`head_shrinks\` and \`weight_in_pounds\` ([their limits](plausibility.md#limits)). All are hints, and the values
are used; but a loss of height below 18 years is a warning, and so is a weight in pounds between two that contradict it: growth
over time leaves these out. This page counts what they find in simulated records with one wrong visit, and how often they ask
about healthy children, simulated and real.

## How a value is judged

- **One reference**: the scores of a course are read in one reference and one counting of age: where a table ends between two
  visits, the value of one is read in the table of the other. Where no table has both, or only one age is corrected, another
  course begins.
- **By all others**: a child's scores hang together as those of three cohorts do ([the model](course/expected-growth.md)). From
  up to six values before and six after follow the score that is expected and its SD. A value farther from that than
  ${farthestSds} conditional SD is off the course, be it the first, the newest or one between. One within ${evenSd} SD of a value beside it is
  not judged.
- **What is our own choice beside the estimates**: a child's own level with an SD of 0.5; early and late puberty, in height
  0.8 SD, spread over 1.5 years about 13.8 (boys) and 12 years (girls), more and later than in the cohorts, which have few values
  there: the ages lie between those at which heights vary most and those at which a year's gain does (DONALD 2025); heads, which no cohort measured, taken
  as heights; an error of measuring of 0.5 cm lying, 0.34 cm standing, 0.3 cm of a head, 1.5 % of the median weight from 2 years on;
  0.4 SD of weight in the first three weeks; 1 SD of a child born preterm until 50 weeks.
- **Lengths as they are read**: where most of a child's lengths under 3 years are whole or half centimetres, they err by 0.75 cm
  and by rounding to whole centimetres, from 2 to 4 years by 0.5 cm and rounding.
- **Weight beside height**: where the body mass index moves against a height, by more than 3 % and 3 % a year, at each
  neighbouring visit with a weight, the limit is ${contradictedTimes} times as wide; where it doesn't, ${followedTimes} times.
- **Which one**: the value that departs most is left out, and the rest judged anew. A value that those before it alone, or
  those after it alone, lead to expect within 1.75 conditional SD is confirmed: the child has changed course, and there is no hint. With two
  values alone the later one is named, unless the earlier is farther from the median by 1 SD. A value of the first week that
  doesn't fit the later ones has a message that names the first week. Of two values of one day that disagree, the one
  that fits the others less.
- **Steps no child makes**: a loss of height, and a gain from 1.1 times what the fastest children gain (0.4 to 2.5
  years later, from 2 years on; where weight contradicts it, ${contradictedTimes} times that). The height is named that those on its own side don't
  lead to expect within 2.6 conditional SD. Where both are confirmed, growth over time uses both, and \`size_shrinks\` says what was lost.
- **Carried forward**: a height that is exactly the one before, where the other heights lead to expect more, and it would be the
  same by chance, to the millimetre, in less than ${100 * rarestByChance} %: as if one height in ${1 / rarestByChance} were copied. Where most of a child's heights are
  half or whole centimetres, chance has as much room, and a whole centimetre after birth. Such a height says nothing of the others.
- The likely slip is named where the corrected value lies on the course: pounds, inches, the decimal point, transposed
  digits, 10 cm; another child's values where height and weight are off together.
- **Given with the birth**: the length, weight and head of the general data (\`sizeBirthCm\`, \`weightBirthG\`, \`headBirthCm\`) are
  judged by the visits' values, which are judged without them: a wrong value at birth makes no visit doubtful. Lengths beside one at
  birth are taken to be read coarsely. A value at birth has a message
  (\`birth_size_off_course\` and the like) where its score by the reference of age and that by gestation (of 40 weeks where none
  is given: newborns of many countries are larger than WHO's) both lie farther than ${farthestSds} conditional SD from the expected one, or
  where a length is more than at the next visit by more than ${toleratedLossCm.lying} cm. Beside one visit alone a score counts only where it is farther from
  the median. A small value without a gestation, which may be of a child born preterm, is judged only with a visit before three months.
- **Not compared**: a value at birth of a child born preterm; one within ${evenSd} SD of the first visit's; one where a visit on the day of
  birth has the same value, or one with a message. The counts on this page are of visits alone.
- Children with a disease, or under treatment, are judged alike, though no cohort has them: they may change course faster, and
  errors in their records would be missed otherwise.

## The simulated children

Height, weight and head circumference as scores of the set \`germany\` that hang together over time as published:

- **Height from 2 years**: the correlation over a year from the SD of yearly velocity, by Var(gain) = σ₁² + σ₂² − 2 r σ₁ σ₂
  (Duran I et al. J Pediatr Endocrinol Metab 2025;38:887-897), over other gaps by integrating ln r.
- **Length under 2 years**: the same from six-month increments (WHO Child Growth Standards: growth velocity. Geneva 2009).
- **Weight under 2 years**: the correlation of Cole TJ. Stat Med 1998;17:2697-2707.
- **Weight from 2 years**: by height and body mass index. The scores of body mass index correlate by 0.872 a year up to 6
  years and 0.956 a year after: the SD of the change from 2-4 to 5-7 years is 0.78 (1.02 in the overweight), from 5-7 to
  15-17 years 0.85 (Evensen E et al. BMC Pediatr 2016;16:64, table 5). From 10 to 16 years others found r = 0.80, 0.963 a
  year ("Trends in body mass in Swedish adolescents between 2001 and 2007", Acta Paediatr); the lower one is taken.
- **Changing channel**: a tenth of the children moves up by 0.67 to 1.5 SD in the first two years and a tenth down, beyond
  chance (Ong KK et al. BMJ 2000;320:967-971 found 31 and 25 % beyond 0.67 SD in all). A tenth has early and a tenth late
  puberty: a height up to 0.5 to 1.2 SD higher or lower, to come back. How large that is, is our choice.
- **Bounds**: no child shrinks; from 2 years on none grows less than −3 SD by DONALD 2025, nor more in a year than a peak
  velocity at +3 SD (Marshall WA, Tanner JM. Arch Dis Child 1969;44:291-303 and 1970;45:13-23), nor 9 cm a year beside it.
- **Measuring**: technical error 0.5 cm lying, 0.3 cm standing, 0.2 cm head, 0.02 kg infants, 0.1 kg and 0.3 kg of clothes
  later; written to 0.1 cm and 0.1 kg (under 2 years 0.01 kg).

Visits are half a year, one or two years apart, a tenth more or less, five to a record where the ages allow; also the German
check-ups, twelve visits at any ages, and nine visits to two years as at Dutch well-baby clinics.

## Healthy children

Hints by the course in 1,000 values (height, weight and head circumference) of simulated children whom trained staff measure. At most
${mostAlarmsIn1000} is allowed over all; a hint is a question, and the limits were widened until that held. [Real infants](#real-children) and
[the error of routine care](#as-routine-care-measures) give more.

${alarmTable(study)}

${goalTable(study, routine)}
${realSection()}
${routineSection(study, routine)}
${lossesSection(countLosses(seed, 1500))}
## Wrong visits

Per cent of the wrong visits for which there is a message on the wrong value, at any visit and of any kind; in brackets, with
none on another visit. By age at the wrong visit and years between visits. Another child's values are those of a simulated
child of the same age and sex.

${foundTables(study)}
### Over all ages and gaps, last visit

${table(
  ['Error', 'Wanted, %', 'Found, %'],
  goals.map(({ error, atLeast, fromYears }) => [
    fromYears === 0 ? error : `${error}, from 2 years on`,
    String(atLeast),
    lastShare(study, error, fromYears).toFixed(0),
  ]),
)}

A child who is treated, or falls ill, can change course as fast as an error does: a hint asks, and says nothing of the cause.

What is rarely found: 5 cm over one or two years, 20 % of weight, and in puberty 10 cm over two years: healthy children do the
same too often.

Seed ${seed}: \`npm run course-study -- --seed ${seed}\` repeats it. A tenth of it is a test
(test/clinical/validation/course-study.test.ts); \`npm run soak\` runs it whole from another seed every day.
`
}

/** What was wanted of the checks, and what they reach. */
function goalTable(trained: CourseStudy, measured: CourseStudy): string {
  const newest = ({ found }: CourseStudy, error: string, fromYears: number) =>
    `simulated, half-yearly ${shares(found.filter((it) => it.error === error && it.place === 'last' && it.gap === 0.5 && it.band[0] === fromYears)).found.toFixed(0)} %`
  const later = alarmsIn1000(trained.alarms.filter(({ schedule }) => /^(2|10) to/.test(schedule)))
  return [
    '## Goals',
    '',
    ...markdownTable('Goal | Wanted: | Reached:', [
      ...realGoals(later),
      ['newest height +5 cm, infants', '60 %', `${realFound('+5 cm')}; ${newest(measured, 'height +5 cm', 0)}`],
      ['newest height +5 cm, 10 to 18 years', '80 %', newest(trained, 'height +5 cm', 10)],
      ['newest height +10 cm', '97 %', `${realFound('+10 cm')}; ${newest(measured, 'height +10 cm', 0)}`],
      ['newest weight +50 %', '95 %', `${realFound('weight +50 %')}; ${newest(measured, 'weight +50 %', 0)}`],
      ['weight in pounds', '100 %', `${realFound('weight in pounds')}; ${newest(measured, 'weight in pounds', 0)}`],
    ]),
  ].join('\n')
}

function lastShare(study: CourseStudy, error: string, fromYears: number): number {
  if (fromYears === 0) return foundAtLast(study, error)
  return shares(study.found.filter((it) => it.error === error && it.place === 'last' && it.band[0] >= 2)).found
}

const size = { wrong: 300, healthy: 6000 }
const study = studyCourses(seed, size)
const routine = studyCourses(seed, size, 'routine', [ageBands[0]])
const failed = [
  ...goals.flatMap(({ error, atLeast, fromYears }) => {
    const share = lastShare(study, error, fromYears)
    console.log(`${error}, last visit: ${share.toFixed(1)} % (at least ${atLeast})`)
    return share < atLeast ? [error] : []
  }),
  ...(alarmsIn1000(study.alarms) > mostAlarmsIn1000 ? ['healthy children'] : []),
]
console.log(`seed ${seed}, healthy children: ${alarmsIn1000(study.alarms).toFixed(3)} hints in 1,000 values`)
if (given.check !== true) writeFileSync(new URL('../docs/plausibility-course.md', import.meta.url), page(study))
if (failed.length > 0) {
  console.log(`missed: ${failed.join(', ')}`)
  process.exitCode = 1
}
