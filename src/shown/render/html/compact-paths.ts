/** A point is left out if the line without it passes so close, tenths of a pixel. */
const unseen = 1.2
/** The most points in a row that are left out. */
const mostUnseen = 24

/**
 * A path of straight lines, as steps from point to point, and without
 * points that make no visible difference: a third of the letters. Steps are counted in
 * the tenths of a pixel that the points are written in, so that no error adds up.
 *
 * @param line coordinates x, y, x, y, …
 */
export function compactPath(line: readonly number[], isClosed: boolean): string {
  if (line.length === 0) return ''
  const corners = seenPoints(line.map((length) => Math.round(length * 10)))
  const steps = corners.map((tenths, i) => (i < 2 ? tenths : tenths - (corners[i - 2] as number)))
  const start = joined(steps, 0, 2)
  return `M${start}${steps.length > 2 ? `l${joined(steps, 2, steps.length)}` : ''}${isClosed ? 'Z' : ''}`
}

/** The coordinates x, y, x, y, … without the points that lie on the way from the last kept one to the next. */
function seenPoints(all: readonly number[]): readonly number[] {
  const kept = all.slice(0, 2)
  let from = 0
  for (let at = 2; at + 2 < all.length; at += 2) {
    const isOnWay = at - from < 2 * mostUnseen && isCloseToAll(all, from, at + 2)
    if (!isOnWay) {
      kept.push(all[at] as number, all[at + 1] as number)
      from = at
    }
  }
  if (all.length > 2) kept.push(all[all.length - 2] as number, all[all.length - 1] as number)
  return kept
}

/** Whether the straight line between two points passes close to all between them. */
function isCloseToAll(all: readonly number[], from: number, to: number): boolean {
  const x = all[from] as number
  const y = all[from + 1] as number
  const across = (all[to] as number) - x
  const down = (all[to + 1] as number) - y
  const length = Math.hypot(across, down)
  for (let at = from + 2; at < to; at += 2) {
    const dx = (all[at] as number) - x
    const dy = (all[at + 1] as number) - y
    const along = across * dx + down * dy
    if (along < 0 || along > length * length) return false
    if (Math.abs(across * dy - down * dx) > unseen * length) return false
  }
  return true
}

/** Some of the tenths as numbers, with a space only where the next one would run into the last. */
function joined(tenths: readonly number[], from: number, to: number): string {
  let text = ''
  let hasPoint = false
  for (let i = from; i < to; i++) {
    const each = tenths[i] as number
    const whole = Math.trunc(Math.abs(each) / 10)
    const tenth = Math.abs(each) % 10
    const digits = tenth === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${tenth}`
    const isSeparate = text === '' || each < 0 || (digits.startsWith('.') && hasPoint)
    text += `${isSeparate ? '' : ' '}${each < 0 ? '-' : ''}${digits}`
    hasPoint = tenth !== 0
  }
  return text
}
