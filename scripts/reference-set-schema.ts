import { bmiClassifications } from '../src/clinical/references/bmi/bmi-limits.js'
import { builtInSets } from '../src/clinical/references/built-in-sets.js'
import { editionName } from '../src/clinical/references/edition.js'
import { idPattern } from '../src/clinical/references/own/define-set.js'
import { axes, tailRules } from '../src/clinical/references/own/table-data.js'
import { referenceFormat } from '../src/clinical/references/own/table-json.js'
import { percentileForm } from '../src/clinical/references/own/table-rows.js'
import { weekMeasures } from '../src/clinical/references/own/week-groups.js'
import { seriesNames } from '../src/clinical/references/reference-set.js'
import { farthestX, measures, measureUnits } from '../src/clinical/references/table.js'
import { longestText } from '../src/ground/model/limits.js'
import { rightsStatuses } from '../src/ground/model/rights.js'

type Schema = { readonly [keyword: string]: unknown }

const text: Schema = { type: 'string', minLength: 1, maxLength: longestText }
const id: Schema = { type: 'string', pattern: idPattern.source }
const anyText: Schema = { type: 'string', maxLength: longestText }
const localized: Schema = { $ref: '#/$defs/localized' }
const place: Schema = { type: 'number', minimum: -farthestX, maximum: farthestX }
const positive: Schema = { type: 'number', exclusiveMinimum: 0 }

function object(properties: Schema, required: readonly string[], more: Schema = {}): Schema {
  return { type: 'object', properties, required, additionalProperties: false, ...more }
}

const percentiles: Schema = {
  type: 'object',
  minProperties: 3,
  propertyNames: { pattern: percentileForm.source },
  additionalProperties: positive,
}
const row: Schema = {
  oneOf: [
    object({ x: place, l: { type: 'number' }, m: positive, s: { ...positive, maximum: 1 } }, ['x', 'l', 'm', 's']),
    object({ x: place, mean: positive, sd: positive }, ['x', 'mean', 'sd']),
    object({ x: place, m: positive }, ['x', 'm']),
    object({ x: place, mu: positive, sigma: positive, nu: positive, tau: positive }, ['x', 'mu', 'sigma', 'nu', 'tau']),
    object({ x: place, percentiles }, ['x', 'percentiles']),
  ],
}
const rows = ofEachSex({ type: 'array', minItems: 1, items: { $ref: '#/$defs/row' } })

function ofEachSex(each: Schema): Schema {
  return { type: 'object', properties: { male: each, female: each }, minProperties: 1, additionalProperties: false }
}

const publication: Schema = { $ref: '#/$defs/publication' }
const ofPublication = object(
  {
    shortName: { ...text, description: 'What charts and results call it.' },
    year: { type: 'integer' },
    citation: text,
    doi: { type: 'string' },
    population: localized,
    years: {
      type: 'array',
      items: { type: 'integer' },
      minItems: 2,
      maxItems: 2,
      description: 'The first and the last year of the measurements.',
    },
    sample: { type: 'integer', minimum: 1, description: 'How many children were measured.' },
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

/** The parts that each schema has in several places. */
const $defs: Schema = {
  localized: {
    description: 'A text, or texts by the tags of their languages.',
    oneOf: [anyText, { type: 'object', minProperties: 1, additionalProperties: anyText }],
  },
  publication: ofPublication,
  row,
}

/** What a table says of itself, in a set and in a file of its own. */
const ofTable: Schema = {
  id: { ...id, description: 'A name that no other table has.' },
  source: { ...text, description: 'The publication whose tables it belongs to; by default the id.' },
  edition: { ...text, description: 'Which revision of the figures; by default the year of the publication.' },
  measure: { enum: measures },
  unit: { enum: [...new Set(Object.values(measureUnits))], description: 'That of the measure.' },
  axis: { enum: axes, default: 'years' },
  distribution: {
    enum: ['lms', 'BCCG', 'mean-sd', 'percentiles', 'median', 'skew-t', 'half-normal'],
    description: 'By default what the rows show. BCCG, as gamlss calls it, is lms.',
  },
  tails: { enum: tailRules, default: 'lms' },
  sigma: {
    ...ofEachSex({ type: 'array', items: { type: 'number' }, minItems: 3, maxItems: 3 }),
    description: 'Of a half-normal distribution: σ above the 95th percentile as a polynomial of x, constant first.',
  },
  conditions: object(
    {
      position: { enum: ['lying', 'standing'] },
      diagnosis: { ...text, examples: ['TurnerSyndrome'] },
      group: { ...text, examples: ['gmfcs-3', 'born-28'] },
      origin: localized,
    },
    [],
    { description: 'Which children the table is of, and how they were measured.' },
  ),
  publication,
  publications: { type: 'array', minItems: 1, items: publication, description: 'The first has the figures.' },
  limits: { ...localized, description: 'What a user must know about the figures.' },
  steps: { type: 'array', items: place, description: 'Where figures jump: each x that comes twice.' },
  rough: {
    type: 'array',
    items: { type: 'array', items: place, minItems: 2, maxItems: 2 },
    description: 'From where to where scores may be off by more than 0.3 SD.',
  },
  thinned: { type: 'boolean', description: 'Whether rows that interpolation hardly needs were left out.' },
  approximate: { type: 'boolean', description: 'Whether all figures are an approximation.' },
  fitDeviation: { type: 'number', minimum: 0, description: 'How far L, M and S are from fitted percentiles, SD.' },
  checks: {
    type: 'array',
    items: object(
      {
        sex: { enum: ['male', 'female'] },
        x: place,
        score: { type: 'number' },
        value: { type: 'number' },
        tolerance: { type: 'number', minimum: 0 },
      },
      ['sex', 'x', 'score', 'value'],
    ),
    description: 'Values that the publication prints, which the rows have to give.',
  },
  checksum: { type: 'string', pattern: '^[0-9a-f]{8}$', description: 'As tableChecksum computes it.' },
  rows,
}
const onePublication: Schema = { oneOf: [{ required: ['publication'] }, { required: ['publications'] }] }

const tableInSet: Schema = {
  ...object(
    {
      ...ofTable,
      csv: { ...text, description: 'A CSV file with the rows, beside this file.' },
      sex: { enum: ['male', 'female'], description: 'Whose rows the CSV file has, if it has no column sex.' },
      ignoredColumns: {
        type: 'array',
        items: { type: 'string' },
        description: 'Columns of the CSV file to leave unread.',
      },
    },
    ['id', 'measure'],
  ),
  allOf: [{ oneOf: [{ required: ['rows'] }, { required: ['csv'] }] }, onePublication],
}

const table: Schema = {
  oneOf: [
    tableInSet,
    object({ file: { ...text, description: 'A file of one reference, beside this file.' } }, ['file']),
  ],
}

/** The JSON Schema of a file of one reference, which `defineTableFromJson` reads. */
export const referenceSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  description: 'A reference for growth: docs/reference-format.md.',
  ...object({ $schema: { type: 'string' }, format: { const: referenceFormat }, ...ofTable }, [
    'format',
    'id',
    'measure',
    'rows',
  ]),
  ...onePublication,
  $defs,
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
  $defs,
}
