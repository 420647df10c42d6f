/**
 * Everything that XML 1.0 has no character for: most control characters, lone
 * surrogates, U+FFFE and U+FFFF.
 */
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** The index of the first character that no XML document may contain, -1 if there is none. */
export function indexOfIllegalCharacter(text: string): number {
  return text.search(notAllowed)
}

/** Whether XML can carry the text. */
export function isXmlText(text: string): boolean {
  return !notAllowed.test(text)
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

const escaped = (character: string): string => references[character] ?? character

/** Text for the inside of an element. A carriage return would be read as a line feed if it stood there plainly. */
export function elementText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, escaped) : text
}

/** Text for an attribute within double quotes. */
export function attributeText(text: string): string {
  return /[&<>"\r\n\t]/.test(text) ? text.replace(/[&<>"\r\n\t]/g, escaped) : text
}

/** The text with U+FFFD in the place of every character that XML does not allow. */
export function legibleText(text: string): string {
  return text.replace(new RegExp(notAllowed, 'gu'), '\uFFFD')
}
