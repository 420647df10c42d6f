import { daysPerYear, isoDate } from '../../model/calendar-date.js'
import { decimalMark } from '../../model/localized.js'
import type { KnownDisease } from '../../model/patient.js'
import type { Severity } from '../../model/validation-message.js'
import type {
  BeyondLimits,
  BeyondScore,
  BirthMeasure,
  EarlierVisit,
  Gestation,
  LikelySlip,
  Neighbours,
  OffCourse,
  ReferenceGroup,
  Sentence,
  Shrinking,
  Unit,
} from '../message-parameters.js'
import * as written from '../written-number.js'

const comma = decimalMark.de

export const notUsed = 'Der Wert wird nicht verwendet.'

export const diseaseNames: { readonly [disease in KnownDisease]: string } = {
  TurnerSyndrome: 'Turner-Syndrom',
  NoonanSyndrome: 'Noonan-Syndrom',
  Achondroplasia: 'Achondroplasie',
  Trisomy21: 'Trisomie 21',
}

/** What is measured at birth, in the accusative. */
export const birthMeasures: { readonly [measure in BirthMeasure]: string } = {
  length: 'die Geburtslänge',
  weight: 'das Geburtsgewicht',
  head: 'den Kopfumfang bei Geburt',
}

/** Unit words: one, several, several in the dative. */
const unitWords: { readonly [unit in Unit]?: readonly [one: string, several: string, ofSeveral: string] } = {
  weeks: ['Woche', 'Wochen', 'Wochen'],
  days: ['Tag', 'Tage', 'Tagen'],
  years: ['Jahr', 'Jahre', 'Jahren'],
}
const monthWords = ['Monat', 'Monate', 'Monaten'] as const

function withUnit(number: string, unit: Unit, dative = false): string {
  const words = unitWords[unit]
  if (words === undefined) return `${number} ${unit}`
  return `${number} ${number === '1' ? words[0] : dative ? words[2] : words[1]}`
}

/** A value as given, with its unit. */
export function quantity(value: number, unit: Unit): string {
  return withUnit(written.given(value, comma), unit)
}

/** The same after a preposition that takes the dative. */
export function ofQuantity(value: number, unit: Unit): string {
  return withUnit(written.given(value, comma), unit, true)
}

export function rounded(value: number, count: number): string {
  return written.rounded(value, count, comma)
}

export function date(day: number): string {
  const [year, month, dayOfMonth] = isoDate(day).split('-')
  return `${dayOfMonth}.${month}.${year}`
}

/** An age after a preposition, in the unit that is usual for it. */
export function ofAge(years: number): string {
  if (years < 0.1) return withUnit(rounded(years * daysPerYear, 0), 'days', true)
  if (years < 2) {
    const months = rounded(years * 12, 1)
    return `${months} ${months === '1' ? monthWords[0] : monthWords[2]}`
  }
  return withUnit(rounded(years, 1), 'years', true)
}

/** „39+3“, or „39“ where the day is unknown. */
export function gestationWeeks({ weeks, days }: Gestation): string {
  return days === undefined ? String(weeks) : `${weeks}+${days}`
}

function group({ gender, disease, at }: ReferenceGroup): string {
  if (at.kind === 'adult') return gender === 'male' ? 'erwachsene Männer' : 'erwachsene Frauen'
  const children = gender === 'male' ? 'Jungen' : 'Mädchen'
  const who = disease === undefined ? children : `${children} mit ${diseaseNames[disease]}`
  switch (at.kind) {
    case 'age':
      return `${who} im Alter von ${ofAge(at.years)}`
    case 'correctedAge':
      return `${who} im korrigierten Alter von ${ofAge(at.years)}`
    case 'postmenstrual':
      return `${who} mit einem postmenstruellen Alter von ${rounded(at.weeks, 1)} Wochen`
    case 'gestation':
      return `${who} nach ${gestationWeeks(at)} Schwangerschaftswochen`
  }
}

/** „18 bis 300 cm“, „höchstens 205 cm“. */
export function band(least: number | undefined, most: number | undefined, unit: Unit, whole?: true): string {
  if (least === undefined) return `höchstens ${quantity(most as number, unit)}`
  if (most === undefined) return `mindestens ${quantity(least, unit)}`
  const last = written.given(most, comma)
  return `${written.given(least, comma)} bis ${withUnit(whole ? `${last} ganze` : last, unit)}`
}

