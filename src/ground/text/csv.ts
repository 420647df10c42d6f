/** Characters that start a formula in a spreadsheet, and their full-width forms. */
const formulaStarts = new Set('=+-@＝＋－＠')
/** What may precede a formula: the start of the text, and each run of white space, quotes and semicolons. */
const leads = /^[;\s"']*|[;\s"']+/g
/** Letters, digits and points: most cells, and nothing that starts a formula or ends a cell. */
const isPlain = /^[A-Za-z0-9.]*$/
/** What may need an apostrophe: the start of a formula, at the beginning or after what may precede it, a tab, a carriage return. */
const isSuspect = /^[=+\-@＝＋－＠]|[;\s"'][=+\-@＝＋－＠]|[\t\r]/
/** What a spreadsheet may read as the end of a cell; with German settings that is the semicolon. */
const cellEnds = /[;\t\r\n]/

/**
 * Text that a spreadsheet shows as it is: an apostrophe precedes whatever
 * would start a formula, and a tab or line break at the very start.
 *
 * @example
 * ```ts
 * harmlessText('=1+1') // "'=1+1"
 * harmlessText('GH 0.03 mg/kg') // 'GH 0.03 mg/kg'
 * ```
 */
export function harmlessText(text: string): string {
  if (!isSuspect.test(text)) return text
  return text.replace(leads, (lead, offset: number) => {
    const startsCell = offset === 0 || cellEnds.test(lead)
    const formula = startsCell && formulaStarts.has(text.charAt(offset + lead.length))
    const control = offset === 0 && /[\t\r]/.test(lead)
    return (control ? "'" : '') + lead + (formula ? "'" : '')
  })
}

/**
 * Rows as comma-separated values (RFC 4180): CRLF after every row, quotes
 * around a cell that holds a comma, a quote, a semicolon or a line break.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  let text = ''
  for (const row of rows) text += `${row.map(csvCell).join(',')}\r\n`
  return text
}

/** A cell, in quotes where it needs them. */
export function csvCell(text: string): string {
  return text === '' || isPlain.test(text) ? text : quotedCell(text)
}

function quotedCell(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
