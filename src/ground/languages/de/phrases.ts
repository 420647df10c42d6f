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
import { deBasics, deCalendarDate } from './basics.js'

export const deNotUsed = 'Der Wert wurde nicht verwendet.'

/** What is measured at birth, in the accusative. */
export const deBirthMeasures: { readonly [measure in BirthMeasure]: string } = {
  length: 'die Geburtslänge',
  weight: 'das Geburtsgewicht',
  head: 'den Kopfumfang bei Geburt',
}

const dayWords = ['Tag', 'Tage', 'Tagen'] as const
const monthWords = ['Monat', 'Monate', 'Monaten'] as const
const yearWords = ['Jahr', 'Jahre', 'Jahren'] as const

/** Unit words: one, several, several in the dative. Weeks are those of gestation. */
const unitWords: { readonly [unit in Unit]?: readonly [one: string, several: string, ofSeveral: string] } = {
  weeks: ['SSW', 'SSW', 'SSW'],
  days: dayWords,
  years: yearWords,
}

function withUnit(number: string, unit: Unit, dative = false): string {
  const [one, several, ofSeveral] = unitWords[unit] ?? [unit, unit, unit]
  return `${number} ${number === '1' ? one : dative ? ofSeveral : several}`
}

/** A value as given, with its unit. */
export function deQuantity(value: number, unit: Unit): string {
  return withUnit(givenNumberText(value, deBasics), unit)
}

/** The same after a preposition that takes the dative. */
export function deOfQuantity(value: number, unit: Unit): string {
  return withUnit(givenNumberText(value, deBasics), unit, true)
}

/** A computed value, rounded, with its unit. */
export function deAbout(value: number, decimals: number, unit: Unit): string {
  return withUnit(deRounded(value, decimals), unit)
}

/** The same after a preposition that takes the dative. */
export function deOfAbout(value: number, decimals: number, unit: Unit): string {
  return withUnit(deRounded(value, decimals), unit, true)
}

export function deRounded(value: number, decimals: number): string {
  return shortNumberText(value, decimals, deBasics)
}

export function deDate(isoDate: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = isoDate.split('-').map(Number)
  return deCalendarDate(year, month, dayOfMonth)
}

/** An age after a preposition, in the unit that is usual for it. */
export function deOfAge(years: number): string {
  return numberAndUnit(years).join(' ')
}

function numberAndUnit(years: number): readonly [number: string, unit: string] {
  const written = (number: string, [one, , ofSeveral]: readonly [string, string, string]) =>
    [number, number === '1' ? one : ofSeveral] as const
  if (years < 0.1) return written(deRounded(years * daysPerYear, 0), dayWords)
  if (years < 2) return written(deRounded(years * monthsPerYear, 1), monthWords)
  return written(deRounded(years, 1), yearWords)
}

/** Where references hold: „von 7 bis 19 Jahren“, „von 12 Monaten bis 20 Jahren“. */
export function deAges(fromYears: number, toYears: number, corrected?: boolean): string {
  const [[from, fromUnit], [to, toUnit]] = [numberAndUnit(fromYears), numberAndUnit(toYears)]
  if (corrected && fromYears === 0) return `vom errechneten Termin bis zum korrigierten Alter von ${to} ${toUnit}`
  const begin = fromUnit === toUnit ? from : `${from} ${fromUnit}`
  return `von ${fromYears > 0 ? begin : 'Geburt'} bis ${to} ${toUnit}${corrected ? ' (korrigiertes Alter)' : ''}`
}

/** „39+3“, or „39“ where the day is unknown. */
export function deGestationWeeks({ weeks, days }: Gestation): string {
  const written = givenNumberText(weeks, deBasics)
  return days === undefined ? written : `${written}+${days}`
}

function group({ gender, disease, at }: ReferenceGroup): string {
  if (at.kind === 'adult') return gender === 'male' ? 'erwachsene Männer' : 'erwachsene Frauen'
  const children = gender === 'male' ? 'Jungen' : 'Mädchen'
  const who = disease === undefined ? children : `${children} mit ${deBasics.names.diseases[disease]}`
  switch (at.kind) {
    case 'age':
      return `${who} im Alter von ${deOfAge(at.years)}`
    case 'correctedAge':
      return `${who} im korrigierten Alter von ${deOfAge(at.years)}`
    case 'postmenstrual':
      return `${who} mit einem postmenstruellen Alter von ${deRounded(at.weeks, 1)} Wochen`
    case 'gestation':
      return `${who} mit ${deGestationWeeks(at)} SSW`
  }
}

