import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../try-package/run.mjs'
import { makeProject } from './project.mjs'

/** Releases of TypeScript, and the ways of resolving modules that each of them has. */
const releases = {
  '5.4.5': ['node', 'node16', 'bundler'],
  '5.5.4': ['node', 'node16', 'bundler'],
  '5.6.3': ['node', 'node16', 'bundler'],
  '5.7.3': ['node', 'node16', 'bundler'],
  '5.8.3': ['node', 'node16', 'bundler'],
  '5.9.3': ['node', 'node16', 'bundler'],
  '7.0.2': ['node16', 'bundler'],
}

const common = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
}
const ways = {
  node: { ...common, module: 'CommonJS', moduleResolution: 'node' },
  node16: { ...common, module: 'node16' },
  bundler: { ...common, module: 'ESNext', moduleResolution: 'bundler' },
}

export const typeHosts = Object.fromEntries(
  Object.entries(releases).map(([release, resolutions]) => [
    `typescript ${release}`,
    (place) => tryRelease(place, release, resolutions),
  ]),
)

async function tryRelease(place, release, resolutions) {
  const folder = await makeProject(place, `typescript-${release}`, ['consumers/types'], [`typescript@${release}`])
  // The same code as a CommonJS module.
  cpSync(join(folder, 'use.ts'), join(folder, 'use.cts'))
  for (const resolution of resolutions) {
    const include = resolution === 'node16' ? ['use.ts', 'use.cts'] : ['use.ts']
    const config = {
      compilerOptions: { ...ways[resolution], exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
      include,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], folder)
  }
  return { version: '', ran: `moduleResolution ${resolutions.join(', ')}; strict, with library checks` }
}
