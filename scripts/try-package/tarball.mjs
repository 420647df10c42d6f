import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** The most that the package may be: bytes packed and unpacked, and files. */
const limits = { packed: 2_400_000, unpacked: 9_000_000, files: 1000 }
const installScripts = ['preinstall', 'install', 'postinstall']
/** The folder that the package was built in. */
const root = join(import.meta.dirname, '../..')
/** A path in someone's home, wherever the package was built. */
const machinePath = /(?<![\w.])\/(?:root|home|Users)\/[\w.-]+\//

/** Checks what must and what must not be in the archive. */
export async function checkTarball(archive, size, work) {
  await run('tar', ['-xzf', archive], work)
  const folder = join(work, 'package')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

  const unpacked = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  for (const [what, amount] of Object.entries({ packed: size, unpacked, files: files.length })) {
    if (amount > limits[what]) throw new Error(`${what}: ${amount}, more than ${limits[what]}`)
  }
  const scripts = installScripts.filter((name) => manifest.scripts?.[name])
  if (scripts.length > 0 || files.includes('binding.gyp')) throw new Error(`install scripts: ${scripts.join(', ')}`)
  for (const target of targets(manifest)) {
    const [start, end] = target.split('*')
    const isMeant = (file) => (end === undefined ? file === target : file.startsWith(start) && file.endsWith(end))
    const there = files.some(isMeant)
    if (!there) throw new Error(`package.json names ${target}, which is missing`)
  }
  for (const file of ['LICENSE', 'NOTICE.md', 'README.md', 'CHANGELOG.md', 'fonts/OFL.txt']) {
    if (!files.includes(file)) throw new Error(`${file} is missing`)
  }
  const stray = files.filter(
    (file) =>
      !/^(?:dist|schemas|terminology|fonts|types)\/|^[A-Za-z]+\.(?:md|json)$|^LICENSE$|^[\w-]+\/(?:[\w-]+\/)?package\.json$/.test(
        file,
      ),
  )
  if (stray.length > 0) throw new Error(`files that do not belong in the package: ${stray.join(', ')}`)
  for (const file of files.filter((name) => /\.(?:c?js|map|d\.c?ts|json|md)$/.test(name))) {
    const content = readFileSync(join(folder, file), 'utf8')
    const path = content.includes(root) ? root : machinePath.exec(content)?.[0]
    if (path !== undefined) throw new Error(`${file} contains a path of a machine: ${path}`)
  }
  const [megabytes, megabytesUnpacked] = [size, unpacked].map((bytes) => (bytes / 1e6).toFixed(2))
  return [
    `${megabytes} MB, ${megabytesUnpacked} MB unpacked, ${files.length} files, no install scripts, all named files are present`,
  ]
}

/** Every file that package.json names, without the leading `./`. */
function targets({ main, module, types, bin, browser, imports, exports }) {
  const nested = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(nested))
  const named = [main, module, types, ...Object.values(browser), ...nested([imports, bin, exports])]
  return named.map((file) => file.replace(/^\.\//, ''))
}
