import type { ChartThemeName } from '../../../charts/chart-theme.js'
import type { Palette } from '../../../charts/picture/styles.js'
import { type Look, namedColours, onPaper, paletteFor } from '../../../charts/picture/themes.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { ChartModel } from '../chart-model.js'

/** The theme that was asked for; undefined where the element follows the reader. */
function askedLook({ inputs, frame }: ChartModel): Look | undefined {
  return inputs.request.theme === undefined ? undefined : { theme: frame.settings.theme }
}

/** The colours of the live picture: names that the element's style sets, with a literal value where it is kept out. */
export function livePalette(model: ChartModel): Palette {
  const named = namedColours(paletteFor(askedLook(model) ?? {}, model.frame.gender))
  const { grid1, grid2, grid3, outerBand, middleBand, innerBand, ...plain } = Object.fromEntries(
    Object.entries(named).map(([name, colour]) => [name, `var(--${name},${colour})`]),
  ) as typeof named
  return { ...plain, grid: { 1: grid1, 2: grid2, 3: grid3 }, bands: [outerBand, middleBand, innerBand] }
}

/** The second reference of a comparison: a colour that no palette has. */
const compared: { readonly [theme in ChartThemeName]: string } = {
  default: '#5a3ea8',
  'high-contrast': '#3d1f99',
  greyscale: '#111111',
  dark: '#b9a5ff',
}

/** The rules that give the element its colours: those of its theme, else by day and night those of the reader's system. */
export function elementColours(model: ChartModel): string {
  const { gender } = model.frame
  const look = askedLook(model)
  const rule = (scheme: 'light' | 'dark', shown: Look) => `:host{color-scheme:${scheme};${declarations(shown, gender)}}`
  const night: Look = { theme: { base: 'dark' } }
  const paper = (shown: Look) => `@media print{${rule('light', onPaper(shown))}}\n`
  if (look === undefined) {
    return `${rule('light', {})}\n@media screen and (prefers-color-scheme:dark){${rule('dark', night)}}\n`
  }
  const isDark = look.theme?.base === 'dark'
  return `${rule(isDark ? 'dark' : 'light', look)}\n${isDark ? paper(look) : ''}`
}

/** Each colour can be set from outside: `--auxology-quiet-text`. */
function declarations(look: Look, gender: Gender): string {
  const named = { ...namedColours(paletteFor(look, gender)), compared: compared[look.theme?.base ?? 'default'] }
  return Object.entries(named)
    .map(([name, colour]) => {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `--${name}:var(--auxology-${property},${colour})`
    })
    .join(';')
}
