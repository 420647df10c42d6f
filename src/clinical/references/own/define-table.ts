import { figureAt } from '../../../ground/math/interpolation.js'
import { type Gender, genders, isGender } from '../../../ground/model/patient.js'
import { rightsStatuses } from '../../../ground/model/rights.js'
import { invalidReference, isRecord } from '../../../ground/text/invalid-input.js'
import type { Curve } from '../curve.js'
import { withInterpolation } from '../figures.js'
import { withHalfNormalTail } from '../half-normal-curve.js'
import { measures, measureUnits, type ReferenceTable, type TableAxis } from '../table.js'
import { publicationOf } from './own-publication.js'
import { axes, type TableData, type TableDistribution, tableMembers, tailRules } from './table-data.js'
import { checkChecksum, checkFacts, checkPrintedValues } from './table-facts.js'
import { type RowForm, readRows } from './table-rows.js'

/**
 * A reference table from custom figures, to score with or to put into a set.
 *
 * Percentile rows are turned into L, M and S by fit; the table is then marked
 * as approximate, and charts and references say by how much. Between rows the
 * figures are interpolated: linearly where rows are at most half a year apart,
 * else by a monotone cubic.
 *
 * @throws AuxologyError `invalid_reference` for a member that a table doesn't have, or if the figures can't be used:
 * no rows, x not strictly ascending, a median or spread that isn't positive,
 * percentiles that don't rise or can't be fitted within 0.1 SD, another value than the publication prints; the path names the
 * row
 * @example
 * ```ts
 * const table = defineTable({
 *   id: 'our-clinic-height',
 *   measure: 'height',
 *   publication: ourPublication,
 *   rows: { female: [{ x: 4, l: 1, m: 102, s: 0.04 }, { x: 4.5, l: 1, m: 105, s: 0.04 }] },
 * })
 * ```
 */
export function defineTable(data: TableData): ReferenceTable {
  checkNames(data)
  const { id, axis = 'years' } = data
  const publications = publicationsOf(data)
  checkFacts(data)
  const { curves, form, fitError } = curvesOf(data, axis)
  const distribution = distributionOf(data, form)
  const ends = Object.values(curves).flatMap(({ x }) => [figureAt(x, 0), figureAt(x, x.length - 1)])
  const table: ReferenceTable = {
    id,
    source: data.source ?? id,
    measure: data.measure,
    axis,
    range: [Math.min(...ends), Math.max(...ends)],
    distribution,
    tails: data.tails ?? 'lms',
    steps: data.steps ?? [],
    thinned: data.thinned ?? false,
    publications,
    limits: data.limits ?? '',
    fitDeviation: form === 'percentiles' ? fitError : data.fitDeviation,
    rough: data.rough ?? [],
    approximate: form === 'percentiles' || (data.approximate ?? false),
    // The year of the publication needs no words.
    edition: data.edition === String(publications[0].year) ? undefined : data.edition,
    conditions: data.conditions,
    checks: data.checks,
    curve: (gender) => curves[gender],
  }
  checkChecksum(table, data, form)
  checkPrintedValues(table, data.checks)
  return table
}

/** @throws AuxologyError for a name, measure, axis or rule that can't be used */
function checkNames(data: TableData): void {
  const { id, measure, unit, axis = 'years', tails = 'lms' } = data
  if (!(typeof id === 'string' && id !== '')) throw invalidReference({ id: '', path: 'id' }, id, 'a name')
  const unknown = Object.keys(data).find((name) => !tableMembers.some((known) => known === name))
  if (unknown !== undefined) throw invalidReference({ id, path: unknown }, undefined, tableMembers, 'no such member')
  for (const member of ['rows', 'sigma'] as const) checkSexes(id, member, data[member])
  if (!measures.includes(measure)) throw invalidReference({ id, path: 'measure' }, measure, measures)
  if (unit !== undefined && unit !== measureUnits[measure])
    throw invalidReference({ id, path: 'unit' }, unit, [measureUnits[measure]], `the unit of ${measure}`)
  if (!axes.includes(axis)) throw invalidReference({ id, path: 'axis' }, axis, axes)
  if (!tailRules.includes(tails)) throw invalidReference({ id, path: 'tails' }, tails, tailRules)
}

/** @throws AuxologyError for figures of another sex than the library knows */
function checkSexes(id: string, member: string, bySex: TableData['rows'] | TableData['sigma']): void {
  const unknown = isRecord(bySex) ? Object.keys(bySex).find((name) => !isGender(name)) : undefined
  if (unknown === undefined) return
  throw invalidReference({ id, path: `${member}.${unknown}` }, undefined, genders, 'no such member')
}

