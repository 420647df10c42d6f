/**
 * Advance widths of Roboto 3 (Google Fonts, OFL 1.1; the faces Regular and
 * Bold of @expo-google-fonts/roboto 0.4.3), for the characters from the space
 * to the tilde, in thousandths of the font's height.
 */
const regular = [
  248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562, 562, 562, 562, 562, 562,
  562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651, 656, 568, 553, 681, 713, 272, 552, 627, 539, 873,
  713, 688, 631, 688, 616, 594, 597, 648, 637, 887, 627, 601, 599, 265, 411, 265, 418, 451, 309, 544, 562, 523, 564,
  530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327, 551, 484, 751, 496, 473, 496, 338,
  244, 338, 680,
]
const bold = [
  249, 271, 318, 592, 574, 739, 658, 161, 350, 351, 454, 545, 246, 394, 290, 371, 574, 574, 574, 574, 574, 574, 574,
  574, 574, 574, 282, 263, 510, 574, 516, 498, 896, 672, 638, 654, 650, 563, 549, 682, 706, 292, 559, 636, 541, 875,
  706, 689, 645, 689, 641, 616, 620, 659, 653, 875, 635, 619, 607, 277, 421, 277, 438, 445, 330, 535, 563, 521, 563,
  540, 358, 571, 560, 265, 260, 534, 265, 866, 561, 564, 563, 564, 366, 514, 338, 560, 506, 734, 509, 503, 509, 330,
  252, 330, 648,
]
const firstCode = 32
const lastCode = 126

/** The same for what is neither in that range nor a letter with an accent. */
const others: Readonly<Record<string, number>> = {
  '–': 656,
  '—': 781,
  '…': 741,
  '·': 302,
  '±': 537,
  '≤': 510,
  '≥': 523,
  '²': 373,
  '°': 390,
  '‰': 961,
  μ: 618,
  ß: 632,
  '×': 534,
  '−': 572,
  '„': 401,
  '“': 403,
  '”': 407,
  '’': 229,
  æ: 845,
  ø: 567,
  ł: 307,
}
/** Any other letter, and any character of a script that Roboto lacks. */
const unknownWidth = 640
const wideWidth = 1000
/** From here on stand the scripts of East Asia and the pictographs. */
const wideFrom = 0x1100

/**
 * The width of a text in Roboto, pixels. Kerning is left out: it makes a text
 * narrower, if anything.
 *
 * @param size height of the font, pixels
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const widths = isBold ? bold : regular
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    sum +=
      code >= firstCode && code <= lastCode ? (widths[code - firstCode] as number) : rareWidth(text.charAt(i), widths)
  }
  return (sum * size) / 1000
}

function rareWidth(character: string, widths: readonly number[]): number {
  const known = others[character]
  if (known !== undefined) return known
  // A letter with an accent is as wide as the letter.
  const base = character.normalize('NFD').charCodeAt(0)
  if (base >= firstCode && base <= lastCode) return widths[base - firstCode] as number
  return base >= wideFrom ? wideWidth : unknownWidth
}
