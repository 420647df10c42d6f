import { findingText } from '../../charts/data/texts/finding-text.js'
import type { AdultHeightPrediction } from '../../clinical/course/adult-height/adult-height-panel.js'
import { isGrowthUnusual } from '../../clinical/course/adult-height/normal-growth.js'
import {
  courseTexts,
  panelNotes,
  predictionName,
  predictionRange,
  whyNotUsable,
} from '../../clinical/course/adult-height/prediction-text.js'
import { presentHeight } from '../../clinical/course/adult-height/present-height.js'
import type { CourseAssessment } from '../../clinical/course/assess-course.js'
import type { ExpectedOfDay } from '../../clinical/course/expected/expected-of-day.js'
import { heldOfFew } from '../../clinical/course/expected/expected-text.js'
import type { PubertyAssessment } from '../../clinical/course/puberty/assess-puberty.js'
import type { ScreeningResult } from '../../clinical/course/screening/evaluate-screening.js'
import { ruleEntry } from '../../clinical/course/screening/screening-text.js'
import {
  earlyFallTexts,
  falteringCaution,
  falteringTexts,
  falteringTitle,
  scoreFallTexts,
} from '../../clinical/course/velocity/faltering-text.js'
import type { GrowthInterval } from '../../clinical/course/velocity/growth-interval.js'
import { intervalNotes } from '../../clinical/course/velocity/interval-notes.js'
import { rateText } from '../../clinical/course/velocity/rate-text.js'
import { changeInOneReference } from '../../clinical/course/velocity/sds-change.js'
import type { Language } from '../../ground/languages/language.js'
import { capitalised } from '../../ground/languages/within-sentence.js'
import { signedScoreText } from '../../ground/languages/written-number.js'
import { gainMeasures } from '../../ground/model/course-names.js'
import { sexOf } from '../../ground/model/patient.js'
import type { PatientResult } from '../../ground/model/patient-result.js'
import { childLine, messageLines } from './result-table.js'
import {
  numberCell,
  percentileCell,
  pubertyLines,
  scoreCell,
  type TextColumn,
  tableLines,
  terminalNumber,
} from './visit-table.js'

/** Growth over time as text for a terminal: gains, target, predictions, rules, and the messages. */
export function courseTable(
  result: PatientResult,
  course: CourseAssessment,
  puberty: PubertyAssessment,
  language: Language,
): string {
  const lines = [
    childLine(result, language.terminal, language),
    '',
    ...gainLines(result, course.intervals, language),
    ...fallLines(result, course, language),
    ...targetLines(course, language),
    ...expectedLines(result, course, language),
    ...predictionLines(result, course, language),
    ...findingLines(course, language),
    ...screeningLines(course, language),
    ...pubertyLines(puberty, language),
    course.predictions.length > 0 ? language.terminal.course.caution : language.terminal.course.ruleCaution,
    '',
    ...messageLines(result, language),
  ]
  return `${lines.join('\n')}\n`
}

/** When a visit was: its date, else its age. */
export function visitName({ measurements }: PatientResult, index: number, language: Language): string {
  const { date, ageYears } = measurements[index] ?? {}
  return date?.slice(0, 10) ?? `${numberCell(ageYears, 2, language)} ${language.terminal.years}`
}

function signed(value: number | undefined, language: Language): string {
  return value === undefined ? '' : signedScoreText(value, language, 2).replace('−', '-')
}

function gainLines(result: PatientResult, intervals: readonly GrowthInterval[], language: Language): string[] {
  const { course: words, years } = language.terminal
  if (intervals.length === 0) return [words.noGains, '']
  return gainMeasures.flatMap((measure) => {
    const rows = intervals.filter((interval) => interval.measure === measure)
    if (rows.length === 0) return []
    const column = (title: string, cell: (interval: GrowthInterval) => string): TextColumn => [title, ...rows.map(cell)]
    const decimals = measure === 'weight' ? 2 : 1
    return [
      `${words.gains}: ${words.measures[measure]}`,
      ...tableLines([
        column(words.from, ({ fromIndex }) => visitName(result, fromIndex, language)),
        column(words.to, ({ toIndex }) => visitName(result, toIndex, language)),
        column(years, (interval) => numberCell(interval.years, 2, language)),
        column(words.gain, ({ gain }) => numberCell(gain, decimals, language)),
        column(words.perYear, ({ rate }) =>
          rate === undefined ? '' : inTerminal(rateText(rate, { words, language })),
        ),
        column(language.names.sds, ({ sds }) => scoreCell(sds, language)),
        column(language.names.percentile, ({ percentile }) => percentileCell(percentile, language)),
        column(words.change, ({ sdsChange }) => signed(changeInOneReference(sdsChange)?.change, language)),
      ]),
      ...referenceLine(rows, language),
      ...rows.flatMap((interval) => noteLines(result, interval, language)),
      '',
    ]
  })
}

