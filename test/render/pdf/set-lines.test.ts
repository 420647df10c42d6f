import { describe, expect, it } from 'vitest'
import type { PdfText } from '../../../src/render/pdf/pdfmake.js'
import { lineSetter } from '../../../src/render/pdf/set-lines.js'

function lines(text: PdfText['text'], width: number, style: Partial<PdfText> = {}): string[] {
  const set = lineSetter()({ ...style, text }, width, { fontSize: 10 })
  return set.map((runs) => runs.map((run) => run.text).join('|'))
}

describe('lines of a text', () => {
  it('end after a space, which stays, for readers who hear it', () => {
    expect(lines('Adenotomie im Mai', 70)).toEqual(['Adenotomie im ', 'Mai'])
  })

  it('end after a dash or a slash, unless a figure follows', () => {
    expect(lines('weight-for-length', 60)).toEqual(['weight-for-', 'length'])
    expect(lines('2017/18 Sitzhöhe/Beinlänge', 90)).toEqual(['2017/18 Sitzhöhe/', 'Beinlänge'])
    expect(lines('Arch 2017-18/19 Dis', 60)).toEqual(['Arch ', '2017-18/19 ', 'Dis'])
  })

  it('end after a soft hyphen, which takes no room', () => {
    expect(lines('Wachs\u00adtums\u00adhormon', 65)).toEqual(['Wachs\u00adtums\u00ad', 'hormon'])
    expect(lines('Dosis\u00ad5 mg', 30)).toEqual(['Dosis\u00ad', '5 mg'])
    expect(lines('Wachs\u00adtums\u00adhormon', 90)).toEqual(['Wachs\u00adtums\u00adhormon'])
  })

  it('do not end where words are kept together', () => {
    expect(lines('um 5\u00a0cm größer', 30)).toEqual(['um ', '5\u00a0cm ', 'größer'])
  })

  it('end where the text says so', () => {
    expect(lines('Gewicht\nnach Länge', 200)).toEqual(['Gewicht', 'nach Länge'])
  })

  it('divide a word that is wider than one', () => {
    const divided = lines(`a ${'x'.repeat(30)} b`, 50)
    expect(divided.join('')).toBe(`a ${'x'.repeat(30)} b`)
    expect(divided.length).toBeGreaterThan(3)
  })

  it('keep the looks of their parts', () => {
    expect(lines([{ text: 'WHO 2006: ', bold: true }, { text: 'WHO Multicentre' }], 90)).toEqual([
      'WHO 2006: |WHO ',
      'Multicentre',
    ])
  })

  it('hold all of a text that must not wrap', () => {
    expect(lines('Adenotomie im Mai', 20, { noWrap: true })).toEqual(['Adenotomie im Mai'])
  })

  it('are broken anew for another width', () => {
    const set = lineSetter()
    const text = { text: 'Adenotomie im Mai' }
    expect(set(text, 70, { fontSize: 10 })).toHaveLength(2)
    expect(set(text, 70.001, { fontSize: 10 })).toHaveLength(2)
    expect(set(text, 200, { fontSize: 10 })).toHaveLength(1)
  })
})
