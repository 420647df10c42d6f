import fc from 'fast-check'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { scoreAt, uncappedScoreAt, valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import { defineSet } from '../../../src/clinical/references/own/define-set.js'
import { defineTable } from '../../../src/clinical/references/own/define-table.js'
import type { TableData } from '../../../src/clinical/references/own/table-data.js'
import type { Piece, SeriesName } from '../../../src/clinical/references/reference-set.js'
import type { ReferenceTable } from '../../../src/clinical/references/table.js'
import type { ErrorCode } from '../../../src/ground/model/errors.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { jakob, lina } from '../../fixtures/children.js'
import { pieceChange, pieceEnds, seriesName, tableData } from '../given/tables.js'
import { hostileNumber } from '../given/values.js'
import { assertNoLeak, assertWellFormed } from '../oracles/texts.js'
import { tried, triedLater } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const codes: readonly ErrorCode[] = ['invalid_reference']
const today = '2025-03-10'

export const tableTargets: readonly Target[] = [
  {
    name: 'define tables',
    share: 90,
    property: (bench) =>
      fc.property(tableData, hostileNumber, hostileNumber, (data, x, value) => defined(data, x, value, bench)),
  },
  {
    name: 'define sets',
    share: 15,
    property: (bench) =>
      fc.asyncProperty(tableData, pieceEnds, pieceChange, seriesName, (data, ends, change, name) =>
        setDefined(data, ends, change, name, bench),
      ),
  },
]

/** A table that is taken gives numbers or nothing, wherever it is read. */
function defined(data: TableData, anywhere: number, value: number, { tally }: Bench): void {
  const table = tried(tally, codes, () => defineTable(data))
  if (table === undefined) return
  const [from, to] = table.range
  for (const gender of ['male', 'female'] as const) {
    for (const x of [from, (from + to) / 2, to, anywhere]) {
      const place = lookUpTable(table, gender, x)
      if (place === undefined) continue
      const { l, m, s } = place
      const numbers = [
        l,
        m,
        s,
        scoreAt(place, value),
        uncappedScoreAt(place, value),
        valueAt(place, 2),
        valueAt(place, -2),
      ]
      if (!numbers.every((number) => number === undefined || Number.isFinite(number))) {
        throw new Error(`not a number at ${x}: ${numbers}`)
      }
      if (!(m > 0)) throw new Error(`a median of ${m} at ${x}`)
      const median = scoreAt(place, m)
      if (median !== undefined && Math.abs(median) > 1e-6) throw new Error(`the median scores ${median}`)
    }
  }
  assertNoLeak(String(table.limits), data)
}

/** A set that is taken is one to score and to draw with. */
async function setDefined(
  data: TableData,
  ends: readonly number[],
  change: object,
  name: SeriesName,
  { tally }: Bench,
): Promise<void> {
  const table = tried(tally, codes, () => defineTable(data))
  if (table === undefined) return
  const series = { [name]: pieces(table, ends, change) }
  const set = tried(tally, codes, () => defineSet({ id: 'ours', name: 'Ours', series }))
  if (set === undefined) return
  for (const patient of [jakob, lina]) {
    assertNoLeak(JSON.stringify(calculatePatient(patient, { today, references: set })), '')
    const drawing = () =>
      renderChart(patient, { type: name === 'weight' ? 'Weight' : 'Height' }, { today, references: set })
    const chart = await triedLater(tally, ['chart_not_applicable'], drawing)
    if (chart === undefined) continue
    assertNoLeak(chart.body as string, data)
    assertWellFormed(chart.body as string)
  }
}

function pieces({ range: [first, last], ...table }: ReferenceTable, ends: readonly number[], change: object): Piece[] {
  const own = { ...table, range: [first, last] as const }
  const at = [...ends].sort((a, b) => a - b).map((end) => first + end * (last - first))
  return at.slice(1).map((to, index) => ({ table: own, from: at[index] as number, to, closed: true, ...change }))
}
