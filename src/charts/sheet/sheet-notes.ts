import { courseTexts, panelNotes, predictionName, whyNotUsable } from '../../course/adult-height/prediction-text.js'
import type { CourseFinding } from '../../course/findings/growth-finding.js'
import type { ScreeningResult } from '../../course/screening/evaluate-screening.js'
import { costsText, gapTexts, ruleName, ruleText } from '../../course/screening/screening-text.js'
import { isOfInfancy } from '../../course/velocity/earlier-visits.js'
import { falteringCaution, falteringTexts } from '../../course/velocity/faltering-text.js'
import type { CourseWords } from '../../languages/course-words.js'
import { capitalised } from '../../languages/language.js'
import type { ClinicMeasureName } from '../../model/clinic-values.js'
import { percentileOf, reportScore } from '../../references/distribution.js'
import { publicationName } from '../../references/table.js'
import { pretermVelocities } from '../course/preterm-velocities.js'
import { generalReferenceCautions } from '../data/cautions.js'
import { clinicText } from '../data/clinic-text.js'
import { ageText, dateText } from '../data/describe-point.js'
import { findingText, weightLossText } from '../data/finding-text.js'
import { markerText } from '../data/marker-text.js'
import { shownMarkers } from '../picture/shown-data.js'
import { pubertyNotes } from './puberty-note.js'
import type { SheetData, SheetNote } from './sheet-data.js'
import { latestClinic, screenedMeasure, sourcesText } from './sheet-sources.js'
import { infantScale, intervalsAbove, shownIntervals, velocityScale, velocityText } from './velocity-scale.js'
import { isOfBmi, isUnderweight } from './weight-facts.js'

