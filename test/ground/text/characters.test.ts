import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fitText, wrapText } from '../../../src/ground/scene/fit-text.js'
import { characters, isLongerThan, withoutDirections } from '../../../src/ground/text/characters.js'
import { plainText } from '../../../src/ground/text/plain-text.js'
import { shortened } from '../../../src/ground/text/quoted.js'
import { runsOf } from '../../property-runs.js'

const family = '👩‍👩‍👧‍👦'

test.each([
  ['', []],
  ['Zoë', ['Z', 'o', 'ë']],
  ['e\u0301x', ['e\u0301', 'x']],
  [`${family}🇦🇹`, [family, '🇦🇹']],
])('%s is taken apart where a reader would', (text, parts) => {
  expect([...characters(text)]).toEqual(parts)
})

test('a letter with marks without end is taken apart all the same, and nothing is lost', () => {
  const text = `x${'\u0335'.repeat(10_000)}`
  const parts = [...characters(text)]
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(32)
  expect(parts.join('')).toBe(text)
})

test('a text that is segmented in parts falls apart as it does at once', () => {
  const units = fc.constantFrom('x', 'e\u0301', '😀', family, '\u0335', '🇦🇹', 'क्षि', '\r\n')
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.array(units, { minLength: 200, maxLength: 500 }), (parts) => {
      const text = parts.join('')
      const segments = Array.from(segmenter.segment(text), ({ segment }) => segment)
      if (segments.every(({ length }) => length <= 32)) expect([...characters(text)].join('|')).toBe(segments.join('|'))
      expect([...characters(text)].join('')).toBe(text)
    }),
    runsOf(100),
  )
})

test('a runtime without a segmenter takes code points', () => {
  vi.stubGlobal('Intl', {})
  expect([...characters(`😀e\u0301`)]).toEqual(['😀', 'e', '\u0301'])
  vi.unstubAllGlobals()
})

test('a cut never falls within a character', () => {
  const text = fc.array(fc.constantFrom('x', 'e\u0301', '😀', family, '\u0335', 'שׁ'), { maxLength: 40 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 60 }), (parts, longest) => {
      const whole = parts.join('')
      const starts = new Set([''])
      for (const character of characters(whole)) starts.add([...starts].at(-1) + character)
      for (const cut of [shortened(whole, longest), fitText(whole, longest * 3, 10)]) {
        expect(starts).toContain(cut.replace(/…$/, ''))
      }
      const lines = wrapText(whole, longest * 3, 10)
      lines.forEach((_, i) => void expect(starts).toContain(lines.slice(0, i + 1).join('')))
      expect(lines.join('')).toBe(whole)
    }),
    runsOf(300),
  )
})

test.each([
  ['x'.repeat(5), 5, false],
  ['x'.repeat(6), 5, true],
  ['😀'.repeat(5), 5, false],
  ['😀'.repeat(6), 5, true],
  ['x'.repeat(1_000_000), 5, true],
])('%# counts code points, as schemas do', (text, most, expected) => {
  expect(isLongerThan(text, most)).toBe(expected)
})

test('no text turns round what follows it', () => {
  const controls = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'
  expect(withoutDirections(`a${controls}b`)).toBe('ab')
  expect(plainText(`Anna\u202E`)).toBe('Anna')
  expect(shortened('x\u202Ey')).toBe('xy')
  // What joins letters and emoji is no such control.
  expect(withoutDirections(family)).toBe(family)
})
