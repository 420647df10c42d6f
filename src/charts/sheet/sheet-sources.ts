import type { PatientAssessment } from '../../assessment/assess-patient.js'
import type { ScreeningResult } from '../../course/screening/evaluate-screening.js'
import { screeningRules } from '../../course/screening/published-rules.js'
import type { GainMeasure } from '../../model/course-names.js'
import { waistHalfHeight } from '../../references/clinic-class-limits.js'
import { type Publication, publicationName } from '../../references/table.js'
import { citationWithDoi, scoreReferences } from '../data/chart-references.js'
import { pubertyReference } from '../data/puberty-scores.js'
import type { SheetData } from './sheet-data.js'

/**
 * The names of the sources; on request their citations.
 *
 * @param printed the facts and notes of the sheet
 */
export function sourcesText(sheet: SheetData, ofCourse: readonly SheetSource[], printed: string): string {
  const all = sources(sheet, ofCourse, printed)
  return [...new Set(all.map(({ name, text }) => (sheet.frame.settings.references ? text : name)))].join(' · ')
}

/** What is cited: its name as the sheet writes it elsewhere, and the citation. */
export interface SheetSource {
  readonly name: string
  readonly text: string
}

/** Everything cited on the sheet, each once: curves, scores, velocity, adult heights, guidelines. */
function sources(sheet: SheetData, ofCourse: readonly SheetSource[], printed: string): readonly SheetSource[] {
  const { data, frame, course, velocity, measure } = sheet
  const ofHeights = measure === 'size' && frame.definition.showsTarget ? [...course.targets, ...course.predictions] : []
  const all: readonly SheetSource[] = [
    ...data.references.map(({ shortName, year, text }) => withName([shortName, year].filter(Boolean).join(' '), text)),
    ...scoreReferences(frame, data).map(({ name, text }) => withName(name, text)),
    ...[velocity?.curvesBy, velocity?.gainsBy].flatMap((publication) =>
      publication === undefined ? [] : [ofPublication(publication)],
    ),
    ...clinicSources(frame.assessment),
    ...ofHeights.map(({ citation }) => ({ name: authorAndYear(citation), text: citation })),
    ...ofCourse,
    ...citedInText.filter(({ name, sign = name }) => printed.includes(sign)),
    ...((data.puberty?.signs ?? []).length > 0 ? [withName(pubertyReference.name, pubertyReference.text)] : []),
  ]
  return all.filter(({ text }) => !all.some((other) => other.text !== text && other.text.includes(text)))
}

function withName(name: string, citation: string): SheetSource {
  return { name, text: `${name}: ${citation}` }
}

function ofPublication(publication: Publication): SheetSource {
  return withName(publicationName(publication), citationWithDoi(publication))
}

/** `Bayley 1952` */
export function authorAndYear(citation: string): string {
  const [author = ''] = /^(?:van |von |de )*[^\s,:]+/.exec(citation) ?? []
  const [year] = /\b(?:19|20)\d\d\b/.exec(citation) ?? []
  return [author, year].filter(Boolean).join(' ')
}

function clinicSources(assessment: PatientAssessment): readonly SheetSource[] {
  const { clinic = [] } = assessment.growth.measurements[latestClinic(assessment) ?? -1] ?? {}
  return clinic.flatMap(({ scored }) => scored?.place.table.publications ?? []).map(ofPublication)
}

/** What facts and notes name themselves, by its name or by another sign in both languages. */
const citedInText: readonly (SheetSource & { readonly sign?: string })[] = [
  {
    name: 'Cole 1998',
    text: 'Cole TJ. Presenting information on growth distance and conditional velocity in one chart. Stat Med. 1998;17:2697-2707.',
  },
  {
    name: 'ESH 2016',
    text: 'Lurbe E, Agabiti-Rosei E, Cruickshank JK, et al. 2016 European Society of Hypertension guidelines for the management of high blood pressure in children and adolescents. J Hypertens. 2016;34:1887-1920. doi:10.1097/HJH.0000000000001039',
  },
  {
    name: 'S2k 2015',
    sign: 'S2k',
    text: 'Hager A, Wühl E, Bönner G, et al. Arterielle Hypertonie im Kindes- und Jugendalter. S2k-Leitlinie. 2012/2013, updated 30 June 2015.',
  },
  { name: waistHalfHeight.source, text: waistHalfHeight.publication.citation },
  {
    name: 'Hui 2023',
    text: 'Hui LL, Ho FK, Wright CM, Cole TJ, et al. Arch Dis Child. 2023;108:373-378. doi:10.1136/archdischild-2022-324661',
  },
  {
    name: 'Thodberg 2012',
    sign: 'Thodberg',
    text: 'Thodberg HH, Juul A, Lomholt J, Martin DD, Jenni OG, Caflisch J, Ranke MB, Molinari L, Kreiborg S. Adult height prediction models. In: Preedy VR, ed. Handbook of growth and growth monitoring in health and disease. New York: Springer; 2012. https://www.zora.uzh.ch/58516',
  },
]

/** The latest visit with waist, hip, arm, skinfolds or blood pressure. */
export function latestClinic({ growth, days }: PatientAssessment): number | undefined {
  return days.order.filter((visit) => (growth.measurements[visit]?.clinic?.length ?? 0) > 0).at(-1)
}

/** What a rule is on. */
export function screenedMeasure({ rule }: ScreeningResult): GainMeasure | undefined {
  return screeningRules.find(({ id }) => id === rule)?.measure
}
