/** Texts one after the other that differ in their places only, as `sceneSvg` writes them. */
const alike = /<text x="[^"]*" y="[^"]*"([^>]*)>[^<]*<\/text>\n(?:<text x="[^"]*" y="[^"]*"\1>[^<]*<\/text>\n)+/g

/** The place of a text, and what it says. */
const placed = /<text( x="[^"]*" y="[^"]*")[^>]*>([^<]*)<\/text>\n/g

/**
 * An SVG document with texts that look alike as parts of one: resvg opens the file of the font twice for each text.
 * Turned texts stay alone, since a part can't be turned.
 */
export function joinTexts(svg: string): string {
  return svg.replace(alike, (texts, look: string) =>
    look.includes(' transform=') ? texts : `<text${look}>${texts.replace(placed, '<tspan$1>$2</tspan>')}</text>\n`,
  )
}
