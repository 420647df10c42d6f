import assert from 'node:assert/strict'
import { join } from 'node:path'
import { classPathOf } from '../engines/cached-folder.js'
import { runOrFail } from '../engines/python.js'

const pom = join(import.meta.dirname, 'pom.xml')
const program = join(import.meta.dirname, 'Validate.java')

/** A finding of HAPI's validator. */
export interface HapiFinding {
  readonly file: string
  readonly severity: string
  readonly place: string
  readonly text: string
}

/** What HAPI's validator finds in the files of a folder; every file is validated, or it throws. */
export function hapiFindings(definitions: string, folder: string, files: number): readonly HapiFinding[] {
  const classPath = classPathOf('hapi', pom, program)
  const printed = runOrFail('java', ['-Xmx2g', '-cp', classPath, 'Validate', definitions, folder])
  const rows = printed
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  assert.equal(rows.filter(([, word]) => word === 'validated').length, files, 'HAPI: files validated')
  return rows.flatMap(([file = '', severity = '', place = '', text]) =>
    text === undefined ? [] : [{ file, severity, place, text }],
  )
}
