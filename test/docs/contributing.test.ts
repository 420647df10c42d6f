import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('CONTRIBUTING.md', 'utf8')
const named = new Set(page.match(/\b(?:src|test|scripts)\/[\w.*/-]*\w/g))

/** The files and folders that a path names, in which `*` is any name. */
function expand(path: string): string[] {
  const [folder, ...rest] = path.split('/*')
  if (rest.length === 0) return existsSync(path) ? [path] : []
  return readdirSync(folder as string).flatMap((name) => expand(`${folder}/${name}${rest.join('/*')}`))
}

it('CONTRIBUTING.md names paths', () => expect(named.size).toBeGreaterThan(20))

it.each([...named])('%s, which CONTRIBUTING.md names, exists', (path) => {
  expect(expand(path)).not.toEqual([])
})
