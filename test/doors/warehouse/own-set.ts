import { who } from '../../../src/clinical/references/built-in-sets.js'
import { defineSet } from '../../../src/clinical/references/own/define-set.js'
import { defineTable } from '../../../src/clinical/references/own/define-table.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'

const publication = {
  shortName: 'Ours',
  year: 2024,
  citation: "Our clinic's figures, 2024.",
  population: 'Ours',
  licence: 'Ours',
}

/** A caller's own set: wide knots, so cubics; powers of 0 and nearly 0; linear tails; held figures; percentiles as given. */
export const ownSet: ReferenceSet = ownReferences()

function ownReferences(): ReferenceSet {
  const row = (x: number, l: number) => ({ x, l, m: 50 + 6.5 * x, s: 0.04 + x / 1000 })
  const height = defineTable({
    id: 'ours-height',
    measure: 'height',
    publication,
    rows: {
      male: [0, 1, 2.5, 4, 7, 10, 16].map((x) => row(x, x < 3 ? 0 : 0.0004 * x)),
      female: [0, 1, 2.5, 4, 7, 10, 16].map((x) => row(x, 1 - x / 10)),
    },
  })
  const head = defineTable({
    id: 'ours-head',
    measure: 'head',
    tails: 'linear',
    publication,
    rows: {
      female: [
        { x: 1, percentiles: { 3: 43, 50: 46, 97: 49 } },
        { x: 5, percentiles: { 3: 47, 50: 50.2, 97: 53.5 } },
      ],
    },
  })
  return defineSet({
    id: 'ours',
    name: 'Ours',
    base: who,
    series: {
      height: [{ table: height, from: 0, to: 18, heldBeyond: 16 }],
      head: [{ table: head, from: 1, to: 5, closed: true }],
    },
  })
}
