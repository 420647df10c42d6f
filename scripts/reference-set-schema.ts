import { bmiClassifications } from '../src/clinical/references/bmi/bmi-limits.js'
import { builtInSets } from '../src/clinical/references/built-in-sets.js'
import { editionName } from '../src/clinical/references/edition.js'
import { idPattern } from '../src/clinical/references/own/define-set.js'
import { weekMeasures } from '../src/clinical/references/own/week-groups.js'
import { seriesNames } from '../src/clinical/references/reference-set.js'
import { farthestX, measures } from '../src/clinical/references/table.js'
import { longestText } from '../src/ground/model/limits.js'
import { rightsStatuses } from '../src/ground/model/rights.js'

type Schema = { readonly [keyword: string]: unknown }

const text: Schema = { type: 'string', minLength: 1, maxLength: longestText }
const id: Schema = { type: 'string', pattern: idPattern.source }
const anyText: Schema = { type: 'string', maxLength: longestText }
const localized: Schema = {
  description: 'A text, or texts by the tags of their languages.',
  oneOf: [anyText, { type: 'object', minProperties: 1, additionalProperties: anyText }],
}
const place: Schema = { type: 'number', minimum: -farthestX, maximum: farthestX }
const positive: Schema = { type: 'number', exclusiveMinimum: 0 }

function object(properties: Schema, required: readonly string[], more: Schema = {}): Schema {
  return { type: 'object', properties, required, additionalProperties: false, ...more }
}

const row: Schema = {
  oneOf: [
    object({ x: place, l: { type: 'number' }, m: positive, s: { ...positive, maximum: 10 } }, ['x', 'l', 'm', 's']),
    object({ x: place, m: positive }, ['x', 'm']),
    object({ x: place, percentiles: { type: 'object', minProperties: 3, additionalProperties: positive } }, [
      'x',
      'percentiles',
    ]),
  ],
}
const rows: Schema = { type: 'array', minItems: 1, items: row }

const publication = object(
  {
    shortName: { ...text, description: 'What charts and results call it.' },
    year: { type: 'integer' },
    citation: text,
    doi: { type: 'string' },
    population: localized,
    licence: localized,
    rights: object(
      {
        status: { enum: rightsStatuses },
        licence: localized,
        nonCommercial: { type: 'boolean', default: false },
        noDerivatives: { type: 'boolean', default: false },
      },
      ['status'],
    ),
  },
  ['shortName', 'citation', 'population'],
  { anyOf: [{ required: ['licence'] }, { required: ['rights'] }] },
)

const table: Schema = {
  ...object(
    {
      id: { ...id, description: 'A name that no other table has.' },
      measure: { enum: measures },
      axis: { enum: ['years', 'weeks', 'completedWeeks', 'cm'], default: 'years' },
      tails: { enum: ['lms', 'linear'], default: 'lms' },
      publication,
      limits: localized,
      rows: { type: 'object', properties: { male: rows, female: rows }, minProperties: 1, additionalProperties: false },
      csv: { ...text, description: 'A CSV file with the rows, beside this file.' },
      sex: { enum: ['male', 'female'], description: 'Whose rows the CSV file has, if it has no column sex.' },
      ignoredColumns: {
        type: 'array',
        items: { type: 'string' },
        description: 'Columns of the CSV file to leave unread.',
      },
    },
    ['id', 'measure', 'publication'],
  ),
  oneOf: [{ required: ['rows'] }, { required: ['csv'] }],
}

const piece = object(
  {
    table: { ...text, description: 'The id of a table of this file, or of one in a built-in set.' },
    from: { ...place, description: 'By default where the piece before it ends, or the table begins.' },
    to: { ...place, description: 'By default where the table ends.' },
    closed: { type: 'boolean', description: 'Whether x = to still belongs to the piece; by default of the last one.' },
    heldBeyond: { ...place, description: 'From here the last figures serve, to the end of the piece.' },
    position: { enum: ['lying', 'standing'] },
    tableX: object({ from: place, times: place }, ['from', 'times']),
  },
  ['table'],
)

/** The JSON Schema of the file of a set, which `defineSetFromJson` reads. */
export const referenceSetSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  description: 'A set of own references: docs/own-references.md.',
  ...object(
    {
      $schema: { type: 'string' },
      id: { ...id, description: 'A name that no built-in set has.' },
      name: localized,
      base: {
        description: 'A set of the library; what loads the file decides which others than these it may be.',
        examples: builtInSets.flatMap((set) => [set.id, editionName(set)]),
        type: 'string',
        default: 'germany',
      },
      tables: { type: 'array', items: table },
      series: {
        type: 'object',
        propertyNames: { enum: seriesNames },
        additionalProperties: { type: 'array', minItems: 1, items: piece },
      },
      weeks: {
        description: 'Own tables of children born preterm, by completed week of gestation, at the age since birth.',
        type: 'object',
        minProperties: 1,
        propertyNames: { pattern: '^(2[2-9]|3[0-6])$' },
        additionalProperties: {
          ...object(Object.fromEntries(weekMeasures.map((measure) => [measure, text])), []),
          minProperties: 1,
        },
      },
      bmiClasses: { enum: bmiClassifications.map(({ id }) => id) },
    },
    ['id', 'name', 'series'],
  ),
}
