import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../test/accuracy')

/** The lines of a committed file of check values, by column. */
export function readCsv(file: string): Readonly<Record<string, string>>[] {
  return parseCsv(readFileSync(join(folder, file), 'utf8'))
}

/** CSV without quotes: none of our values contains a comma. */
export function parseCsv(text: string): Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))
  })
}

/** A number, or a fraction as the files write x: `25/12`. */
export function numberOf(text: string): number {
  const [count, per = '1'] = text.split('/')
  return Number(count) / Number(per)
}

/** Numbers separated by spaces. */
export function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number)
}
