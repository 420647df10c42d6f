import { isDiagnosed, isKnownDisease } from '../../../clinical/growth/disease.js'
import { correctedUpTo } from '../../../clinical/growth/growth-age.js'
import { bmiClassesFrom } from '../../../clinical/references/bmi/bmi-limits.js'
import { referenceName } from '../../../clinical/references/table.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText, shortNumberText, signedScoreText } from '../../../ground/languages/written-number.js'
import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import { mostMarkersDrawn, mostValuesDrawn } from '../../../ground/model/limits.js'
import { scoreBound } from '../../../ground/model/score.js'
import { plainText } from '../../../ground/text/plain-text.js'
import { shortened } from '../../../ground/text/quoted.js'
import { chartMeasures } from '../../types/measures.js'
import type { ChartAxis } from '../chart-curves.js'
import type { ChartPoint } from '../chart-data.js'
import { isInside } from '../frame/axis-section.js'
import type { ChartFrame } from '../frame/frame.js'
import type { LineBreak } from '../points/patient-line.js'
import { allPoints } from '../points/patient-values.js'
import { isAtCorrectedAge, isFollowed, isOnAxes, pointsInside, pointsOnAxes } from '../points/points-in-section.js'
import type { UnusedValue, WhyUnused } from '../points/unused-values.js'
import { clinicValueText } from '../texts/clinic-text.js'
import { ageText, dateText, measuredText, pointAgeText } from '../texts/describe-point.js'
import { namedValues } from '../texts/named-values.js'
import { ceilingCautions } from './ceiling-caution.js'
import { latestDoubts, shownLosses } from './latest-doubt.js'
import { scoreCautions } from './score-cautions.js'

/** What no reader of a chart may miss, at any size of the picture: first of all, what it does not show. */
export function chartCautions(frame: ChartFrame, yAxis: ChartAxis, breaks: readonly LineBreak[]): string[] {
  return [
    ...latestDoubts(frame),
    ...emptyCautions(frame),
    ...limitCautions(frame),
    ...unusedCautions(frame),
    ...warnedCautions(frame, yAxis),
    ...heightCautions(frame, yAxis),
    ...outsideCautions(frame, yAxis),
    ...elsewhereCautions(frame, yAxis),
    ...sexCautions(frame),
    ...diseaseCautions(frame),
    ...scoreCautions(frame, yAxis),
    ...ceilingCautions(frame),
    ...(frame.courseCautions?.(frame) ?? []),
    ...breakCautions(frame, breaks),
    ...correctionCautions(frame),
    ...infancyCautions(frame),
    ...(frame.course?.cautions ?? []),
    ...(frame.fan?.cautions ?? []),
  ]
}

/** Curves without a value look like a chart that lost its values; one of velocity says why in its own words. */
function emptyCautions({ values, definition, language }: ChartFrame): string[] {
  const isEmpty = allPoints(values).length + values.unused.length === 0
  return isEmpty && definition.velocity === undefined ? [language.chart.noValues] : []
}

/** More values and events than a chart has room for. */
function limitCautions({ values: { beyondLimit }, language }: ChartFrame): string[] {
  const { earlierValues, earlierEvents } = language.chart.cautions
  return [
    ...(beyondLimit.points > 0 ? [earlierValues(mostValuesDrawn, beyondLimit.points)] : []),
    ...(beyondLimit.markers > 0 ? [earlierEvents(mostMarkersDrawn, beyondLimit.markers)] : []),
  ]
}

/** Whose reference it is, where that was a choice. */
function sexCautions({ assessment, gender, language }: ChartFrame): string[] {
  const { cautions, population } = language.chart
  return assessment.growth.subject.isSexChosen ? [cautions.chosenSex(population[gender])] : []
}

const reasons: readonly WhyUnused[] = ['implausible', 'future', 'undated', 'unmeasured']

function unusedCautions({ values, language }: ChartFrame): string[] {
  const { unused, why } = language.chart.cautions
  return reasons.flatMap((reason) => {
    const these = values.unused.filter((value) => value.why === reason)
    if (these.length === 0) return []
    return [
      unused(
        these.length,
        why[reason],
        namedValues(these, (value) => unusedText(value, language), language),
      ),
    ]
  })
}

/** `14 Mar 2016: 1.32 cm` */
function unusedText({ measurementIndex, date, value }: UnusedValue, language: ChartLanguage): string {
  const when = measurementIndex === undefined ? language.chart.atBirth : date && dateText(date, language)
  return when === undefined ? value : `${when}: ${value}`
}

