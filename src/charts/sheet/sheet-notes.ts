import type { PatientAssessment } from '../../assessment/assess-patient.js'
import { courseTexts, panelNotes, predictionName, whyNotUsable } from '../../course/adult-height/prediction-text.js'
import type { ScreeningResult } from '../../course/screening/evaluate-screening.js'
import { screeningRules } from '../../course/screening/published-rules.js'
import { costsText, gapTexts, ruleName, ruleText } from '../../course/screening/screening-text.js'
import { falteringTexts } from '../../course/velocity/faltering-text.js'
import { isKnownDisease } from '../../growth/disease.js'
import type { CourseWords } from '../../languages/course-words.js'
import type { GainMeasure } from '../../model/course-names.js'
import { percentileOf, reportScore } from '../../references/distribution.js'
import { publicationName } from '../../references/table.js'
import { plainText } from '../../text/plain-text.js'
import { pretermVelocities } from '../course/preterm-velocities.js'
import { clinicText } from '../data/clinic-text.js'
import { ageText, dateText, markerText } from '../data/describe-point.js'
import { findingText } from '../data/finding-text.js'
import { citationWithDoi, scoreReferences } from '../data/get-references.js'
import { pubertyReference } from '../data/puberty-days.js'
import { shownMarkers } from '../picture/shown-data.js'
import { pubertyNotes } from './puberty-note.js'
import type { SheetData, SheetNote } from './sheet-data.js'
import { intervalsAbove, shownIntervals, velocityScale, velocityText } from './velocity-scale.js'

/** The paragraphs at the foot: what no reader may miss, screening rules, what the figures mean, and the sources. */
export function sheetNotes(sheet: SheetData): readonly SheetNote[] {
  const { data, language } = sheet
  const { page, sheet: words } = language
  const cautions = data.cautions.map((text): SheetNote => ({ lead: '', text, isUrgent: true }))
  const remarks = [...data.notes, ...stripNotes(sheet), ...adultHeightNotes(sheet)].join(' ')
  return [
    ...diagnosesNote(sheet),
    ...eventsNote(sheet),
    ...clinicNote(sheet),
    ...pubertyNotes(sheet),
    ...findingNotes(sheet),
    ...falteringNote(sheet),
    ...screeningNote(sheet),
    ...cautions,
    ...(remarks === '' ? [] : [{ lead: page.notes, text: remarks }]),
    { lead: words.sources, text: sourcesText(sheet) },
  ]
}

/** So many diagnoses are named. */
const mostDiagnoses = 6

/** The diagnoses of a child, on a sheet that is not of the disease, whose title names it. */
function diagnosesNote({ frame: { assessment, definition }, language }: SheetData): SheetNote[] {
  const { diseases = [], gmfcsLevel, tubeFed } = assessment.patient
  const { names, report, chart } = language
  if (definition.disease !== undefined) return []
  const others = diseases.filter((disease) => disease !== 'CerebralPalsy' || gmfcsLevel === undefined)
  const named = others.map((disease) => (isKnownDisease(disease) ? names.diseases[disease] : plainText(disease)))
  const level = gmfcsLevel === undefined ? [] : [`${names.diseases.CerebralPalsy}, ${chart.gmfcs(gmfcsLevel, tubeFed)}`]
  const all = [...new Set([...named.filter((text) => text !== ''), ...level])]
  if (all.length === 0) return []
  const more = all.length > mostDiagnoses ? [report.moreDiseases(all.length - mostDiagnoses)] : []
  return [{ lead: report.diseases, text: [...all.slice(0, mostDiagnoses), ...more].join(', '), isUrgent: true }]
}

/** More events than this have no disc with a line of its own in the legend. */
const mostInLegend = 6

/** Whether the events are listed in a paragraph, being many. */
export function areEventsListed({ data }: Pick<SheetData, 'data'>): boolean {
  return shownMarkers(data).length > mostInLegend
}

