/** Longer names are not compared: nobody misspells them, and they come from outside. */
const longestCompared = 40

/**
 * The name that was probably meant by another: the same but for case and
 * separators, or at most two letters off, of four and more one in three.
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
    const distance = edits(plain, letters(candidate), least)
    if (distance > least || (distance === least && nearest !== undefined)) continue
    nearest = candidate
    least = distance
  }
  return nearest
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '')
}

/**
 * The letters to insert, leave out or replace until one text is the other
 * (V. I. Levenshtein, Soviet Physics Doklady 10 (1966) 707-710); any number above
 * `most` where it is more.
 */
function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (above[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[j] as number) + 1, (row[j - 1] as number) + 1))
    }
  }
  return row[other.length] as number
}
