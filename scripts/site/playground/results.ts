import {
  ageText,
  bmiClassText,
  correctedAgeText,
  dateText,
  percentileText,
  scoreNumber,
} from '../../../src/charts/data/texts/describe-point.js'
import type { ScoreExplanation } from '../../../src/clinical/assessment/explain-scores.js'
import { diseaseName } from '../../../src/ground/languages/language.js'
import { givenNumberText, numberText, shortNumberText } from '../../../src/ground/languages/written-number.js'
import type { ClinicMeasureName } from '../../../src/ground/model/clinic-values.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { MeasurementResult, PatientResult } from '../../../src/ground/model/patient-result.js'
import { type VisitMeasureName, visitScores } from '../../../src/ground/model/result-scores.js'
import type { Score } from '../../../src/ground/model/score.js'
import type { ValidationMessage } from '../../../src/ground/model/validation-message.js'
import { type Content, create, table } from './dom.js'
import type { Reader } from './reader.js'

/** A patient with all that was computed. */
export interface Computed {
  readonly patient: Patient
  readonly result: PatientResult
  readonly explained: readonly ScoreExplanation[]
  readonly reader: Reader
}

/** The index of the latest visit on or before today; undefined if there is none. */
export function latestVisit({ measurements }: PatientResult): number | undefined {
  const dated = measurements
    .map(({ ageYears }, index) => ({ ageYears, index }))
    .filter(({ ageYears }) => ageYears !== undefined)
  return dated.sort((a, b) => (a.ageYears ?? 0) - (b.ageYears ?? 0)).at(-1)?.index
}

/** The measures that are shown. */
export const shownMeasures = ['size', 'weight', 'bmi', 'head'] as const satisfies readonly VisitMeasureName[]

/** The latest visit: each value with its score, its reference, and what that means in words. */
export function latestView({ result, explained, reader }: Computed): Content[] {
  const { words, language } = reader
  const index = latestVisit(result)
  const visit = index === undefined ? undefined : result.measurements[index]
  if (visit === undefined) return [create('h2', {}, words.chart), create('p', {}, words.noVisit)]
  const when = visit.date === undefined ? '' : dateText(visit.date, language)
  const ofVisit = explained.filter(({ measurementIndex }) => measurementIndex === index)
  const age = [
    ...(visit.ageYears === undefined ? [] : [ageText(visit.ageYears, language)]),
    ...correctedAge(ofVisit).map((years) => language.chart.corrected(correctedAgeText(years, language))),
  ].join(', ')
  const own = visit.validationMessages
  return [
    create('h2', {}, words.latest(when, age)),
    create(
      'div',
      { class: 'cards' },
      ...shownMeasures.flatMap((measure) => card(visit, measure, reader)),
      ...diseaseCards(visit, reader),
    ),
    ...(own.length === 0
      ? [create('p', {}, words.plausibleVisit)]
      : own.map((message) => messageLine(message, reader))),
    create('p', { class: 'quiet' }, words.percentileMeaning),
  ]
}

/** The corrected age that a score of the visit was read at. */
function correctedAge(ofVisit: readonly ScoreExplanation[]): readonly number[] {
  const found = ofVisit.find(({ basis, axis }) => basis === 'corrected' && axis === 'years')
  return found === undefined || found.x < 0 ? [] : [found.x]
}

function card(visit: MeasurementResult, measure: (typeof shownMeasures)[number], reader: Reader): HTMLElement[] {
  const { language } = reader
  const [value, unit, decimals] = {
    size: [visit.sizeCm, 'cm', 1] as const,
    weight: [visit.weightKg, 'kg', 2] as const,
    bmi: [visit.bmi, 'kg/m²', 1] as const,
    head: [visit.headCm, 'cm', 1] as const,
  }[measure]
  if (value === undefined) return []
  const { score, percentile } = scoreOf(visit, measure)
  // What is not used is shown as it was given.
  const isComputed = score !== undefined || measure === 'bmi'
  const shown = isComputed ? numberText(value, decimals, language) : givenNumberText(value, language)
  const bmiClass =
    measure === 'bmi' && visit.bmiClass !== undefined ? bmiClassText(visit.bmiClass, language) : undefined
  return [cardOf(language.report.measures[measure], `${shown} ${unit}`, score, percentile, reader, bmiClass)]
}

function diseaseCards(visit: MeasurementResult, reader: Reader): HTMLElement[] {
  const { language } = reader
  return visit.diseaseScores
    .filter(({ measure }) => measure === 'size' || measure === 'head')
    .map(({ disease, measure, score, percentile }) =>
      cardOf(`${language.report.measures[measure]} (${diseaseName(disease, language)})`, '', score, percentile, reader),
    )
}

function cardOf(
  title: string,
  value: string,
  score: Score | undefined,
  percentile: number | undefined,
  reader: Reader,
  more?: string,
): HTMLElement {
  const { words, language } = reader
  return create(
    'div',
    { class: 'card' },
    create('h3', {}, title),
    value === '' ? undefined : create('p', { class: 'value' }, value),
    ...(score === undefined || percentile === undefined
      ? [create('p', { class: 'quiet' }, words.notComputed)]
      : [
          create(
            'p',
            { class: 'score' },
            create('b', {}, percentileText(percentile, language)),
            ` · ${language.names.sds} ${score.approximate ? '≈ ' : ''}${scoreNumber(score, language)}`,
          ),
          create('p', { class: 'quiet' }, shareText(percentile, score.reference, reader)),
        ]),
    more === undefined ? undefined : create('p', { class: 'score' }, more),
  )
}

