// Subsets the bundled Roboto faces to the characters that names and charts need: `npm run subset-fonts`.
// Writes fonts/*.ttf, their licence, and the widths and characters of the faces as a module. resvg opens a face for
// each letter, so small faces with Western European letters alone serve drawings that need no others.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
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

/** Characters outside ASCII whose widths layout knows exactly; of all others it knows an estimate that is no narrower. */
const measured = '–—…·±≤≥²°‰μß×−„“”’æøł'

/** As in src/ground/scene/fit-text.ts. */
const unknownWidth = 640
const wideWidth = 1000
const wideFrom = 0x1100

/** Step of the estimates, thousandths: rounded up to it, they are at most so much too wide. */
const widerStep = 20

/** Up to this number of zeros between two runs are shorter than the beginning of another. */
const fewOthers = 50

/** The characters of the small faces: ASCII, Latin-1, and what charts measure exactly. */
const western = [...text]
  .filter((character) => character.codePointAt(0) <= 0xff || measured.includes(character))
  .join('')

mkdirSync(join(root, 'fonts'), { recursive: true })
const fonts = []
for (const [face, source] of Object.entries(faces)) {
  const whole = await writeFace(source, text, face)
  await writeFace(source, western, face.replace('.ttf', '-Western.ttf'))
  fonts.push(fontkit.create(whole))
}
copyFileSync(join(roboto, 'LICENSE_FONT'), join(root, 'fonts', 'OFL.txt'))
writeFileSync(join(root, 'src/ground/scene/roboto.ts'), metricsModule(...fonts))

/** Writes a face with some characters and returns its bytes. */
async function writeFace(source, characters, face) {
  // Without hinting, which only old screens need, and with kerning as the only feature: half the size.
  const subset = await subsetFont(readFileSync(join(roboto, source)), characters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern'],
  })
  writeFileSync(join(root, 'fonts', face), subset)
  console.log(`${face}: ${subset.length} bytes`)
  return subset
}

/** The module with what layout and print must know of the faces. */
function metricsModule(regular, bold) {
  const inBoth = regular.characterSet.filter((code) => bold.hasGlyphForCodePoint(code)).sort((a, b) => a - b)
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)
  const widest = [...measured].map((character) => {
    const code = character.codePointAt(0)
    return `  '${character}': ${Math.max(widthOf(regular, code), widthOf(bold, code))},`
  })
  const wider = inBoth.flatMap((code) => {
    const steps = stepsBeyond([regular, bold], code)
    return steps > 0 ? [[code, steps]] : []
  })
  return `// Written by scripts/subset-fonts.mjs from the bundled faces; do not edit.
// Roboto 3 (Google Fonts, OFL 1.1), Regular and Bold.

/** The characters that both faces have: first and last code points, ascending. */
export const coveredCharacters: readonly (readonly [first: number, last: number])[] = [
${rangesText(inBoth)}
]

/** The same of the small faces. */
export const westernCharacters: readonly (readonly [first: number, last: number])[] = [
${rangesText(inBoth.filter((code) => western.includes(String.fromCodePoint(code))))}
]

/** Advance widths of the characters from the space to the tilde, thousandths of the font's height. */
export const regularWidths: readonly number[] = [
  ${ascii.map((code) => widthOf(regular, code)).join(', ')},
]

/** The same of the bold face. */
export const boldWidths: readonly number[] = [
  ${ascii.map((code) => widthOf(bold, code)).join(', ')},
]

/** Other characters: the wider of the two faces. */
export const otherWidths: Readonly<Record<string, number>> = {
${widest.join('\n')}
}

/** By how much further characters are wider than estimated: in these steps, thousandths. */
export const widerStep = ${widerStep}

/** From a code point on, a digit to base 36 for each character; all others are no wider than estimated. */
export const widerBy: readonly (readonly [first: number, steps: string])[] = [
${digitRuns(wider)
  .map(([first, digits]) => `  [0x${first.toString(16)}, '${digits}'],`)
  .join('\n')}
]
`
}

function rangesText(codes) {
  return ranges(codes)
    .map((range) => `  [${range.map((code) => `0x${code.toString(16)}`).join(', ')}],`)
    .join('\n')
}

/** By how many steps a character may be wider than src/ground/scene/fit-text.ts estimates: as wide as its letter, or as most. */
function stepsBeyond(fonts, code) {
  if (code < 0x7f || code === 0xa0 || measured.includes(String.fromCharCode(code))) return 0
  const letter = String.fromCharCode(code).normalize('NFD').charCodeAt(0)
  const beyond = fonts.map((font) => {
    const estimate = letter < 0x7f ? widthOf(font, letter) : letter < wideFrom ? unknownWidth : wideWidth
    return Math.ceil((widthOf(font, code) - estimate) / widerStep)
  })
  return Math.max(0, ...beyond)
}

/** Runs of characters with few others between them. */
function digitRuns(steps) {
  const runs = []
  for (const [code, count] of steps) {
    const last = runs.at(-1)
    const digit = count.toString(36)
    if (digit.length > 1) throw new Error(`the width of U+${code.toString(16)} takes more than 35 steps`)
    if (last !== undefined && code - last[0] - last[1].length < fewOthers) {
      last[1] = last[1].padEnd(code - last[0], '0') + digit
    } else runs.push([code, digit])
  }
  return runs
}

function widthOf(font, code) {
  return Math.round((1000 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm)
}

function ranges(codes) {
  const joined = []
  for (const code of codes) {
    const last = joined.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else joined.push([code, code])
  }
  return joined
}
