// Writes docs/plausibility.md from the rules and from the messages that sample patients get. Run by tsx.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '../src/model/localized.js'
import { messageTargets, type Severity, severities } from '../src/model/validation-message.js'
import type { Limit, ValueRule } from '../src/validation/rule.js'
import { bmi } from '../src/validation/rules/bmi.js'
import {
  betweenVisits,
  impossibleDates,
  impossibleInPatient,
  impossibleTogether,
  offCourseRules,
  patientValues,
  unusualInPatient,
  unusualInVisit,
  visitValues,
} from '../src/validation/rules/index.js'
import { sizeWeightSwapped } from '../src/validation/rules/size-weight-swapped.js'
import type { Source } from '../src/validation/sources.js'
import { languageName } from './language-name.js'
import { sampleMessages } from './plausibility-samples.js'

/** One line of the table of limits. */
export interface DocumentedLimit {
  readonly target: string
  readonly code: string
  readonly severity: Severity
  readonly when: string
  readonly source: Source
}

const units: { readonly [unit in ValueRule['unit']]?: string } = { years: 'years', weeks: 'weeks', days: 'days' }

function whenBeyond({ below, above, whole, underYears }: Limit, unit: ValueRule['unit']): string {
  const sides = [below === undefined ? [] : [`below ${below}`], above === undefined ? [] : [`above ${above}`]].flat()
  const age = underYears === undefined ? '' : ` under ${underYears} years of age`
  const fraction = whole === undefined ? '' : ', or not a whole number'
  return `${sides.join(' or ')} ${units[unit] ?? unit}${age}${fraction}`
}

/** Every limit of every rule, by field and severity. */
export function documentedLimits(): readonly DocumentedLimit[] {
  const values = [...patientValues, ...visitValues].flatMap(({ target, code, unit, limits, score }: ValueRule) => [
    ...limits.map((limit) => ({ ...limit, target, code, when: whenBeyond(limit, unit) })),
    ...(score?.limits ?? []).map((limit) => ({
      ...limit,
      target,
      code: score?.code ?? '',
      when: `score beyond ±${limit.beyond}`,
    })),
  ])
  const index = [
    ...bmi.limits.map((limit) => ({ ...limit, target: bmi.target, code: bmi.code, when: whenBeyond(limit, bmi.unit) })),
    ...bmi.score.limits.map((limit) => ({
      ...limit,
      target: bmi.target,
      code: bmi.score.code,
      when: `score beyond ±${limit.beyond}`,
    })),
  ]
  const comparisons = [
    ...impossibleInPatient,
    ...impossibleDates,
    ...impossibleTogether,
    ...unusualInPatient,
    ...unusualInVisit,
    ...offCourseRules,
    ...betweenVisits,
    sizeWeightSwapped,
  ].flatMap(({ target, code, cases }) => cases.map((it) => ({ ...it, target, code })))
  return [...values, ...index, ...comparisons]
    .map(({ target, code, severity, when, source }) => ({ target, code, severity, when, source }))
    .sort((a, b) => rank(a) - rank(b))
}

function rank({ target, severity }: DocumentedLimit): number {
  return (messageTargets as readonly string[]).indexOf(target) * severities.length + severities.indexOf(severity)
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n')
}