/** How many children have a lower value, of a hundred, in the tails of a thousand; never none and never all. */
function shareText(percentile: number, reference: string, { words, language }: Reader): string {
  const of = percentile < 1 || percentile > 99 ? 1000 : 100
  const share = (percentile / 100) * of
  const text =
    share < 1
      ? words.fewerThan('1')
      : share > of - 1
        ? words.moreThan(numberText(of - 1, 0, language))
        : words.about(numberText(share, 0, language))
  return words.smaller(text, numberText(of, 0, language), reference)
}

/** The score of a visit by what was measured. */
export function scoreOf(
  visit: MeasurementResult | undefined,
  measure: VisitMeasureName,
): { readonly score: Score | undefined; readonly percentile: number | undefined } {
  const found = Object.entries(visitScores).find(([, each]) => each.measure === measure)
  const [name, percentile] = [found?.[0] as keyof typeof visitScores, found?.[1].percentile]
  return { score: visit?.[name], percentile: percentile && visit?.[percentile] }
}

/** Every message, those about the child first; the latest visit's are with its values too. */
export function messagesView({ result, reader }: Computed): Content[] {
  const { words, language } = reader
  const groups = [
    { title: words.general, messages: result.validationMessages },
    ...result.measurements
      .map(({ date, validationMessages }, index) => ({
        title: date === undefined ? words.visit(index + 1) : dateText(date, language),
        messages: validationMessages,
      }))
      .reverse(),
  ].filter(({ messages }) => messages.length > 0)
  if (groups.length === 0) return [create('p', {}, words.noMessages)]
  return groups.flatMap(({ title, messages }) => [
    create('h3', {}, title),
    ...messages.map((message) => messageLine(message, reader)),
  ])
}

function messageLine({ severity, text, code }: ValidationMessage, { language }: Reader): HTMLElement {
  return create(
    'p',
    { class: `message ${severity}` },
    create('b', {}, language.names.severities[severity]),
    create('span', {}, text),
    create('code', {}, code),
  )
}

/** How each score was computed, of one visit or of all. */
export function explainedView({ result, explained, reader }: Computed, visit: number | 'all'): HTMLElement {
  const { words, language } = reader
  const rows = explained
    .filter(({ measurementIndex }) => visit === 'all' || measurementIndex === undefined || measurementIndex === visit)
    .sort((a, b) => (b.measurementIndex ?? -1) - (a.measurementIndex ?? -1))
    .map((each): Content[] => [
      nameOf(each, result, visit === 'all', reader),
      `${shortNumberText(each.measured, 3, language)}${each.shiftCm === undefined ? '' : ` (${numberText(each.value, 1, language)})`}`,
      `${each.approximate ? '≈ ' : ''}${scoreNumber(each.score, language)}`,
      percentileText(each.percentile, language),
      create('span', { title: each.citations.join('\n') }, each.table),
      create(
        'span',
        {},
        `${numberText(each.x, 3, language)} ${words.units[each.axis === 'completedWeeks' ? 'weeks' : each.axis]}`,
        create('small', {}, words.bases[each.basis] ?? each.basis),
      ),
      numberText(each.l, 3, language),
      numberText(each.m, 3, language),
      numberText(each.s, 4, language),
      words.rules[each.rule],
    ])
  return table(words.explained, words.explainedHeads, rows)
}

function nameOf(each: ScoreExplanation, result: PatientResult, isDated: boolean, { words, language }: Reader): string {
  const { measures } = language.report
  const { name, disease, measure, measurementIndex } = each
  const date = measurementIndex === undefined ? undefined : result.measurements[measurementIndex]?.date
  const when = isDated && date !== undefined ? `${dateText(date, language)}: ` : ''
  const titles: Readonly<Record<string, string>> = { ...measures, ...words.patientScores }
  if (name === 'clinicMeasures') return `${when}${language.names.clinicMeasures[measure as ClinicMeasureName]}`
  if (name === 'diseaseScores') return `${when}${titles[measure ?? 'size']} (${diseaseName(disease ?? '', language)})`
  const visitScore = Object.entries(visitScores).find(([key]) => key === name)?.[1]
  if (visitScore === undefined) return titles[name] ?? name
  return `${when}${measures[visitScore.measure]}`
}

/** The publications behind the scores. */
export function referencesView({ explained }: Computed): HTMLElement {
  const cited = new Map<string, Set<string>>()
  for (const { citations, table } of explained) {
    for (const citation of citations) cited.set(citation, (cited.get(citation) ?? new Set()).add(table))
  }
  return create(
    'ul',
    {},
    ...[...cited].map(([citation, tables]) =>
      create('li', {}, `${citation} `, create('code', {}, [...tables].join(', '))),
    ),
  )
}
