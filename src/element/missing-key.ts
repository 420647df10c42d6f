import type { ChartInLanguage } from '../charts/data/chart-data.js'
import { eventEntries, shownEntries } from '../charts/picture/around/legend-entries.js'
import type { Palette } from '../charts/picture/styles.js'
import type { Scene, Shape, SymbolName } from '../scene/scene.js'

const signs: { readonly [name in SymbolName]: string } = { circle: '○', diamond: '◇', cross: '✕' }

/** The entries of the legend for which the picture has no room, in words: no letter or mark is without its key. */
export function missingKey(data: ChartInLanguage, palette: Palette, scene: Scene): readonly string[] {
  const shown = new Set(textsOf(scene.shapes))
  const entries = [...shownEntries(data, palette), ...eventEntries(data, false, Number.POSITIVE_INFINITY)]
  const isShown = (text: string) =>
    shown.has(text) || [...shown].some((part) => part.length > 12 && text.startsWith(part))
  return entries.flatMap(({ parts: { text, disc, letter, symbol, isPlain } }) => {
    if (isPlain || isShown(text)) return []
    const sign = disc ?? letter ?? (symbol && signs[symbol])
    return [sign === undefined ? text : `${sign}  ${text}`]
  })
}

function textsOf(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : shape.kind === 'group' ? textsOf(shape.shapes) : [],
  )
}
