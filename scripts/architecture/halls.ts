import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'

export interface Hall {
  readonly name: string
  readonly wing: string
  readonly holds: string
  /** The rooms by floor, the lowest first, each with what it holds; none in a hall that is one room. */
  readonly floors: readonly Readonly<Record<string, string>>[]
}

/** The halls of src, the ground first. */
export const halls: readonly Hall[] = createRequire(import.meta.url)('./halls.cjs').halls

/** The room that a file of src is in; of a hall without rooms, the hall. */
export function roomOfFile(file: string): string {
  const [name = '', room = ''] = file.split('/')
  const hall = halls.find((each) => each.name === name)
  return hall !== undefined && hall.floors.length > 0 ? room : name
}

const imported = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g

/** The halls that each hall imports from, as the sources have it. */
export function hallImports(src: string): ReadonlyMap<string, ReadonlySet<string>> {
  const importsOf = (name: string): readonly string[] =>
    readdirSync(join(src, name), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(name, file.replaceAll('\\', '/')))
      .filter((file) => file.endsWith('.ts') && !file.includes('/tables/figures/'))
      .flatMap((file) => {
        const paths = [...readFileSync(join(src, file), 'utf8').matchAll(imported)]
        return paths.map(([, path = '']) => posix.join(posix.dirname(file), path).split('/')[0] ?? '')
      })
  const isOther = (name: string, other: string) => name !== other && halls.some((hall) => hall.name === other)
  return new Map(
    halls.map(({ name }) => [name, new Set(importsOf(name).filter((other) => isOther(name, other)))] as const),
  )
}
