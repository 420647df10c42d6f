import type { Gender } from '../../ground/model/patient.js'
import { type ChartColour, type ChartTheme, type ChartThemeName, isTransparent } from '../chart-theme.js'
import { type Palette, palettes } from './styles.js'

type Palettes = { readonly [gender in Gender]: Palette }

const highContrast = {
  page: '#ffffff',
  plot: '#ffffff',
  frame: '#4d4d4d',
  grid: { 1: '#b0b0b0', 2: '#cccccc', 3: '#e2e2e2' },
  text: '#000000',
  quietText: '#262626',
  background: '#525252',
  backgroundBand: '#ebebeb',
  limit: '#6b2500',
  patient: '#000000',
  patientHalo: '#ffffff',
  boneAge: '#000000',
  target: '#7a3300',
  targetChannel: '#d46f00',
  marker: '#333333',
} as const

const greyscale: Palette = {
  page: '#ffffff',
  plot: '#ffffff',
  frame: '#7d7d7d',
  grid: { 1: '#d2d2d2', 2: '#e0e0e0', 3: '#efefef' },
  text: '#111111',
  quietText: '#4d4d4d',
  curve: '#4f4f4f',
  bands: ['#f9f9f9', '#f2f2f2', '#eaeaea'],
  background: '#767676',
  backgroundBand: '#efefef',
  limit: '#262626',
  patient: '#000000',
  patientHalo: '#ffffff',
  boneAge: '#000000',
  target: '#333333',
  targetChannel: '#7a7a7a',
  marker: '#555555',
}

const dark = {
  page: '#12181f',
  plot: '#161d25',
  frame: '#64717f',
  grid: { 1: '#34404c', 2: '#29333e', 3: '#1f2831' },
  text: '#e6ebf0',
  quietText: '#a7b2be',
  background: '#8b97a3',
  backgroundBand: '#1e252d',
  limit: '#e0a07a',
  patient: '#f4f7fa',
  patientHalo: '#12181f',
  boneAge: '#f4f7fa',
  target: '#f2a863',
  targetChannel: '#f2a863',
  marker: '#93a1b0',
} as const

/** The colours of every theme by name. */
export const themePalettes: { readonly [theme in ChartThemeName]: Palettes } = {
  default: palettes,
  'high-contrast': {
    male: { ...highContrast, curve: '#004456', bands: ['#f5fafb', '#ebf4f7', '#e0eef2'] },
    female: { ...highContrast, curve: '#6e1149', bands: ['#fdf7fa', '#faeff5', '#f6e6ef'] },
  },
  greyscale: { male: greyscale, female: greyscale },
  dark: {
    male: { ...dark, curve: '#62c4da', bands: ['#17242d', '#1a2d38', '#1e3844'] },
    female: { ...dark, curve: '#e892c3', bands: ['#251c27', '#302231', '#3c283b'] },
  },
}

/** What tells curves apart besides their colour. */
export interface CurveStyle {
  /** By which the widths of curves are multiplied. */
  readonly weight: number
  /** The dashes of curves between the outermost and the median, alternately; none if empty. */
  readonly dashes: readonly (readonly number[])[]
}

const plainCurves: CurveStyle = { weight: 1, dashes: [] }

/** The curves of a theme. */
export const curveStyles: { readonly [theme in ChartThemeName]: CurveStyle } = {
  default: plainCurves,
  'high-contrast': { weight: 1.35, dashes: [] },
  greyscale: {
    weight: 1.15,
    dashes: [
      [11, 3],
      [4, 2.4],
    ],
  },
  dark: plainCurves,
}

/** A palette by the names of its colours. */
export function namedColours({ grid, bands, ...plain }: Palette): Readonly<Record<ChartColour, string>> {
  const [outerBand, middleBand, innerBand] = bands
  return { ...plain, grid1: grid[1], grid2: grid[2], grid3: grid[3], outerBand, middleBand, innerBand }
}

/** The palette of named colours. */
export function paletteOf(colours: Readonly<Record<ChartColour, string>>): Palette {
  const { grid1, grid2, grid3, outerBand, middleBand, innerBand, ...plain } = colours
  return { ...plain, grid: { 1: grid1, 2: grid2, 3: grid3 }, bands: [outerBand, middleBand, innerBand] }
}

/** The look of a picture. */
export interface Look {
  readonly theme?: (ChartTheme & { readonly base: ChartThemeName }) | undefined
  readonly background?: string | undefined
}

/** The colours of a look. */
export function paletteFor({ theme, background }: Look, gender: Gender): Palette {
  if (background === undefined && !hasOwnColours(theme)) return themePalettes[theme?.base ?? 'default'][gender]
  const { base = 'default', ...own } = theme ?? {}
  const given = Object.entries(own).filter(([, colour]) => colour !== undefined)
  const page = background === undefined || isTransparent(background) ? {} : { page: background }
  const plain = themePalettes[base][gender]
  return paletteOf({ ...namedColours(plain), ...Object.fromEntries(given), ...page })
}

function hasOwnColours(theme: ChartTheme | undefined): boolean {
  for (const name in theme) if (name !== 'base' && theme[name as ChartColour] !== undefined) return true
  return false
}

/** A look on white paper: that of the dark theme is the default one there. */
export function onPaper(look: Look): Look {
  return look.theme?.base === 'dark' ? { background: undefined, theme: undefined } : look
}

/** Colours as custom properties such as `--auxology-quiet-text`, each with its own value where a page doesn't set it. */
export function asCustomProperties(palette: Palette): Palette {
  const named = Object.entries(namedColours(palette)).map(([name, colour]) => [
    name,
    `var(${colourProperty(name)}, ${colour})`,
  ])
  return paletteOf(Object.fromEntries(named) as Record<ChartColour, string>)
}

/** The custom property of a colour: `--auxology-quiet-text`. */
export function colourProperty(name: string): string {
  return `--auxology-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
