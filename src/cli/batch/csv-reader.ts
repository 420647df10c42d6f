/** Takes lines of CSV (RFC 4180) and gives rows of cells. */
export interface CsvReader {
  /** The row that a line completes; undefined where a quoted cell goes on in the next line. */
  readonly read: (line: string) => string[] | undefined
  /** Whether a quoted cell is still open. */
  readonly open: () => boolean
}

/** A reader for one file: a quoted cell may hold commas, doubled quotes and line ends. */
export function csvReader(): CsvReader {
  let cells: string[] = []
  let cell = ''
  let quoted = false
  return {
    open: () => quoted,
    read: (line) => {
      for (let i = 0; i < line.length; ) i = quoted ? readQuoted(line, i) : readPlain(line, i)
      if (quoted) {
        cell += '\n'
        return undefined
      }
      const row = [...cells, cell]
      cells = []
      cell = ''
      return row
    },
  }

  /** Reads on within quotes; gives the index behind what was read. */
  function readQuoted(line: string, from: number): number {
    const quote = line.indexOf('"', from)
    cell += line.slice(from, quote < 0 ? undefined : quote)
    if (quote < 0) return line.length
    if (line.charAt(quote + 1) === '"') {
      cell += '"'
      return quote + 2
    }
    quoted = false
    return quote + 1
  }

  /** Reads on outside quotes; gives the index behind what was read. */
  function readPlain(line: string, from: number): number {
    const character = line.charAt(from)
    if (character === ',') {
      cells.push(cell)
      cell = ''
      return from + 1
    }
    if (character === '"' && cell === '') {
      quoted = true
      return from + 1
    }
    const comma = line.indexOf(',', from)
    const end = comma < 0 ? line.length : comma
    cell += line.slice(from, end)
    return end
  }
}