/** Values with a warning, those apart to which no line leads, and what was probably meant. */
function warnedCautions(frame: ChartFrame, yAxis: ChartAxis): string[] {
  const { values, definition, section, language } = frame
  const { points, notCompared = [] } = values
  const { velocity } = definition
  const { warned, perhaps, lost, uncompared } = language.chart.cautions
  // A confirmed loss is said above in words of its own.
  const [loss] = shownLosses(frame)
  const isTold = ({ measurementIndex, isDoubtful, warnings }: ChartPoint) =>
    measurementIndex === loss?.visit && isDoubtful !== true && warnings?.length === 1
  const shown = pointsInside(points, section).filter(
    (point) =>
      !isTold(point) && (!isFollowed(point) || (point.warnings !== undefined && isOnAxes(point, section, yAxis))),
  )
  // A chart of velocity names values as they were measured.
  const axis = velocity === undefined ? yAxis : { ...yAxis, ...chartMeasures[velocity.measured] }
  const text = (point: ChartPoint) => {
    const value = doubtedText(placedText(point, axis, frame), point, frame)
    if (point.heightLoss !== undefined)
      return lost(value, measuredText(point.heightLoss.cm, axis, language), point.heightLoss)
    return point.likelyMeant === undefined ? value : perhaps(value, measuredText(point.likelyMeant, axis, language))
  }
  const ofPoints = [true, false].flatMap((isDoubtful) => {
    const these = shown.filter((point) => (point.isDoubtful === true) === isDoubtful)
    const texts = these.flatMap((point) => [text(point), ...otherPressureTexts(point, frame)])
    return texts.length === 0
      ? []
      : [
          warned(
            texts.length,
            namedValues(texts, (each) => each, language),
            isDoubtful,
          ),
        ]
  })
  const left =
    notCompared.length === 0 ? [] : [uncompared(notCompared.length, namedValues(notCompared, text, language))]
  return [...ofPoints, ...left]
}

/** Of a blood pressure with a warning the other one of its reading, where that has one too: `diastolic blood pressure 122 mmHg`. */
function otherPressureTexts(
  { measurementIndex = -1, warnings }: ChartPoint,
  { definition: { pressure }, assessment, values, language }: ChartFrame,
): readonly string[] {
  if (pressure === undefined || warnings === undefined) return []
  const other = pressure === 'systolic' ? 'diastolic' : 'systolic'
  const isWarned = values.findings.visits[measurementIndex]?.some(
    ({ severity, parameters }) => severity === 'warning' && 'measure' in parameters && parameters.measure === other,
  )
  const { clinic = [] } = assessment.growth.measurements[measurementIndex] ?? {}
  const entry = clinic.find(({ measure }) => measure === other)
  return isWarned === true && entry !== undefined ? [clinicValueText(entry, language)] : []
}

/** A value that follows from several, with the one of them that is in doubt. */
function doubtedText(
  value: string,
  { isDoubtful, measurementIndex = -1 }: ChartPoint,
  { measure: { fields }, assessment, values, language }: ChartFrame,
): string {
  if (isDoubtful !== true || fields.length < 2) return value
  const visit = assessment.patient.measurements?.[measurementIndex]
  const texts = (['sizeCm', 'weightKg'] as const).flatMap((field) => {
    const given = fields.includes(field) ? visit?.[field] : undefined
    if (given === undefined || !valuesLeftOut(assessment, field, values.findings).has(measurementIndex)) return []
    const name = field === 'sizeCm' ? 'height' : 'weight'
    return [language.chart.cautions.doubted[name](measuredText(given, chartMeasures[name], language))]
  })
  return texts.length === 0 ? value : `${value} (${texts.join('; ')})`
}

/** Blood pressures that were read at a height which the heights beside it contradict. */
function heightCautions(
  { definition, values: { points }, section, assessment, language }: ChartFrame,
  yAxis: ChartAxis,
): string[] {
  if (definition.pressure === undefined) return []
  const doubtful = valuesLeftOut(assessment, 'sizeCm')
  const heights = pointsOnAxes(points, section, yAxis).flatMap(({ measurementIndex = -1, ageYears = 0 }) => {
    const cm = assessment.patient.measurements?.[measurementIndex]?.sizeCm
    if (cm === undefined || !doubtful.has(measurementIndex)) return []
    return `${ageText(ageYears, language)}: ${measuredText(cm, chartMeasures.height, language)}`
  })
  if (heights.length === 0) return []
  return [language.chart.cautions.atHeight(namedValues(heights, (text) => text, language))]
}

/** Values beyond the section of either axis. */
function outsideCautions(frame: ChartFrame, yAxis: ChartAxis): string[] {
  const { values, section, definition, language } = frame
  const { later, outside } = language.chart.cautions
  const all = allPoints(values)
  const hidden: ChartPoint[] = []
  for (const point of all) {
    const isAtEdge = isInside(point.x, section) && !isFollowed(point)
    if (!isAtEdge && !isOnAxes(point, section, yAxis)) hidden.push(point)
  }
  const last = hidden.at(-1)
  if (last === undefined) return []
  const text = (point: ChartPoint) => placedText(point, yAxis, frame)
  const areLast = all.indexOf(hidden[0] as ChartPoint) === all.length - hidden.length
  const areLater = definition.axis.hasOwnScores !== true && areLast
  return [areLater ? later(hidden.length, text(last)) : outside(hidden.length, namedValues(hidden, text, language))]
}

