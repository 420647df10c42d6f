import { adultHeightPanel } from '../../clinical/course/adult-height/adult-height-panel.js'
import { conditionalGain } from '../../clinical/course/velocity/conditional-gain.js'
import { gainAt, gainRows, gainScore } from '../../clinical/course/velocity/velocity-references.js'
import { adultHeight } from '../../clinical/growth/target-height.js'
import { bmiClassifications } from '../../clinical/references/bmi/bmi-limits.js'
import { classifyBmi } from '../../clinical/references/bmi/classify-bmi.js'
import { germany } from '../../clinical/references/built-in-sets.js'
import { percentileOf, scoreAt } from '../../clinical/references/distribution.js'
import { lookUp, lookUpTable, meetEnds, nearEnd } from '../../clinical/references/lookup.js'
import { loadSet } from '../../clinical/references/set-catalogue.js'
import type { ReferenceTable } from '../../clinical/references/table.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import type { BoneAgeMethod, GainMeasure } from '../../ground/model/course-names.js'
import type { Gender } from '../../ground/model/patient.js'
import type { ConformanceQuestion, ExpectedAnswer } from './conformance-case.js'
import { everyTable } from './every-table.js'
import { answerBySet } from './set-answer.js'

/** A question whose sex and value can be used, as the handler of its measure reads it: other members may be missing. */
type Usable = Required<ConformanceQuestion> & { readonly sex: Gender }

/** What this library answers to each question. */
export async function ownAnswers(questions: readonly ConformanceQuestion[]): Promise<readonly string[]> {
  const tables = new Map((await everyTable()).map((table) => [table.id, table]))
  const lines: string[] = []
  for (const question of questions) {
    lines.push(JSON.stringify({ id: question.id, ...(await answerTo(question, tables)) }))
  }
  return lines
}

const outside: ExpectedAnswer = { none: 'outside the reference' }

/** An answer from a score, with its percentile. */
function scored(score: number | undefined): ExpectedAnswer {
  return score === undefined || !Number.isFinite(score) ? outside : { score, percentile: percentileOf(score) }
}

async function answerTo(
  question: ConformanceQuestion,
  tables: ReadonlyMap<string, ReferenceTable>,
): Promise<ExpectedAnswer> {
  const { sex, value, reference, measure } = question
  if (sex !== 'male' && sex !== 'female') return { none: 'sex' }
  if (value !== undefined && !(typeof value === 'number' && (value > 0 || measure.endsWith('Gain')))) {
    return { none: 'value' }
  }
  const ask = byMeasure[measure]
  if (ask !== undefined) return ask(question as Usable)
  const table = tables.get(reference)
  if (table !== undefined) return scored(tableScore(question as Usable, table))
  const set = await loadSet(`${reference}@${question.edition}`)
  return set === undefined ? { none: `no reference ${reference}` } : answerBySet(question, set)
}

/** The score by a table alone: its rows are read as they are, whatever the position. */
function tableScore(question: Usable, table: ReferenceTable): number | undefined {
  const { ageDays, postmenstrualDays, sizeCm } = question
  const places = {
    years: ageDays / daysPerYear,
    weeks: postmenstrualDays / 7,
    completedWeeks: Math.floor(postmenstrualDays / 7),
    cm: sizeCm,
  }
  const x: number = places[table.axis]
  if (Number.isNaN(x)) return undefined
  const [first, last] = table.range
  const place = lookUpTable(table, question.sex, meetEnds(x, first, last, nearEnd[table.axis]))
  return place && scoreAt(place, question.value)
}

type Answering = (question: Usable) => ExpectedAnswer

const gain =
  (measure: GainMeasure): Answering =>
  ({ sex, value, fromMonths, months }) => {
    const rows = gainRows(measure, sex)[months]
    const place = rows && gainAt({ months, rows }, fromMonths)
    return scored(place && gainScore(place, value, place.length).raw)
  }

/** Measures that no table of heights or weights serves. */
const byMeasure: { readonly [measure: string]: Answering | undefined } = {
  weightGain: gain('weight'),
  lengthGain: gain('size'),
  headGain: gain('head'),
  conditionalWeightGain: ({ fromWeeks, toWeeks, fromScore, toScore }) =>
    scored(conditionalGain({ fromWeeks, toWeeks, fromSds: fromScore, toSds: toScore })),
  bmiClass: ({ reference, sex, ageDays, value }) => {
    const classification = bmiClassifications.find(({ id }) => id === reference)
    const found = classification && classifyBmi(classification, sex, ageDays / daysPerYear, value)
    return found === undefined ? outside : { class: found }
  },
  adultHeight: predicted,
}

function predicted(question: Usable): ExpectedAnswer {
  const { sex, ageDays, sizeCm, weightKg, boneAgeYears, boneAgeMethod, fatherCm, motherCm } = question
  const ageYears = ageDays / daysPerYear
  const place = lookUp(germany, 'height', sex, ageYears)
  const given = {
    gender: sex,
    ageYears,
    heightCm: sizeCm,
    weightKg,
    boneAgeYears,
    boneAgeMethod: boneAgeMethod as BoneAgeMethod,
    fatherCm,
    motherCm,
    heightSds: place && scoreAt(place, sizeCm),
    adult: adultHeight(germany, sex),
  }
  const { predictions } = adultHeightPanel(given, 'all')
  const found = predictions.find(({ method, variant }) => method === question.reference && variant === question.variant)
  return found === undefined ? outside : { cm: found.cm }
}
