import { type NamedPublication, publicationName } from '../table.js'
import { courseRecords } from './course-methods.js'
import { dutchRecords } from './dutch.js'
import { journalRecords } from './journals.js'
import { aapRecords } from './journals-aap.js'
import { officialRecords } from './official.js'
import type { RightsRecord } from './rights-record.js'

/** What stands behind the status of every publication whose figures the library has. */
export const rightsRecords: readonly RightsRecord[] = [
  ...officialRecords,
  ...aapRecords,
  ...dutchRecords,
  ...journalRecords,
  ...courseRecords,
]

/** The record of a publication; undefined for one of the caller's own. */
export function rightsRecordOf(publication: NamedPublication): RightsRecord | undefined {
  const name = publicationName(publication)
  return rightsRecords.find(({ publications }) => publications.includes(name))
}
