import type { Margins } from './pdf-document.js'

/** A4, ISO 216, points. */
export const a4 = { width: 595.28, height: 841.89 }

/** Around the chart, which has margins of its own, points. */
export const chartMargins: Margins = [22, 18, 22, 34]

/** Around tables and text, points; room for a punch on the left. */
export const pageMargins: Margins = [48, 40, 44, 46]

/** Width for tables and text, points. */
export const textWidth = a4.width - pageMargins[0] - pageMargins[2]

/** What a pixel of the chart's picture is on paper, points: its labels become 8 to 9 points high. */
export const pointsPerPixel = 0.7