/** @throws AuxologyError for no publication, one without a citation, and rights of an unknown status */
function publicationsOf({ id, publication, publications }: TableData): ReferenceTable['publications'] {
  if (publication !== undefined && publications !== undefined)
    throw invalidReference({ id, path: 'publications' }, publications, 'either publication or publications')
  const isList = publications !== undefined
  if (isList && !Array.isArray(publications))
    throw invalidReference({ id, path: 'publications' }, publications, 'a list of publications')
  const all = isList ? publications : [publication]
  const [first, ...others] = all.map((each, i) => {
    const path = isList ? `publications[${i}]` : 'publication'
    if (typeof each?.citation !== 'string' || each.citation === '')
      throw invalidReference({ id, path: `${path}.citation` }, each?.citation, 'the citation of the figures')
    const { rights, licence = '' } = each
    if (rights !== undefined && !rightsStatuses.some((status) => status === rights?.status))
      throw invalidReference({ id, path: `${path}.rights.status` }, rights?.status, rightsStatuses)
    const terms = rights?.licence ?? licence
    if (licence !== '' && JSON.stringify(licence) !== JSON.stringify(terms))
      throw invalidReference({ id, path: `${path}.licence` }, licence, 'the same terms as in rights.licence, or none')
    return publicationOf(each)
  })
  if (first === undefined)
    throw invalidReference({ id, path: 'publications' }, publications, 'at least one publication')
  return [first, ...others]
}

/** The curves of the sexes that have rows, all of one form, and the largest deviation of a fitted percentile, SD. */
function curvesOf(
  data: TableData,
  axis: TableAxis,
): { readonly curves: { readonly [gender in Gender]?: Curve }; readonly form: RowForm; readonly fitError: number } {
  const { id, steps = [], sigma } = data
  const curves: { [gender in Gender]?: Curve } = {}
  const forms = new Set<RowForm>()
  let fitError = 0
  for (const gender of genders) {
    const rows = data.rows?.[gender]
    if (rows === undefined) continue
    const read = readRows({ id, path: `rows.${gender}` }, rows, steps)
    forms.add(read.form)
    fitError = Math.max(fitError, read.fitError)
    const curve = read.form === 'skew-t' ? read.curve : withInterpolation(read.curve, axis)
    curves[gender] = data.distribution === 'half-normal' ? withSigma(id, gender, curve, sigma?.[gender]) : curve
  }
  const [form, another] = forms
  if (form === undefined) throw invalidReference({ id, path: 'rows' }, data.rows, 'rows for male, female or both')
  if (another !== undefined)
    throw invalidReference(
      { id, path: 'rows' },
      data.rows,
      'rows of the same form for both sexes',
      [...forms].join(' and '),
    )
  for (const [i, step] of steps.entries()) {
    const isMet = Object.values(curves).some(({ x }) => x.some((each, row) => each === step && x[row - 1] === step))
    if (!isMet) throw invalidReference({ id, path: `steps[${i}]` }, step, 'an x that comes twice in the rows')
  }
  return { curves, form, fitError }
}

function withSigma(id: string, gender: Gender, curve: Curve, sigma: readonly number[] | undefined): Curve {
  const isPolynomial = Array.isArray(sigma) && sigma.length === 3 && sigma.every((each) => Number.isFinite(each))
  const [constant, linear, quadratic] = isPolynomial ? (sigma as [number, number, number]) : [0, 0, 0]
  const [first, last] = [figureAt(curve.x, 0), figureAt(curve.x, curve.x.length - 1)]
  const vertex = -linear / (2 * quadratic)
  const isBetween = vertex > first && vertex < last
  if ([first, last, ...(isBetween ? [vertex] : [])].some((x) => !(constant + x * (linear + x * quadratic) > 0)))
    throw invalidReference(
      { id, path: `sigma.${gender}` },
      sigma,
      'three coefficients of a σ that is positive at every x',
    )
  return withHalfNormalTail(curve, Float64Array.from([constant, linear, quadratic]))
}

/** What rows of each form can be of, the usual one first. */
const distributionsOf: { readonly [form in RowForm]: readonly TableDistribution[] } = {
  lms: ['lms', 'BCCG', 'half-normal'],
  'mean-sd': ['mean-sd'],
  percentiles: ['percentiles'],
  median: ['median'],
  'skew-t': ['skew-t'],
}

/** The distribution of a table whose rows have a form. */
function distributionOf({ id, distribution, sigma }: TableData, form: RowForm): ReferenceTable['distribution'] {
  if (distribution !== undefined && !distributionsOf[form].includes(distribution)) {
    const detail = String(distribution) === 'BCPE' ? noBcpe : `the rows are of the form ${form}`
    throw invalidReference({ id, path: 'distribution' }, distribution, distributionsOf[form], detail)
  }
  if (sigma !== undefined && distribution !== 'half-normal')
    throw invalidReference({ id, path: 'sigma' }, sigma, 'only with the distribution half-normal')
  if (distribution === 'half-normal') return distribution
  return form === 'median' || form === 'skew-t' ? form : 'lms'
}

const noBcpe = 'a power exponential distribution, which is not computed; with τ 2 throughout it is BCCG'
