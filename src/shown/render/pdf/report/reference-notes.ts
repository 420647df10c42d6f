import type { Score } from '../../../../ground/model/score.js'
import { letterName } from '../../../../ground/text/letter-name.js'

/** Small letters by which the scores of tables name their references. */
export interface ReferenceNotes {
  /** Those of a score: `a`, or `a*` if it is approximate. */
  readonly noteOf: (score: Score) => string
  /** The references by their letters, in the order in which they were first asked for. */
  readonly letters: () => readonly (readonly [letter: string, reference: string])[]
  readonly hasApproximate: () => boolean
}

/** Of a score that may be off by more than 0.3. */
export const approximateMark = '*'

/** Letters that are given to references as their scores are written. */
export function referenceNotes(): ReferenceNotes {
  const letters = new Map<string, string>()
  let approximate = false
  return {
    noteOf: ({ reference, approximate: isApproximate }) => {
      const letter = letters.get(reference) ?? letterName(letters.size).toLowerCase()
      letters.set(reference, letter)
      approximate ||= isApproximate === true
      return isApproximate === true ? `${letter}${approximateMark}` : letter
    },
    letters: () => [...letters].map(([reference, letter]) => [letter, reference]),
    hasApproximate: () => approximate,
  }
}
