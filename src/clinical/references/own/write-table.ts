import { figureAt } from '../../../ground/math/interpolation.js'
import { type Gender, genders } from '../../../ground/model/patient.js'
import { csvText } from '../../../ground/text/csv.js'
import { tableChecksum } from '../checksum.js'
import type { Curve } from '../curve.js'
import { measureUnits, type ReferenceTable } from '../table.js'
import { referenceFormat } from './table-json.js'
import { rowMembers } from './table-rows.js'

/**
 * A table as a file of the format `auxology-reference/1`, JSON: everything about it, its checksum and its rows, a
 * line each. {@link defineTableFromJson} reads it without the loss of a bit.
 *
 * @example
 * ```ts
 * const text = formatTableJson(who2006Height)
 * tableChecksum(defineTableFromJson(text)) === tableChecksum(who2006Height) // true
 * ```
 */
export function formatTableJson(table: ReferenceTable): string {
  const { id, source, edition = table.publications[0].year, measure, axis, distribution, tails } = table
  const head = {
    format: referenceFormat,
    id,
    source: source === id ? undefined : source,
    edition: edition === undefined ? undefined : String(edition),
    measure,
    unit: measureUnits[measure],
    axis,
    distribution,
    tails,
    sigma: distribution === 'half-normal' ? bySex(table, sigmaOf) : undefined,
    conditions: table.conditions,
    publications: table.publications,
    limits: table.limits === '' ? undefined : table.limits,
    steps: table.steps.length === 0 ? undefined : table.steps,
    rough: table.rough.length === 0 ? undefined : table.rough,
    thinned: table.thinned || undefined,
    approximate: table.approximate || undefined,
    fitDeviation: table.fitDeviation,
    checks: table.checks,
    checksum: tableChecksum(table),
  }
  const rows = Object.entries(bySex(table, (curve) => rowsOf(table, curve))).map(
    ([sex, list]) => `    "${sex}": [\n${list.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`,
  )
  // Numbers of a list are on one line.
  const text = JSON.stringify(head, null, 2).replace(/\[[\d\s.,-]+\]/g, (list) => list.replace(/\n\s*/g, ' '))
  return `${text.slice(0, -2)},\n  "rows": {\n${rows.join(',\n')}\n  }\n}\n`
}

/**
 * The figures of a table as CSV for other programs: a line for each sex and x, with L, M and S, with a
 * median alone, with the parameters of a skew-t distribution, or with L, M, S and σ of a half-normal one.
 *
 * @example
 * ```ts
 * formatTableCsv(kiggsHeight).split('\r\n')[0] // 'sex,years,l,m,s'
 * ```
 */
export function formatTableCsv(table: ReferenceTable): string {
  const lines = genders.flatMap((sex) => {
    const curve = table.curve(sex)
    if (curve === undefined) return []
    return rowsOf(table, curve).map(({ x, ...row }) => {
      return [sex, x, ...Object.values(row), ...sigmaAt(table, curve, x)].map(String)
    })
  })
  const sigma = table.distribution === 'half-normal' ? ['sigma'] : []
  return csvText([['sex', table.axis, ...columnsOf(table), ...sigma], ...lines])
}

function bySex<Value>(table: ReferenceTable, of: (curve: Curve) => Value): { readonly [sex in Gender]?: Value } {
  return Object.fromEntries(
    genders.flatMap((sex) => {
      const curve = table.curve(sex)
      return curve === undefined ? [] : [[sex, of(curve)]]
    }),
  )
}

function columnsOf({ distribution }: ReferenceTable): readonly string[] {
  return rowMembers[distribution === 'half-normal' ? 'lms' : distribution]
}

type WrittenRow = { readonly x: number; readonly [column: string]: number }

function rowsOf(table: ReferenceTable, curve: Curve): readonly WrittenRow[] {
  const columns = columnsOf(table)
  const figures: { readonly [column: string]: unknown } =
    table.distribution === 'skew-t' ? { ...curve.parameters } : { ...curve }
  return Array.from(curve.x, (x, i) => ({
    x,
    ...Object.fromEntries(columns.map((column) => [column, figureAt(figures[column] as Float64Array, i)])),
  }))
}

/** The coefficients of σ. */
function sigmaOf({ parameters }: Curve): readonly number[] {
  return [...(parameters?.['sigma'] ?? [])]
}

function sigmaAt({ distribution }: ReferenceTable, { distributionAt }: Curve, x: number): readonly number[] {
  return distribution === 'half-normal' ? Object.values(distributionAt?.(x, { l: 1, m: 1, s: 1 }).parameters ?? {}) : []
}
