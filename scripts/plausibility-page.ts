import { rules } from '../src/clinical/validation/rules/index.js'
import type { Source } from '../src/clinical/validation/sources.js'
import { locales } from '../src/ground/languages/built-in.js'
import { messageTargets, type Severity, severities } from '../src/ground/model/validation-message.js'
import { realHints } from './cohort-study/real-section.js'
import { languageName } from './language-name.js'
import { parametersOfCodes, parameterTypes } from './message-parameters.js'
import { sampleMessages } from './plausibility-samples.js'
import { poundsFigures } from './pounds-figures.js'

/** One line of the table of limits. */
export interface DocumentedLimit {
  readonly target: string
  readonly code: string
  readonly severity: Severity
  readonly when: string
  readonly source: Source
}

/** Every case of every rule, by field and severity. */
export function documentedLimits(): readonly DocumentedLimit[] {
  return rules
    .flatMap(({ target, code, cases }) => Object.values(cases).map((it) => ({ target, code, ...it })))
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

<!-- Written by scripts/plausibility-page.ts from the rules in src/clinical/validation; do not edit. -->

Every value is checked. \`validatePatient\` returns the messages; the result of \`calculatePatient\` includes the same ones.

- **error**: impossible. The value is returned but not used: nothing is calculated from it and no chart shows it.
- **warning**: exceptional; true only in rare cases. The value is scored and drawn; where the visits beside it contradict it, [growth over time](course.md) leaves it out.
- **hint**: unusual, but may well be true. The value is used.

Messages are ordered by severity, then field, then age at the visit. The order in which measurements are given makes no difference. NaN, infinities and text in place of a number are errors of the field. A date that does not exist and an unknown gender in a patient passed in-process are bugs of the caller: \`AuxologyError\`, code \`invalid_value\`, with the path.

## How scores are used

- Limits by score use scores without a ceiling: beyond ±3 they are linear in the value (WHO Child Growth Standards, 2006, chapter 7). A message states the same score as the result, with the same decimals; where a rule judged by another, linear one, the sentence says “far beyond the reference”, and the figure is in the parameters alone (\`linearScore\`). A boy of 9 years with 250 kg has +3.91 by KiGGS, whose formula has a ceiling, and a warning. Beyond ±6 a score cannot be calculated reliably: the message gives only its side. A visit before or after that was scored by another reference is named with it.
- The age is the one used for scoring, corrected for gestation where that applies. In a child born preterm, height, weight and head circumference are judged by postmenstrual age until 50 weeks, with the preterm reference. Height and BMI are shifted by 0.7 cm between lying and standing where the reference needs it.
- In Turner syndrome, Noonan syndrome, achondroplasia and trisomy 21, a value is judged by the reference of the disease if there is one for the measure. The message names the reference used. Outside the age range of that reference, the general reference is used, but for warnings (beyond ±6) only: its hints would flag what is usual in the disease. The same applies to sitting height, for which none of these diseases has a reference with scores. Measures without a disease reference (such as weight in Turner syndrome) are judged by the general reference. With more than one disease, the reference whose median is nearest to the value is used.
- Measurements at birth are scored by week and day of gestation. A fractional week without days is rounded to the nearest day.
- A disease that does not occur in the patient's sex does not change the reference.
- Limits that do not depend on age always apply: a height of 240 cm gets its warning at any age, whether or not the sex is known.
- The upper tails of the German references for weight and BMI are very skewed: in a ten-year-old boy, +4 SD is reached at 127 kg or 66 kg/m². BMI therefore has limits that do not depend on age as well.

## One cause, one message

- If a value is beyond both a fixed limit and a score limit, the more severe message is given; if both are equally severe, the one by score, since it says what is usual at that age.
- The likely slip is named in the message about the value: a different unit (metres, inches, grams, kilograms, days, months) or a misplaced decimal point (ten times too large or too small, or missing). A slip is named if the corrected value is within ±3 SD or, where no reference applies, is a common one. For an impossible value, a unit is also named if the number alone suggests it (a height below 3). With one of the four diseases, an impossible value is only corrected to a common one, because the general reference would mislead.
- Height and weight swapped: one message replaces those for height, weight, BMI and sitting height. If either value or the BMI is impossible, it is an error and neither value is used.
- An unusual BMI gets no message if height or weight already has one. An impossible BMI is not calculated; its error is given beside a warning or hint for height or weight, because it explains why there is no BMI. It is omitted only if correcting the slip that the message names gives a BMI within ±3 SD. If height or weight is itself impossible, or the two are swapped, no BMI is assessed.
- If a value off the child's growth curve also has a message by score, that message mentions the curve; where height was lost too, it is a warning, and the word for the score stays its own.
- A value off the curve is named at its own visit, not at the neighbour that it makes look odd, and has no second message that it is less than before. [Plausibility of a course](plausibility-course.md) says how visits are compared, which errors are found, and how often healthy children have a hint. ${realHints()}
- Where the corrected value lies on the child's curve, the message names pounds, inches, the decimal point, transposed digits or 10 cm as the likely slip.
- After a message that a measurement is less than an earlier one, later measurements are compared with the lower value.
- If at least three measurements are dated and all of them are before the date of birth, the date of birth is the error.
`

const { bands, named, obeseByAge, checkUps, afterEarlier, healthyIn10000 } = poundsFigures

const pounds = [
  '## Pounds\n',
  'A weight in pounds that is taken for kilograms gives 2.2 times the body mass index. What the hint `weight_in_pounds` finds, measured in simulated children (test/clinical/validation/pounds.test.ts), per cent by age:\n',
  table(
    ['Weights', 'Set', ...bands.map(([from, to]) => `${from} to ${to} years`)],
    [
      ...named.map(({ set, byHeight }) => ['in pounds, with a height: named', set, ...byHeight.map(String)]),
      ...named.map(({ set, byAge }) => ['in pounds, without one: named', set, ...byAge.map(String)]),
      ...named.map(({ set }) => [
        'in kilograms, of children with obesity, with a height: named in error',
        set,
        ...bands.map(() => '0'),
      ]),
      ...obeseByAge.map(({ set, byAge }) => ['the same, without one: named in error', set, ...byAge.map(String)]),
    ],
  ),
  '',
  `In pounds are the weights of children of normal weight and height. Those with obesity have a body mass index from +2 to +5, as many at every score, linear beyond +3. From about seven years on the references are so skewed that the two can't be told apart by one visit: a boy of ten with 140 cm and 73 kg may weigh 73 pounds, or be as severely obese as one child in 400 of the reference. A hint would question most children with severe obesity, so none is given; the message about a body mass index far above P97 remains. An earlier weight in kilograms settles it: of check-ups at ${checkUps.join(', ')} years one of them in pounds, ${afterEarlier.join(', ')} % are named, with a height and without; what is left may be two digits transposed, and is named as that (31 for 13 kg). Among healthy children's records of thirteen check-ups in kilograms, at most ${healthyIn10000} in 10,000 have the hint.\n`,
].join('\n')

const citations = `## Sources

- **interface specification**: its own examples (a height above 300 cm is an error, 240 cm a warning, 210 cm a hint).
- **WHO Anthro**: WHO Anthro for personal computers, manual, Geneva 2011, flag limits; and WHO Multicentre Growth Reference Study Group: WHO Child Growth Standards, methods and development, Geneva 2006.
- **WHO**: International Classification of Diseases: preterm, less than 37 completed weeks; post-term, 42 completed weeks or more.
- **RCPCH**: Royal College of Paediatrics and Child Health, Digital Growth Charts, validation constants of rcpchgrowth.
- **AAP**: Hampl SE, Hassink SG, Skinner AC, et al. Clinical practice guideline for the evaluation and treatment of children and adolescents with obesity. Pediatrics. 2023;151:e2022060640.
- **growthcleanr**: Daymont C, Ross ME, Localio AR, Fiks AG, Wasserman RC, Grundmeier RW. Automated identification of implausible values in growth data from pediatric electronic health records. J Am Med Inform Assoc. 2017;24:1080-1087.
- **our choice**: no publication sets the limit; the reason is given beside it.
`

const parameters = `## Parameters

In-process, every message has the \`parameters\` that its sentence is made from: plain data, unrounded, that can be sent to a thread or written as JSON. They are what a program needs to propose a correction, to draw the limit, or to write its own sentence. \`ValidationMessage\` is a union told apart by \`code\`, so the compiler knows the parameters of each code and refuses a misspelt one.

\`\`\`ts
import { validatePatient } from 'auxology'

for (const message of validatePatient({ measurements: [{ date: '2024-06-04', sizeCm: 1.3 }] })) {
  if (message.code === 'size_limits' && message.parameters.slip) {
    message.parameters.slip.meant // 130
  }
}
\`\`\`

\`messageCodes\` lists the codes. Documents have no parameters; in the [extended form](http-api.md) they have the code, which may be of a later version, and therefore is any text. New versions may add codes and optional parameters.
`

/** The types that the table of parameters names. */
const namedTypes = [
  'Unit',
  'LikelySlip',
  'MistakenUnit',
  'ReferenceGroup',
  'Gestation',
  'Neighbours',
  'NeighbourScore',
  'EarlierVisit',
  'HeightLoss',
  'BirthMeasure',
  'CorrectionEndScore',
]

function parameterTable(): string {
  const inCode = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ')
  return table(
    ['Code', 'Parameters'],
    parametersOfCodes().map((row) => [
      inCode(row.codes),
      row.parameters.length === 0 ? 'none' : inCode(row.parameters),
    ]),
  )
}

/** The text of docs/plausibility.md, from the rules and from the messages that sample patients get. */
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
    pounds,
    '## Limits\n',
    table(['Field', 'Severity', 'When', 'Code', 'Source'], limits),
    '',
    citations,
    '## Messages\n',
    'Every message with sample values.\n',
    table(['Code', 'Severity', ...locales.map(languageName)], messages),
    '',
    parameters,
    parameterTable(),
    '',
    `\`\`\`ts\n${parameterTypes(namedTypes)}\n\`\`\``,
    '',
  ].join('\n')
}
