import {
  ageText,
  boneAgeText,
  classNameText,
  measuredText,
  scoreNumber,
  shareText,
} from '../../../../charts/data/texts/describe-point.js'
import { diseaseName, type Language } from '../../../../ground/languages/language.js'
import { numberText, shortNumberText } from '../../../../ground/languages/written-number.js'
import type { BmiClassResult } from '../../../../ground/model/bmi-class.js'
import type { KnownDisease } from '../../../../ground/model/patient.js'
import type { DiseaseScore } from '../../../../ground/model/patient-result.js'
import { isMeasured, type VisitScoreName } from '../../../../ground/model/result-scores.js'
import type { Score } from '../../../../ground/model/score.js'
import type { ReferenceNotes } from './reference-notes.js'
import { percentileFigure, type ReportedMeasure, reportedMeasures, sharedDecimals } from './report-text.js'
import type { ReportedVisit } from './reported-patient.js'

/** A cell: its text, and in small print the letter of its reference. */
export interface Cell {
  readonly text: string
  readonly note?: string
}

/** A column of the table of visits. */
export interface Column {
  readonly title: string
  readonly alignment: 'left' | 'right'
  /** One for every visit. */
  readonly cells: readonly Cell[]
}

/** Columns under one heading, which may have lines. */
export interface ColumnGroup {
  readonly heading: string
  readonly columns: readonly Column[]
}

/** What the columns are made from. */
export interface ReportedVisits {
  readonly visits: readonly ReportedVisit[]
  readonly notes: ReferenceNotes
  readonly language: Language
}

const noCell: Cell = { text: '' }

/** The columns by measure, each with those of diseases after it; what no visit has is left out. */
export function measureColumns(reported: ReportedVisits): ColumnGroup[] {
  const ages = [...boneAgeGroup(reported), ...statedAgeGroup(reported)]
  const groups = reportedMeasures
    .filter((measure) => measure.score !== boneAgeScore && isMeasured(measure, reported.visits))
    .flatMap((measure) => [measureGroup(measure, reported), ...diseaseGroups(measure.measure, reported)])
  return [...ages, ...groups]
}

/** Height scored at the bone age is next to it. */
const boneAgeScore = 'boneAgeSizeSds'

function boneAgeGroup(reported: ReportedVisits): ColumnGroup[] {
  const { visits, language } = reported
  const ages = visits.map(({ boneAgeYears }) => boneAgeYears)
  if (ages.every((years) => years === undefined)) return []
  const scores = visits.map((visit) => visit[boneAgeScore])
  const score = scoreColumn(language.report.boneAgeSds, scores, reported)
  return [
    {
      heading: language.report.boneAge,
      columns: [
        markUnused(
          textColumn('', ages, (years) => boneAgeText(years, language)),
          visits.map(({ unused }) => unused.has('boneAgeYears')),
        ),
        ...(scores.some((each) => each !== undefined) ? [score] : []),
      ],
    },
  ]
}

function statedAgeGroup({ visits, language }: ReportedVisits): ColumnGroup[] {
  const ages = visits.map(({ ageInYears }) => ageInYears)
  if (ages.every((years) => years === undefined)) return []
  const column = markUnused(
    textColumn('', ages, (years: number) => ageText(years, language)),
    visits.map(({ unused }) => unused.has('ageInYears')),
  )
  return [{ heading: language.report.statedAge, columns: [column] }]
}

function measureGroup(measure: ReportedMeasure, reported: ReportedVisits): ColumnGroup {
  const { visits, language } = reported
  const { value, score, percentile, equivalent, mostDecimals } = measure
  const columns: Column[] = [
    ...(value === undefined
      ? []
      : [
          markAt(
            valueColumn(
              measure,
              visits.map((visit) => visit[value]),
              visits.map((visit) => isUnused(measure, visit)),
              language,
            ),
            visits.map((visit) => isInDoubt(measure, visit)),
            doubtMark,
          ),
        ]),
    ...columnsOfScores(
      visits.map((visit) => visit[score]),
      visits.map((visit) => visit[percentile]),
      reported,
    ),
    ...(equivalent === undefined
      ? []
      : [
          textColumn(
            language.report.equivalent,
            visits.map((visit) => visit[equivalent]),
            (bmi) => numberText(bmi, mostDecimals, language),
          ),
        ]),
    ...(measure.measure === 'bmi' ? classColumns(reported) : []),
  ]
  return { heading: language.report.measures[measure.measure], columns }
}

/** A unit above the column, or with every value where small ones are given in another: 740 g and 4.60 kg. */
function valueColumn(
  measure: ReportedMeasure,
  values: readonly (number | undefined)[],
  unused: readonly boolean[],
  language: Language,
): Column {
  const { unit } = measure
  const used = values.filter((value, i) => value !== undefined && !unused[i]) as number[]
  const decimals = sharedDecimals(used, measure.decimals, measure.mostDecimals)
  const withUnit = (value: number) => measuredText(value, { unit, decimals }, language)
  const isMixed = used.some((value) => !withUnit(value).endsWith(` ${unit}`) && unit !== '')
  const text = (value: number) => (isMixed ? withUnit(value) : numberText(value, decimals, language))
  // An impossible value is written as it was given: its digits show the slip.
  const given = (value: number) =>
    `${shortNumberText(value, measure.mostDecimals, language)}${isMixed ? ` ${unit}` : ''}`
  const cells = values.map((value, i) => {
    if (value === undefined) return noCell
    return { text: unused[i] ? marked(given(value)) : text(value) }
  })
  return { title: isMixed ? '' : unit, alignment: 'right', cells }
}

