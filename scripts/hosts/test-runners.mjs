import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../try-package/run.mjs'
import { forPdf, forPictures, makeProject, versionIn } from './project.mjs'

/** Test runners with a browser that they simulate in Node. */
const runners = {
  'jest, jsdom': {
    packages: ['jest@30.5.2', 'jest-environment-jsdom@30.5.2'],
    arguments: ['node_modules/jest/bin/jest.js', '--env=jsdom', '--testMatch=**/*.test.cjs'],
  },
  'vitest, jsdom': {
    packages: ['vitest@4.1.12', 'jsdom@27.4.0'],
    arguments: ['node_modules/vitest/vitest.mjs', 'run', '--globals', '--environment=jsdom'],
  },
  'vitest, happy-dom': {
    packages: ['vitest@4.1.12', 'happy-dom@21.0.4'],
    arguments: ['node_modules/vitest/vitest.mjs', 'run', '--globals', '--environment=happy-dom'],
  },
}

export const testRunners = Object.fromEntries(
  Object.entries(runners).map(([name, runner]) => [name, (place) => tryRunner(place, name, runner)]),
)

async function tryRunner(place, name, { packages, arguments: command }) {
  const sources = ['hosts/web', 'hosts/test-runners']
  const folder = await makeProject(place, name.replaceAll(/\W+/g, '-'), sources, [...packages, forPdf, ...forPictures])
  const [child, test] = ['child.js', 'formats.test.cjs'].map((file) => readFileSync(join(folder, file), 'utf8'))
  writeFileSync(
    join(folder, 'child.cjs'),
    `${child.replaceAll('export const', 'const')}\nmodule.exports = { child, options }\n`,
  )
  if (name.startsWith('vitest')) {
    // Vitest knows modules only.
    const asModule = test
      .replace(/const (\{.*\}) = require\((.*)\)/g, 'import $1 from $2')
      .replace('child.cjs', 'child.js')
    renameSync(join(folder, 'formats.test.cjs'), join(folder, 'formats.test.js'))
    writeFileSync(join(folder, 'formats.test.js'), asModule)
  }
  await run(process.execPath, command, folder)
  const version = packages.map((spec) => spec.split('@')[0]).map((tool) => versionIn(folder, tool))
  return { version: version.join(', '), ran: 'scores, all nine formats, the element' }
}