const slippedUnits = {
  m: 'Meter statt Zentimeter',
  g: 'Gramm statt Kilogramm',
  kg: 'Kilogramm statt Gramm',
  days: 'Tage statt Wochen',
  months: 'Monate statt Jahre',
} as const

/** A further sentence that names the likely cause; it begins with a space. */
export function likely(slip: LikelySlip | undefined, unit: Unit): string {
  if (slip === undefined) return ''
  const meant = withUnit(rounded(slip.meant, 2), unit)
  return slip.kind === 'unit'
    ? ` Vermutlich wurden ${slippedUnits[slip.given]} angegeben; das wären ${meant}.`
    : ` Vermutlich ist das Komma verrutscht; gemeint sind wohl ${meant}.`
}

function course({ before, after }: Neighbours): string {
  return `davor SDS ${written.score(before, comma)}, danach SDS ${written.score(after, comma)}`
}

/** What each severity says of a value. */
export const judgement: { readonly [severity in Severity]: string } = {
  error: 'unmöglich',
  warning: 'nur in Ausnahmefällen denkbar',
  hint: 'ungewöhnlich',
}

/** A value beyond fixed limits. */
export function limits(noun: string): Sentence<BeyondLimits> {
  return ({ value, unit, least, most, whole, underYears, slip }, severity) => {
    const expected = `${severity === 'error' ? 'möglich' : 'zu erwarten'} sind ${band(least, most, unit, whole)}`
    if (!Number.isFinite(value)) return `${noun} ist keine Zahl; ${expected}. ${notUsed}`
    const when = underYears === undefined ? '' : ` bei einem Kind unter ${ofQuantity(underYears, 'years')}`
    const finding = `${noun} von ${ofQuantity(value, unit)} ist${when} ${judgement[severity]}; ${expected}.`
    return finding + likely(slip, unit) + (severity === 'error' ? ` ${notUsed}` : '')
  }
}

/** A gestation beyond its limits: the hint says what is usual to say of it. */
export function gestation(noun: string): Sentence<BeyondLimits> {
  const other = limits(noun)
  return (found, severity) => {
    if (severity !== 'hint') return other(found, severity)
    const { value, unit, least = 0, most } = found
    const judged = value < least ? 'kürzer als üblich (Frühgeburt)' : 'länger als üblich (Übertragung)'
    return `${noun} von ${ofQuantity(value, unit)} ist ${judged}; zu erwarten sind ${band(least, most, unit)}.`
  }
}

/** A value far from the median of its reference. */
export function score(noun: string): Sentence<BeyondScore> {
  return (found, severity) => {
    const { value, unit, reference, usual, neighbours } = found
    const sds = written.beyondLastScore(found.score)
      ? `SDS ${found.score < 0 ? 'unter −6' : 'über +6'}`
      : `SDS ${written.score(found.score, comma)}`
    const shown = unit === 'kg/m²' ? rounded(value, 1) : written.given(value, comma)
    return (
      `${noun} von ${shown} ${unit} ist für ${group(found.group)} ${judgement[severity]} (${sds} nach ${reference}); ` +
      `üblich sind ${written.threeDigits(usual[0], comma)} bis ${written.threeDigits(usual[1], comma)} ${unit}.` +
      (neighbours === undefined ? '' : ` Der Wert passt auch nicht zum Verlauf (${course(neighbours)}).`) +
      likely(found.slip, unit)
    )
  }
}

/** A value off the child's own course. */
export function offCourse(noun: string): Sentence<OffCourse> {
  return ({ value, unit, score: sds, neighbours }) =>
    `${noun} von ${quantity(value, unit)} (SDS ${written.score(sds, comma)}) passt nicht zum Verlauf ` +
    `(${course(neighbours)}). Vermutlich liegt ein Mess- oder Schreibfehler vor.`
}

/** A value below an earlier one. */
export function shrinking(noun: string): Sentence<Shrinking> {
  return ({ value, earlier, visit }) =>
    `${noun} von ${quantity(value, 'cm')} ist um ${rounded(earlier - value, 1)} cm kleiner als ` +
    `${earlierVisit(visit)} (${quantity(earlier, 'cm')}).`
}

function earlierVisit({ day, ageYears }: EarlierVisit): string {
  return day === undefined ? `bei der Messung im Alter von ${ofAge(ageYears)}` : `bei der Messung am ${date(day)}`
}

/** „A, B und C“ */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
}