/** `15.0 years: 57.3 kg/m²`; by length `6.0 months: 85.0 cm, 7.70 kg` */
function placedText(point: ChartPoint, yAxis: ChartAxis, { definition, language }: ChartFrame): string {
  const { axis } = definition
  const place = axis.hasOwnScores ? [measuredText(point.x, chartMeasures.height, language)] : []
  const value = [...place, measuredText(point.y, yAxis, language)].join(', ')
  return point.ageYears === undefined ? value : `${pointAgeText(point, point.ageYears, language)}: ${value}`
}

/** Bone ages outside the section, and events without a date; the legend counts those outside. */
function elsewhereCautions(
  { definition, values, section, assessment, language }: ChartFrame,
  yAxis: ChartAxis,
): string[] {
  const { boneAges, events } = language.chart.cautions
  let lostBoneAges = 0
  for (const { x, y, pointX } of values.boneAges) {
    if (isInside(pointX, section) && isInside(y, [yAxis.from, yAxis.to]) && !isInside(x, section)) lostBoneAges++
  }
  // Events have no place on an axis of body length.
  const given = definition.axis.hasOwnScores ? 0 : (assessment.submitted.markers?.length ?? 0)
  const lostEvents = given - values.markers.length - values.beyondLimit.markers
  return [...(lostBoneAges > 0 ? [boneAges(lostBoneAges)] : []), ...(lostEvents > 0 ? [events(lostEvents)] : [])]
}

/** Where the line is broken because one reference gives way to another, and how far apart their scores are there. */
function breakCautions({ definition, section, language }: ChartFrame, breaks: readonly LineBreak[]): string[] {
  const { unit } = definition.axis.words(language.chart)
  return breaks.flatMap(({ x, before, after, scores }) => {
    if (!isInside(x, section)) return []
    const isAge = definition.axis.uncorrectedX !== undefined
    const place = isAge ? ageText(x, language) : `${shortNumberText(x, 1, language)} ${unit}`
    const [from, to] = [before, after].map(({ piece }) => referenceName(piece.table)) as [string, string]
    return [language.chart.cautions.lineBroken(place, from, to, stepText(scores, language))]
  })
}

/** `−0.45`; undefined where a score is a bound or missing. */
function stepText([before, after]: LineBreak['scores'], language: ChartLanguage): string | undefined {
  if (before === undefined || after === undefined) return undefined
  if (Math.max(Math.abs(before), Math.abs(after)) > scoreBound) return undefined
  return signedScoreText(after - before, language, 2)
}

/** Why the latest body mass index has no class: the reader of a chart of classes would miss it. */
function infancyCautions({ definition, values, section, assessment, language }: ChartFrame): string[] {
  const { showsBmiLimits } = definition
  if (!showsBmiLimits || assessment.growth.subject.bmiClasses === undefined) return []
  const latest = pointsInside(allPoints(values), section).at(-1)
  const isUnder = latest?.ageYears !== undefined && (latest.correctedYears ?? latest.ageYears) < bmiClassesFrom
  return isUnder && (latest.bmiClass === undefined || latest.bmiClass.by !== undefined)
    ? [language.chart.cautions.noBmiClass(numberText(bmiClassesFrom, 0, language))]
    : []
}

function diseaseCautions(frame: ChartFrame): string[] {
  const { definition, assessment, language } = frame
  const { disease } = definition
  if (disease === undefined) return generalReferenceCautions(frame)
  if (isDiagnosed(disease, assessment.patient)) return []
  return [language.chart.cautions.otherDisease(language.names.diseases[disease])]
}

/** The diagnoses of a child on a chart of general references, whose title names none. */
export function generalReferenceCautions({
  definition,
  assessment,
  language,
}: Pick<ChartFrame, 'definition' | 'assessment' | 'language'>): string[] {
  const { diseases = [], gmfcsLevel, tubeFed } = assessment.patient
  if (definition.disease !== undefined) return []
  const { names, chart } = language
  const others = diseases.filter((disease) => disease !== 'CerebralPalsy' || gmfcsLevel === undefined)
  const named = others.map((disease) =>
    isKnownDisease(disease) ? names.diseases[disease] : shortened(plainText(disease)),
  )
  const level = gmfcsLevel === undefined ? [] : [`${names.diseases.CerebralPalsy}, ${chart.gmfcs(gmfcsLevel, tubeFed)}`]
  const all = [...new Set([...named.filter((text) => text !== ''), ...level])]
  if (all.length === 0) return []
  return [capitalised(chart.cautions.generalReference(namedValues(all, (text) => text, language)))]
}

function correctionCautions({ values, section, assessment, language }: ChartFrame): string[] {
  if (!pointsInside(allPoints(values), section).some(isAtCorrectedAge)) return []
  const years = correctedUpTo(assessment.growth.subject) ?? Number.POSITIVE_INFINITY
  const months = Number.isFinite(years) ? numberText(years * monthsPerYear, 0, language) : undefined
  return [language.chart.notes.correctedAge(months)]
}
