import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
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

/** A folder for what is fetched, kept in the user's cache under a name that changes with what is asked for. */
export function cachedFolder(name: string, files: readonly string[], make: (folder: string) => void): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache')
  const folder = join(cache, 'auxology', `${name}-${hash.digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const made = `${folder}.${process.pid}`
  mkdirSync(made, { recursive: true })
  try {
    make(made)
    renameSync(made, folder)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  return folder
}

/** HAPI's validator, compiled. */
function hapiFolder(): string {
  return cachedFolder('hapi', [pom, program], (folder) => {
    cpSync(pom, join(folder, 'pom.xml'))
    runOrFail('mvn', [
      '--batch-mode',
      '--quiet',
      '--file',
      join(folder, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${join(folder, 'lib')}`,
    ])
    runOrFail('javac', ['-cp', join(folder, 'lib', '*'), '-d', join(folder, 'classes'), program])
  })
}

/** What HAPI's validator finds in the files of a folder; every file is validated, or it throws. */
export function hapiFindings(definitions: string, folder: string, files: number): readonly HapiFinding[] {
  const hapi = hapiFolder()
  const classPath = [join(hapi, 'classes'), join(hapi, 'lib', '*')].join(delimiter)
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
