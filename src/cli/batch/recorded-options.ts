import { createHash } from 'node:crypto'
import type { OptionValues } from '../command.js'
import { givenReferencesFile } from '../own-references.js'

/** The options as they are kept beside results: the files of the references by name and SHA-256, not with their content. */
export function recordedOptions(values: OptionValues): OptionValues {
  const given = givenReferencesFile(values)
  if (given === undefined) return values
  const files = [[given.path, given.text] as const, ...Object.entries(given.files)]
  return { ...values, 'references-file': files.map(([name, text]) => `${name} sha256:${sha256(text)}`).join(', ') }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
