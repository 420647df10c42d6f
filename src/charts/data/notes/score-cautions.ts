import { percentileScores, valueAt } from '../../../clinical/references/distribution.js'
import { isFarHigh } from '../../../clinical/references/measures/assess-measures.js'
import { publicationName, referenceName } from '../../../clinical/references/table.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import { adultPressureFrom } from '../../../ground/model/clinic-values.js'
import { termWeeks, yearsPerWeek } from '../../../ground/model/units.js'
import type { ChartAxis, Section } from '../chart-curves.js'
import type { ChartPoint } from '../chart-data.js'
import { chartXOfTable, drawnPieceAt } from '../curves/drawn-piece.js'
import type { ChartFrame } from '../frame/frame.js'
import { allPoints } from '../points/patient-values.js'
import { pointsOnAxes } from '../points/points-in-section.js'
import { ageText, measuredText } from '../texts/describe-point.js'
import { namedValues } from '../texts/named-values.js'

/** What no reader may miss of the scores: those that are missing, approximate or not those of the curves around them. */
export function scoreCautions(frame: ChartFrame, yAxis: ChartAxis): string[] {
  const shown = pointsOnAxes(allPoints(frame.values), frame.section, yAxis)
  const shownSinceBirth = pointsOnAxes(frame.values.points, frame.section, yAxis)
  return [
    ...approximateCautions(shown, frame, yAxis),
    ...withoutScoreCautions(shownSinceBirth, frame),
    ...elsewhereScoredCautions(shownSinceBirth, frame),
    ...tooOldCautions(shown, frame),
    ...withoutHeightCautions(shownSinceBirth, frame),
    ...pressureCautions(frame, yAxis),
  ]
}

function approximateCautions(
  shown: readonly ChartPoint[],
  { pieces, language }: ChartFrame,
  yAxis: ChartAxis,
): string[] {
  const { cautions } = language.chart
  const rough = shown.filter(isApproximate)
  const age = ({ ageYears, y }: ChartPoint) =>
    ageYears === undefined ? measuredText(y, yAxis, language) : ageText(ageYears, language)
  const tables = pieces.flatMap(({ piece: { table } }) => (table.approximate ? [table] : []))
  const names = [...new Set(tables.flatMap(({ publications }) => publications.map(publicationName)))].join(', ')
  const hasScores = tables.some(({ distribution }) => distribution !== 'median')
  return [
    ...(tables.length > 0 ? [cautions.approximateReference(names, hasScores)] : []),
    ...(rough.length > 0 ? [cautions.approximateScores(namedValues(rough, age, language))] : []),
  ]
}

/** What the latest reading says, and what it doesn't, if that is at or above P90 or an adult limit. */
export function pressureCautions(
  { definition, values, section, assessment, language }: ChartFrame,
  yAxis: ChartAxis,
): string[] {
  const { pressure } = definition
  const latest = pointsOnAxes(values.points, section, yAxis).at(-1)
  if (pressure === undefined || latest?.clinicClass === undefined) return []
  const { clinic = [], age } = assessment.growth.measurements[latest.measurementIndex ?? -1] ?? {}
  const scored = clinic.find(({ measure }) => measure === pressure)?.scored
  const p95 = scored && valueAt(scored.place, percentileScores[95])
  const years = age?.chronologicalYears
  const isFar = clinic.some((entry) => isFarHigh(entry, years))
  return [oneReadingText(years, p95 === undefined ? [] : [p95], language, { isFar })]
}

/**
 * Which limits count at the age, with P95 of the child, systolic before diastolic, mmHg; and that readings are not a diagnosis.
 *
 * @param high on how many days, and whether so far beyond the limits that no other day is to be waited for: our own choice
 */
export function oneReadingText(
  years: number | undefined,
  p95: readonly number[],
  language: ChartLanguage,
  { days = 1, isFar = false }: { readonly days?: number; readonly isFar?: boolean } = {},
): string {
  const { adult, child, single, measureAgain, repeated, severalDays } = language.chart.cautions.oneReading
  const isAdult = years !== undefined && years >= adultPressureFrom
  const limits = p95.map((limit) => numberText(limit, 0, language)).join('/')
  const counted = isAdult ? adult(limits === '' ? undefined : limits) : child
  const [worth, advice] = days > 1 ? [repeated(days), severalDays] : [single, measureAgain]
  return [counted, worth, ...(isFar ? [] : [advice])].join(' ')
}

/** Blood pressures without a score for lack of a height: `8 y 0 m`. */
function withoutHeightCautions(
  shown: readonly ChartPoint[],
  { definition: { pressure }, assessment, language }: ChartFrame,
): string[] {
  const ages = shown.flatMap(({ measurementIndex = -1, ageYears = 0 }) => {
    const { clinic = [] } = assessment.growth.measurements[measurementIndex] ?? {}
    const isWithout = clinic.some(({ measure, unscored }) => measure === pressure && unscored === 'height')
    return isWithout ? [ageText(ageYears, language)] : []
  })
  return withoutHeightTexts(ages, language)
}

