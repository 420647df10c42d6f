import type { Accepted } from '../../../ground/model/errors.js'
import { longestText } from '../../../ground/model/limits.js'
import { sizePositions } from '../../../ground/model/patient.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import type { TableConditions } from '../table.js'
import type { TableData } from './table-data.js'

/** What an optional member can be. */
interface Fact {
  readonly isFit: (value: unknown) => boolean
  readonly accepted: Accepted
}

const isText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= longestText
const text: Fact = { isFit: isText, accepted: `a text of at most ${longestText} characters` }
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
export const conditionFacts: { readonly [member in keyof TableConditions]-?: Fact } = {
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
