import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'
import { screeningRules } from '../../../clinical/course/screening/published-rules.js'
import { nice75, nice75Citation } from '../../../clinical/course/velocity/faltering-growth.js'
import { type Publication, publicationName } from '../../../clinical/references/table.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { GainMeasure } from '../../../ground/model/course-names.js'
import { citationWithDoi, scoreReferences } from '../../data/notes/chart-references.js'
import { citedIn, type NamedSource } from '../../data/texts/cited-in-text.js'
import { pubertyReference } from '../../data/texts/found-by-day.js'
import type { SheetData } from '../sheet-data.js'

/**
 * The names of the sources; on request their citations.
 *
 * @param printed the facts and notes of the sheet
 */
export function sourcesText(sheet: SheetData, ofCourse: readonly NamedSource[], printed: string): string {
  const all = sources(sheet, ofCourse, printed)
  return [...new Set(all.map(({ name, text }) => (sheet.frame.settings.references ? text : name)))].join(' · ')
}

/** Everything cited on the sheet, each once: curves, scores, velocity, adult heights, guidelines. */
function sources(sheet: SheetData, ofCourse: readonly NamedSource[], printed: string): readonly NamedSource[] {
  const { data, frame, course, velocity, measure } = sheet
  const ofHeights = measure === 'size' && frame.definition.showsTarget ? [...course.targets, ...course.predictions] : []
  const all: readonly NamedSource[] = [
    ...data.references.map(({ shortName, year, text }) => withName([shortName, year].filter(Boolean).join(' '), text)),
    ...scoreReferences(frame, data).map(({ name, text }) => withName(name, text)),
    ...[velocity?.curvesBy, velocity?.gainsBy].flatMap((publication) =>
      publication === undefined ? [] : [ofPublication(publication)],
    ),
    ...birthSources(frame.assessment).filter(({ name }) => printed.includes(name)),
    ...clinicSources(frame.assessment),
    ...ofHeights.map(({ citation }) => ({ name: authorAndYear(citation), text: citation })),
    ...ofCourse,
    ...citedIn(printed),
    ...((data.puberty?.signs ?? []).length > 0 ? [withName(pubertyReference.name, pubertyReference.text)] : []),
  ]
  return all.filter(({ text }) => !all.some((other) => other.text !== text && other.text.includes(text)))
}

function withName(name: string, citation: string): NamedSource {
  return { name, text: `${name}: ${citation}` }
}

function ofPublication(publication: Publication): NamedSource {
  return withName(publicationName(publication), citationWithDoi(publication))
}

/** The guideline whose thresholds of faltering growth are compared. */
export const niceSource: NamedSource = { name: nice75, text: nice75Citation }

/** What the limit of a finding is published in; undefined where it is our own. */
export function findingSource({ guideline, citation }: CourseFinding): NamedSource | undefined {
  return citation === undefined ? undefined : { name: guideline ?? authorAndYear(citation), text: citation }
}

/** `Bayley 1952` */
function authorAndYear(citation: string): string {
  const [author = ''] = /^(?:van |von |de )*[^\s,:]+/.exec(citation) ?? []
  const [year] = /\b(?:19|20)\d\d\b/.exec(citation) ?? []
  return [author, year].filter(Boolean).join(' ')
}

/** What the size at birth is scored by. */
function birthSources({ growth: { birth } }: PatientAssessment): readonly NamedSource[] {
  const { length, weight, head } = birth
  return [length, weight, head].flatMap((scored) => scored?.place.table.publications ?? []).map(ofPublication)
}

function clinicSources(assessment: PatientAssessment): readonly NamedSource[] {
  const { clinic = [] } = assessment.growth.measurements[latestClinic(assessment) ?? -1] ?? {}
  return clinic.flatMap(({ scored }) => scored?.place.table.publications ?? []).map(ofPublication)
}

/** The latest visit with waist, hip, arm, skinfolds or blood pressure. */
export function latestClinic({ growth, days }: PatientAssessment): number | undefined {
  return days.order.filter((visit) => (growth.measurements[visit]?.clinic?.length ?? 0) > 0).at(-1)
}

/** What a rule is on. */
export function screenedMeasure({ rule }: Partial<Pick<ScreeningResult, 'rule'>>): GainMeasure | undefined {
  return screeningRules.find(({ id }) => id === rule)?.measure
}
