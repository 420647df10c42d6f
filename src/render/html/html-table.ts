import { attributeText, elementText } from '../../text/markup.js'

/** A column: its heading, and whether it holds figures. */
export interface HtmlColumn {
  readonly heading: string
  readonly isNumeric?: boolean
}

/** A row: its cells, of which the first is its heading. */
export interface HtmlRow {
  readonly id?: string | undefined
  readonly cells: readonly string[]
}

/**
 * A table in a frame that scrolls sideways where it is too wide.
 *
 * @param caption what the table shows, for screen readers only
 */
export function htmlTable(caption: string, columns: readonly HtmlColumn[], rows: readonly HtmlRow[]): string {
  const headings = columns.map((column) => `<th scope="col"${numberClass(column)}>${elementText(column.heading)}</th>`)
  return (
    `<div class="scroll" role="group" aria-label="${attributeText(caption)}" tabindex="0">\n<table>\n` +
    `<caption>${elementText(caption)}</caption>\n<thead><tr>${headings.join('')}</tr></thead>\n<tbody>\n` +
    `${rows.map((row) => tableRow(row, columns)).join('')}</tbody>\n</table>\n</div>\n`
  )
}

function tableRow({ id, cells }: HtmlRow, columns: readonly HtmlColumn[]): string {
  const name = id === undefined ? '' : ` id="${id}"`
  const body = cells.map((text, i) => {
    const [open, close] = i === 0 ? ['th scope="row"', 'th'] : ['td', 'td']
    return `<${open}${numberClass(columns[i])}>${elementText(text)}</${close}>`
  })
  return `<tr${name}>${body.join('')}</tr>\n`
}

function numberClass(column: HtmlColumn | undefined): string {
  return column?.isNumeric ? ' class="number"' : ''
}
