import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

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
