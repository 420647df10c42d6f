import { type Palette, palettes } from '../../charts/picture/styles.js'
import type { Gender } from '../../model/patient.js'

const dark = {
  page: '#12181f',
  plot: '#161d25',
  frame: '#64717f',
  grid: { 1: '#34404c', 2: '#29333e', 3: '#1f2831' },
  text: '#e6ebf0',
  quietText: '#a7b2be',
  background: '#75818d',
  patient: '#f4f7fa',
  patientHalo: '#12181f',
  boneAge: '#f4f7fa',
  target: '#f2a863',
  marker: '#93a1b0',
} as const

const darkPalettes: { readonly [gender in Gender]: Palette } = {
  male: { ...dark, curve: '#62c4da', bands: ['#17242d', '#1a2d38', '#1e3844'] },
  female: { ...dark, curve: '#e892c3', bands: ['#251c27', '#302231', '#3c283b'] },
}

/** The colours of a palette by the names of the page's custom properties. */
function named({ grid, bands, ...plain }: Palette): Readonly<Record<string, string>> {
  return {
    ...plain,
    grid1: grid[1],
    grid2: grid[2],
    grid3: grid[3],
    outerBand: bands[0],
    middleBand: bands[1],
    innerBand: bands[2],
  }
}

/** Colours that follow the style of the page: in the light, in the dark and on paper. */
export const pagePalette: Palette = {
  page: 'var(--page)',
  plot: 'var(--plot)',
  frame: 'var(--frame)',
  grid: { 1: 'var(--grid1)', 2: 'var(--grid2)', 3: 'var(--grid3)' },
  text: 'var(--text)',
  quietText: 'var(--quietText)',
  curve: 'var(--curve)',
  bands: ['var(--outerBand)', 'var(--middleBand)', 'var(--innerBand)'],
  background: 'var(--background)',
  patient: 'var(--patient)',
  patientHalo: 'var(--patientHalo)',
  boneAge: 'var(--boneAge)',
  target: 'var(--target)',
  marker: 'var(--marker)',
}

/** The rules that give those colours their values. */
export function colourRules(gender: Gender): string {
  return (
    `:root{color-scheme:light dark;${declarations(palettes[gender])}}\n` +
    `@media screen and (prefers-color-scheme:dark){:root{${declarations(darkPalettes[gender])}}}\n`
  )
}

function declarations(palette: Palette): string {
  return Object.entries(named(palette))
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
}
