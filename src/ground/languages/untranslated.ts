import { inputError } from '../text/invalid-input.js'

/** What is expected in place of a text of another kind. */
const kinds: { readonly [type in string]: string } = {
  string: 'a text',
  function: 'a function that gives the text',
  object: 'an object of texts',
}

/**
 * What a language still has from the one that it was spread from, as paths
 * (`messages.size_limits`): the texts and functions that are the same, and letters to translate.
 *
 * @param mine a language, or a part of one, such as the texts of the element
 * @param from the language that it was made from
 * @throws AuxologyError `invalid_parameter` for a text that is missing or of another kind, with its path
 * @example
 * ```ts
 * untranslated({ ...en, tag: 'fr', name: 'Français' }, en).length > 500 // true
 * untranslated(de, en).includes('messages.size_limits') // false
 * ```
 */
export function untranslated<Texts extends object>(mine: Texts, from: Texts): string[] {
  return sameTexts(mine, from, '')
}

function sameTexts(mine: unknown, from: object, within: string): string[] {
  return Object.entries(from).flatMap(([name, text]: [string, unknown]) => {
    const path = `${within}${name}`
    const own: unknown = (mine as { readonly [name in string]: unknown })[name]
    if (typeof own !== typeof text || own === null) {
      throw inputError('invalid_parameter', { parameter: `language.${path}`, value: own, accepted: kinds[typeof text] })
    }
    if (typeof text === 'object' && text !== null) return sameTexts(own, text, `${path}.`)
    // Marks and units such as % are written alike.
    return own === text && (typeof text !== 'string' || /\p{L}/u.test(text)) ? [path] : []
  })
}