function eventsNote(sheet: SheetData): SheetNote[] {
  const { data, language } = sheet
  if (!areEventsListed(sheet)) return []
  const shown = shownMarkers(data)
  const outside = data.markers.length - shown.length
  const each = shown.map((marker, i) => `${language.chart.eventName(i)} ${markerText(marker, language)}`)
  const rest = outside > 0 ? [language.chart.eventsOutside(outside)] : []
  return [{ lead: language.page.events, text: [...each, ...rest].join('; ') }]
}

/** The latest visit with waist, hip, arm, skinfolds or blood pressure. */
function latestClinic({ growth, days }: PatientAssessment): number | undefined {
  return days.order.filter((visit) => (growth.measurements[visit]?.clinic?.length ?? 0) > 0).at(-1)
}

/** Beyond the outer lines of charts, P3 and P97, a value is not among those in quiet type. */
const outerPercentiles = { low: 3, high: 97 }

/** What was measured at it, each with its score: first, in plain type, values in a class or beyond P3 and P97. */
function clinicNote({ frame, language }: SheetData): SheetNote[] {
  const { growth, patient } = frame.assessment
  const index = latestClinic(frame.assessment)
  if (index === undefined) return []
  const { clinic = [], age } = growth.measurements[index] ?? {}
  const date = patient.measurements?.[index]?.date?.slice(0, 10)
  const when =
    date === undefined ? (age === undefined ? '' : ageText(age.chronologicalYears, language)) : dateText(date, language)
  const entries = clinic.map(({ scored, ...entry }) => {
    const score = scored && reportScore(scored)
    const percentile = score && percentileOf(score.value)
    const { low, high } = outerPercentiles
    const isOutside = percentile !== undefined && (percentile < low || percentile > high)
    return {
      text: clinicText({ ...entry, score, percentile }, language),
      standsOut: entry.class !== undefined || isOutside,
    }
  })
  const texts = (standsOut: boolean) => entries.flatMap((each) => (each.standsOut === standsOut ? [each.text] : []))
  const lead = language.report.clinicMeasures
  const [unusual, others] = [texts(true).join('; '), texts(false).join('; ')]
  if (unusual === '') return [{ lead, text: `${when}: ${others}` }]
  const first: SheetNote = { lead, text: `${when}: ${unusual}`, isUrgent: true }
  return others === '' ? [first] : [first, { lead: '', text: others }]
}

/** The thresholds of NICE that are reached, on sheets of weight and of height. */
function falteringNote({ course: { faltering }, language, measure }: SheetData): SheetNote[] {
  const words = language.terminal.course.faltering
  if (faltering === undefined || (measure !== 'weight' && measure !== 'size')) return []
  const reached = falteringTexts(faltering, words, language)
  if (reached.length === 0) return []
  const text = `${reached.join('; ')}. ${words.caution(faltering.reference)}`
  return [{ lead: words.title, text, isUrgent: true }]
}

/** What stands out beside the rules; what says little yet in plain type. */
function findingNotes({ course: { findings }, language, measure }: SheetData): SheetNote[] {
  if (measure === undefined) return []
  return findings.map((finding): SheetNote => {
    const text = `${findingText(finding, language)}.`
    return finding.isMinor === true
      ? { lead: '', text }
      : { lead: language.terminal.course.unusual, text, isUrgent: true }
  })
}

