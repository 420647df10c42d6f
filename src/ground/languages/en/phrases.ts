import { daysPerYear, monthsPerYear } from '../../model/calendar-date.js'
import type { BeyondScore, Gestation, MovedDate, ReferenceGroup } from '../../model/message-parameters.js'
import type {
  BeyondLimits,
  BirthMeasure,
  EarlierVisit,
  HeightLoss,
  LikelySlip,
  NeighbourScore,
  Neighbours,
  StatedScore,
  Unit,
} from '../../model/message-values.js'
import type { Severity } from '../../model/validation-message.js'
import type { Sentence } from '../message-text.js'
import {
  givenNumberText,
  isBeyondScoreBound,
  referenceValueText,
  shortNumberText,
  signedScoreText,
} from '../written-number.js'
import { enBasics, enDate } from './basics.js'

export const enNotUsed = 'This value was not used.'

const countedUnits: { readonly [unit in Unit]?: string } = { weeks: 'week', days: 'day', years: 'year' }

function withUnit(number: string, unit: Unit): string {
  const counted = countedUnits[unit]
  return counted === undefined ? `${number} ${unit}` : `${number} ${counted}${number === '1' ? '' : 's'}`
}

/** A value as given, with its unit. */
export function enQuantity(value: number, unit: Unit): string {
  return withUnit(givenNumberText(value, enBasics), unit)
}

/** A computed value, rounded, with its unit. */
export function enAbout(value: number, decimals: number, unit: Unit): string {
  return withUnit(enRounded(value, decimals), unit)
}

export function enRounded(value: number, decimals: number): string {
  return shortNumberText(value, decimals, enBasics)
}

/** An age in the unit that is usual for it. */
export function enAge(years: number): string {
  return numberAndUnit(years).join(' ')
}

function numberAndUnit(years: number): readonly [number: string, unit: string] {
  const written = (number: string, unit: string) => [number, number === '1' ? unit : `${unit}s`] as const
  if (years < 0.1) return written(enRounded(years * daysPerYear, 0), 'day')
  if (years < 2) return written(enRounded(years * monthsPerYear, 1), 'month')
  return written(enRounded(years, 1), 'year')
}

/** Where references hold: “from 7 to 19 years”, “from 12 months to 20 years”. */
export function enAges(fromYears: number, toYears: number, corrected?: boolean): string {
  const [[from, fromUnit], [to, toUnit]] = [numberAndUnit(fromYears), numberAndUnit(toYears)]
  if (corrected && fromYears === 0) return `from the due date to a corrected age of ${to} ${toUnit}`
  const begin = fromUnit === toUnit ? from : `${from} ${fromUnit}`
  return `from ${fromYears > 0 ? begin : 'birth'} to ${to} ${toUnit}${corrected ? ' (corrected age)' : ''}`
}

/** What is measured at birth. */
export const enBirthMeasures: { readonly [measure in BirthMeasure]: string } = {
  length: 'birth length',
  weight: 'birth weight',
  head: 'head circumference at birth',
}

/** “39+3”, or “39” where the day is unknown. */
export function enGestationWeeks({ weeks, days }: Gestation): string {
  const written = givenNumberText(weeks, enBasics)
  return days === undefined ? written : `${written}+${days}`
}

function group({ gender, disease, at }: ReferenceGroup): string {
  if (at.kind === 'adult') return gender === 'male' ? 'adult men' : 'adult women'
  const children = gender === 'male' ? 'boys' : 'girls'
  const who = disease === undefined ? children : `${children} with ${enBasics.names.diseases[disease]}`
  switch (at.kind) {
    case 'age':
      return `${who} aged ${enAge(at.years)}`
    case 'correctedAge':
      return `${who} at a corrected age of ${enAge(at.years)}`
    case 'postmenstrual':
      return `${who} at a postmenstrual age of ${enRounded(at.weeks, 1)} weeks`
    case 'gestation':
      return `${who} born at ${enGestationWeeks(at)} weeks`
  }
}

/** What is possible: “18 to 300 cm”, “at most 120 kg/m²”. */
function range(least: number | undefined, most: number | undefined, unit: Unit): string {
  if (least === undefined) return `at most ${enQuantity(most as number, unit)}`
  if (most === undefined) return `at least ${enQuantity(least, unit)}`
  return `${givenNumberText(least, enBasics)} to ${enQuantity(most, unit)}`
}

