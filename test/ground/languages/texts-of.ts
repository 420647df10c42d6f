import { JSDOM } from 'jsdom'

/** Attributes that are read to a person. */
const spoken = ['aria-label', 'title', 'alt']

/** Every text that a reader of a page or a picture meets. */
export function markupTexts(markup: string, type: 'text/html' | 'application/xml'): string[] {
  const { window } = new JSDOM(markup, { contentType: type })
  const texts: string[] = []
  for (const element of window.document.querySelectorAll('*')) {
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
    // The data for programs have their own test.
    if (/^(style|script)$/.test(element.localName)) continue
    for (const node of element.childNodes)
      if (node.nodeType === window.Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return present(texts)
}

/** Every text of plain data, apart from members that programs read. */
export function dataTexts(value: unknown, forPrograms: readonly string[]): string[] {
  if (typeof value === 'string') return present([value])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (forPrograms.includes(key) ? [] : dataTexts(part, forPrograms)))
}

/** The cells of a CSV document, row by row. */
export function csvRows(text: string): string[][] {
  const rows = text.replace(/^\uFEFF/, '').match(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g) ?? []
  return rows.map((row) =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
    ),
  )
}

function present(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
