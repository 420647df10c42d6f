import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { westernCharacters } from '../../../../src/ground/scene/roboto.js'
import { fontFileNames, isWestern, westernFontFileNames } from '../../../../src/ground/scene/typeface.js'
import { fontFiles, fontFilesFor } from '../../../../src/shown/render/node/font-files.js'

const western = westernCharacters.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
)

/** As much of a font of fontkit, which has no types, as is asked here. */
interface Font {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly bbox: { readonly height: number }
  glyphForCodePoint(code: number): { readonly id: number; readonly path: { toSVG(): string } }
  layout(text: string): { readonly positions: readonly { readonly xAdvance: number }[] }
}

const fontkit: { create(bytes: Uint8Array): Font } = createRequire(import.meta.url)('fontkit')

function face(name: string): Font {
  return fontkit.create(readFileSync(`fonts/${name}`))
}

describe.each(['regular', 'bold'] as const)('the small %s face', (kind) => {
  const small = face(westernFontFileNames[kind])
  const whole = face(fontFileNames[kind])

  it('draws each of its characters as the whole one does', () => {
    for (const character of western) {
      const [ours, theirs] = [small, whole].map((font) => font.glyphForCodePoint(character.codePointAt(0) as number))
      expect(ours?.id, character).not.toBe(0)
      expect(ours?.path.toSVG(), character).toBe(theirs?.path.toSVG())
    }
  })

  it('sets them at the same distances, by kerning too', () => {
    const distances = (font: Font, text: string) => font.layout(text).positions.map(({ xAdvance }) => xAdvance)
    for (const character of western) {
      const beside = [...'AVToy1.–ö'].map((other) => `${character}${other}${character}`).join('')
      expect(distances(small, beside), character).toEqual(distances(whole, beside))
    }
    expect(distances(small, 'AV')[0]).toBeLessThan(distances(small, 'AA')[0] as number)
  })

  it('is set on the same lines', () => {
    const { ascent, descent, lineGap, unitsPerEm, bbox } = small
    expect({ ascent, descent, lineGap, unitsPerEm }).toEqual({
      ascent: whole.ascent,
      descent: whole.descent,
      lineGap: whole.lineGap,
      unitsPerEm: whole.unitsPerEm,
    })
    expect(bbox.height).toBeLessThanOrEqual(whole.bbox.height)
  })
})

describe('a drawing', () => {
  it.each([
    ['<text>Jonas Größing &lt; 152,5 cm · P51 – ≥ 2</text>', true],
    ['<text>Д</text>', false],
    ['<text>Łukasz</text>', false],
    ['<text>é 😀</text>', false],
  ])('%s has the small faces: %s', async (svg, isSmall) => {
    expect(isWestern(svg)).toBe(isSmall)
    const { regular, bold } = await fontFilesFor(svg)
    const names = isSmall ? westernFontFileNames : fontFileNames
    expect(regular).toMatch(new RegExp(`${names.regular}$`))
    expect(bold).toMatch(new RegExp(`${names.bold}$`))
  })

  it('has the whole ones on request', async () => {
    expect((await fontFiles()).regular).toMatch(new RegExp(`${fontFileNames.regular}$`))
  })
})
