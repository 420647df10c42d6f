import type { BoneAgeMethod } from '../../../ground/model/course-names.js'
import type { Measurement, PubertyFinding, StagedSign } from '../../../ground/model/patient.js'
import type { VisitField } from '../codes/growth-codes.js'
import type { GrowthValue, ReadSign } from './growth-values.js'

/** A visit read from a record, with the observations it was read from. */
export interface FhirVisit extends Measurement {
  /** The resources that gave its values: `Observation/123`, or `Observation/123#component[0]`. */
  readonly sources: readonly string[]
  /** The same by field. */
  readonly sourceOf: { readonly [field in VisitField]?: string }
  /** How its bone age was rated, if the observation says so. */
  readonly boneAgeMethod?: BoneAgeMethod
}

type VisitValue = Extract<GrowthValue, { kind: 'visit' }>
type OpenVisit = { -readonly [key in keyof Measurement]: Measurement[key] } & {
  date: string
  sources: string[]
  sourceOf: { [field in VisitField]?: string }
  boneAgeMethod?: BoneAgeMethod
}

/**
 * The visits, one a day, in the order of their days. A day on which a measure has two
 * values that differ has two visits, as the plausibility rules expect, and so has one on
 * which a child was measured lying and standing; the same value told twice is one.
 */
export function collectVisits(values: readonly VisitValue[]): readonly FhirVisit[] {
  const byDay = new Map<string, OpenVisit[]>()
  for (const value of values) {
    const visits = byDay.get(value.day) ?? []
    if (visits.length === 0) byDay.set(value.day, visits)
    const open = visits.find((visit) => visit[value.field] === undefined || isSame(visit, value))
    if (open === undefined) visits.push(withValue({ date: value.day, sources: [], sourceOf: {} }, value))
    else withValue(open, value)
  }
  return [...byDay.keys()].sort().flatMap((day) => byDay.get(day) ?? [])
}

function isSame(visit: OpenVisit, { field, value, position }: VisitValue): boolean {
  return visit[field] === value && (position ?? visit.sizePosition) === (visit.sizePosition ?? position)
}

function withValue(visit: OpenVisit, { field, value, position, boneAgeMethod, source }: VisitValue): OpenVisit {
  visit[field] = value
  if (position !== undefined) visit.sizePosition = position
  if (boneAgeMethod !== undefined) visit.boneAgeMethod ??= boneAgeMethod
  visit.sources.push(source)
  visit.sourceOf[field] ??= source
  return visit
}

/** What was found on one day, in one finding; a sign told twice with another value makes a further one. */
export function collectFindings(signs: readonly ReadSign[]): PubertyFinding[] {
  const findings: { date: string; values: { [sign in StagedSign]?: number } }[] = []
  for (const { sign, value, day } of signs) {
    const place = findings.find(({ date, values }) => date === day && (values[sign] ?? value) === value)
    if (place === undefined) findings.push({ date: day, values: { [sign]: value } })
    else place.values[sign] = value
  }
  return findings
    .map(({ date, values }) => ({ date, ...values }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
