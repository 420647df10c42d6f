import { describe, expect, it } from 'vitest'
import { type Palette, palettes } from '../../src/charts/picture/styles.js'
import { colourRules, pagePalette } from '../../src/render/html/page-style.js'

/** Names of colours that text is set in, and of those that lines and symbols are drawn in. */
const ofText = ['text', 'quietText', 'curve', 'target', 'marker'] as const
const ofLines = ['patient', 'boneAge', 'background', 'frame'] as const

/** The values of the page's colours: in the light, in the dark. */
function coloursOf(rules: string): Record<string, string>[] {
  return rules
    .split('@media')
    .map((part) =>
      Object.fromEntries([...part.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value])),
    )
}

describe.each(['male', 'female'] as const)('the colours of the page, %s', (gender) => {
  const [light = {}, dark = {}] = coloursOf(colourRules(gender))

  it('are those of the picture in the light', () => {
    const names = (palette: Palette) => [palette.grid[1], ...palette.bands, palette.page, palette.curve]
    const values = names(pagePalette(gender)).map((name) => light[/--(\w+)/.exec(name)?.[1] ?? ''])
    expect(values).toEqual(names(palettes[gender]))
  })

  it('have a value for every name, in the light and in the dark', () => {
    const used = [...JSON.stringify(pagePalette(gender)).matchAll(/var\(--(\w+),/g)].map(([, name]) => name).sort()
    expect(Object.keys(light).sort()).toEqual(used)
    expect(Object.keys(dark).sort()).toEqual(used)
  })

  it.each(ofText)('can be read in the dark: %s', (name) => {
    for (const ground of ['page', 'plot', 'outerBand']) {
      expect(contrast(dark[name], dark[ground])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(ofLines)('can be seen in the dark: %s', (name) => {
    expect(contrast(dark[name], dark['plot'])).toBeGreaterThanOrEqual(3)
  })
})

/** Contrast of two colours (WCAG 2.2, relative luminance), 1 to 21. */
function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