/** By which references the gains of a measure are scored, and the change of its score. */
function referenceLine(
  intervals: readonly GrowthInterval[],
  { names, terminal: { course: words } }: Language,
): string[] {
  const by = (title: string, references: readonly (string | undefined)[]) => {
    const named = [...new Set(references.filter((reference) => reference !== undefined))]
    return named.length === 0 ? [] : [`${title} ${words.by(named.join(', '))}`]
  }
  const texts = [
    ...by(
      `${words.perYear}: ${names.sds}`,
      intervals.map(({ sds }) => sds?.reference),
    ),
    ...by(
      words.change,
      intervals.map(({ sdsChange }) => changeInOneReference(sdsChange)?.reference),
    ),
  ]
  return texts.length === 0 ? [] : [`  ${texts.join('; ')}`]
}

/** What else is to be said of an interval, in a line below the table. */
function noteLines(result: PatientResult, interval: GrowthInterval, language: Language): string[] {
  const notes = intervalNotes(interval, { words: language.terminal.course, language }).map(inTerminal)
  return notes.length === 0 ? [] : [`  ${visitName(result, interval.toIndex, language)}: ${notes.join('; ')}`]
}

/** With a unit, a change of a score would read as one of the value. */
const chartMeasureOf = { size: 'height', weight: 'weight', head: 'head' } as const

/** The fall of each score since the highest one, and the thresholds of NICE that are reached. */
function fallLines(result: PatientResult, { scoreFalls, faltering }: CourseAssessment, language: Language): string[] {
  const words = language.terminal.course
  const when = (index: number) => visitName(result, index, language)
  const falls = scoreFalls.flatMap((fall) => {
    const texts = scoreFallTexts(fall, result, language, when)
    return texts.length === 0
      ? []
      : [`${language.chart.measures[chartMeasureOf[fall.measure]]}: ${texts.join('; ')} (${fall.reference})`]
  })
  const reached =
    faltering === undefined ? [] : falteringTexts(faltering, language.chart.cautions.falteringSigns, language, when)
  const thresholds =
    faltering === undefined || reached.length === 0
      ? []
      : [
          `${falteringTitle(faltering, words.faltering)}: ${reached.join('; ')}.`,
          `  ${falteringCaution(faltering, result, words.faltering)}`,
        ]
  const lines = [
    ...(falls.length === 0 ? [] : [`${capitalised(words.change)}:`, ...falls.map((line) => `  ${line}`)]),
    ...thresholds,
    ...(faltering === undefined ? [] : earlyFallTexts(faltering, words.faltering, language, when)),
  ]
  return lines.length === 0 ? [] : [...lines.map(inTerminal), '']
}

function targetLines({ targets, targetDistances }: CourseAssessment, language: Language): string[] {
  const words = language.terminal.course
  const lines = targets.map(({ method, cm, low, high }) => {
    const range = words.range(terminalNumber(low, 1, language), terminalNumber(high, 1, language))
    const ofMethod = targetDistances.filter((distance) => distance.method === method)
    const latest = ofMethod.at(-1)
    const change = ofMethod.length < 2 || latest?.change === undefined ? undefined : signed(latest.change, language)
    const distance = latest === undefined ? '' : `; ${words.distance(signed(latest.sds, language), change)}`
    return `${words.targets[method]}: ${terminalNumber(cm, 1, language)} cm (${range})${distance}`
  })
  return lines.length === 0 ? [] : [...lines, '']
}

function predictionLines(result: PatientResult, course: CourseAssessment, language: Language): string[] {
  const words = language.terminal.course
  const texts = courseTexts(language)
  const { predictions, notUsable, predictedFrom, isBoneAgeMethodAssumed } = course
  const column = (title: string, cell: (prediction: AdultHeightPrediction) => string): TextColumn => [
    title,
    ...predictions.map(cell),
  ]
  const source =
    predictedFrom === undefined ? '' : `, ${words.predictedFrom(visitName(result, predictedFrom, language))}`
  const table =
    predictions.length === 0
      ? [words.noPrediction]
      : tableLines([
          column('', (prediction) => predictionName(prediction, texts)),
          column('cm', ({ cm }) => terminalNumber(cm, 1, language)),
          column(language.names.sds, ({ sds }) => scoreCell(sds, language)),
          column('', (prediction) => inTerminal(predictionRange(prediction, texts))),
          ...(predictions.some(({ isDoubtful }) => isDoubtful)
            ? [column('', ({ isDoubtful }) => (isDoubtful ? words.doubtful : ''))]
            : []),
        ])
  const present = presentHeight(result.measurements, course)
  const presentName =
    present?.standingCm === undefined
      ? words.presentHeight
      : language.sheet.presentLying(terminalNumber(present.standingCm, 1, language))
  const isAssumed = isBoneAgeMethodAssumed && predictions.some(({ basis }) => basis.includes('boneAgeYears'))
  return [
    `${words.adultHeight}${source}`,
    ...(present === undefined || predictions.length === 0
      ? []
      : [`${presentName}: ${terminalNumber(present.cm, 1, language)} cm`]),
    ...table,
    ...(isAssumed ? [words.assumedScale] : []),
    ...(notUsable.length === 0 ? [] : [`${words.notUsed}:`]),
    ...notUsable.map((each) => `  ${predictionName(each, texts)}: ${inTerminal(whyNotUsable(each, texts))}`),
    ...(course.predictions.length > 0 && isGrowthUnusual(course) ? [inTerminal(`${words.growthAssumed}.`)] : []),
    ...panelNotes(course, texts, '--methods all').map(inTerminal),
    '',
  ]
}

