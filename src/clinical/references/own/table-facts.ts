import type { Accepted } from '../../../ground/model/errors.js'
import { longestText } from '../../../ground/model/limits.js'
import { genders, sizePositions } from '../../../ground/model/patient.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import { tableChecksum } from '../checksum.js'
import { valueAt } from '../distribution.js'
import { lookUpTable } from '../lookup.js'
import type { PrintedValue, ReferenceTable, TableConditions } from '../table.js'
import type { TableData } from './table-data.js'
import type { RowForm } from './table-rows.js'

/** What an optional member can be. */
interface Fact {
  readonly isFit: (value: unknown) => boolean
  readonly accepted: Accepted
}

const isText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= longestText
const text: Fact = { isFit: isText, accepted: `a text of 1 to ${longestText} characters` }
const yesOrNo: Fact = { isFit: (value) => typeof value === 'boolean', accepted: ['true', 'false'] }

function isAscending(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each, i) => Number.isFinite(each) && !(each <= value[i - 1]))
}

const facts: { readonly [member in keyof TableData]?: Fact } = {
  source: text,
  edition: text,
  steps: { isFit: isAscending, accepted: 'a list of ascending numbers' },
  rough: {
    isFit: (value) => Array.isArray(value) && value.every((pair) => isAscending(pair) && pair.length === 2),
    accepted: 'a list of ranges, [from, to] each',
  },
  thinned: yesOrNo,
  approximate: yesOrNo,
  fitDeviation: {
    isFit: (value) => typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY,
    accepted: 'a number of SD',
  },
}

/** The members of the conditions of a table. */
const conditionFacts: { readonly [member in keyof TableConditions]-?: Fact } = {
  position: { isFit: (value) => sizePositions.some((known) => known === value), accepted: sizePositions },
  diagnosis: text,
  group: text,
  origin: {
    isFit: (value) => isText(value) || (isRecord(value) && Object.values(value).every(isText)),
    accepted: `${text.accepted}, or texts by language: { "de": "…", "en": "…" }`,
  },
}

/** @throws AuxologyError for what a table says of its figures in another form than these have */
export function checkFacts(data: TableData): void {
  const { id, conditions = {} } = data
  checkMembers(id, '', data, facts)
  const known = Object.keys(conditionFacts)
  if (!isRecord(conditions)) throw invalidReference({ id, path: 'conditions' }, conditions, known)
  const unknown = Object.keys(conditions).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw invalidReference({ id, path: `conditions.${unknown}` }, undefined, known, 'no such condition')
  checkMembers(id, 'conditions.', conditions, conditionFacts)
}

function checkMembers(id: string, path: string, given: object, known: { readonly [member: string]: Fact }): void {
  for (const [member, { isFit, accepted }] of Object.entries(known)) {
    const value: unknown = Reflect.get(given, member)
    if (value !== undefined && !isFit(value)) throw invalidReference({ id, path: `${path}${member}` }, value, accepted)
  }
}

const ofPrintedValue = ['sex', 'x', 'score', 'value', 'tolerance'] as const

/**
 * Compares the figures of a table with values of its publication.
 *
 * @throws AuxologyError `invalid_reference` for the first that the figures don't give
 */
export function checkPrintedValues(table: ReferenceTable, checks: TableData['checks'] = []): void {
  const { id } = table
  if (!Array.isArray(checks)) throw invalidReference({ id, path: 'checks' }, checks, 'a list of printed values')
  const decimals = checks.map((check: PrintedValue, i) => {
    checkPrintedValue(id, `checks[${i}]`, check)
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

function checkPrintedValue(id: string, path: string, check: PrintedValue): void {
  if (!isRecord(check)) throw invalidReference({ id, path }, check, `an object with ${ofPrintedValue.join(', ')}`)
  const unknown = Object.keys(check).find((name) => !ofPrintedValue.some((known) => known === name))
  if (unknown !== undefined)
    throw invalidReference({ id, path: `${path}.${unknown}` }, undefined, ofPrintedValue, 'no such member')
  if (!genders.includes(check.sex)) throw invalidReference({ id, path: `${path}.sex` }, check.sex, genders)
  for (const name of ['x', 'score', 'value', 'tolerance'] as const) {
    const number: unknown = check[name]
    const isLeftOut = name === 'tolerance' && number === undefined
    if (!isLeftOut && !Number.isFinite(number))
      throw invalidReference({ id, path: `${path}.${name}` }, number, 'a number')
    if (name === 'tolerance' && Number(number) < 0)
      throw invalidReference({ id, path: `${path}.${name}` }, number, 'a number of at least 0')
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
