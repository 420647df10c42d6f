import { readFileSync } from 'node:fs'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

/** A package of the lock file without a checksum. */
interface UncheckedPackage extends LockedPackage {
  readonly name: string
}

/**
 * The packages that `package-lock.json` has no checksum of. npm writes one when it
 * fetches a package, and of binaries for other platforms it fetches none.
 */
export function uncheckedPackages(): UncheckedPackage[] {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(lock)
  return Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
    .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }))
}

/** The packages as rows of a table in Markdown: one for each scope and version. */
export function uncheckedRows(): string {
  const families = new Map<string, string[]>()
  for (const { name, version } of uncheckedPackages()) {
    const [scope = '', own = ''] = name.split('/')
    const family = `${scope} ${version}`
    families.set(family, [...(families.get(family) ?? []), `\`${own}\``])
  }
  const rows = [...families].sort().map(([family, names]) => `| ${family} | ${names.sort().join(', ')} |`)
  return ['| Packages of | |', '| --- | --- |', ...rows].join('\n')
}
