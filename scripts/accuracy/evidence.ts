import type { ReferenceTable } from '../../src/clinical/references/index.js'
import { type EveryRow, everyRow } from './every-row.js'
import { type ComparedNormal, comparedNormal } from './independent-normal.js'
import { type ComparedResult, comparedResults } from './independent-patients.js'
import { type ComparedScore, comparedScores } from './independent-scores.js'
import { type ComparedPrint, comparedPrints } from './published.js'

/** All comparisons that the document reports, made once. */
export interface Evidence {
  readonly prints: readonly ComparedPrint[]
  readonly scores: readonly ComparedScore[]
  readonly results: readonly ComparedResult[]
  readonly normal: readonly ComparedNormal[]
  readonly everyRow: ReadonlyMap<string, EveryRow>
  readonly printsOf: (table: ReferenceTable) => readonly ComparedPrint[]
  readonly scoresOf: (table: ReferenceTable) => readonly ComparedScore[]
}

export function gatherEvidence(): Evidence {
  const prints = comparedPrints()
  const scores = comparedScores()
  return {
    prints,
    scores,
    results: comparedResults(),
    normal: comparedNormal(),
    everyRow: everyRow(),
    printsOf: (table) => prints.filter((print) => print.table === table),
    scoresOf: (table) => scores.filter((score) => score.table === table),
  }
}