/** The paragraphs at the foot: what no reader may miss, screening rules, what the figures mean, and the sources. */
export function sheetNotes(sheet: SheetData): readonly SheetNote[] {
  const { data, language } = sheet
  const { page, sheet: words } = language
  const diagnoses = generalReferenceCautions(sheet.frame)
  const others = data.cautions.filter((text) => !diagnoses.includes(text))
  const cautions = others.map((text): SheetNote => ({ lead: '', text, isUrgent: true }))
  const remarks = [...minorFindings(sheet), ...data.notes, ...stripNotes(sheet), ...adultHeightNotes(sheet)].join(' ')
  return [
    ...diagnoses.map((text): SheetNote => ({ lead: language.report.diseases, text, isUrgent: true })),
    ...eventsNote(sheet),
    ...clinicNote(sheet),
    ...pubertyNotes(sheet),
    ...findingNotes(sheet),
    ...falteringNote(sheet),
    ...screeningNote(sheet),
    ...cautions,
    ...(remarks === '' ? [] : [{ lead: page.notes, text: remarks }]),
    {
      lead: words.sources,
      text: sourcesText(sheet, { faltering: falteringNote(sheet).length > 0, findings: toldFindings(sheet) }),
    },
  ]
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

/** What was measured at the latest visit with further measures, each with its score: first, in plain type, values in a class or beyond P3 and P97. */
function clinicNote({ frame, language }: SheetData): SheetNote[] {
  const { growth, patient } = frame.assessment
  const index = latestClinic(frame.assessment)
  if (index === undefined) return []
  const { clinic = [], age } = growth.measurements[index] ?? {}
  const date = patient.measurements?.[index]?.date?.slice(0, 10)
  const when =
    date === undefined ? (age === undefined ? '' : ageText(age.chronologicalYears, language)) : dateText(date, language)
  // A sheet of blood pressure has both among its facts.
  const isFact = ({ measure }: { readonly measure: ClinicMeasureName }) =>
    frame.definition.pressure !== undefined && (measure === 'systolic' || measure === 'diastolic')
  const entries = clinic
    .filter((entry) => !isFact(entry))
    .map(({ scored, ...entry }) => {
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
  if (entries.length === 0) return []
  const [unusual, others] = [texts(true).join('; '), texts(false).join('; ')]
  if (unusual === '') return [{ lead, text: `${when}: ${others}` }]
  const first: SheetNote = { lead, text: `${when}: ${unusual}`, isUrgent: true }
  return others === '' ? [first] : [first, { lead: '', text: others }]
}

/** The thresholds of NICE that are reached, on sheets of weight and of height. */
function falteringNote(sheet: SheetData): SheetNote[] {
  const {
    course: { faltering },
    language,
    measure,
  } = sheet
  const words = language.terminal.course.faltering
  if (faltering === undefined || (measure !== 'weight' && measure !== 'size')) return []
  const reached = falteringTexts(faltering, words, language, (_, years) => ageText(years, language))
  if (reached.length === 0) return []
  const own = isTargetTold(sheet) ? [language.sheet.littleUnderTwo] : []
  const text = [
    `${reached.join('; ')}.`,
    falteringCaution(faltering, sheet.frame.assessment.patient, words),
    ...own,
  ].join(' ')
  return [{ lead: words.title, text: capitalised(text), isUrgent: true }]
}

/** Whether the distance to the family's height, which says little yet, is among NICE's thresholds that are reached. */
function isTargetTold({ course: { faltering, findings } }: Pick<SheetData, 'course'>): boolean {
  const isReached = faltering?.thresholds.some(({ sign, met }) => sign === 'below_parents' && met) === true
  return isReached && findings.some(({ code }) => code === 'far_below_target')
}

/** The findings that the sheet has; those that say little yet on the sheet of height, and once where NICE's thresholds have them. */
function toldFindings(sheet: SheetData): readonly CourseFinding[] {
  const { course, measure } = sheet
  const isMinorTold = measure === 'size' && !isTargetTold(sheet)
  if (isOfBmi(sheet)) return course.findings.filter(isUnderweight)
  return measure === undefined ? [] : course.findings.filter(({ isMinor }) => isMinor !== true || isMinorTold)
}

/** What stands out beside the rules; underweight with what was lost. */
function findingNotes(sheet: SheetData): SheetNote[] {
  const { language, course } = sheet
  return toldFindings(sheet)
    .filter(({ isMinor }) => isMinor !== true)
    .map((finding) => ({
      lead: language.terminal.course.unusual,
      text: `${[findingText(finding, language), ...(course.weightLoss && isUnderweight(finding) ? [weightLossText(course.weightLoss, language)] : [])].join('; ')}.`,
      isUrgent: true,
    }))
}

/** What stands out and says little yet, among the remarks. */
function minorFindings(sheet: SheetData): readonly string[] {
  return toldFindings(sheet)
    .filter(({ isMinor }) => isMinor === true)
    .map((finding) => `${findingText(finding, sheet.language)}.`)
}

/** Each rule on the measure of the sheet: those that are met and those that lack something on a line each. */
function screeningNote(sheet: SheetData): SheetNote[] {
  const { course, language, measure } = sheet
  const { screening: lead, noneMet, othersNotMet, notMetBesideFindings, metElsewhere, metMinor } = language.sheet
  // The rules are on height, weight and head.
  if (measure === undefined) return []
  const words = language.terminal.course
  const texts = courseTexts(language)
  const note = (text: string): SheetNote[] => [{ lead, text, isUrgent: true }]
  if (course.notScreened !== undefined) return note(words.notScreened[course.notScreened])
  const rules = course.screening.filter((rule) => screenedMeasure(rule) === measure)
  // A rule that a finding tells does not lead.
  const isLed = ({ met, isMinor }: ScreeningResult) => met === true && isMinor !== true
  const met = rules.filter(isLed)
  const elsewhere = course.screening.filter((rule) => isLed(rule) && !rules.includes(rule))
  const isFound = falteringNote(sheet).length > 0 || course.findings.some(({ isMinor }) => isMinor !== true)
  const listed = met.length + elsewhere.length > 0 ? othersNotMet : isFound ? notMetBesideFindings : noneMet
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
  ]
  const caution = showsPredictions(sheet) && course.predictions.length > 0 ? words.caution : words.ruleCaution
  const minor = rules.filter((rule) => rule.met === true && rule.isMinor === true).map(ruleName)
  const closing = [
    ...(failed.length === 0 ? [] : [`${listed(failed.join(', '))}.`]),
    ...(minor.length === 0 ? [] : [`${metMinor(minor.join(', '))}.`]),
  ]
  if (notes.length + closing.length === 0) return [{ lead, text: words.noRules }]
  const [first, ...rest] = [...notes, { lead: '', text: [...closing, caution].join(' ') }]
  return first === undefined ? [] : [{ ...first, lead }, ...rest]
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

/** So many intervals above the scale are listed. */
const mostListed = 6

/** Adult height is on the sheets of height that show the family's target. */
function showsPredictions({ measure, frame }: SheetData): boolean {
  return measure === 'size' && frame.definition.showsTarget === true
}

/** Which methods for adult height give no figure, and why, those with one reason together; what the others rest on. */
function adultHeightNotes(sheet: SheetData): string[] {
  const { course, language } = sheet
  const { notUsable, predictions } = course
  if (!showsPredictions(sheet) || notUsable.length + predictions.length === 0) return []
  const words = language.terminal.course
  const texts = { course: words, decimalMark: language.decimalMark }
  const reasons = new Map<string, string[]>()
  for (const each of notUsable) {
    const why = whyNotUsable(each, texts)
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
