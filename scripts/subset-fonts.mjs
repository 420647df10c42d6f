// Subsets the bundled Roboto faces to the characters that names and charts need: `npm run subset-fonts`.
// Writes fonts/*.ttf, their licence, and the list of characters that the faces cover.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const roboto = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/package.json'))
const faces = {
  'Roboto-Regular.ttf': '400Regular/Roboto_400Regular.ttf',
  'Roboto-Bold.ttf': '700Bold/Roboto_700Bold.ttf',
}

/** The characters to keep where the face has them: first and last code point. */
const wanted = [
  [0x20, 0x7e], // Latin
  [0xa0, 0xff], // Western European letters, ° ± ² ³ µ ·
  [0x100, 0x17f], // Central European, Turkish and Baltic letters
  [0x1a0, 0x1b0], // Vietnamese Ơ ơ Ư ư
  [0x218, 0x21b], // Romanian Ș ș Ț ț
  [0x18f, 0x18f], // Azerbaijani Ə ə
  [0x259, 0x259],
  [0x2bc, 0x2bc], // the apostrophe of Ukrainian and Hawaiian names in Latin letters
  [0x384, 0x3ce], // Greek
  [0x400, 0x45f], // Cyrillic
  [0x490, 0x491], // Ukrainian Ґ ґ
  [0x492, 0x4e9], // Cyrillic of Kazakh, Tatar and others
  [0x1e80, 0x1e85], // Welsh
  [0x1e9e, 0x1e9e], // ẞ
  [0x1ea0, 0x1ef9], // Vietnamese
  [0x2010, 0x203a], // dashes, quotation marks, … • ‰
  [0x2070, 0x208e], // superscripts and subscripts
  [0x20ac, 0x20ac], // €
  [0x2116, 0x2122], // № ™
  [0x2212, 0x2212], // −
  [0x2248, 0x2248], // ≈
  [0x2260, 0x2265], // ≠ ≤ ≥
  [0xfffd, 0xfffd], // the replacement for characters that the face lacks
]
const text = wanted
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join('')

mkdirSync(join(root, 'fonts'), { recursive: true })
let covered
for (const [face, source] of Object.entries(faces)) {
  // Without hinting, which only old screens need, and with kerning as the only feature: half the size.
  const subset = await subsetFont(readFileSync(join(roboto, source)), text, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern'],
  })
  writeFileSync(join(root, 'fonts', face), subset)
  console.log(`${face}: ${subset.length} bytes`)
  const own = codePoints(subset)
  covered = covered?.filter((code) => own.has(code)) ?? [...own].sort((a, b) => a - b)
}
copyFileSync(join(roboto, 'LICENSE_FONT'), join(root, 'fonts', 'OFL.txt'))
writeFileSync(join(root, 'src/render/typeface/covered-characters.ts'), module(ranges(covered)))

/** The code points of a font's character map: format 4, the one for the Basic Multilingual Plane. */
function codePoints(font) {
  const tables = font.readUInt16BE(4)
  const entry = Array.from({ length: tables }, (_, i) => 12 + 16 * i).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  )
  const cmap = font.readUInt32BE(entry + 8)
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i))
  const map = maps.find((at) => font.readUInt16BE(at) === 4)
  const segments = font.readUInt16BE(map + 6) / 2
  const found = new Set()
  for (let i = 0; i < segments; i++) {
    const last = font.readUInt16BE(map + 14 + 2 * i)
    const first = font.readUInt16BE(map + 16 + 2 * (segments + i))
    for (let code = first; code <= last && code < 0xffff; code++) found.add(code)
  }
  return found
}

function ranges(codes) {
  const found = []
  for (const code of codes) {
    const last = found.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else found.push([code, code])
  }
  return found
}

function module(found) {
  const rows = found.map((range) => `  [${range.map((code) => `0x${code.toString(16)}`).join(', ')}],`)
  return [
    '// Written by scripts/subset-fonts.mjs.',
    '',
    '/** The characters that the bundled faces have: first and last code points, ascending. */',
    'export const coveredCharacters: readonly (readonly [first: number, last: number])[] = [',
    ...rows,
    ']',
    '',
  ].join('\n')
}