/** The sentence after an impossible value. */
export function enPossible(least: number | undefined, most: number | undefined, unit: Unit): string {
  return `Possible values are ${range(least, most, unit)}.`
}

/** What is expected instead of an exceptional or unusual value; it closes the sentence. */
export function enExpected(least: number | undefined, most: number | undefined, unit: Unit): string {
  if (least === undefined) return `up to ${enQuantity(most as number, unit)} is expected.`
  if (most === undefined) return `${range(least, most, unit)} is expected.`
  return `the expected range is ${range(least, most, unit)}.`
}

const mistakenUnits = {
  mm: 'millimetres instead of centimetres',
  cm: 'centimetres instead of millimetres',
  m: 'metres instead of centimetres',
  in: 'inches instead of centimetres',
  g: 'grams instead of kilograms',
  kg: 'kilograms instead of grams',
  lb: 'pounds instead of kilograms',
  days: 'days instead of weeks',
  months: 'months instead of years',
} as const

/** A further sentence that names the likely slip; it begins with a space. */
export function enLikely(slip: LikelySlip | undefined, unit: Unit): string {
  if (slip === undefined) return ''
  const meant = enAbout(slip.meant, 2, unit)
  if (slip.kind === 'unit')
    return ` It was probably entered in ${slip.given === 'lb' && unit === 'g' ? 'pounds instead of grams' : mistakenUnits[slip.given]} (${meant}?).`
  if (slip.kind === 'tens') return ` It may have been misread by 10 cm (${meant}?).`
  return slip.kind === 'decimal'
    ? ` The decimal point may be misplaced (${meant}?).`
    : ` Two digits may be transposed (${meant}?).`
}

/** The scores at the visits around. */
export function enScoresAround({ before, after }: Neighbours): string {
  const around = [before && neighbourScore(before, 'before'), after && neighbourScore(after, 'after')]
  return `SDS ${around.filter(Boolean).join(', ')}`
}

/** “on 4 June 2019”, “at the age of 8 years” */
export function enEarlierVisit({ date, ageYears }: EarlierVisit): string {
  return date === undefined ? `at the age of ${enAge(ageYears)}` : `on ${enDate(date)}`
}

function neighbourScore({ score, reference, visit }: NeighbourScore, beside: string): string {
  return `${enSds(score)}${reference === undefined ? '' : ` by ${reference}`} ${visit === undefined ? beside : enEarlierVisit(visit)}`
}

/** A score as results write it, “+5.84”; cut at ±6, as there. */
function enSds(score: number): string {
  if (isBeyondScoreBound(score)) return score < 0 ? 'below −6' : 'above +6'
  return signedScoreText(score, enBasics)
}

/** A score after its value, and whether a rule judged by how far out the value is. */
export function enStated({ score, linearScore }: StatedScore): string {
  return `SDS ${enSds(score)}${linearScore === undefined ? '' : ', far beyond the reference'}`
}

/** What each severity says of a value. */
export const enJudgement: { readonly [severity in Severity]: string } = {
  error: 'impossible',
  warning: 'exceptional',
  hint: 'unusual',
}

/** How a value is named: in general, and this patient's. */
export interface EnNoun {
  readonly any: string
  readonly the: string
}

/** “a height”, “the height” */
/* @__NO_SIDE_EFFECTS__ */
export function enNoun(name: string): EnNoun {
  return { any: `A ${name}`, the: `The ${name}` }
}

/** What is always named as the patient's. */
/* @__NO_SIDE_EFFECTS__ */
export function enParticular(name: string): EnNoun {
  return { any: name, the: name }
}