/** That blood pressure has no score at these ages, for lack of a height. */
export function withoutHeightTexts(ages: readonly string[], language: ChartLanguage): string[] {
  const { pressureWithoutHeight } = language.chart.cautions
  return ages.length === 0 ? [] : [pressureWithoutHeight(namedValues(ages, (age) => age, language))]
}

function isApproximate({ approximate, generalScore }: ChartPoint): boolean {
  return approximate === true || generalScore?.approximate === true
}

function tooOldCautions(shown: readonly ChartPoint[], { definition, leftOut, language }: ChartFrame): string[] {
  const { notes } = language.chart
  const { scoredBelowYears } = definition.axis
  const years = shortNumberText(scoredBelowYears ?? 0, 1, language)
  const tooOld = shown.filter((point) => isTooOld(point, scoredBelowYears))
  return [
    ...(leftOut.length > 0 ? [notes.leftOut(leftOut.length, years)] : []),
    ...(tooOld.length > 0 ? [notes.tooOld(tooOld.length, years)] : []),
  ]
}

function isTooOld({ ageYears }: ChartPoint, scoredBelowYears: number | undefined): boolean {
  return scoredBelowYears !== undefined && ageYears !== undefined && ageYears >= scoredBelowYears
}

/** Of the ends of a reference: 15 months are 1.25 years. */
const endDecimals = 2

/**
 * Values before or after the reference, which have no score; on the chart of a disease only the general one, which must
 * not be taken for it. Gains over time say by themselves why one has no score.
 */
function withoutScoreCautions(shown: readonly ChartPoint[], frame: ChartFrame): string[] {
  const { definition, language } = frame
  const { disease, axis, velocity } = definition
  const scored = scoredExtent(frame)
  if (velocity !== undefined || scored === undefined) return []
  const without = shown.filter(
    (point) => point.score === undefined && isBeyond(point, scored) && !isTooOld(point, axis.scoredBelowYears),
  )
  if (without.length === 0) return []
  const [begin, end] = scored
  const isInInfancy = axis.uncorrectedX !== undefined && begin > 0 && begin < 1
  const from = isInInfancy ? ageText(begin, language) : shortNumberText(begin, endDecimals, language)
  const to = `${shortNumberText(end, endDecimals, language)} ${axis.words(language.chart).unit}`
  const name = disease && language.names.diseases[disease]
  return [language.chart.cautions.withoutScore(without.length, name, from, to)]
}

/** At its very end a reference has no score, unless it is closed. */
function isBeyond({ x }: ChartPoint, [from, to]: Section): boolean {
  return x < from || x >= to
}

/** From where to where the reference has scores for the sex, by figures carried forward too; undefined where it has a median alone. */
function scoredExtent({ gender, allPieces }: ChartFrame): Section | undefined {
  let begin = Number.POSITIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  for (const drawn of allPieces) {
    const { table } = drawn.piece
    const x = table.distribution === 'median' ? undefined : table.curve(gender)?.x
    if (x === undefined) continue
    const first = chartXOfTable(drawn, x[0] as number)
    const last = chartXOfTable(drawn, x[x.length - 1] as number)
    begin = Math.min(begin, Math.max(drawn.from, first))
    end = Math.max(end, drawn.piece.heldBeyond === undefined ? Math.min(drawn.to, last) : drawn.to)
  }
  return begin === Number.POSITIVE_INFINITY ? undefined : [begin, end]
}

/** Less than half a day, years. */
const sameAge = 1e-3

/**
 * Values by postmenstrual age whose score is not that of the curves around them: the
 * result scores them at the chronological age, where no age is corrected, or by another reference.
 */
function elsewhereScoredCautions(shown: readonly ChartPoint[], frame: ChartFrame): string[] {
  const { definition, pieces, assessment, language } = frame
  if (!definition.axis.needsGestation) return []
  const { otherAge, otherReference } = language.chart.cautions
  const isAtOtherAge = ({ measurementIndex, x }: ChartPoint) => {
    const years = assessment.growth.measurements[measurementIndex as number]?.age?.referenceYears
    return years !== undefined && Math.abs(years - (x - termWeeks) * yearsPerWeek) > sameAge
  }
  const isByOther = ({ x, reference }: ChartPoint) => {
    const drawn = drawnPieceAt(pieces, x)
    return drawn !== undefined && reference !== referenceName(drawn.piece.table)
  }
  const scored = shown.filter(({ x, score }) => score !== undefined && drawnPieceAt(pieces, x) !== undefined)
  const atOtherAge = scored.filter(isAtOtherAge)
  const byOther = scored.filter((point) => !isAtOtherAge(point) && isByOther(point))
  return [
    ...(atOtherAge.length > 0 ? [otherAge(atOtherAge.length, referencesOfPoints(atOtherAge))] : []),
    ...(byOther.length > 0 ? [otherReference(byOther.length, referencesOfPoints(byOther))] : []),
  ]
}

function referencesOfPoints(points: readonly ChartPoint[]): string {
  return [...new Set(points.map(({ reference }) => reference))].join(', ')
}
