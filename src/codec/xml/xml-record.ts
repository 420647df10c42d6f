import { compiledOnce } from '../compiled.js'
import type { AnyField, AnyRecord } from '../schema.js'

/** Where in XML the fields of a record are. */
export interface XmlRecord {
  readonly size: number
  /** The fields in child elements: their index by name. */
  readonly children: ReadonlyMap<string, number>
  /** The others, with their index. */
  readonly others: readonly (readonly [index: number, field: AnyField])[]
  /** The record is the text of its element. */
  readonly isText: boolean
}

/** Where the fields of a record are, found out once. */
export const xmlRecord: (record: AnyRecord) => XmlRecord = compiledOnce(({ fields }) => {
  const children = new Map<string, number>()
  const others: (readonly [number, AnyField])[] = []
  fields.forEach((field, index) => {
    const { value, placement } = field
    const isRepeated = value.kind === 'list' && value.repeated === true
    if (placement === 'content' || placement === 'attribute' || isRepeated) others.push([index, field])
    else children.set(field.name, index)
  })
  return { size: fields.length, children, others, isText: others.some(([, field]) => field.placement === 'content') }
})
