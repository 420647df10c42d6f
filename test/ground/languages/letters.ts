import { libraryVersion } from '../../../src/ground/model/provenance.js'

/** Different letters for each origin of a text, so that a text shows where it comes from. */

const latin = 'abcdefghijklmnopqrstuvwxyz'
const latinCapitals = latin.toUpperCase()

/** Accented letters, all in the typeface: what a language says. */
const accented = 'àþĉďêəĝĥîĵķļŋñôðơŕŝţûưŵẁŷž'
const accentedCapitals = 'ÀÞĈĎÊƏĜĤÎĴĶĻŊÑÔÐƠŔŜŢÛƯŴẀŶŽ'
/** Greek: what a publication is called, and how it is cited. */
const greek = 'αβψδεφγηιξκλμνοπθρστυωςχζϋ'
const greekCapitals = 'ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΘΡΣΤΥΩΪΧΖΫ'
/** Cyrillic: the patient's words. */
const cyrillic = 'абцдефгхийклмнопчрстувшжыз'
const cyrillicCapitals = 'АБЦДЕФГХИЙКЛМНОПЧРСТУВШЖЫЗ'

function mapped(lower: string, upper: string): (text: string) => string {
  const letters = new Map<string, string>()
  for (let i = 0; i < latin.length; i++) {
    letters.set(latin[i] as string, lower[i] as string)
    letters.set(latinCapitals[i] as string, upper[i] as string)
  }
  const letterOf = (letter: string) => letters.get(letter) ?? (/\p{L}/u.test(letter) ? (lower[0] as string) : letter)
  return (text) => [...text.normalize('NFD').replace(/\p{M}/gu, '')].map(letterOf).join('')
}

/** A text in accented letters. */
export const inAccents = mapped(accented, accentedCapitals)
/** A text in Greek letters, without digits. */
export const inGreek = (text: string) => mapped(greek, greekCapitals)(text).replace(/\d/g, '')
/** A text in Cyrillic letters. */
export const inCyrillic = mapped(cyrillic, cyrillicCapitals)

const known = new Set(
  [accented, accentedCapitals, greek, greekCapitals, cyrillic, cyrillicCapitals].flatMap((letters) => [...letters]),
)

/** What is written alike in every language: symbols of units, and what drew a chart. */
const units = ['kg/m²', 'cm', 'mmHg', 'mm', 'kg', 'g', `auxology ${libraryVersion}`, 'auxology']

/** The words of a text that come neither from the language nor from a publication nor from the patient. */
export function strangeWords(text: string): string[] {
  const withoutUnits = units.reduce(
    (rest, unit) => rest.replace(new RegExp(`(?<![\\p{L}])${unit}(?![\\p{L}])`, 'gu'), ''),
    text.normalize('NFC'),
  )
  const words = withoutUnits.match(/\p{L}+/gu) ?? []
  const numbers = withoutUnits.match(/\d[.,]\d+/g) ?? []
  return [...words.filter((word) => [...word].some((letter) => !known.has(letter))), ...numbers]
}
