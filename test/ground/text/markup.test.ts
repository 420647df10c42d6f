import { expect, it } from 'vitest'
import { isXmlText } from '../../../src/ground/text/markup.js'

/** XML 1.0, production 2: the characters of a document. */
function isChar(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  )
}

it('takes the characters of XML 1.0 and no others', () => {
  const wrong: number[] = []
  for (let code = 0; code <= 0x10ffff; code++) {
    if (isXmlText(`a${String.fromCodePoint(code)}b`) !== isChar(code)) wrong.push(code)
  }
  expect(wrong).toEqual([])
})

it.each([
  ['\uD83D\uDE00', true],
  ['\uDE00\uD83D', false],
  ['\uD83D\uD83D\uDE00', false],
  ['\uD83D\uDE00\uDE00', false],
  ['\uD83D\uDE00\u0001', false],
])('takes surrogates in pairs alone: %j', (text, isTaken) => {
  expect(isXmlText(text)).toBe(isTaken)
})
