import { describe, expect, it } from 'vitest'
import { printableText } from '../../../../src/ground/scene/typeface.js'

describe('text in the characters of the bundled fonts', () => {
  it.each([
    ['Jürgen Weiß', 'Jürgen Weiß'],
    ['ÄÖÜẞäöüß éèêç ñ ø å', 'ÄÖÜẞäöüß éèêç ñ ø å'],
    ['Čapek Šárka Łukasz Gökoğlu Işık Őze Ľubomír Țepeș', 'Čapek Šárka Łukasz Gökoğlu Işık Őze Ľubomír Țepeș'],
    ['Nguyễn Thị Đặng', 'Nguyễn Thị Đặng'],
    ['Αλέξανδρος Ιωάννα μ', 'Αλέξανδρος Ιωάννα μ'],
    ['Щербакова Ґрета Їжак', 'Щербакова Ґрета Їжак'],
    ['„a“ ‚b‘ – — … · • ± ≤ ≥ ≈ × ° ‰ µ − ² ³ ⁴ ₂ €', '„a“ ‚b‘ – — … · • ± ≤ ≥ ≈ × ° ‰ µ − ² ³ ⁴ ₂ €'],
    ['Mu\u0308ller', 'Müller'],
    ['محمد', '����'],
    ['王小明', '���'],
    ['Mia 😀', 'Mia �'],
    ['👨‍👩‍👧', '���'],
    ['x\u0360y', 'xy'],
    ['<svg>\n\t</svg>', '<svg>\n\t</svg>'],
  ])('%s', (text, printable) => {
    expect(printableText(text)).toBe(printable)
  })
})
