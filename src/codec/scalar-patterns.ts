import type { ChoiceValue } from './schema.js'

/**
 * Regular expressions for generated schemas, in the part of the language that
 * XML Schema and JavaScript share. They are for whole values: XML Schema
 * anchors a pattern by itself, JSON Schema needs {@link anchored}.
 */

const date = '[0-9]{4}-[0-9]{2}-[0-9]{2}'
const hourAndMinute = '([01][0-9]|2[0-3]):[0-5][0-9]'
const seconds = ':[0-5][0-9](\\.[0-9]{1,9})?'
const offset = '(Z|[+\\-](0[0-9]|1[0-4]):[0-5][0-9])'

/** A date, or a date and time with or without seconds; an offset may follow. */
export const datePattern = `${date}(T${hourAndMinute}(${seconds})?)?${offset}?`

/** A date and time without seconds, which XML Schema's own date-time has no place for. */
export const minutePattern = `${date}T${hourAndMinute}${offset}?`

/** The spellings of a choice, in upper or lower case where that makes no difference. */
export function spellingPatterns({ spellings, anyCase }: ChoiceValue<string>): string[] {
  const all = Object.values(spellings).flat()
  return all.map((spelling) => (anyCase ? [...spelling].map(eitherCase).join('') : spelling))
}

/** A pattern that has to match from beginning to end. */
export const anchored = (...patterns: readonly string[]): string => `^(${patterns.join('|')})$`

function eitherCase(letter: string): string {
  const [upper, lower] = [letter.toUpperCase(), letter.toLowerCase()]
  return upper === lower ? letter : `[${upper}${lower}]`
}
