import { textWidth } from '../../../ground/scene/fit-text.js'
import type { LabelRoom } from '../../../ground/scene/label-room.js'
import type { Rectangle, Shape } from '../../../ground/scene/scene.js'
import type { ChartLimit, Place } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import type { Plot } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'
import { curveRows } from './curve-rows.js'
import { endsInside } from './end-label.js'

const size = fontSizes.small
const lineHeight = 13
/** From a limit to its name, pixels. */
const gap = 5

/** The limits that can be drawn with a name, and the names inside the plot. */
export interface LabelledLimits {
  readonly limits: readonly ChartLimit[]
  readonly names: readonly Shape[]
}

/**
 * Names limits that end inside the plot, where those of older children begin
 * under other names: on their line, before its end. One that there is no room
 * to name is not drawn, as it would be read by the name of its continuation.
 */
export function nameLimits(
  { limits, xAxis }: ChartData,
  plot: Plot,
  room: LabelRoom,
  palette: Palette,
): LabelledLimits {
  const shown: ChartLimit[] = []
  const names: Shape[] = []
  for (const limit of limits) {
    const name = endsInside(limit, xAxis) ? nameInside(limit, plot, room, palette) : []
    if (name === undefined) continue
    shown.push(limit)
    names.push(...name)
  }
  return { limits: shown, names: names.length > 0 ? [{ kind: 'group', role: 'limits', shapes: names }] : [] }
}

function nameInside(limit: ChartLimit, plot: Plot, room: LabelRoom, palette: Palette): Shape[] | undefined {
  const end = limit.segments.at(-1)?.points.at(-1)
  if (end === undefined) return undefined
  for (const text of [limit.label, limit.name, limit.line]) {
    const place = room.takeClear(placesAlong(limit, end, textWidth(text, size) + 2, plot))
    if (place === undefined) continue
    const baseline = place.y + lineHeight * 0.75
    return [
      { kind: 'rect', ...place, fill: palette.plot, radius: 2 },
      { kind: 'text', x: place.x + 1, y: baseline, text, size, fill: palette.limit, anchor: 'start' },
    ]
  }
  return undefined
}

/** The place before the end of a limit on the side of its class. */
function placesAlong(limit: ChartLimit, end: Place, width: number, plot: Plot): Rectangle[] {
  const right = plot.atX(end.x) - gap
  const rows = curveRows(limit, right - width, right, plot)
  if (rows === undefined) return []
  const y = limit.side === 'above' ? rows.highest - gap - lineHeight : rows.lowest + gap
  return [{ x: right - width, y, width, height: lineHeight }]
}
