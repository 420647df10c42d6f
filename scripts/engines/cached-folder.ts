import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runOrFail } from './python.js'

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

/** The class path of a Java program that is compiled with the packages of a pom. */
export function classPathOf(name: string, pom: string, program: string): string {
  const folder = cachedFolder(name, [pom, program], (made) => {
    cpSync(pom, join(made, 'pom.xml'))
    const options = ['--batch-mode', '--quiet', '--file', join(made, 'pom.xml')]
    runOrFail('mvn', [...options, 'dependency:copy-dependencies', `-DoutputDirectory=${join(made, 'lib')}`])
    runOrFail('javac', ['-cp', join(made, 'lib', '*'), '-d', join(made, 'classes'), program])
  })
  return [join(folder, 'classes'), join(folder, 'lib', '*')].join(delimiter)
}
