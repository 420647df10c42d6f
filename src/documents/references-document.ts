import type { DocumentSchema, Field } from '../codec/schema.js'
import type { Reference } from '../model/reference.js'

/** What is said of a reference, here and in a chart's data. */
export const referenceFields = [
  {
    name: 'x_axis_value',
    key: 'xAxisValue',
    value: { kind: 'number', decimals: { min: 0, max: 2 } },
    absence: 'refused',
  },
  { name: 'name', key: 'name', value: { kind: 'text' }, absence: 'refused' },
  { name: 'text', key: 'text', value: { kind: 'text' }, absence: 'refused' },
] as const satisfies readonly Field<Reference>[]

/** The references behind a chart. */
export const referencesDocument: DocumentSchema<readonly Reference[]> = {
  root: 'references',
  value: { kind: 'list', entry: 'reference', of: { kind: 'record', type: 'Reference', fields: referenceFields } },
}
