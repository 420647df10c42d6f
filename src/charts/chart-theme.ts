import { invalidParameter, isRecord } from '../ground/text/invalid-input.js'

/**
 * The themes of a picture.
 *
 * - `default`: blue-green for boys, plum for girls, on white
 * - `high-contrast`: black and dark colours on white, heavier curves; text has a contrast of at least 7:1
 * - `greyscale`: greys for black-and-white printers and copiers; curves are told apart by dashes and weight
 * - `dark`: light colours on a dark ground, for screens
 */
export const chartThemes = ['default', 'high-contrast', 'greyscale', 'dark'] as const

/** A theme by its name. */
export type ChartThemeName = (typeof chartThemes)[number]

/** What has a colour of its own in a picture. */
export const chartColours = [
  'page',
  'plot',
  'frame',
  'grid1',
  'grid2',
  'grid3',
  'text',
  'quietText',
  'curve',
  'outerBand',
  'middleBand',
  'innerBand',
  'background',
  'backgroundBand',
  'limit',
  'patient',
  'patientHalo',
  'boneAge',
  'target',
  'targetChannel',
  'marker',
] as const

/** The name of a colour in a picture. */
export type ChartColour = (typeof chartColours)[number]

/**
 * A theme of one's own: the colours that differ from a theme by name, each as
 * `#rgb` or `#rrggbb`, the same for both sexes.
 *
 * @example
 * ```ts
 * const theme: ChartTheme = { base: 'dark', page: '#000000', curve: '#7fd4e8' }
 * ```
 */
export interface ChartTheme extends Readonly<Partial<Record<ChartColour, string>>> {
  /** The theme that has the other colours; `default` if not given. */
  readonly base?: ChartThemeName | undefined
}

const colourForm = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i
const acceptedColour = 'a colour such as #0b6479'
const transparent = 'transparent'

/**
 * A theme with its base.
 *
 * @throws AuxologyError `invalid_parameter` for a theme, a name or a colour that doesn't exist
 */
export function readTheme(theme: ChartThemeName | ChartTheme = 'default'): ChartTheme & { base: ChartThemeName } {
  if (!isRecord(theme)) return { base: checkedName('theme', theme) }
  const { base = 'default', ...colours } = theme
  for (const [name, colour] of Object.entries(colours)) {
    if (!chartColours.includes(name as ChartColour)) throw invalidParameter('theme', name, ['base', ...chartColours])
    if (colour !== undefined) checkColour(`theme.${name}`, colour, acceptedColour)
  }
  return { ...colours, base: checkedName('theme.base', base) }
}

/** @throws AuxologyError `invalid_parameter` unless it is a colour or `transparent` */
export function readBackground(background: string | undefined): string | undefined {
  if (background === undefined || background === transparent) return background
  checkColour('background', background, `${acceptedColour}, or ${transparent}`)
  return background
}

/** Whether a background lets through what is behind the picture. */
export function isTransparent(background: string | undefined): boolean {
  return background === transparent
}

function checkedName(parameter: string, name: ChartThemeName): ChartThemeName {
  if (chartThemes.includes(name)) return name
  throw invalidParameter(parameter, name, chartThemes)
}

function checkColour(parameter: string, colour: unknown, accepted: string): void {
  if (typeof colour !== 'string' || !colourForm.test(colour)) throw invalidParameter(parameter, colour, accepted)
}
