import type { ReferenceTable } from '../../src/references/index.js'
import { everyRow } from './every-row.js'
import { comparedNormal } from './independent-normal.js'
import { comparedResults } from './independent-patients.js'
import { type ComparedScore, comparedScores } from './independent-scores.js'
import { type ComparedPrint, comparedPrints } from './published.js'

/** All comparisons that the document reports, made once. */
export function gatherEvidence() {
  const prints = comparedPrints()
  const scores = comparedScores()
  return {
    prints,
    scores,
    results: comparedResults(),
    normal: comparedNormal(),
    everyRow: everyRow(),
    printsOf: (table: ReferenceTable): readonly ComparedPrint[] => prints.filter((print) => print.table === table),
    scoresOf: (table: ReferenceTable): readonly ComparedScore[] => scores.filter((score) => score.table === table),
  }
}

/** The result of {@link gatherEvidence}. */
export type Evidence = ReturnType<typeof gatherEvidence>
