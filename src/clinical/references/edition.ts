import { libraryVersion, type Provenance, type SetProvenance } from '../../ground/model/provenance.js'
import { plainText } from '../../ground/text/plain-text.js'
import type { Edition, ReferenceSet } from './reference-set.js'
import { rightsOfSet } from './set-rights.js'

/** The edition that a set is; undefined for one that was put together by hand, even from an edition. */
export function editionOf(set: ReferenceSet): Edition | undefined {
  const frozen = set.edition?.frozen
  return frozenParts.every((part) => frozen?.[part] === set[part]) ? set.edition : undefined
}

const frozenParts = ['series', 'bmiClasses', 'groups', 'pressures'] as const

/**
 * The name of a set with its edition; of a custom set, its id.
 *
 * @example
 * ```ts
 * editionName(germany) // 'germany@2026'
 * ```
 */
export function editionName(set: ReferenceSet): string {
  const year = editionOf(set)?.year
  return year === undefined ? set.id : `${set.id}@${year}`
}

const ofSets = /* @__PURE__ */ new WeakMap<ReferenceSet, Provenance>()

/** What a result or a chart by a set says of its origin. */
export function provenanceOf(set: ReferenceSet): Provenance {
  let provenance = ofSets.get(set)
  if (provenance === undefined) {
    const edition = editionOf(set)
    // All results of a set share it.
    provenance = Object.freeze({
      version: libraryVersion,
      references: plainText(editionName(set)) + (set.clearedOf === undefined ? '' : ' (clearedOnly)'),
      get checksum() {
        return edition?.checksum ?? '--------'
      },
      ...rightsOfSet(set),
    })
    ofSets.set(set, provenance)
  }
  return provenance
}

/** A further set, as a result names it. */
export function setProvenance(set: ReferenceSet): SetProvenance {
  const { references, checksum, rights, nonCommercial } = provenanceOf(set)
  return { references, checksum, rights, nonCommercial }
}
