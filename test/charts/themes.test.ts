import { describe, expect, it } from 'vitest'
import { type ChartColour, type ChartTheme, chartColours, chartThemes } from '../../src/charts/chart-theme.js'
import { asCustomProperties, namedColours, onPaper, paletteFor } from '../../src/charts/picture/themes.js'
import { genders } from '../../src/ground/model/patient.js'
import { chartSvg } from '../../src/shown/render/chart-svg.js'
import { clara, jakob, mira } from '../fixtures/children.js'
import { errorOf } from '../fixtures/error-of.js'
import { contrast } from './contrast.js'
import { expectGolden } from './golden-file.js'
import { today } from './patient-of-type.js'

/** What text is set in, and its ground. */
const ofText: readonly ChartColour[] = ['text', 'quietText', 'curve', 'target', 'limit', 'background']
const grounds: readonly ChartColour[] = ['page', 'plot']
/** What is drawn as a line or a symbol, and the darkest that lies behind it. */
const ofLines: readonly ChartColour[] = ['curve', 'patient', 'boneAge', 'target', 'limit', 'marker', 'quietText']
const behindLines: readonly ChartColour[] = ['plot', 'outerBand', 'middleBand', 'innerBand', 'backgroundBand']

/** Least contrasts (WCAG 2.2: 1.4.3 and 1.4.11; with high contrast 1.4.6). */
const least = { default: [4.5, 3], 'high-contrast': [7, 4.5], greyscale: [4.5, 3], dark: [4.5, 3] } as const

describe.each(chartThemes.flatMap((base) => genders.map((gender) => ({ base, gender }))))(
  'the theme $base, $gender',
  ({ base, gender }) => {
    const colours = namedColours(paletteFor({ theme: { base } }, gender))
    const [text, lines] = least[base]

    it.each(ofText)('can be read: %s', (name) => {
      for (const ground of grounds) expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(text)
    })

    it.each(ofLines)('can be seen: %s', (name) => {
      for (const ground of behindLines) expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(lines)
    })

    it('has a visible line of a general reference on its band, and a frame', () => {
      for (const ground of ['plot', 'backgroundBand'] as const) {
        expect(contrast(colours.background, colours[ground])).toBeGreaterThanOrEqual(lines)
      }
      expect(contrast(colours.frame, colours.page)).toBeGreaterThanOrEqual(base === 'high-contrast' ? 4.5 : 2.9)
    })

    it('has every colour, in six digits', () => {
      expect(Object.keys(colours).sort()).toEqual([...chartColours].sort())
      for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    })
  },
)

it('greyscale has no hue', () => {
  for (const gender of genders) {
    for (const colour of Object.values(namedColours(paletteFor({ theme: { base: 'greyscale' } }, gender)))) {
      expect(colour).toMatch(/^#(..)\1\1$/)
    }
  }
})

it('greyscale tells neighbouring curves apart by dashes', () => {
  const svg = chartSvg(jakob, { type: 'Height', theme: 'greyscale' }, { today })
  const dashes = Object.fromEntries(
    [...svg.matchAll(/<path data-series="(P\d+)"[^>]*?(?: stroke-dasharray="([^"]*)")? stroke-linejoin/g)]
      .reverse()
      .map(([, series, dash = '']) => [series, dash]),
  )
  expect([dashes['P3'], dashes['P50'], dashes['P97']]).toEqual(['', '', ''])
  expect(dashes['P10']).not.toBe('')
  expect(dashes['P25']).not.toBe('')
  expect(dashes['P10']).not.toBe(dashes['P25'])
  expect([dashes['P90'], dashes['P75']]).toEqual([dashes['P10'], dashes['P25']])
})

describe("a theme of one's own", () => {
  it('changes what it names, and nothing else', () => {
    const theme = { base: 'dark', page: '#000', curve: '#FFD166' } as const
    const own = namedColours(paletteFor({ theme }, 'male'))
    expect(own).toEqual({
      ...namedColours(paletteFor({ theme: { base: 'dark' } }, 'male')),
      page: '#000',
      curve: '#FFD166',
    })
  })

  it.each<[unknown, string, unknown]>([
    ['neon', 'theme', 'neon'],
    [7, 'theme', 7],
    [{ base: 'neon' }, 'theme.base', 'neon'],
    [{ curves: '#000000' }, 'theme', 'curves'],
    [{ curve: 'red' }, 'theme.curve', 'red'],
    [{ curve: '#12345' }, 'theme.curve', '#12345'],
    [{ curve: '#000"/><script>' }, 'theme.curve', '#000"/><script>'],
    [{ curve: 3 }, 'theme.curve', 3],
  ])('is refused: %j', (theme, parameter, value) => {
    const draw = () => chartSvg(jakob, { type: 'Height', theme: theme as ChartTheme }, { today })
    expect(errorOf(draw)).toMatchObject({ code: 'invalid_parameter', parameter, value })
  })

  it('is the default one where null is given, as of a record without one', () => {
    const drawn = (request: object) => chartSvg(jakob, { type: 'Height', ...request }, { today })
    expect(drawn({ theme: null })).toBe(drawn({}))
  })

  it('is refused as a background', () => {
    for (const background of ['', 'red', 'none', '#12']) {
      const error = errorOf(() => chartSvg(jakob, { type: 'Height', background }, { today }))
      expect(error).toMatchObject({ code: 'invalid_parameter', parameter: 'background', value: background })
    }
  })
})

it('dark is the default theme on paper, and only dark', () => {
  expect(onPaper({ theme: { base: 'dark' }, background: '#000000' })).toEqual({})
  expect(onPaper({ theme: { base: 'greyscale' } })).toEqual({ theme: { base: 'greyscale' } })
})

it('every colour is a custom property with its own value, if asked', () => {
  const named = namedColours(asCustomProperties(paletteFor({}, 'male')))
  expect(named.curve).toBe('var(--auxology-curve, #0b6479)')
  expect(named.quietText).toBe('var(--auxology-quiet-text, #56626f)')
  expect(named.grid1).toBe('var(--auxology-grid1, #d3dae2)')
  expect(new Set(Object.values(named)).size).toBe(chartColours.length)
})

const pictures = {
  'theme-high-contrast': [jakob, { type: 'Height', theme: 'high-contrast' }],
  'theme-greyscale': [mira, { type: 'HeightWithTurnerSyndrome', theme: 'greyscale', lines: 'nine' }],
  'theme-dark': [clara, { type: 'Bmi', theme: 'dark' }],
  'theme-own': [jakob, { type: 'Head', theme: { base: 'high-contrast', curve: '#5b2a86' }, background: '#fff8e1' }],
  'no-header-transparent': [jakob, { type: 'Weight', header: false, background: 'transparent' }],
  'responsive-custom-properties': [clara, { type: 'Height', responsive: true, customProperties: true, window: 'fit' }],
} as const

it.each(Object.entries(pictures))('%s', (name, [patient, request]) => {
  expectGolden(`${name}.svg`, chartSvg(patient, request, { today, locale: name === 'theme-dark' ? 'en' : 'de' }))
})
