import { describe, expect, it } from 'vitest'
import { chartThemes } from '../../../src/charts/chart-theme.js'
import { palettes } from '../../../src/charts/picture/styles.js'
import { namedColours, themePalettes } from '../../../src/charts/picture/themes.js'
import { colourRules, pageClasses, pagePalette } from '../../../src/shown/render/html/page-style.js'
import { contrast } from '../../charts/contrast.js'

/** Names of colours that text is set in, and of those that lines and symbols are drawn in. */
const ofText = ['text', 'quietText', 'curve', 'target', 'marker'] as const
const ofLines = ['patient', 'boneAge', 'background', 'frame'] as const

/** The values of the page's colours for a sex, in the default theme: in the light, in the dark. */
function coloursOf(gender: string): Record<string, string>[] {
  const selector = `^\\.default(?::not\\(\\.fixed\\))?\\.${gender}\\{(.*)\\}$`
  return [...colourRules().matchAll(new RegExp(selector, 'gm'))].map(([, rule = '']) =>
    Object.fromEntries(
      [...rule.matchAll(/--auxology-([\w-]+):(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
        name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
  )
}

describe('the colours of the page of a theme', () => {
  it('are those of its picture', () => {
    for (const theme of chartThemes) {
      const literal = JSON.stringify(pagePalette('male', { theme: { base: theme } })).replace(
        /var\(--[\w-]+, (#\w+)\)/g,
        '$1',
      )
      expect(JSON.parse(literal)).toEqual(themePalettes[theme].male)
      expect(pageClasses('male', { theme: { base: theme } })).toBe(`${theme} male`)
      expect(colourRules()).toContain(`\n.${theme}.male{`)
    }
  })

  it('leave alone what was asked for', () => {
    const look = { theme: { base: 'default', curve: '#123456' }, background: '#ffffee' } as const
    expect(pagePalette('male', look)).toMatchObject({ curve: '#123456', page: '#ffffee' })
    expect(pageClasses('male', look)).toBe('default male fixed')
  })
})

describe.each(['male', 'female'] as const)('the colours of the page, %s', (gender) => {
  const [light = {}, dark = {}] = coloursOf(gender)

  it('have a value for every name, in the light and in the dark', () => {
    expect(light).toEqual(namedColours(palettes[gender]))
    expect(dark).toEqual(namedColours(themePalettes.dark[gender]))
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
