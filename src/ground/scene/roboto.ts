// Written by scripts/subset-fonts.mjs from the bundled faces; do not edit.
// Roboto 3 (Google Fonts, OFL 1.1), Regular and Bold.

/** The characters that both faces have: first and last code points, ascending. */
export const coveredCharacters: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x2bc, 0x2bc],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x4e9],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2011],
  [0x2013, 0x2015],
  [0x2017, 0x201e],
  [0x2020, 0x2022],
  [0x2025, 0x2027],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2070, 0x2070],
  [0x2074, 0x208e],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0xfffd, 0xfffd],
]

/** The same of the small faces. */
export const westernCharacters: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x142, 0x142],
  [0x3bc, 0x3bc],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
]

/** Advance widths of the characters from the space to the tilde, thousandths of the font's height. */
export const regularWidths: readonly number[] = [
  248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562, 562, 562, 562, 562, 562,
  562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651, 656, 568, 553, 681, 713, 272, 552, 627, 539, 873,
  713, 688, 631, 688, 616, 594, 597, 648, 637, 887, 627, 601, 599, 265, 411, 265, 418, 451, 309, 544, 562, 523, 564,
  530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327, 551, 484, 751, 496, 473, 496, 338,
  244, 338, 680,
]

/** The same of the bold face. */
export const boldWidths: readonly number[] = [
  249, 271, 318, 592, 574, 739, 658, 161, 350, 351, 454, 545, 246, 394, 290, 371, 574, 574, 574, 574, 574, 574, 574,
  574, 574, 574, 282, 263, 510, 574, 516, 498, 896, 672, 638, 654, 650, 563, 549, 682, 706, 292, 559, 636, 541, 875,
  706, 689, 645, 689, 641, 616, 620, 659, 653, 875, 635, 619, 607, 277, 421, 277, 438, 445, 330, 535, 563, 521, 563,
  540, 358, 571, 560, 265, 260, 534, 265, 866, 561, 564, 563, 564, 366, 514, 338, 560, 506, 734, 509, 503, 509, 330,
  252, 330, 648,
]

/** Other characters: the wider of the two faces. */
export const otherWidths: Readonly<Record<string, number>> = {
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

/** By how much further characters are wider than estimated: in these steps, thousandths. */
export const widerStep = 20

/** From a code point on, a digit to base 36 for each character; all others are no wider than estimated. */
export const widerBy: readonly (readonly [first: number, steps: string])[] = [
  [
    0xa4,
    '4000080000800000000000005790000000f00000000020000000300000000000000000001111000000000000000000000000000000042000000000000000000000400101010000b0020000000040000000000040000000he000000000000000001000000000000000000000000000000000000000003000000000000000011000000000000034',
  ],
  [0x386, '2007003023020050043001c40341000070520000000000000000000000100000606a0000a'],
  [0x402, '6020000mn90404200060i04414c43411009063gk7c02g0000000b00000600000005000ae1a0090000000000bc'],
  [0x496, 'me00612010a471i4lc911000000020d370203070700ib1071408130ga02020fb003030ib00004040303'],
  [0x1ec9, '10000000000000000111111111100003434343434'],
  [0x2116, '2'],
  [0xfffd, '2'],
]
