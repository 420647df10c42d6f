/** The lines of a page as the text of its file. */
export function pageText(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`
}
