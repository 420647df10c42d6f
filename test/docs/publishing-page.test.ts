import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { auxology } from '../command/auxology.js'

const page = readFileSync('docs/publishing-a-reference.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The first block of a language. */
const block = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? ''

it('the page writes a reference from Python, checks it and scores by it', async () => {
  const { status, stderr } = spawnSync('python3', ['-c', block('python')], { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  writeFileSync(join(folder, 'valley.json'), block('json'))
  // One year is WHO's, three years are the valley's.
  const visits = [
    { Date: '2022-06-04', SizeCm: 76 },
    { Date: '2024-06-04', SizeCm: 96.1 * (1 - 1.5 * 0.037) },
  ]
  const child = { DateOfBirth: '2021-06-04', Gender: 'Male', Measurements: visits }
  writeFileSync(join(folder, 'patient.json'), JSON.stringify(child))
  const read = (path: string) => readFileSync(join(folder, path))
  const commands = [...page.matchAll(/^npx auxology (.*)$/gm)].map(([, command = '']) => command)
  const [reference, set, scores, published] = await Promise.all(
    commands.map((command) => auxology(command.split(' '), { read })),
  )
  expect(page).toContain(`\`\`\`\n${reference?.output}\`\`\``)
  expect(set?.output).toMatch(/1 Tabelle, 10 Zeilen; 0 Fehler, 0 Warnungen\n$/)
  expect([...(scores?.output ?? '').matchAll(/"SizeSds": .*/g)].map(String)).toEqual([
    '"SizeSds": { "value": 0.11, "accuracy": "exact" },',
    '"SizeSds": { "value": -1.5, "accuracy": "exact" },',
  ])
  expect([...(published?.written.keys() ?? [])]).toEqual([
    'published/valley2026-height.json',
    'published/valley2026-height.csv',
  ])
})