/** What is possible: „18 bis 300 cm“, „höchstens 120 kg/m²“. */
function range(least: number | undefined, most: number | undefined, unit: Unit): string {
  if (least === undefined) return `höchstens ${deQuantity(most as number, unit)}`
  if (most === undefined) return `mindestens ${deQuantity(least, unit)}`
  return `${givenNumberText(least, deBasics)} bis ${deQuantity(most, unit)}`
}

/** The sentence after an impossible value. */
export function dePossible(least: number | undefined, most: number | undefined, unit: Unit): string {
  return `Möglich sind ${range(least, most, unit)}.`
}

/** What is expected instead of an exceptional or unusual value; it closes the sentence. */
export function deExpected(least: number | undefined, most: number | undefined, unit: Unit): string {
  const values = least === undefined ? `bis zu ${deQuantity(most as number, unit)}` : range(least, most, unit)
  return `erwartet werden ${values}.`
}

const mistakenUnits = {
  mm: 'Millimeter statt Zentimeter',
  cm: 'Zentimeter statt Millimeter',
  m: 'Meter statt Zentimeter',
  in: 'Zoll statt Zentimeter',
  g: 'Gramm statt Kilogramm',
  kg: 'Kilogramm statt Gramm',
  lb: 'amerikanische Pfund (lb) statt Kilogramm',
  days: 'Tage statt Wochen',
  months: 'Monate statt Jahre',
} as const

/** A further sentence that names the likely slip; it begins with a space. */
export function deLikely(slip: LikelySlip | undefined, unit: Unit): string {
  if (slip === undefined) return ''
  const meant = deAbout(slip.meant, 2, unit)
  if (slip.kind === 'unit')
    return ` Vermutlich wurden ${slip.given === 'lb' && unit === 'g' ? 'amerikanische Pfund (lb) statt Gramm' : mistakenUnits[slip.given]} eingegeben (${meant}?).`
  if (slip.kind === 'tens') return ` Möglicherweise wurde um 10 cm falsch abgelesen (${meant}?).`
  if (slip.kind === 'decimal') return ` Möglicherweise ist das Komma verrutscht (${meant}?).`
  return ` Möglicherweise sind zwei Ziffern vertauscht (${meant}?).`
}

/** The scores at the visits around. */
export function deScoresAround({ before, after }: Neighbours): string {
  const around = [before && neighbourScore(before, 'davor'), after && neighbourScore(after, 'danach')]
  return `SDS ${around.filter(Boolean).join(' und ')}`
}

/** „am 04.06.2019“, „im Alter von 8 Jahren“ */
export function deEarlierVisit({ date, ageYears }: EarlierVisit): string {
  return date === undefined ? `im Alter von ${deOfAge(ageYears)}` : `am ${deDate(date)}`
}

function neighbourScore({ score, reference, visit }: NeighbourScore, beside: string): string {
  return `${deSds(score)}${reference === undefined ? '' : ` nach ${reference}`} ${visit === undefined ? beside : deEarlierVisit(visit)}`
}

/** A score as results write it, „+5,84“; cut at ±6, as there. */
function deSds(score: number): string {
  if (isBeyondScoreBound(score)) return score < 0 ? 'unter −6' : 'über +6'
  return signedScoreText(score, deBasics)
}

/** A score after its value, and whether a rule judged by how far out the value is. */
export function deStated({ score, linearScore }: StatedScore): string {
  return `SDS ${deSds(score)}${linearScore === undefined ? '' : ', weit außerhalb der Referenz'}`
}

/** What each severity says of a value. */
export const deJudgement: { readonly [severity in Severity]: string } = {
  error: 'unmöglich',
  warning: 'außergewöhnlich',
  hint: 'ungewöhnlich',
}

/** How a value is named: in general, and this patient's. */
export interface DeNoun {
  readonly any: string
  readonly the: string
}

const indefiniteArticles = { Der: 'Ein', Die: 'Eine', Das: 'Ein' } as const

/** „Eine Körpergröße“, „Die Körpergröße“ */
/* @__NO_SIDE_EFFECTS__ */
export function deNoun(article: keyof typeof indefiniteArticles, name: string): DeNoun {
  return { any: `${indefiniteArticles[article]} ${name}`, the: `${article} ${name}` }
}

/** What is always named as the patient's. */
/* @__NO_SIDE_EFFECTS__ */
export function deParticular(name: string): DeNoun {
  return { any: name, the: name }
}

