import { compiledOnce } from '../compiled.js'
import type { AnyField, AnyRecord } from '../schema.js'

/** Where in XML the fields of a record are. */
export interface XmlRecord {
  /** The fields in child elements of their own: their index by name. */
  readonly children: ReadonlyMap<string, number>
  /** The others, with their index. */
  readonly others: readonly (readonly [index: number, field: AnyField])[]
  readonly attributes: readonly AnyField[]
  /** The field in the text of the element, which then has no child elements. */
  readonly content: AnyField | undefined
  /** The fields in child elements, in their order. */
  readonly elements: readonly AnyField[]
}

/** Where the fields of a record are, found out once. */
export const xmlRecord: (record: AnyRecord) => XmlRecord = compiledOnce(({ fields }) => {
  const isElement = ({ placement = 'element' }: AnyField) => placement === 'element'
  const hasOwnElement = (field: AnyField) =>
    isElement(field) && !(field.value.kind === 'list' && field.value.repeated === true)
  const indexed = fields.map((field, index) => [index, field] as const)
  return {
    children: new Map(indexed.filter(([, field]) => hasOwnElement(field)).map(([index, { name }]) => [name, index])),
    others: indexed.filter(([, field]) => !hasOwnElement(field)),
    attributes: fields.filter(({ placement }) => placement === 'attribute'),
    content: fields.find(({ placement }) => placement === 'content'),
    elements: fields.filter(isElement),
  }
})
