import { execFileSync } from 'node:child_process'

/** The Debian package poppler-utils reads the documents: if it is missing, the tests fail, and say so. */
function poppler(tool: string, args: readonly string[], pdf: string | Uint8Array): string {
  try {
    return execFileSync(tool, [...args, '-', ...(tool === 'pdftotext' ? ['-'] : [])], { input: pdf, encoding: 'utf8' })
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') {
      throw new Error(`${tool} is missing: apt-get install poppler-utils`)
    }
    throw error
  }
}

/** What pdfinfo says, by its labels. */
export function information(pdf: string | Uint8Array): ReadonlyMap<string, string> {
  const lines = poppler('pdfinfo', ['-rawdates', '-f', '1', '-l', '99'], pdf).split('\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
}

/** A line for every font, without the headings. */
export function fonts(pdf: string | Uint8Array): string[] {
  return poppler('pdffonts', [], pdf).trimEnd().split('\n').slice(2)
}

/** The text of every page, in its layout. */
export function pages(pdf: string | Uint8Array): string[] {
  return poppler('pdftotext', ['-layout'], pdf).split('\f').slice(0, -1)
}

/** The structure tree that a screen reader follows, with its texts, as lines indented by depth. */
export function structure(pdf: string | Uint8Array): string[] {
  return poppler('pdfinfo', ['-struct-text'], pdf).split('\n')
}

/** The first page in grey, 72 pixels an inch: a byte for each pixel. */
export function greyPixels(pdf: Uint8Array): Uint8Array {
  const picture = execFileSync('pdftoppm', ['-gray', '-r', '72', '-f', '1', '-l', '1', '-singlefile', '-'], {
    input: pdf,
  })
  // Portable grey map: three lines of header.
  let start = 0
  for (let line = 0; line < 3; line++) start = picture.indexOf('\n', start) + 1
  return picture.subarray(start)
}

/** A word and its position, points from the top left corner of the page. */
export interface Word {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly text: string
}

export function words(pdf: string | Uint8Array): Word[] {
  return poppler('pdftotext', ['-bbox'], pdf)
    .split('<page ')
    .slice(1)
    .flatMap((page, i) =>
      [...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g)].map((match) => {
        const [left, top, right, bottom] = match.slice(1, 5).map(Number) as [number, number, number, number]
        return { page: i + 1, left, top, right, bottom, text: match[5] ?? '' }
      }),
    )
}
