import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const patient = 'examples/patients/healthy-boy.xml'
const folder = mkdtempSync(join(tmpdir(), 'auxology-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The command in a shell, which redirects its input and output. */
function inShell(line: string) {
  const { status, stderr } = spawnSync('bash', ['-c', line.replace('auxology', `'${process.execPath}' dist/cli.js`)], {
    encoding: 'utf8',
    env: { ...process.env, FOLDER: folder },
  })
  return { status, stderr }
}

it.each([
  [`auxology calculate ${patient} > /dev/full`, "can't write standard output (no space left, ENOSPC)"],
  [`auxology calculate ${patient} --out /dev/full`, "can't write /dev/full (no space left, ENOSPC)"],
  [`auxology calculate ${patient} --out "$FOLDER"`, `can't write ${folder} (a folder, EISDIR)`],
  ['auxology calculate "$FOLDER"', `can't read ${folder} (a folder, EISDIR)`],
  ['auxology calculate /dev/zero', '/dev/zero is larger than 1048579 bytes'],
  ['auxology calculate - < /dev/zero', 'standard input is larger than 1048579 bytes'],
  ['auxology calculate - <&-', 'the document is empty'],
  ['auxology calculate - 0> "$FOLDER/written"', "can't read standard input (EBADF)"],
  [`auxology compare ${patient} /dev/zero`, '/dev/zero is larger than 67108864 bytes'],
])('%s ends with one line', (line, reason) => {
  expect(inShell(line)).toEqual({ status: 1, stderr: `auxology: ${reason}\n` })
})

it('a file that grows too large ends with one line', () => {
  const { status, stderr } = inShell(`trap '' XFSZ; ulimit -f 1; auxology calculate ${patient} > "$FOLDER/limited"`)
  expect({ status, stderr }).toEqual({ status: 1, stderr: "auxology: can't write standard output (EFBIG)\n" })
})

it.each([
  ['a file', `calculate ${patient}`],
  ['standard input', `calculate - < ${patient}`],
  ['a pipe', 'calculate -', `cat ${patient} | `],
])('calculates from %s into a pipe without loading streams, sockets or terminals', (_, given, before = '') => {
  const list = join(folder, 'loaded.json')
  const atExit = join(folder, 'list-loaded.cjs')
  writeFileSync(
    atExit,
    `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(process.moduleLoadList)))`,
  )
  const line = `${before}'${process.execPath}' --require '${atExit}' dist/cli.js ${given}`
  const { status, stdout } = spawnSync('bash', ['-c', line])
  expect(status).toBe(0)
  expect(stdout.length).toBeGreaterThan(1000)
  const loaded: readonly string[] = JSON.parse(readFileSync(list, 'utf8'))
  expect(loaded).toContain('NativeModule fs')
  expect(loaded.filter((name) => /^NativeModule (?:stream|net|tty|internal\/fs\/streams)$/.test(name))).toEqual([])
})

it('a reader that needs no more is no error', () => {
  expect(inShell(`set -o pipefail; auxology calculate ${patient} | head -1 > /dev/null`).stderr).toBe('')
})
