import { attributeText, elementText } from '../../text/markup.js'

/** A column: its heading, and whether figures stand in it. */
export interface HtmlColumn {
  readonly heading: string
  readonly numeric?: boolean
}

/** A row: the cells, of which the first says what the row is about. */
export interface HtmlRow {
  readonly id?: string | undefined
  readonly cells: readonly string[]
}

/**
 * A table in a frame that scrolls sideways where there is too little room.
 *
 * @param caption what the table shows; it is read out and not seen
 */
export function htmlTable(caption: string, columns: readonly HtmlColumn[], rows: readonly HtmlRow[]): string {
  const headings = columns.map((column) => `<th scope="col"${numeric(column)}>${elementText(column.heading)}</th>`)
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
    return `<${open}${numeric(columns[i])}>${elementText(text)}</${close}>`
  })
  return `<tr${name}>${body.join('')}</tr>\n`
}

function numeric(column: HtmlColumn | undefined): string {
  return column?.numeric ? ' class="number"' : ''
}
