import type { ReferenceSet } from '../clinical/references/reference-set.js'
import { AuxologyError } from '../ground/model/errors.js'
import { isRecord, placedError } from '../ground/text/invalid-input.js'
import type { OptionValues } from './command.js'

/** The file of a set, with the files that its tables name. */
export interface ReferencesFile {
  readonly path: string
  readonly text: string
  readonly files: { readonly [name: string]: string }
}

let latest: { readonly content: string; readonly set: ReferenceSet } | undefined

/**
 * The set of `--references-file`, whose content `withFiles` has read; the same one each time.
 *
 * @throws AuxologyError that names the file
 */
export async function ownReferences({ 'references-file': content }: OptionValues): Promise<ReferenceSet | undefined> {
  if (typeof content !== 'string') return undefined
  if (latest?.content !== content) latest = { content, set: await setOfFile(JSON.parse(content) as ReferencesFile) }
  return latest.set
}

/** The files of `--references-file` as `withFiles` has read them. */
export function givenReferencesFile({ 'references-file': content }: OptionValues): ReferencesFile | undefined {
  return typeof content === 'string' ? (JSON.parse(content) as ReferencesFile) : undefined
}

async function setOfFile({ path, text, files }: ReferencesFile): Promise<ReferenceSet> {
  // Most command lines name no file, and the command starts quicker without what reads it.
  const { defineSetFromJson } = await import('../clinical/references/own/set-json.js')
  try {
    return defineSetFromJson(text, { files, bases: await baseOfFile(text) })
  } catch (error) {
    throw error instanceof AuxologyError ? placedError(error, () => ({ subject: error.subject || path })) : error
  }
}

/** The sets that a file of that base needs: that of an entry of its own, and to name those accepted in place of an unknown one, all. */
export async function baseOfFile(text: string): Promise<readonly ReferenceSet[]> {
  const name = nameOfBase(text)
  if (name === undefined) return []
  const { loadSet, setCatalogue } = await import('../clinical/references/set-catalogue.js')
  const base = await loadSet(name)
  return base === undefined ? Promise.all(setCatalogue.map(({ load }) => load())) : [base]
}

function nameOfBase(text: string): string | undefined {
  try {
    const content: unknown = JSON.parse(text)
    const base = isRecord(content) ? Reflect.get(content, 'base') : undefined
    return typeof base === 'string' ? base : undefined
  } catch {
    // The reader of sets says what is wrong with the text.
    return undefined
  }
}
