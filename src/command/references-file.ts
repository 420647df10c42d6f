import { dirname, isAbsolute, join, normalize } from 'node:path'
import { isRecord } from '../ground/text/invalid-input.js'
import { type OptionValues, type Terminal, UsageError } from './command.js'
import { readBytes } from './files.js'
import type { ReferencesFile } from './own-references.js'

/** The largest file of references, bytes: figures for every day of nineteen years, for both sexes, take less. */
const mostBytes = 16 * 2 ** 20

/**
 * Reads the file of a set, and the files that it names, which lie beside it.
 *
 * @param isChecked whether the set is checked: a file that can't be read is then one error among others
 */
export async function readReferencesFile(
  path: string,
  terminal: Terminal,
  { isChecked = false }: { readonly isChecked?: boolean } = {},
): Promise<ReferencesFile> {
  const text = await readText(path, terminal)
  const files: Record<string, string> = {}
  for (const name of fileNames(text)) {
    // What an error quotes of a file is then of one that lies beside the set.
    if (isAbsolute(name) || normalize(name).startsWith('..'))
      throw new UsageError(`${path}: ${name} is not in its folder`)
    try {
      files[name] = await readText(join(dirname(path), name), terminal)
    } catch (error) {
      if (!isChecked) throw error
    }
  }
  return { path, text, files }
}

/** The text of a file in UTF-8, without a byte order mark. */
export async function readText(path: string, terminal: Terminal): Promise<string> {
  return new TextDecoder().decode(await readBytes(path, terminal, mostBytes))
}

/** The files that the tables of a set name; none in a text that can't be read: the reader of sets says what is wrong with it. */
function fileNames(text: string): readonly string[] {
  try {
    const content: unknown = JSON.parse(text)
    const { tables } = (isRecord(content) ? content : {}) as { readonly [name: string]: unknown }
    const names = (Array.isArray(tables) ? tables : []).flatMap(
      (each: { readonly csv?: unknown; readonly file?: unknown } | null) => [each?.csv, each?.file],
    )
    return names.filter((name) => typeof name === 'string')
  } catch {
    return []
  }
}

/**
 * The options with the content of `--references-file` and `--fhir-codes` in place of their names: workers then
 * have the same, whatever happens to the files.
 */
export async function withFiles(values: OptionValues, terminal: Terminal): Promise<OptionValues> {
  const { 'references-file': references, 'fhir-codes': codes } = values
  return {
    ...values,
    ...(typeof references === 'string' && {
      'references-file': JSON.stringify(await readReferencesFile(references, terminal)),
    }),
    ...(typeof codes === 'string' && { 'fhir-codes': await readText(codes, terminal) }),
  }
}
