import { genders } from '../../../ground/model/patient.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import { tableChecksum } from '../checksum.js'
import { valueAt } from '../distribution.js'
import { lookUpTable } from '../lookup.js'
import type { PrintedValue, ReferenceTable } from '../table.js'
import type { TableData } from './table-data.js'
import type { RowForm } from './table-rows.js'

const members = ['sex', 'x', 'score', 'value', 'tolerance'] as const

/**
 * Compares the figures of a table with values of its publication.
 *
 * @throws AuxologyError `invalid_reference` for the first that the figures don't give
 */
export function checkPrintedValues(table: ReferenceTable, checks: TableData['checks'] = []): void {
  const { id } = table
  if (!Array.isArray(checks)) throw invalidReference({ id, path: 'checks' }, checks, 'a list of printed values')
  const decimals = checks.map((check: PrintedValue, i) => {
    checkForm(id, `checks[${i}]`, check)
    return decimalsOf(check.value)
  })
  const half = 0.5 * 10 ** -Math.max(0, ...decimals)
  checks.forEach((check: PrintedValue, i) => {
    const { sex, x, score, value, tolerance = half } = check
    const path = `checks[${i}]`
    const place = lookUpTable(table, sex, x)
    if (place === undefined) throw invalidReference({ id, path: `${path}.x` }, x, 'an x that the rows of the sex cover')
    const given = valueAt(place, score)
    if (given === undefined) throw invalidReference({ id, path: `${path}.score` }, score, 'a score that has a value')
    // A value that lies half a unit away is printed either way.
    if (Math.abs(given - value) > tolerance + 1e-9 * Math.abs(value))
      throw invalidReference(
        { id, path: `${path}.value` },
        value,
        `${Number(given.toPrecision(6))} ± ${tolerance}, which the rows give`,
      )
  })
}

function checkForm(id: string, path: string, check: PrintedValue): void {
  if (!isRecord(check)) throw invalidReference({ id, path }, check, `an object with ${members.join(', ')}`)
  const unknown = Object.keys(check).find((name) => !members.some((known) => known === name))
  if (unknown !== undefined)
    throw invalidReference({ id, path: `${path}.${unknown}` }, undefined, members, 'no such member')
  if (!genders.includes(check.sex)) throw invalidReference({ id, path: `${path}.sex` }, check.sex, genders)
  for (const name of ['x', 'score', 'value', 'tolerance'] as const) {
    const number: unknown = check[name]
    const isLeftOut = name === 'tolerance' && number === undefined
    if (!isLeftOut && !Number.isFinite(number))
      throw invalidReference({ id, path: `${path}.${name}` }, number, 'a number')
  }
}

/** `49.8` has one. */
function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
}

/** @throws AuxologyError `invalid_reference` for figures with another checksum, and for one of figures that were fitted */
export function checkChecksum(table: ReferenceTable, { checksum }: TableData, form: RowForm): void {
  if (checksum === undefined) return
  const place = { id: table.id, path: 'checksum' }
  // The last digit of a fit may differ between engines.
  if (form === 'percentiles')
    throw invalidReference(place, checksum, 'no checksum of percentiles, to which L, M and S are fitted')
  const accepted = tableChecksum(table)
  if (checksum !== accepted)
    throw invalidReference(place, checksum, `${accepted}, as the figures have it: they were changed or damaged`)
}
