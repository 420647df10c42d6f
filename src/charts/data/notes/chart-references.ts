import { chartDefaults } from '../../../clinical/growth/growth-options.js'
import type { Publication, ReferenceTable } from '../../../clinical/references/table.js'
import { publicationName, referenceName } from '../../../clinical/references/table.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { textIn } from '../../../ground/model/localized.js'
import type { PatientInput } from '../../../ground/model/patient.js'
import type { Reference } from '../../../ground/model/provenance.js'
import { type ChartGrowth, type ChartOptions, chartGrowth } from '../../chart-growth.js'
import type { ChartRequest } from '../../chart-request.js'
import type { ThriveLines } from '../../types/growth-over-time.js'
import type { ChartData, ChartReference } from '../chart-data.js'
import { shownClassification, shownClassLimits } from '../curves/chart-limits.js'
import { isInside } from '../frame/axis-section.js'
import { type ChartFrame, chartFrame } from '../frame/frame.js'
import { pointsInside } from '../points/points-in-section.js'

/**
 * The references behind a chart: those whose range is visible in it, each with
 * the x where it begins to apply.
 *
 * @throws AuxologyError as {@link chartData} does, except for an invalid
 * `cropYAt`: no reference depends on the y axis
 * @example
 * ```ts
 * chartReferences(jakob, { type: 'Height' }).map(({ name }) => name) // ['WHO (1)', 'KiGGS (2)', 'Niklasson (3)']
 * ```
 */
export function chartReferences(patient: PatientInput, request: ChartRequest, options?: ChartOptions): Reference[] {
  return referencesOf(patient, request, chartGrowth(options, chartDefaults))
}

/** {@link chartReferences} with every option settled. */
export function referencesOf(patient: PatientInput, request: ChartRequest, growth: ChartGrowth): Reference[] {
  return referencesOfFrame(chartFrame(patient, request, growth)).map(({ xAxisValue, name, text, rights }) => ({
    xAxisValue,
    name,
    text,
    ...(rights && { rights }),
  }))
}

/** The references of a frame, numbered: first those of the chart's curves, then those behind them, of limits, and of size at birth. */
export function referencesOfFrame(frame: ChartFrame): ChartReference[] {
  const references = new Map<string, ChartReference>()
  for (const { publication, xAxisValue, text, isOfBirth } of citedPublications(frame)) {
    const { citation, shortName, year, rights } = publication
    if (references.has(citation)) continue
    const number = references.size + 1
    const name = `${shortName} (${number})`
    references.set(citation, { number, shortName, year, name, xAxisValue, text, isOfBirth, ...(rights && { rights }) })
  }
  return [...references.values()]
}

interface CitedPublication extends Pick<ChartReference, 'xAxisValue' | 'text' | 'isOfBirth'> {
  readonly publication: Pick<Publication, 'shortName' | 'year' | 'citation' | 'doi'> &
    Partial<Pick<Publication, 'rights'>>
}

function citedPublications(frame: ChartFrame): CitedPublication[] {
  return [...curvePublications(frame), ...birthPublications(frame)]
}

/** What scored the value at birth, whose percentiles are drawn next to it. */
function birthPublications({ values, section, measure, assessment }: ChartFrame): CitedPublication[] {
  const { birth } = values
  const scored = measure.birthScored?.(assessment.growth.birth)
  if (birth === undefined || scored === undefined || !isInside(birth.x, section)) return []
  return scored.place.table.publications.map((publication) => ({
    publication,
    xAxisValue: birth.x,
    text: citationWithDoi(publication),
    isOfBirth: true,
  }))
}

function curvePublications(frame: ChartFrame): CitedPublication[] {
  const { pieces, background, language } = frame
  const classification = shownClassification(frame)
  const thrive = frame.thrive === undefined ? [] : [thrivePublication(frame.thrive)]
  const ofTables: CitedPublication[] = []
  for (const { piece, from } of [...pieces, ...background]) {
    const { table } = piece
    for (const publication of table.publications) {
      const citation = citationWithDoi(publication)
      const text = table.approximate ? `${citation} ${limitsText(table, language)}` : citation
      ofTables.push({ publication, xAxisValue: from, text })
    }
  }
  if (classification === undefined) {
    return [...ofTables, ...limitPublications(frame), ...velocityPublications(frame), ...thrive]
  }
  const { publication, limits } = classification
  const xAxisValue = Math.min(...limits.map(({ from }) => from))
  return [...ofTables, { publication, xAxisValue, text: citationWithDoi(publication) }]
}

/** Who made the fixed limits that are shown. */
function limitPublications(frame: ChartFrame): CitedPublication[] {
  return shownClassLimits(frame).map(({ publication, from }) => ({
    publication,
    xAxisValue: from,
    text: citationWithDoi(publication),
  }))
}

/** What thrive lines are drawn by, from where the first begins. */
function thrivePublication({ publication, lines }: ThriveLines): CitedPublication {
  return { publication, xAxisValue: lines[0]?.[0]?.x ?? 0, text: citationWithDoi(publication) }
}

/** What the velocities of a section were scored by, where its curves are others. */
function velocityPublications({ course, values, section }: ChartFrame): CitedPublication[] {
  if (course === undefined) return []
  const shown = pointsInside(values.points, section)
  return course.publications.flatMap((publication) => {
    const scored = shown.filter(({ reference }) => reference === publicationName(publication))
    if (scored.length === 0) return []
    return { publication, xAxisValue: Math.min(...scored.map(({ x }) => x)), text: citationWithDoi(publication) }
  })
}

/** The references of the points' scores that are not among the chart's, such as that of size at birth. */
export function scoreReferences({ assessment }: ChartFrame, data: ChartData): readonly ScoreReference[] {
  const { birth, points, references, target } = data
  const charted = references.map(({ shortName, year }) => [shortName, year].filter(Boolean).join(' '))
  const named = [
    ...(birth === undefined ? points : [birth, ...points]).flatMap((point) => [
      point.reference,
      point.generalScore?.reference,
    ]),
    target?.score?.reference,
  ]
  const pieces = Object.values(assessment.growth.subject.references.series).flatMap((each) => each ?? [])
  return [...new Set(named)]
    .filter((name) => name !== undefined && !charted.includes(name))
    .flatMap((name) => pieces.find(({ table }) => referenceName(table) === name)?.table.publications[0] ?? [])
    .map((publication) => ({ name: publicationName(publication), text: citationWithDoi(publication) }))
}

/** A reference by the name that scores give it, and its citation. */
export interface ScoreReference {
  readonly name: string
  readonly text: string
}

/** The citation, with the identifier of the publication if it has one. */
export function citationWithDoi({ citation, doi }: Pick<Publication, 'citation' | 'doi'>): string {
  return doi === undefined || citation.includes(doi) ? citation : `${citation} doi:${doi}`
}

/** What a user must know about a table's figures, in a language. */
export function limitsText({ id, limits, fitDeviation }: ReferenceTable, language: ChartLanguage): string {
  const fitted = fitDeviation === undefined ? '' : language.chart.notes.fitted(numberText(fitDeviation, 3, language))
  return `${language.tables?.[id] ?? textIn(limits, language)} ${fitted}`.trim()
}
