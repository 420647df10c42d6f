/**
 * The records of an RFC 4180 text, strictly: CRLF between records, quotes
 * doubled inside quoted fields, none in others. Independent of the writer.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = []
  let at = 0
  while (at < text.length) records.push(record())
  return records

  function record(): string[] {
    const fields = [field()]
    while (text[at] === ',') {
      at++
      fields.push(field())
    }
    if (!text.startsWith('\r\n', at))
      throw new Error(`expected CRLF at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`)
    at += 2
    return fields
  }

  function field(): string {
    if (text[at] !== '"') {
      const start = at
      while (at < text.length && !',"\r\n'.includes(text[at] as string)) at++
      if (text[at] === '"') throw new Error(`a quote inside an unquoted field at ${at}`)
      return text.slice(start, at)
    }
    let content = ''
    for (at++; ; at++) {
      if (at >= text.length) throw new Error('a quoted field without its end')
      if (text[at] !== '"') content += text[at]
      else if (text[at + 1] === '"') content += text[at++]
      else break
    }
    at++
    return content
  }
}

/** The records by the names in the first one. */
export function readCsvRows(text: string): Record<string, string>[] {
  const [names = [], ...records] = readCsv(text)
  return records.map((record) => {
    if (record.length !== names.length) throw new Error(`${record.length} fields instead of ${names.length}`)
    return Object.fromEntries(names.map((name, i) => [name, record[i] as string]))
  })
}
