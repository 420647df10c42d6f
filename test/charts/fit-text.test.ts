import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, textWidth } from '../../src/scene/fit-text.js'

const size = 14

test.each([
  ['Größing', 100, 'Größing'],
  ['Größing', 40, 'Grö…'],
  ['Anna Maria', 45, 'Anna…'],
  ['Größing', 11, '…'],
  ['Größing', 5, ''],
  ['', 0, ''],
])('%s in %d pixels is %s', (text, width, fitted) => {
  expect(fitText(text, width, size)).toBe(fitted)
})

test('as much of a text is kept as there is room for, and no character is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 0, max: 300 }), (text, width) => {
      const fitted = fitText(text, width, size)
      expect(textWidth(fitted, size)).toBeLessThanOrEqual(width)
      if (fitted === text || fitted === '') return
      const characters = [...text]
      const kept = characters.findIndex((_, i) => `${characters.slice(0, i).join('').trimEnd()}…` === fitted)
      expect(kept).toBeGreaterThanOrEqual(0)
      const longer = `${characters
        .slice(0, kept + 1)
        .join('')
        .trimEnd()}…`
      if (longer !== fitted) expect(textWidth(longer, size)).toBeGreaterThan(width - 1e-6)
    }),
  )
})

test('a text as long as a document takes no longer than reading it once', () => {
  const start = performance.now()
  expect(fitText('é'.repeat(1_000_000), 200, size)).toHaveLength(26)
  expect(performance.now() - start).toBeLessThan(5000)
})
