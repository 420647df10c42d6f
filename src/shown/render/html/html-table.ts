import { attributeText, elementText } from '../../../ground/text/markup.js'

/** A column: its heading, and whether it holds figures. */
export interface HtmlColumn {
  readonly heading: string
  readonly isNumeric?: boolean
}

/** A row: its cells; the first is its heading. */
export interface HtmlRow {
  /** The classes by which other parts of the page light it. */
  readonly className?: string | undefined
  /** Set apart from the others. */
  readonly isMarked?: boolean
  readonly cells: readonly string[]
}

/**
 * A table in a frame that scrolls sideways where it is too wide.
 *
 * @param caption what the table shows; for screen readers only unless it is to be visible
 */
export function htmlTable(
  caption: string,
  columns: readonly HtmlColumn[],
  rows: readonly HtmlRow[],
  captioned: 'visible' | 'hidden' = 'hidden',
): string {
  const headings = columns.map((column) => `<th scope="col"${cellClass(column)}>${elementText(column.heading)}</th>`)
  const shown = captioned === 'visible' ? ' class="visible"' : ''
  return (
    `<div class="scroll" role="group" aria-label="${attributeText(caption)}" tabindex="0">\n<table>\n` +
    `<caption${shown}>${elementText(caption)}</caption>\n<thead><tr>${headings.join('')}</tr></thead>\n<tbody>\n` +
    `${rows.map((row) => tableRow(row, columns)).join('')}</tbody>\n</table>\n</div>\n`
  )
}

function tableRow({ className, isMarked, cells }: HtmlRow, columns: readonly HtmlColumn[]): string {
  const classes = [className, isMarked ? 'marked' : undefined].filter((each) => each !== undefined).join(' ')
  const body = cells.map((text, i) => {
    const [open, close] = i === 0 ? ['th scope="row"', 'th'] : ['td', 'td']
    return `<${open}${cellClass(columns[i])}>${elementText(text)}</${close}>`
  })
  return `<tr${classes && ` class="${classes}"`}>${body.join('')}</tr>\n`
}

function cellClass(column: HtmlColumn | undefined): string {
  return column?.isNumeric ? ' class="number"' : ''
}
