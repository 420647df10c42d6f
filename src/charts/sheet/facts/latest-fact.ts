import { percentileOf, reportScore } from '../../../clinical/references/distribution.js'
import { referenceName } from '../../../clinical/references/table.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText } from '../../../ground/languages/written-number.js'
import type { BmiClassResult } from '../../../ground/model/bmi-class.js'
import { adultPressureFrom, clinicDecimals, clinicUnits } from '../../../ground/model/clinic-values.js'
import type { ReportedScore } from '../../../ground/model/score.js'
import type { ChartPoint } from '../../data/chart-data.js'
import { clinicClassTexts } from '../../data/texts/clinic-class-text.js'
import {
  bmiClassText,
  bmiClassTexts,
  dateText,
  markedScore,
  percentileText,
  pointAgeText,
  pointValueText,
} from '../../data/texts/describe-point.js'
import { laterUnusedText } from '../../picture/later-value.js'
import { latestPoint } from '../../picture/shown-data.js'
import type { SheetData, SheetFact } from '../sheet-data.js'
import { restsOnTexts } from './until-dated.js'
import { weightForLengthLines, weightLossLines, withoutHeightLines } from './weight-facts.js'

/** The latest value with its scores and classes. */
export function latestFact(sheet: SheetData): SheetFact {
  const { data, language } = sheet
  const { facts, none, noValues } = language.sheet
  const latest = latestPoint(data)
  if (latest === undefined) return { label: facts.latest, value: none, details: [noValues] }
  const later = laterUnusedText(data)
  const { date, ageYears } = latest
  const age = ageYears === undefined ? [] : [pointAgeText(latest, ageYears, language)]
  const { score, percentile, reference, approximate, generalScore, clinicClass } = latest
  const own = score === undefined ? [] : [{ ...score, percentile, reference, approximate, clinicClass }]
  const isInUse = restsOnTexts([latest.measurementIndex], sheet).length > 0
  return {
    label: later === undefined ? facts.latest : facts.latestUsed,
    value: pointValueText(latest, data.yAxis, language, ...(isInUse ? [language.chart.inDoubt] : [])),
    details: [
      ...(date === undefined ? [] : [dateText(date, language)]),
      ...age,
      ...(later === undefined ? [] : [capitalised(later)]),
      ...[...own, ...(generalScore === undefined ? [] : [generalScore])].flatMap((each) => scoredLines(each, language)),
      ...classLines(latest, language),
      ...rangeLines(clinicClass, ageYears, language),
      ...weightForLengthLines(sheet, latest),
      ...withoutHeightLines(sheet, latest),
      ...weightLossLines(sheet),
    ],
  }
}

/** The other pressure of the reading: neither is read without it. */
export function otherPressureFact({ data, frame, language }: SheetData): SheetFact {
  const { none, noValues } = language.sheet
  const measure = frame.definition.pressure === 'systolic' ? 'diastolic' : 'systolic'
  const label = capitalised(language.names.clinicMeasures[measure])
  const { measurementIndex = -1, ageYears } = latestPoint(data) ?? {}
  const entry = frame.assessment.growth.measurements[measurementIndex]?.clinic?.find((each) => each.measure === measure)
  if (entry === undefined) return { label, value: none, details: [noValues] }
  const { value, scored, class: clinicClass } = entry
  const score = scored && { ...reportScore(scored), percentile: percentileOf(scored.score) }
  const reference = scored && referenceName(scored.place.table)
  return {
    label,
    value: `${numberText(value, clinicDecimals[measure], language)} ${clinicUnits[measure]}`,
    details: [
      ...(score === undefined
        ? []
        : scoredLines({ ...score, reference, approximate: scored?.place.approximate, clinicClass }, language)),
      ...classLines({ clinicClass }, language),
      ...rangeLines(clinicClass, ageYears, language),
    ],
  }
}

/** The classes of a value; one with a score of its own has that on the next line, also where it is normal. */
function classLines(
  { bmiClass, noClass, clinicClass }: Pick<ChartPoint, 'bmiClass' | 'noClass' | 'clinicClass'>,
  language: SheetData['language'],
): readonly string[] {
  const isTold = bmiClass !== undefined && (bmiClass.class !== 'normal' || bmiClass.sds !== undefined)
  const ofBmi = (each: BmiClassResult) =>
    each.sds === undefined ? [bmiClassText(each, language)] : bmiClassTexts(each, language)
  return [
    ...(isTold ? ofBmi(bmiClass) : []),
    ...(noClass === undefined ? [] : [language.chart.noClass[noClass]]),
    ...(clinicClass === undefined ? [] : clinicClassTexts(clinicClass, language).map(capitalised)),
  ]
}

/** In which range a percentile of blood pressure lies, under the age from which adult limits apply too. */
function rangeLines(
  clinicClass: ChartPoint['clinicClass'],
  years: number | undefined,
  { sheet }: SheetData['language'],
): readonly string[] {
  if (clinicClass === undefined || years === undefined || years >= adultPressureFrom) return []
  const range = sheet.pressureRanges[clinicClass.name]
  return range === undefined ? [] : [capitalised(range)]
}

/** `SDS −2.51 · P0.6`, and beneath it by which reference. */
export function scoredLines(
  score: ReportedScore & Pick<ChartPoint, 'percentile' | 'reference' | 'approximate' | 'clinicClass'>,
  language: SheetData['language'],
): string[] {
  const percentile =
    score.percentile === undefined ? [] : [percentileText(score.percentile, language, score.clinicClass)]
  const scored = [`${language.names.sds} ${markedScore(score, language)}`, ...percentile].join(' · ')
  return [scored, ...(score.reference === undefined ? [] : [score.reference])]
}
