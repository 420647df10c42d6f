import {
  courseTexts,
  panelNotes,
  predictionName,
  whyNotUsable,
} from '../../../clinical/course/adult-height/prediction-text.js'
import { pubertyOf } from '../../../clinical/course/puberty/assess-puberty.js'
import { isOfInfancy } from '../../../clinical/course/velocity/earlier-visits.js'
import { percentileOf, reportScore } from '../../../clinical/references/distribution.js'
import { publicationName } from '../../../clinical/references/table.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { pretermVelocities } from '../../course/preterm-velocities.js'
import { generalReferenceCautions } from '../../data/notes/cautions.js'
import { falteringCautions } from '../../data/notes/faltering-caution.js'
import { headFindingCautions } from '../../data/notes/head-caution.js'
import { latestDoubts } from '../../data/notes/latest-doubt.js'
import { oneReadingText, pressureCautions } from '../../data/notes/score-cautions.js'
import { clinicAtHeight, clinicText } from '../../data/texts/clinic-text.js'
import { ageText, dateText } from '../../data/texts/describe-point.js'
import { scoredPubertyDays } from '../../data/texts/found-by-day.js'
import { markerText } from '../../data/texts/marker-text.js'
import { shownMarkers } from '../../picture/shown-data.js'
import { diseasesNotOfParents } from '../facts/background-facts.js'
import type { SheetData, SheetFact, SheetNote } from '../sheet-data.js'
import { infantScale, intervalsAbove, shownIntervals, velocityScale, velocityText } from '../strips/velocity-scale.js'
import { courseNotes, courseSources, minorFindings, shownPredictions, showsPredictions } from './course-notes.js'
import { doubtedHeight, heightRemarks, isPressure } from './high-pressure.js'
import { latestClinic, sourcesText } from './sheet-sources.js'

/** The paragraphs at the foot: what no reader may miss, screening rules, what the figures mean, and the sources. */
export function sheetNotes(sheet: SheetData, facts: readonly SheetFact[]): readonly SheetNote[] {
  const { data, language, pressure } = sheet
  const { page, sheet: words } = language
  const diagnoses = generalReferenceCautions(sheet.frame)
  const doubts = latestDoubts(sheet.frame)
  const ofPressure = pressureCautions(sheet.frame, data.yAxis)
  const told = [
    ...doubts,
    ...diagnoses,
    ...falteringCautions(sheet.frame),
    ...headFindingCautions(sheet.frame),
    ...(pressure === undefined ? [] : ofPressure),
  ]
  const others = data.cautions.filter((text) => !told.includes(text) && pressure?.remarks.includes(text) !== true)
  const cautions = others.map((text, i): SheetNote => {
    const [isOfPressure, isFirst] = [ofPressure.includes(text), i === 0 || ofPressure.includes(others[i - 1] ?? '')]
    return { lead: isOfPressure ? words.bloodPressure : isFirst ? words.caution : '', text, isUrgent: true }
  })
  const remarks = [...minorFindings(sheet), ...data.notes, ...stripNotes(sheet), ...adultHeightNotes(sheet)].join(' ')
  const notes: readonly SheetNote[] = [
    ...doubts.map((text): SheetNote => ({ lead: words.caution, text, isUrgent: true })),
    ...diagnoses.map((text): SheetNote => ({ lead: language.report.diseases, text, isUrgent: true })),
    ...targetNote(sheet),
    ...eventsNote(sheet),
    ...clinicNote(sheet),
    ...pubertyNotes(sheet),
    ...courseNotes(sheet),
    ...cautions,
    ...(data.expected === undefined
      ? []
      : [{ lead: words.outlook, text: data.expected.sentence, isUrgent: true } as const]),
    ...(remarks === '' ? [] : [{ lead: page.notes, text: remarks }]),
  ]
  const printed = [...facts.flatMap(({ details }) => details), ...notes.map(({ text }) => text)].join('\n')
  return [...notes, { lead: words.sources, text: sourcesText(sheet, courseSources(sheet), printed) }]
}