/** A value beyond fixed limits. */
/* @__NO_SIDE_EFFECTS__ */
export function enLimits({ any, the }: EnNoun): Sentence<BeyondLimits> {
  return ({ value, given, unit, least, most, underYears, slip }, severity) => {
    const noNumber = given === undefined ? 'not a number' : `given as text (“${given}”), not as a number`
    if (value === undefined) return `${the} is ${noNumber}. ${enPossible(least, most, unit)} ${enNotUsed}`
    const when = underYears === undefined ? '' : ` in a child under ${enQuantity(underYears, 'years')} of age`
    const finding = `${any} of ${enQuantity(value, unit)} is ${enJudgement[severity]}${when}`
    const sentence =
      severity === 'error'
        ? `${finding}. ${enPossible(least, most, unit)} ${enNotUsed}`
        : `${finding}; ${enExpected(least, most, unit)}`
    return sentence + enLikely(slip, unit)
  }
}

/** A gestational age beyond its limits: a hint has a special name. */
/* @__NO_SIDE_EFFECTS__ */
export function enGestationalAge(name: EnNoun): Sentence<BeyondLimits> {
  const other = enLimits(name)
  return (parameters, severity) => {
    const { value, unit, least = 0, most } = parameters
    if (severity !== 'hint' || value === undefined) return other(parameters, severity)
    const birth = value < least ? 'preterm' : 'post-term'
    return `Birth at ${enQuantity(value, unit)} of gestation is ${birth}; ${enExpected(least, most, unit)}`
  }
}

/** Days of gestation beyond a completed week: the seventh makes another week. */
export const enGestationalDays: Sentence<BeyondLimits> = ({ value, given: text, least = 0, most = 6, whole }) => {
  const rule = `Days of gestation must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`
  const given =
    value !== undefined
      ? `, not ${givenNumberText(value, enBasics)}.`
      : `; the given value is ${text === undefined ? '' : `text (“${text}”), `}not a number.`
  return `${rule}${given} ${enNotUsed}`
}

/** “SDS +5.84, KiGGS 2011” */
export function enScoreBy(score: number, reference: string): string {
  return `SDS ${enSds(score)}, ${reference}`
}

/** A value far from the median of its reference. */
/* @__NO_SIDE_EFFECTS__ */
export function enScore({ any }: EnNoun): Sentence<BeyondScore> {
  return (parameters, severity) => {
    const { value, unit, score, linearScore, reference, usual, neighbours, slip, loss, scoreSeverity } = parameters
    const shown = unit === 'kg/m²' ? enRounded(value, 1) : givenNumberText(value, enBasics)
    return (
      `${any} of ${shown} ${unit} is ${enJudgement[scoreSeverity ?? severity]} for ${group(parameters.group)}${linearScore === undefined ? '' : ', far beyond the reference'} (${enScoreBy(score, reference)}); ` +
      `the usual range is ${referenceValueText(usual[0], enBasics)} to ${referenceValueText(usual[1], enBasics)} ${unit}.` +
      (neighbours === undefined
        ? ''
        : ` The value also departs from the child's growth curve (${enScoresAround(neighbours)}).`) +
      (loss === undefined ? '' : ` ${enLoss(loss, neighbours, scoreSeverity !== undefined)}`) +
      (neighbours !== undefined && slip === undefined && loss === undefined
        ? ' It may be a measurement or recording error, or growth may have changed.'
        : enLikely(slip, unit))
    )
  }
}

/** That either of two heights may be wrong; it begins with a space. */
export function enBoth(doubted: readonly number[] = []): string {
  return doubted.length > 1 ? ' The heights contradict each other: check both.' : ''
}

/** A loss of height, which no child has without a cause. */
export function enLoss({ cm, side, doubted, isSlight }: HeightLoss, around: Neighbours = {}, isJudged = false): string {
  const { visit } = around[side] ?? {}
  const than = `${side === 'before' ? 'less' : 'more'} than ${visit === undefined ? `at the visit ${side}` : enEarlierVisit(visit)}`
  const judged = isJudged ? ', which is exceptional' : ''
  return `That is ${enRounded(cm, 1)} cm ${than}${judged}.${isSlight ? ' The time of day explains only about 0.5 cm of it (shorter in the afternoon than in the morning).' : ''}${enBoth(doubted)}`
}

/** A date that its offset makes another day. */
export function enMoved(name: string, { date, zoneDate, timeZone }: MovedDate): string {
  return `${name} is given as a time with an offset, which in the time zone ${timeZone} falls on ${enDate(zoneDate)}. The day as written was used: ${enDate(date)}.`
}

/** “A, B and C” */
export function enList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