/** What is expected on a day: sentences first, each measure with its cautions, then all bands. */
function expectedLines(
  { gender, dateOfBirth }: PatientResult,
  { expected = [] }: CourseAssessment,
  language: Language,
): string[] {
  const [first] = expected
  if (first === undefined) return []
  const words = language.terminal.course
  const given = expected.filter(({ bands }) => bands !== undefined)
  const isSexMissing =
    dateOfBirth !== undefined && sexOf(gender) === undefined && expected.some(({ reason }) => reason === 'missing')
  const ofFew = given.some(({ cautions }) => cautions.includes('few_children')) ? [words.heldOfFew(heldOfFew)] : []
  const column = (title: string, cell: (each: ExpectedOfDay) => string): TextColumn => [title, ...given.map(cell)]
  const table = tableLines([
    column('', ({ measure }) => words.expectedMeasures[measure]),
    column(words.expectedValue, ({ value }) => numberCell(value, 1, language)),
    column(language.names.sds, ({ sds }) => scoreCell(sds, language)),
    ...([50, 90, 98] as const).map((percent) =>
      column(words.band(percent), (each) => bandCell(each, percent, language)),
    ),
    column(words.conditionalSds, ({ conditionalSds }) => scoreCell(conditionalSds, language)),
  ])
  return [
    words.expectedAt(first.at),
    ...expectedTexts(expected, given).map((text) => `  ${inTerminal(text)}`),
    ...(isSexMissing ? [`  ${words.chooseSex('--reference-sex')}`] : []),
    ...(given.length === 0 ? [] : [...table, ...ofFew, inTerminal(words.expected.fan.notes.join(' '))]),
    '',
  ]
}

/** What holds of every measure once, then the sentences of each, and beneath them what holds of it alone. */
function expectedTexts(expected: readonly ExpectedOfDay[], given: readonly ExpectedOfDay[]): readonly string[] {
  const cautionsOf = ({ texts, cautions }: ExpectedOfDay) => texts.slice(0, cautions.length)
  const [first, ...others] = given.map(cautionsOf)
  const shared =
    first === undefined || others.length === 0
      ? []
      : first.filter((text) => others.every((each) => each.includes(text)))
  const ofEach = expected.flatMap((each) => [
    ...each.texts.slice(each.cautions.length),
    ...cautionsOf(each).filter((text) => !shared.includes(text)),
  ])
  return [...shared, ...ofEach]
}

function bandCell({ bands = [] }: ExpectedOfDay, percent: number, language: Language): string {
  const { low, high } = bands.find((band) => band.percent === percent) ?? {}
  const end = (value: number | undefined) => (value === undefined ? '...' : terminalNumber(value, 1, language))
  return language.terminal.course.range(end(low), end(high))
}

/** In the terminal's letters: a hyphen for the minus sign. */
export function inTerminal(text: string): string {
  return text.replaceAll('−', '-')
}

function findingLines({ findings }: CourseAssessment, language: Language): string[] {
  if (findings.length === 0) return []
  const lines = findings.map((finding) => `  ${inTerminal(findingText(finding, language))}`)
  return [language.terminal.course.unusual, ...lines, '']
}

function screeningLines({ screening, notScreened, faltering }: CourseAssessment, language: Language): string[] {
  const words = language.terminal.course
  const isByNice = faltering !== undefined && faltering.thresholds.length > 0
  const rules =
    screening.length === 0 ? [words.noRules(isByNice)] : screening.flatMap((rule) => ruleLines(rule, language))
  const lines = notScreened === undefined ? rules : [words.notScreened[notScreened]]
  return [words.screening, ...lines.map((line) => `  ${line}`), '']
}

function ruleLines(rule: ScreeningResult, language: Language): string[] {
  const { text, details } = ruleEntry(rule, courseTexts(language))
  return [text, ...details.map((line) => `  ${line}`)].map(inTerminal)
}