/** On the general sheet, that a target height does not predict the height of a child with a disease. */
function targetNote({ frame, course, language }: SheetData): SheetNote[] {
  if (frame.definition.showsTarget !== true || course.targets.length === 0) return []
  return diseasesNotOfParents(frame.assessment.patient).map((disease) => {
    const text = language.sheet.targetNotPredictive(language.names.diseases[disease])
    return { lead: language.sheet.caution, text, isUrgent: true }
  })
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

/** Beyond the outer lines of charts, P3 and P97, a value is not among those in quiet type. */
const outerPercentiles = { low: 3, high: 97 }

/**
 * What was measured at the latest visit with further measures, each with its score: first, in plain type, values in a
 * class or beyond P3 and P97. A high blood pressure is among the findings.
 */
function clinicNote({ frame, language, pressure: found }: SheetData): SheetNote[] {
  const { growth, patient } = frame.assessment
  const index = latestClinic(frame.assessment)
  if (index === undefined) return []
  const { clinic = [], age } = growth.measurements[index] ?? {}
  const date = patient.measurements?.[index]?.date?.slice(0, 10)
  const when =
    date === undefined ? (age === undefined ? '' : ageText(age.chronologicalYears, language)) : dateText(date, language)
  // A sheet of blood pressure has both among its facts.
  const listed = clinic.filter(
    (entry) => !isPressure(entry) || (frame.definition.pressure === undefined && !found?.entries.includes(entry)),
  )
  const atHeight = doubtedHeight(frame.assessment, index, language)
  const isHigh = found === undefined && listed.some((entry) => isPressure(entry) && entry.class !== undefined)
  const entries = clinicAtHeight(listed, atHeight.length > 0).map((entry) => {
    const percentile = entry.scored && percentileOf(reportScore(entry.scored).value)
    const { low, high } = outerPercentiles
    const isOutside = percentile !== undefined && (percentile < low || percentile > high)
    return { text: clinicText(entry, language, atHeight.length > 0), standsOut: entry.class !== undefined || isOutside }
  })
  const texts = (standsOut: boolean) => entries.flatMap((each) => (each.standsOut === standsOut ? [each.text] : []))
  const lead = language.report.clinicMeasures
  if (entries.length === 0) return []
  const [unusual, others] = [texts(true).join('; '), texts(false).join('; ')]
  const remarks = found === undefined && listed.some(isPressure) ? heightRemarks(frame.assessment, index, language) : []
  if (unusual === '') return [{ lead, text: [`${when}: ${others}`, ...remarks].join('. ') }]
  const oneReading = isHigh ? [oneReadingText(age?.chronologicalYears, [], language)] : []
  const first: SheetNote = {
    lead,
    text: [`${when}: ${unusual}`, [...remarks, ...oneReading].join(' ')].filter(Boolean).join('. '),
    isUrgent: true,
  }
  return others === '' ? [first] : [first, { lead: '', text: capitalised(others) }]
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
    const scale = isOfInfancy(toYears) ? infantScale(velocity) : velocityScale(sheet, velocity)
    return `${ages}: ${velocityText(perYear, scale, language)}`
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

/** Intervals above the scale are listed, at most this many. */
const mostListed = 6

/** Which methods for adult height give no figure, and why, those with one reason together; what the others rest on. */
function adultHeightNotes(sheet: SheetData): string[] {
  const { course, language } = sheet
  const { notUsable } = course
  const predictions = shownPredictions(sheet)
  const hidden = showsPredictions(sheet) ? course.predictions.slice(predictions.length) : []
  if (!showsPredictions(sheet) || notUsable.length + course.predictions.length === 0) return []
  const words = language.terminal.course
  const texts = courseTexts(language)
  const reasons = new Map<string, string[]>()
  if (hidden.length > 0) {
    reasons.set(language.sheet.underTwoOwn, [...new Set(hidden.map(({ method }) => words.methods[method]))])
  }
  for (const each of notUsable) {
    const why = whyNotUsable(each, texts)
    reasons.set(why, [...(reasons.get(why) ?? []), predictionName(each, texts)])
  }
  const groups = [...reasons].map(([why, methods]) =>
    methods.length === notUsable.length && methods.length > 3 ? why : `${methods.join(', ')}: ${why}`,
  )
  const isAssumed = course.isBoneAgeMethodAssumed && predictions.some(({ basis }) => basis.includes('boneAgeYears'))
  return [
    ...(groups.length === 0 ? [] : [language.sheet.notUsable(notUsable.length + hidden.length, groups.join('; '))]),
    ...(isAssumed ? [words.assumedScale] : []),
    ...panelNotes({ ...course, predictions }, texts),
    ...(predictions.length > 0 ? [words.predictionCaution] : []),
  ]
}

/** The latest days with findings are listed, at most this many. */
const mostDays = 5

/** The stages of puberty with their scores; on a chart that shows them. */
function pubertyNotes({ frame, data, language }: SheetData): SheetNote[] {
  if (data.puberty === undefined) return []
  const { stages, reference } = pubertyOf(frame.assessment)
  const days = scoredPubertyDays(stages, language)
  if (days.length === 0) return []
  const lead = language.terminal.course.puberty
  const texts = days.slice(-mostDays).map(({ date, text }) => `${dateText(date, language)}, ${text}`)
  const earlier = days.length - texts.length
  const more = earlier > 0 ? [language.sheet.earlierFindings(earlier)] : []
  return [{ lead, text: `${[...texts, ...more].join('; ')}. ${language.sheet.scoredBy(reference)}` }]
}
