/** The columns of both sexes as whole numbers, in the order of the table's. */
export interface CodedSexes {
  male?: readonly (readonly number[])[]
  female?: readonly (readonly number[])[]
}

/** The digits of Base64. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Coded in place of the order of a column's differences: it is the column of the other sex. */
export const sameAsOther = 5

/**
 * The columns of each sex in a text, which `scripts/pack-figures.ts` writes: whole
 * numbers in Base64 VLQ, the coding of source maps. For each sex the number of rows,
 * none if it has no figures; for each column the order of its differences and what
 * they are. Differences of smooth figures come to about one character each, and what
 * they repeat, compression takes away.
 */
export function decodeColumns(text: string, columns: number): CodedSexes {
  const next = numberReader(text)
  const sexes: CodedSexes = {}
  for (const sex of ['male', 'female'] as const) {
    const rows = next()
    if (rows === 0) continue
    const decoded: (readonly number[])[] = []
    while (decoded.length < columns) {
      const order = next()
      decoded.push(order === sameAsOther ? (sexes.male?.[decoded.length] ?? []) : summedUp(next, rows, order))
    }
    sexes[sex] = decoded
  }
  return sexes
}

/** The numbers of a column from its differences. The first rows have those of the orders that they can have. */
function summedUp(next: () => number, rows: number, order: number): number[] {
  const differences = new Array<number>(order + 1).fill(0)
  const numbers: number[] = []
  for (let row = 0; row < rows; row++) {
    const level = Math.min(row, order)
    let sum = next()
    differences[level] = sum
    for (let i = level - 1; i >= 0; i--) {
      sum += differences[i] as number
      differences[i] = sum
    }
    numbers.push(sum)
  }
  return numbers
}

/** Reads one number after another: five binary digits a character, the sixth saying that more follow, the lowest the sign. */
function numberReader(text: string): () => number {
  let at = 0
  return () => {
    let digit = sextet(text.charCodeAt(at++))
    // Nearly all are small.
    if (digit < 32) return digit % 2 === 1 ? -(digit >> 1) : digit >> 1
    // Arithmetic rather than bit operations, which end at 32 bits.
    let coded = digit - 32
    for (let weight = 32; digit >= 32; weight *= 32) {
      digit = sextet(text.charCodeAt(at++))
      coded += (digit % 32) * weight
    }
    const size = Math.floor(coded / 2)
    return coded % 2 === 1 ? -size : size
  }
}

/** The value of a Base64 character. */
function sextet(code: number): number {
  if (code >= 97) return code - 71
  if (code >= 65) return code - 65
  if (code >= 48) return code + 4
  return code === 43 ? 62 : 63
}