/** A value beyond fixed limits. */
/* @__NO_SIDE_EFFECTS__ */
export function deLimits({ any, the }: DeNoun): Sentence<BeyondLimits> {
  return ({ value, given, unit, least, most, underYears, slip }, severity) => {
    const noNumber = given === undefined ? 'keine Zahl' : `als Text („${given}“) statt als Zahl angegeben`
    if (value === undefined) return `${the} ist ${noNumber}. ${dePossible(least, most, unit)} ${deNotUsed}`
    const when = underYears === undefined ? '' : ` bei einem Kind unter ${deOfQuantity(underYears, 'years')}`
    const finding = `${any} von ${deOfQuantity(value, unit)} ist${when} ${deJudgement[severity]}`
    const sentence =
      severity === 'error'
        ? `${finding}. ${dePossible(least, most, unit)} ${deNotUsed}`
        : `${finding}; ${deExpected(least, most, unit)}`
    return sentence + deLikely(slip, unit)
  }
}

/** A gestational age beyond its limits: a hint has a special name. */
/* @__NO_SIDE_EFFECTS__ */
export function deGestationalAge(name: DeNoun): Sentence<BeyondLimits> {
  const other = deLimits(name)
  return (parameters, severity) => {
    const { value, unit, least = 0, most } = parameters
    if (severity !== 'hint' || value === undefined) return other(parameters, severity)
    const birth = value < least ? 'Frühgeburt' : 'Übertragung'
    return `Geburt mit ${deQuantity(value, unit)}: ${birth} (reif: ${range(least, most, unit)}); bitte bestätigen.`
  }
}

/** Days of gestation beyond a completed week: the seventh makes another week. */
export const deGestationalDays: Sentence<BeyondLimits> = ({ value, given: text, least = 0, most = 6, whole }) => {
  const rule = `Zusätzlich zur SSW sind ${least} bis ${most}${whole ? ' ganze' : ''} Tage möglich`
  const given =
    value !== undefined
      ? `, nicht ${givenNumberText(value, deBasics)}.`
      : `; die Angabe ist ${text === undefined ? '' : `ein Text („${text}“), `}keine Zahl.`
  return `${rule}${given} ${deNotUsed}`
}

/** That either of two heights may be wrong; it begins with a space. */
export function deBoth(doubted: readonly number[] = []): string {
  return doubted.length > 1 ? ' Die beiden Körpergrößen widersprechen sich: bitte beide prüfen.' : ''
}

/** A loss of height, which no child has without a cause. */
export function deLoss({ cm, side, doubted, isSlight }: HeightLoss, around: Neighbours = {}, isJudged = false): string {
  const { visit } = around[side] ?? {}
  const [more, beside] = side === 'before' ? ['weniger', 'davor'] : ['mehr', 'danach']
  const than = `${more} als ${visit === undefined ? `beim Besuch ${beside}` : deEarlierVisit(visit)}`
  return `Das sind ${deRounded(cm, 1)} cm ${than}${isJudged ? '; das ist außergewöhnlich' : ''}.${isSlight ? ' Die Tageszeit erklärt davon nur etwa 0,5 cm (nachmittags kleiner als morgens).' : ''}${deBoth(doubted)}`
}

/** „SDS +5,84 nach KiGGS 2011“ */
export function deScoreBy(score: number, reference: string): string {
  return `SDS ${deSds(score)} nach ${reference}`
}

/** A value far from the median of its reference. */
/* @__NO_SIDE_EFFECTS__ */
export function deScore({ any }: DeNoun): Sentence<BeyondScore> {
  return (parameters, severity) => {
    const { value, unit, score, linearScore, reference, usual, neighbours, slip, loss, scoreSeverity } = parameters
    const shown = unit === 'kg/m²' ? deRounded(value, 1) : givenNumberText(value, deBasics)
    return (
      `${any} von ${shown} ${unit} ist für ${group(parameters.group)} ${deJudgement[scoreSeverity ?? severity]}${linearScore === undefined ? '' : ', weit außerhalb der Referenz'} (${deScoreBy(score, reference)}); ` +
      `üblich sind ${referenceValueText(usual[0], deBasics)} bis ${referenceValueText(usual[1], deBasics)} ${unit}.` +
      (neighbours === undefined
        ? ''
        : ` Der Wert passt auch nicht zum Wachstumsverlauf (${deScoresAround(neighbours)}).`) +
      (loss === undefined ? '' : ` ${deLoss(loss, neighbours, scoreSeverity !== undefined)}`) +
      (neighbours !== undefined && slip === undefined && loss === undefined
        ? ' Möglicherweise liegt ein Mess- oder Eingabefehler vor, oder das Wachstum hat sich verändert.'
        : deLikely(slip, unit))
    )
  }
}

/** A date that its offset makes another day. */
export function deMoved(name: string, { date, zoneDate, timeZone }: MovedDate): string {
  return `${name} ist als Zeitpunkt mit Zeitverschiebung angegeben, der in der Zeitzone ${timeZone} auf den ${deDate(zoneDate)} fällt. Verwendet wurde der Tag, der geschrieben steht: ${deDate(date)}.`
}

/** „A, B und C“ */
export function deList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
}
