import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

// What README.md and docs/registry.md tell a newcomer to do, done with the built package.
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'auxology-first-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The first block of a language on a page. */
function block(page: string, language: string): string {
  const text = readFileSync(join(root, page), 'utf8')
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? expect.fail(`${page}: ${language}`)
}

it('the first lines of the README print a score and leave a chart', () => {
  expect(block('README.md', 'sh')).toBe('npm install auxology\n')
  const code = block('README.md', 'js')
  expect(code.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(14)
  // Evaluated within the package, where its own name leads to what was built.
  const script = `${code.replace("'height.svg'", JSON.stringify(join(folder, 'height.svg')))}`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /\{ value: -0\.527\d*, accuracy: 'exact', raw: -0\.527\d*, reference: 'KiGGS 2013' \}/,
  )
  expect(readFileSync(join(folder, 'height.svg'), 'utf8')).toMatch(/^<svg/)
})

it('the first batch ends and prints as its page says', () => {
  const page = readFileSync(join(root, 'docs/registry.md'), 'utf8')
  writeFileSync(join(folder, 'children.csv'), block('docs/registry.md', 'csv'))
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const [, , ...command] = block('docs/registry.md', 'sh').trim().split(' ')
  const batch = run(join(root, 'dist/cli.js'), ...command)
  expect(batch.status).toBe(3)
  expect(batch.stdout + batch.stderr).toContain('4 records, 1 failed')
  expect(page).toContain('4 records, 1 failed')
  const { Reason, ...failure } = JSON.parse(readFileSync(join(folder, 'scores.csv.errors'), 'utf8'))
  const { Reason: _, ...stated } = JSON.parse(block('docs/registry.md', 'json'))
  expect(failure).toEqual(stated)
  expect(Reason).toContain('2020-02-30')
  expect(readFileSync(join(folder, 'scores.csv'), 'utf8')).toBe(block('docs/registry.md', 'text'))
})
