import type { ChartSegment, Place, Section } from '../chart-curves.js'
import type { ChartExpected } from '../chart-data.js'
import type { ChartFrame } from '../frame/frame.js'

/** What is expected in the section that a chart shows. */
export function expectedInSection({ fan, section }: Pick<ChartFrame, 'fan' | 'section'>): ChartExpected | undefined {
  if (fan?.expected === undefined) return undefined
  const curves = fan.expected.curves.map((curve) => ({
    ...curve,
    segments: curve.segments.flatMap((segment) => partIn(segment, section)),
  }))
  return curves.every(({ segments }) => segments.length === 0) ? undefined : { ...fan.expected, curves }
}

/** The part of a segment in a section, which ends at its edges. */
function partIn({ reference, points }: ChartSegment, [from, to]: Section): ChartSegment[] {
  const inside: Place[] = []
  for (const [i, place] of points.entries()) {
    const before = points[i - 1]
    if (before !== undefined) {
      for (const edge of [from, to])
        if (before.x < edge && edge < place.x) inside.push(placeBetween(before, place, edge))
    }
    if (place.x >= from && place.x <= to) inside.push(place)
  }
  return inside.length < 2 ? [] : [{ reference, points: inside }]
}

function placeBetween(before: Place, after: Place, x: number): Place {
  return { x, y: before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x) }
}
