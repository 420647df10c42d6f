import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText, textWidth, wrapText } from '../../src/ground/scene/fit-text.js'

describe('text', () => {
  it('is as wide as Roboto has it', () => {
    // Advance widths of the font: H 713, a 544, each of the digits 562 thousandths.
    expect(textWidth('Ha', 1000)).toBe(1257)
    expect(textWidth('123', 10)).toBeCloseTo(16.86, 9)
    expect(textWidth('Ä', 10)).toBe(textWidth('A', 10))
    expect(textWidth('漢', 10)).toBe(10)
    expect(textWidth('', 10)).toBe(0)
  })

  it('is cut short with an ellipsis', () => {
    expect(fitText('Größing', 200, 12)).toBe('Größing')
    expect(fitText('Maximilian', 40, 12)).toMatch(/^Max.*…$/)
    expect(textWidth(fitText('Maximilian', 40, 12), 12)).toBeLessThanOrEqual(40)
    expect(fitText('Maximilian', 3, 12)).toBe('')
    expect(fitText('👶👶👶👶', 30, 12)).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })

  it('is wrapped at spaces', () => {
    expect(wrapText('one two three', textWidth('one two', 10), 10)).toEqual(['one two', 'three'])
    expect(wrapText('', 100, 10)).toEqual([])
  })

  it.each(['<', '>', '≤', '≥', '±', '−'])('never has %s at the end of a line, apart from its number', (sign) => {
    expect(wrapText(`limit ${sign} 3.5 cm`, textWidth(`limit ${sign}`, 10), 10)).toEqual(['limit', `${sign} 3.5`, 'cm'])
    expect(wrapText(`limit ${sign} −6`, textWidth(`limit ${sign}`, 10), 10)).toEqual(['limit', `${sign} −6`])
  })
})

describe('a fitted text', () => {
  const size = 14

  it.each([
    ['Größing', 100, 'Größing'],
    ['Größing', 40, 'Grö…'],
    ['Anna Maria', 45, 'Anna…'],
    ['Größing', 11, '…'],
    ['Größing', 5, ''],
    ['', 0, ''],
  ])('%s in %d pixels is %s', (text, width, fitted) => {
    expect(fitText(text, width, size)).toBe(fitted)
  })

  it('as much of a text is kept as there is room for, and no character is cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 0, max: 300 }), (text, width) => {
        const fitted = fitText(text, width, size)
        expect(textWidth(fitted, size)).toBeLessThanOrEqual(width)
        if (fitted === text || fitted === '') return
        const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
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

  // Measured letter by letter from the end, it would run into the time limit of every test.
  it('cuts a text as long as a document', () => {
    expect(fitText('é'.repeat(1_000_000), 200, size)).toHaveLength(26)
  })
})