const introduction = `# Plausibility checks

<!-- Written by scripts/write-plausibility-docs.ts from the rules in src/validation; do not edit. -->

Every submitted value is checked. \`validatePatient\` returns the messages; \`calculatePatient\` carries the same ones.

- **error**: impossible. The value is echoed but not used: nothing is computed from it, and no chart shows it.
- **warning**: conceivable only in exceptional cases. The value is used.
- **hint**: unusual, but can well occur. The value is used.

Messages come by severity, then by field, then by age at the visit. Their order and content do not depend on the order of the measurements. NaN, infinities and text where a number belongs are errors of the field. A date that does not exist and an unknown gender in a patient given in-process are a caller's bug: \`AuxologyError\`, code \`invalid_value\`, with the path.

## How scores are used

- Limits by score use scores without a ceiling: beyond ±3 they are linear in the value (WHO Child Growth Standards, 2006, chapter 7). A message gives the figure up to ±6; beyond that a score is not reliably computable, and the message says on which side it lies.
- The age is the one used for scoring: corrected for gestation where that applies. Before term the preterm reference by postmenstrual age is used.
- A patient with Turner or Noonan syndrome, achondroplasia or trisomy 21 is judged by the reference of the disease, where there is one for the measure. The message names the reference that spoke. Outside the ages of that reference the general one stands in, for warnings (beyond ±6) only: its hints would call odd what is usual with the disease. The same goes for sitting height, for which no disease has a reference with scores. Measures without a series of the disease (weight in Turner syndrome, for instance) are judged by the general reference. With several diseases the one speaks in whose reference the value is nearest to the median.
- Sizes at birth are scored by week and day of gestation. A week given with a fraction and without days is taken to the nearest day.
- A disease that does not occur in the patient's sex has no effect on the references.
- Limits without an age stay in force: a height of 240 cm gets its warning at any age, with or without a sex.
- The upper tails of the German references for weight and BMI are very skewed: in a boy of ten years +4 SD is reached at 127 kg or 66 kg/m². For BMI there are limits without an age besides.

## One cause, one message

- Of a value's limits and score the graver speaks; if they are equally grave, the score does, for it tells what is usual at the age.
- Likely causes are named in the message of the value: another unit (metres, grams, kilograms, days, months) or a slipped decimal sign (ten times too large or too small, or left out). A cause is named if the corrected value lies within ±3 SD or, where no reference tells, is a common one; for an impossible value a unit is named too if the number alone says so (a height below 3). With one of the four diseases an impossible value is corrected to a common one, for the general reference would mislead.
- Height and weight swapped: one message instead of those for height, weight, BMI and sitting height. If either value or the BMI is impossible, it is an error, and neither value is used.
- An unusual BMI is left out if height or weight has a message. An impossible BMI is not computed and keeps its error beside a warning or a hint of height or weight, for it says why there is no BMI; it is left out only if a slip that the message names, once put right, gives a BMI within ±3 SD. Where height or weight is impossible itself, or the two are swapped, there is no BMI to speak of.
- A value off the child's own course that also has a message by score: that message tells of the course.
- After a message that a child has shrunk the comparison starts anew at the lower value.
- If at least three measurements are dated and all lie before the date of birth, the date of birth is the error.
`

const citations = `## Sources

- **interface specification**: the service's own examples (a height above 300 cm is an error, 240 cm a warning, 210 cm a hint).
- **WHO Anthro**: WHO Anthro for personal computers, manual, Geneva 2011, flag limits; and WHO Multicentre Growth Reference Study Group: WHO Child Growth Standards, methods and development, Geneva 2006.
- **WHO**: International Classification of Diseases: preterm, less than 37 completed weeks; post-term, 42 completed weeks or more.
- **RCPCH**: Royal College of Paediatrics and Child Health, Digital Growth Charts, validation constants of rcpchgrowth.
- **growthcleanr**: Daymont C, Ross ME, Localio AR, Fiks AG, Wasserman RC, Grundmeier RW. Automated identification of implausible values in growth data from pediatric electronic health records. J Am Med Inform Assoc. 2017;24:1080-1087.
- **our choice**: no publication sets the limit; the reason stands beside it.
`

/** The text of docs/plausibility.md. */
export function plausibilityDocs(): string {
  const limits = documentedLimits().map(({ target, code, severity, when, source }) => [
    `\`${target}\``,
    severity,
    when,
    `\`${code}\``,
    `${source.name}: ${source.because}`,
  ])
  const messages = sampleMessages().map(({ code, severity, text }) => [`\`${code}\``, severity, ...Object.values(text)])
  return [
    introduction,
    '## Limits\n',
    table(['Field', 'Severity', 'When', 'Code', 'Source'], limits),
    '',
    citations,
    '## Messages\n',
    'Every message with sample values, for proofreading.\n',
    table(['Code', 'Severity', ...locales.map(languageName)], messages),
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../docs/plausibility.md', import.meta.url), plausibilityDocs())
}