/** The mark of a value that plausibility checks took out of use. */
export const unusedMark = '×'

/** A value that is not used, as tables and facts show it. */
function marked(text: string): string {
  return `${text} ${unusedMark}`
}

/** Given and taken out of use, or computed and found impossible. */
function isUnused({ value, measure }: ReportedMeasure, { unused, validationMessages }: ReportedVisit): boolean {
  if (value !== undefined && unused.has(value)) return true
  return validationMessages.some(({ severity, target }) => severity === 'error' && target === measure)
}

/** The mark of a value that its neighbours contradict. */
export const doubtMark = '?'

function isInDoubt({ value, measure }: ReportedMeasure, { doubted }: ReportedVisit): boolean {
  return (value !== undefined && doubted.has(value)) || (measure === 'bmi' && doubted.size > 0)
}

/** The mark at each cell that is filled and unused. */
export function markUnused(column: Column, unused: readonly boolean[]): Column {
  return markAt(column, unused, unusedMark)
}

/** A mark at each filled cell that is among them. */
export function markAt(column: Column, at: readonly boolean[], mark: string): Column {
  const cells = column.cells.map((cell, i) =>
    cell.text !== '' && at[i] ? { ...cell, text: `${cell.text} ${mark}` } : cell,
  )
  return { ...column, cells }
}

/** A score with its letter, and its percentile. */
export function columnsOfScores(
  scores: readonly (Score | undefined)[],
  percentiles: readonly (number | undefined)[],
  reported: ReportedVisits,
): Column[] {
  const { names } = reported.language
  return [
    scoreColumn(names.sds, scores, reported),
    textColumn(names.percentile, percentiles, (percentile) => percentileFigure(percentile, reported.language)),
  ]
}

function scoreColumn(
  title: string,
  scores: readonly (Score | undefined)[],
  { notes, language }: ReportedVisits,
): Column {
  const cells = scores.map((score) =>
    score === undefined ? noCell : { text: scoreNumber(score, language), note: notes.noteOf(score) },
  )
  return { title, alignment: 'right', cells }
}

/** Whether a class is worth its column. */
export function isNotableClass(bmiClass: BmiClassResult): boolean {
  return bmiClass.class !== 'normal'
}

function classColumns({ visits, language }: ReportedVisits): Column[] {
  const classes = visits.map(({ bmiClass }) => bmiClass)
  if (!classes.some((bmiClass) => bmiClass !== undefined && isNotableClass(bmiClass))) return []
  const { names, report } = language
  const shares = classes.map((bmiClass) => bmiClass?.percentOf)
  const percentiles = new Set(shares.flatMap((share) => share?.percentile ?? []))
  const [percentile] = percentiles
  const ofOne = ({ percent }: { readonly percent: number }) => numberText(percent, 0, language)
  const ofSeveral = (share: NonNullable<BmiClassResult['percentOf']>) => shareText(share, language)
  const classNames = classes.map((bmiClass) => bmiClass && classNameText(bmiClass, language))
  const ownScores = classes.map((bmiClass) => bmiClass?.sds)
  const own = classes.find((bmiClass) => bmiClass?.sds !== undefined)
  return [
    { ...textColumn(report.bmiClass, classNames, (name) => name), alignment: 'left' },
    ...(percentile === undefined
      ? []
      : [
          percentiles.size === 1
            ? textColumn(`% ${names.percentile}${percentile}`, shares, ofOne)
            : textColumn('%', shares, ofSeveral),
        ]),
    ...(own === undefined
      ? []
      : [textColumn(`${names.sds} ${own.reference}`, ownScores, (score) => scoreNumber(score, language))]),
  ]
}

/** The diseases whose scores of height are measures themselves, and have their columns there. */
const measuresOfDisease: { readonly [disease in KnownDisease]?: VisitScoreName } = {
  TurnerSyndrome: 'sizeTurnerSyndromeSds',
  NoonanSyndrome: 'sizeNoonanSyndromeSds',
}

function diseaseGroups(measure: string, reported: ReportedVisits): ColumnGroup[] {
  const { visits, language } = reported
  const isShown = (score: DiseaseScore) =>
    score.measure === measure && !(measure === 'size' && Object.hasOwn(measuresOfDisease, score.disease))
  const shown = visits.map(({ diseaseScores }) => diseaseScores.filter(isShown))
  const diseases = new Set(shown.flatMap((scores) => scores.map(({ disease }) => disease)))
  return [...diseases].map((disease) => {
    const scores = shown.map((ofVisit) => ofVisit.find((score) => score.disease === disease))
    return {
      heading: `${language.report.measures[measure as ReportedMeasure['measure']]}\n(${diseaseName(disease, language)})`,
      columns: columnsOfScores(
        scores.map((score) => score?.score),
        scores.map((score) => score?.percentile),
        reported,
      ),
    }
  })
}

/** A column of figures or short texts. */
export function textColumn<Value>(
  title: string,
  values: readonly (Value | undefined)[],
  text: (value: Value) => string,
): Column {
  const cells = values.map((value) => (value === undefined ? noCell : { text: text(value) }))
  return { title, alignment: 'right', cells }
}
