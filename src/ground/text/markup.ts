/** What XML 1.0 does not allow: most control characters, unpaired surrogates, U+FFFE and U+FFFF. */
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** The same and the halves of pairs, unit by unit: a quarter of the time, and hardly any text has one. */
const perhapsNotAllowed = /[^\t\n\r -\uD7FF\uE000-\uFFFD]/

/** The index of the first character that XML does not allow; -1 if there is none. */
export function indexOfIllegalCharacter(text: string): number {
  return text.search(notAllowed)
}

/** Whether XML can carry the text. */
export function isXmlText(text: string): boolean {
  return !perhapsNotAllowed.test(text) || !notAllowed.test(text)
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
  '\n': '&#xA;',
  '\t': '&#x9;',
}

/** The escape of a character that has a meaning in markup. */
function characterReference(character: string): string {
  return references[character] ?? character
}

/** Text for the content of an element. A carriage return is escaped too, since XML would read it as a line feed. */
export function elementText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, characterReference) : text
}

/** Text for an attribute in double quotes. */
export function attributeText(text: string): string {
  return /[&<>"\r\n\t]/.test(text) ? text.replace(/[&<>"\r\n\t]/g, characterReference) : text
}

/** The text with every character that XML does not allow replaced by U+FFFD. */
export function legibleText(text: string): string {
  return isXmlText(text) ? text : text.replace(new RegExp(notAllowed, 'gu'), '\uFFFD')
}
