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

Every submitted value is checked. \`validatePatient\` returns the messages; \`calculatePatient\` includes the same ones in its result.

- **error**: impossible. The value is echoed but not used: nothing is computed from it, and no chart shows it.
- **warning**: exceptional. The value is used.
- **hint**: unusual, but plausible. The value is used.

Messages are ordered by severity, then field, then age at the visit. Their order and content do not depend on the order of the measurements. NaN, infinities and text in place of a number are errors of the field. A nonexistent date or an unknown gender in a patient passed in code is a bug of the caller: it throws an \`AuxologyError\` with the code \`invalid_value\` and the path.

## How scores are used

- Limits by score use scores without a ceiling: beyond ±3 they are linear in the value (WHO Child Growth Standards, 2006, chapter 7). A message gives the score up to ±6; beyond that a score cannot be computed reliably, and the message gives only the side.
- The age is the one used for scoring: corrected for gestation where that applies. Before term the preterm reference is used, by postmenstrual age.
- A patient with Turner or Noonan syndrome, achondroplasia or trisomy 21 is assessed by the syndrome-specific reference, where there is one for the measure. The message names the reference it is based on. Outside the ages of that reference the general one is used, but for warnings (beyond ±6) only: its hints would flag what is usual with the condition. The same applies to sitting height, for which no condition has a reference with scores. Measures without a syndrome-specific series (weight in Turner syndrome, for instance) are assessed by the general reference. With several conditions, the reference in which the value is nearest to the median is used.
- Sizes at birth are scored by week and day of gestation. A week given as a fraction, without days, is rounded to the nearest day.
- A condition that does not occur in the patient's sex does not affect the references.
- Limits that do not depend on age always apply: a height of 240 cm gets a warning at any age, with or without a sex.
- The upper tails of the German references for weight and BMI are very skewed: in a ten-year-old boy +4 SD is 127 kg or 66 kg/m². BMI therefore also has limits that do not depend on age.

## One cause, one message

- If a value is beyond a fixed limit and its score is also beyond a limit, the more severe one gives the message; if they are equally severe, the score does, because it shows what is usual at that age.
- A likely cause is named in the message: another unit (metres, grams, kilograms, days, months) or a misplaced decimal point (ten times too large or too small, or omitted). A cause is named if the corrected value lies within ±3 SD or, where no reference applies, is a common one; for an impossible value a unit is also named if the number alone suggests it (a height below 3). With one of the four conditions the corrected value has to be a common one, because the general reference would mislead.
- If height and weight appear to be swapped, one message replaces those for height, weight, BMI and sitting height. If either value or the BMI is impossible, it is an error, and neither value is used.
- An unusual BMI gets no message if height or weight has one. An impossible BMI is not computed; its error is shown even if height or weight has a warning or a hint, because it explains why there is no BMI. It is omitted only if correcting the mistake named in that message gives a BMI within ±3 SD. If height or weight is itself impossible, or the two are swapped, there is no BMI to check.
- If a value departs from the child's growth curve and also has a message by score, that message also describes the departure.
- After a message that a child has become shorter, later values are compared with the lower one.
- If at least three measurements are dated and all lie before the date of birth, the date of birth is taken to be the error.
`

const citations = `## Sources

- **interface specification**: the service's own examples (a height above 300 cm is an error, 240 cm a warning, 210 cm a hint).
- **WHO Anthro**: WHO Anthro for personal computers, manual, Geneva 2011, flag limits; and WHO Multicentre Growth Reference Study Group: WHO Child Growth Standards, methods and development, Geneva 2006.
- **WHO**: International Classification of Diseases: preterm, less than 37 completed weeks; post-term, 42 completed weeks or more.
- **RCPCH**: Royal College of Paediatrics and Child Health, Digital Growth Charts, validation constants of rcpchgrowth.
- **growthcleanr**: Daymont C, Ross ME, Localio AR, Fiks AG, Wasserman RC, Grundmeier RW. Automated identification of implausible values in growth data from pediatric electronic health records. J Am Med Inform Assoc. 2017;24:1080-1087.
- **our choice**: no publication sets the limit; the reason is given.
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
