import fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { markdownText, summaryText } from '../../../src/doors/http/cds-hooks/card.js'
import { runsOf } from '../../property-runs.js'

/** The text of a page, and whether there is anything but text. */
function rendered(markdown: string): { readonly text: string; readonly tags: readonly string[] } {
  const html = marked.parse(markdown, { gfm: true, async: false })
  const tags = [...html.matchAll(/<\/?([a-z]+)/gi)].map(([, name = '']) => name)
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim()
  return { text, tags: [...new Set(tags)] }
}

describe('text in a card is text', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '[Befund](https://evil.example)',
    '![](https://evil.example/pixel.png)',
    'https://evil.example',
    'see www.evil.example now',
    'mail me@evil.example',
    '**bold** _emphasis_ `code` ~~struck~~',
    '# heading',
    '> quotation',
    '- list',
    '1. list',
    '| a | b |',
    '&lt;script&gt;',
    '<!-- comment -->',
    'a\n\n# heading\n\n- list',
  ])('%j', (given) => {
    const { text, tags } = rendered(`- ${markdownText(given)}`)
    expect(tags).toEqual(['ul', 'li'])
    expect(text).toBe(given.replace(/\s+/g, ' '))
  })

  it('whatever it is', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'<>[]()!*_`~#|&\\-+.:/@1ahtps w=$'), maxLength: 40 })
    fc.assert(
      fc.property(hostile, (given) => {
        const { tags } = rendered(`x ${markdownText(given)}`)
        expect(tags).toEqual(['p'])
      }),
      runsOf(3000),
    )
  })

  it('and is not escaped where it needs not be', () => {
    const sentence = 'Größen-SDS −2,92 < −2,50 (P0,18); SDS +0.5, 12.3 cm: 5 & 6, 03.04.2025'
    expect(markdownText(sentence)).toBe(sentence)
  })
})

it('a summary that is too long ends within its limit', () => {
  expect([...summaryText('é'.repeat(139))]).toHaveLength(139)
  expect(summaryText('é'.repeat(200))).toBe(`${'é'.repeat(138)}…`)
})
