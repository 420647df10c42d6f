/** Longer names are not compared: none is known, and comparing them takes long. Letters. */
export const longestCompared = 40

/**
 * The name that was probably meant by another: the same but for case and
 * separators, or at most two letters off (two swapped are one), in short names one in three.
 *
 * @example
 * ```ts
 * nearestName('sizecm', ['SizeCm', 'SeatCm']) // 'SizeCm'
 * nearestName('Measurment', ['Measurements']) // 'Measurements'
 * nearestName('Hobby', ['SizeCm']) // undefined
 * ```
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > longestCompared) return undefined
  const plain = letters(name)
  let nearest: string | undefined
  let least = Math.min(2, Math.floor(plain.length / 3))
  for (const candidate of known) {
    const distance = lettersOff(plain, letters(candidate), least)
    if (distance > least || (distance === least && nearest !== undefined)) continue
    nearest = candidate
    least = distance
  }
  return nearest
}

/** A name without what two names may differ in. */
export function letters(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '')
}

/**
 * The letters to insert, leave out, replace or swap with the next until one text is the
 * other (F. J. Damerau, Communications of the ACM 7 (1964) 171-176); any number above
 * `most` where it is more.
 */
export function lettersOff(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (above[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? (before[j - 2] as number) + 1 : replaced
      row.push(Math.min(replaced, swapped, (above[j] as number) + 1, (row[j - 1] as number) + 1))
    }
    before = above
  }
  return row[other.length] as number
}
