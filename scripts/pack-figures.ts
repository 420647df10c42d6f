import { type CodedSexes, digits, sameAsOther } from '../src/references/figure-coding.js'

/** The orders of differences that are tried. */
const orders = [0, 1, 2, 3, 4]

/**
 * The text that `decodeColumns` of src/references/figure-coding.ts reads: each column by
 * the order of differences whose text is the smallest when compressed.
 */
export function packFigures(sexes: CodedSexes): string {
  const sex = (columns: CodedSexes['male'] = [], others: CodedSexes['male'] = []) =>
    numberText(columns[0]?.length ?? 0) + columns.map((column, i) => columnText(column, others[i])).join('')
  return sex(sexes.male) + sex(sexes.female, sexes.male)
}

function columnText(column: readonly number[], other: readonly number[] | undefined): string {
  if (column.join() === other?.join()) return numberText(sameAsOther)
  const texts = orders.map((order) => [order, ...differencesOf(column, order)].map(numberText).join(''))
  return texts.reduce((best, text) => (room(text) < room(best) ? text : best))
}

/** About how many bits a text takes when compressed: the entropy of its characters, and some for each kind. */
function room(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits += 2.4 - count * Math.log2(count / text.length)
  return bits
}

/** The differences of some order; of the first rows, those of the orders that they can have. */
function differencesOf(column: readonly number[], order: number): number[] {
  let differences = [...column]
  for (let level = 1; level <= order; level++) {
    differences = differences.map((number, row) => (row < level ? number : number - (differences[row - 1] as number)))
  }
  return differences
}

/** A whole number in Base64 VLQ. */
function numberText(number: number): string {
  let text = ''
  let rest = Math.abs(number) * 2 + (number < 0 ? 1 : 0)
  do {
    const digit = rest % 32
    rest = Math.floor(rest / 32)
    text += digits.charAt(rest > 0 ? digit + 32 : digit)
  } while (rest > 0)
  return text
}
