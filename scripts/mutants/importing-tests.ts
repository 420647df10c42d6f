import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const importedNames = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The files of a project, and which import which. */
export function importingFiles(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importedNames)) {
      const path = join(dirname(file), name)
      const imported = [path, path.replace(/\.js$/, '.ts')].find((candidate) => known.has(candidate))
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

/** The tests that import a file, also through others: those with the fewest files in between first. */
export function testsImporting(file: string, importers: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reached = new Set([file])
  const tests: string[] = []
  for (const current of reached) {
    if (current.endsWith('.test.ts')) tests.push(current)
    for (const importer of importers.get(current) ?? []) reached.add(importer)
  }
  return tests
}
