import assert from 'node:assert/strict'
import { join } from 'node:path'
import { classPathOf } from '../engines/cached-folder.js'
import { runOrFail } from '../engines/python.js'

const pom = join(import.meta.dirname, 'pom.xml')
const program = join(import.meta.dirname, 'Validate.java')

/** A rule of PDF/UA-1 that a file breaks. */
export interface BrokenRule {
  readonly file: string
  /** Clause and test of veraPDF's profile: `7.3-1`. */
  readonly rule: string
  readonly message: string
  readonly place: string
}

/** What veraPDF finds in the PDFs of a folder; every file is validated, or it throws. */
export function breaksOn(folder: string, files: number): readonly BrokenRule[] {
  const classPath = classPathOf('pdf-ua', pom, program)
  const printed = runOrFail('java', ['-Xmx1g', '-cp', classPath, 'Validate', folder])
  const rows = printed
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  assert.equal(rows.filter(([, word]) => word === 'validated').length, files, 'veraPDF: files validated')
  return rows.flatMap(([file = '', word, rule = '', message = '', place = '']) =>
    word === 'broken' ? [{ file, rule, message, place }] : [],
  )
}
