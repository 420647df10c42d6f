import { sourceKinds } from './written-case.js'

type Schema = { readonly [keyword: string]: unknown }

const text: Schema = { type: 'string', minLength: 1 }
const number = (description: string): Schema => ({ type: 'number', description })

/** What is asked, besides what every question has. Groups of invalid input break these types on purpose. */
const optional: { readonly [member: string]: Schema } = {
  unit: { ...text, description: 'Of the value.' },
  value: { description: 'What was measured, in the unit. Of invalid input also null or a text.' },
  ageDays: number('Age since birth, days of which a year has 365.25 and a month 30.4375.'),
  gestationDays: number('Gestation at birth, days.'),
  postmenstrualDays: number('Of tables that run along it: postmenstrual age, at birth the gestation.'),
  sizeCm: number('Length or height, where it is the axis, or behind a body mass index or a proportion.'),
  position: {
    enum: ['lying', 'standing'],
    description: 'How the child was measured. Without it: as the rows of the reference at that age.',
  },
  disease: { ...text, description: 'Whose reference is asked for.' },
  fromMonths: number('Where the interval of a gain begins, months.'),
  months: number('The length of the interval, as the table is named.'),
  fromWeeks: number('Age at the first score, weeks.'),
  toWeeks: number('Age at the second score, weeks.'),
  fromScore: number('The first score, SD.'),
  toScore: number('The second score, SD.'),
  variant: { ...text, description: 'Which table or equation of a method.' },
  weightKg: number('Weight, kg.'),
  boneAgeYears: number('Bone age, years.'),
  boneAgeMethod: { ...text, description: 'The scale of the bone age.' },
  fatherCm: number('Height of the father, cm.'),
  motherCm: number('Height of the mother, cm.'),
}

const expected: Schema = {
  type: 'object',
  description: 'The right answer.',
  properties: {
    score: number('SD, not limited to a range.'),
    percentile: number('100 Φ(score).'),
    cm: number('A height.'),
    class: { ...text, description: 'The class of a body mass index.' },
    none: { ...text, description: 'Why there is no score. The words are not compared.' },
  },
  minProperties: 1,
  additionalProperties: false,
}

/** The JSON Schema of a file of cases. */
export function conformanceSchema(groups: readonly string[]): Schema {
  const group = { enum: groups }
  const properties = {
    id: { ...text, description: 'Group, reference, sex and a number: unique.' },
    group,
    reference: { ...text, description: 'A table such as who2006-height, a set of tables such as who, or a method.' },
    edition: { type: 'string', description: 'The year of the reference.' },
    sex: { type: 'string', description: 'male or female, but for invalid input.' },
    measure: text,
    ...optional,
    expected,
    tolerance: { ...number('How far a score may be off, SD; a height, cm.'), minimum: 0 },
    source: { ...text, description: 'A key of sources.' },
  }
  const source = {
    type: 'object',
    properties: { kind: { enum: Object.keys(sourceKinds) }, meaning: text, text },
    required: ['kind', 'meaning', 'text'],
    additionalProperties: false,
  }
  const required = ['id', 'group', 'reference', 'edition', 'sex', 'measure', 'expected', 'tolerance', 'source']
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: 'Cases of the conformance suite: docs/conformance.md.',
    type: 'object',
    properties: {
      $schema: text,
      group,
      description: text,
      sources: { type: 'object', additionalProperties: source },
      cases: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', properties, required, additionalProperties: false },
      },
    },
    required: ['group', 'description', 'sources', 'cases'],
    additionalProperties: false,
  }
}