/** Each rule on the measure of the sheet: those that are met and those that lack something on a line each. */
function screeningNote(sheet: SheetData): SheetNote[] {
  const { course, language, measure } = sheet
  const { screening: lead, noneMet, othersNotMet, notCovered, metElsewhere } = language.sheet
  // The rules are on height, weight and head.
  if (measure === undefined) return []
  const words = language.terminal.course
  const texts = courseTexts(language)
  const note = (text: string): SheetNote[] => [{ lead, text, isUrgent: true }]
  if (course.notScreened !== undefined) return note(words.notScreened[course.notScreened])
  const rules = course.screening.filter((rule) => screenedMeasure(rule) === measure)
  // A rule that a finding tells is told once.
  const isLed = ({ met, isMinor }: ScreeningResult) => met === true && isMinor !== true
  const met = rules.filter(isLed)
  const elsewhere = course.screening.filter((rule) => isLed(rule) && !rules.includes(rule))
  const isFound = falteringNote(sheet).length > 0 || course.findings.some(({ isMinor }) => isMinor !== true)
  const listed = met.length + elsewhere.length > 0 ? othersNotMet : isFound ? notCovered : noneMet
  const failed = rules.filter((rule) => rule.met === false).map(ruleName)
  const notes: SheetNote[] = [
    ...met.map((rule): SheetNote => {
      const parts = [ruleText(rule, texts), costsText(rule, texts), ...notAskedTexts(rule, words)]
      return {
        lead: '',
        text: `${parts.map(capitalised).join('. ')}.`,
        ...(rule.advice === undefined ? { isUrgent: true } : {}),
      }
    }),
    ...(elsewhere.length === 0
      ? []
      : [{ lead: '', text: `${metElsewhere(elsewhere.map(ruleName).join(', '))}.`, isUrgent: true } as const]),
    ...rules
      .filter((rule) => rule.met === undefined)
      .map((rule): SheetNote => {
        const isDiffering = rule.gaps.some(({ code }) => code === 'references_differ')
        const head = isDiffering ? ruleText(rule, texts) : `${ruleName(rule)}: ${words.open}`
        return { lead: '', text: `${head}; ${gapTexts(rule, texts).join('; ')}.` }
      }),
    ...(failed.length === 0 ? [] : [{ lead: '', text: `${listed(failed.join(', '))}.` }]),
  ]
  if (notes.length === 0) return [{ lead, text: words.noRules }]
  const [first, ...rest] = [...notes, { lead: '', text: words.caution }]
  return first === undefined ? [] : [{ ...first, lead }, ...rest]
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function screenedMeasure({ rule }: ScreeningResult): GainMeasure | undefined {
  return screeningRules.find(({ id }) => id === rule)?.measure
}

function notAskedTexts({ notAsked }: ScreeningResult, { notAsked: text }: CourseWords): readonly string[] {
  return notAsked.length === 0 ? [] : [text(notAsked.join('; '))]
}

function stripNotes(sheet: SheetData): string[] {
  const { language, velocity, data } = sheet
  const words = language.sheet
  const names = new Set(data.points.flatMap(({ score, reference }) => (score === undefined ? [] : [reference])))
  const scores = names.size > 1 ? [words.breaks] : []
  if (velocity === undefined) return scores
  const shown = shownIntervals(sheet, velocity)
  const outside = velocity.intervals.length - shown.length
  const above = intervalsAbove(sheet, velocity)
  const aboveTexts = above.map(({ interval: { fromYears, toYears, perYear = 0 } }) => {
    const ages = `${ageText(fromYears, language)} – ${ageText(toYears, language)}`
    return `${ages}: ${velocityText(perYear, velocityScale(sheet, velocity), language)}`
  })
  const why = [...new Set(velocity.without.map(({ reason }) => reason))].filter((reason) => reason !== undefined)
  const reasons = why.map((reason) => language.terminal.course.reasons[reason])
  const more = aboveTexts.length > mostListed ? [words.more(aboveTexts.length - mostListed)] : []
  return [
    ...scores,
    ...(velocity.curvesBy === undefined ? [] : [words.velocityReference(publicationName(velocity.curvesBy))]),
    ...(velocity.gainsBy === undefined ? [] : [words.gainReference(publicationName(velocity.gainsBy))]),
    ...pretermVelocities(
      velocity.intervals.map(({ interval }) => interval),
      language.terminal.course,
      language,
    ),
    ...(shown.length > 0 ? [words.velocityMarks] : []),
    ...(above.length > 0 ? [words.aboveScale([...aboveTexts.slice(0, mostListed), ...more].join('; '))] : []),
    ...(reasons.length > 0 ? [words.without(velocity.without.length, reasons.join('; '))] : []),
    ...(shown.length > 0 && outside > 0 ? [words.outsideStrip(outside)] : []),
  ]
}

/** So many intervals above the scale are listed. */
const mostListed = 6

/** Which methods for adult height give no figure, and why, those with one reason together; what the others rest on. */
function adultHeightNotes({ course, language, measure, frame }: SheetData): string[] {
  const { notUsable, predictions } = course
  if (measure !== 'size' || !frame.definition.showsTarget || notUsable.length + predictions.length === 0) return []
  const words = language.terminal.course
  const texts = { course: words, decimalMark: language.decimalMark }
  const reasons = new Map<string, string[]>()
  for (const each of notUsable) {
    const why = whyNotUsable(each.reason, texts)
    reasons.set(why, [...(reasons.get(why) ?? []), predictionName(each, texts)])
  }
  const groups = [...reasons].map(([why, methods]) =>
    methods.length === notUsable.length && methods.length > 3 ? why : `${methods.join(', ')}: ${why}`,
  )
  const isAssumed = course.isBoneAgeMethodAssumed && predictions.some(({ basis }) => basis.includes('boneAgeYears'))
  return [
    ...(groups.length === 0 ? [] : [language.sheet.notUsable(notUsable.length, groups.join('; '))]),
    ...(isAssumed ? [words.assumedScale] : []),
    ...panelNotes(course, texts),
  ]
}

/** The names of the sources; on request their citations. */
function sourcesText(sheet: SheetData): string {
  const citations = sources(sheet)
  if (sheet.frame.settings.references) return citations.join(' · ')
  return [...new Set(citations.map(shortName))].join(' · ')
}

/** The name of a publication by its citation: `Bayley 1952`. */
function shortName(citation: string): string {
  const [named] = /^[^:.]{2,40} \d{4}(?=:)/.exec(citation) ?? []
  const [author = ''] = /^(?:van |von |de )*[^\s,:]+/.exec(citation) ?? []
  const [year] = /\b(?:19|20)\d\d\b/.exec(citation) ?? []
  return named ?? [author, year].filter(Boolean).join(' ')
}

/** Everything cited on the sheet, each once: curves, scores, velocity, adult heights, rules that are met. */
function sources({ data, frame, course, velocity, measure }: SheetData): string[] {
  const charted = data.references.map(({ shortName, year, text }) => [
    [shortName, year].filter(Boolean).join(' '),
    text,
  ])
  const scored = scoreReferences(frame, data).map(({ name, text }) => [name, text])
  const ofVelocity = [velocity?.curvesBy, velocity?.gainsBy].flatMap((publication) =>
    publication === undefined ? [] : [[publicationName(publication), citationWithDoi(publication)]],
  )
  const ofHeights = measure === 'size' && frame.definition.showsTarget ? [...course.targets, ...course.predictions] : []
  const conditional = course.intervals.some(({ conditionalGain }) => conditionalGain !== undefined)
  const plain = [
    ...ofHeights.map(({ citation }) => citation),
    ...(measure === undefined ? [] : ruleCitations(course)),
    ...(measure === 'weight' && conditional ? [coleCitation] : []),
    ...((data.puberty?.signs ?? []).length > 0 ? [`${pubertyReference.name}: ${pubertyReference.text}`] : []),
  ]
  const named = [...charted, ...scored, ...ofVelocity].map(([name, text]) => `${name}: ${text}`)
  const all = [...new Set([...named, ...clinicSources(frame.assessment), ...plain])]
  return all.filter((text) => !all.some((other) => other !== text && other.includes(text)))
}

/** The sources of the rules and findings that a sheet tells. */
function ruleCitations({ screening, findings }: SheetData['course']): string[] {
  const met = screening.filter((rule) => rule.met === true)
  return [...met, ...findings].flatMap(({ citation }) => citation ?? [])
}

function clinicSources(assessment: PatientAssessment): string[] {
  const { clinic = [] } = assessment.growth.measurements[latestClinic(assessment) ?? -1] ?? {}
  const publications = clinic.flatMap(({ scored }) => scored?.place.table.publications ?? [])
  return publications.map((publication) => `${publicationName(publication)}: ${citationWithDoi(publication)}`)
}

const coleCitation =
  'Cole TJ. Presenting information on growth distance and conditional velocity in one chart. Stat Med. 1998;17:2697-2707.'
