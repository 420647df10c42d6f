import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const dist = join(import.meta.dirname, '../../dist')
const patient = 'examples/patients/girl-with-turner-syndrome.xml'

/** The files with code that a program of Node.js has loaded when it ends. */
function filesLoadedBy(...args: readonly string[]): readonly string[] {
  const list = 'process.on("exit", () => console.error(JSON.stringify(Object.keys(require.cache))))'
  const preload = `data:text/javascript,import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}'); ${list}`
  const { stderr } = spawnSync(process.execPath, ['--import', preload, ...args], { encoding: 'utf8' })
  const loaded: readonly string[] = JSON.parse(stderr.trim().split('\n').at(-1) ?? '')
  return loaded
    .map((path) => basename(path))
    .filter((name) => /^(?:core|charts|more|command)\.cjs$/.test(name))
    .sort()
}

it.each([
  ['the library', ['-e', "import('auxology')"], ['charts.cjs', 'core.cjs']],
  ['its tables', ['-e', "import('auxology/references')"], ['charts.cjs', 'core.cjs']],
  ['the endpoints', ['-e', "import('auxology/http')"], ['charts.cjs', 'core.cjs', 'more.cjs']],
  ['the command that calculates', ['dist/cli.js', 'calculate', patient], ['command.cjs', 'core.cjs']],
])('loads for %s what it needs alone', (_, args, files) => {
  expect(filesLoadedBy(...args)).toEqual(files)
})

it('throws errors from short lines, which Node.js prints', () => {
  for (const file of ['core', 'charts', 'more', 'command']) {
    const lines = readFileSync(join(dist, `${file}.cjs`), 'utf8').split('\n')
    const code = lines.filter((line) => !/["'`].{300}/.test(line))
    expect.soft(Math.max(...code.map((line) => line.length)), file).toBeLessThan(1000)
  }
})

it('has the Dutch set once, whichever entry it comes from', () => {
  const entry = (name: string) => createRequire(import.meta.url)(join(dist, `references/${name}.cjs`))
  const { netherlands, schonbeck2013Height, fredriks2000Head } = entry('netherlands')
  const { trisomy21Netherlands } = entry('trisomy-21-netherlands')
  expect(netherlands.series.height[0].table).toBe(schonbeck2013Height)
  expect(netherlands.series.head[0].table).toBe(fredriks2000Head)
  expect(trisomy21Netherlands.series.height).toBe(netherlands.series.height)
})

it('says what is missing where its fonts are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auxology-without-fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['dist', 'package.json']) cpSync(join(dist, '..', name), join(folder, name), { recursive: true })
  symlinkSync(join(dist, '../node_modules'), join(folder, 'node_modules'))
  const program = `const { renderChart } = require('./dist/index.cjs')
    const child = { dateOfBirth: '2018-05-06', gender: 'female', measurements: [{ date: '2024-05-07', sizeCm: 118 }] }
    Promise.allSettled(['Png', 'Pdf', 'Svg'].map((format) => renderChart(child, { type: 'Height', format })))
      .then((charts) => console.log(JSON.stringify(charts.map(({ reason }) => reason && [reason.code, reason.message]))))`
  const { stdout } = spawnSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' })
  const missing = ['missing_package', expect.stringContaining('the fonts of the package auxology are not beside')]
  expect(JSON.parse(stdout)).toEqual([missing, missing, null])
})

it('has an error of one class, by import and by require', async () => {
  const { AuxologyError } = createRequire(join(dist, 'index.js'))('./index.cjs')
  expect((await import(join(dist, 'index.js'))).AuxologyError).toBe(AuxologyError)
})

it('leads no bundler to the command, which loads packages that users may not have', () => {
  const modules = readdirSync(join(dist, 'modules'), { recursive: true, encoding: 'utf8' })
  expect(modules).toContain(join('doors', 'node', 'node-listener.js'))
  expect(modules.filter((file) => file.startsWith('command'))).toEqual([])
  for (const [entry, { import: byImport, require: byRequire }] of Object.entries(manifest.exports).flatMap(entriesOf)) {
    expect.soft([byImport.module, byRequire.module], entry).toEqual([byImport.default, byImport.default])
    expect.soft(byImport.module).toMatch(/^\.\/dist\/modules\//)
  }
})

type Entry = { readonly import: Paths; readonly require: Omit<Paths, 'node'> }
type Paths = { readonly module: string; readonly default: string }

function entriesOf([name, target]: [string, object | string]): [string, Entry][] {
  return typeof target === 'object' && 'import' in target ? [[name, target as Entry]] : []
}
