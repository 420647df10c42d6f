import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { plainFigures } from '../../scripts/build/plain-figures.js'

const folder = 'src/references/tables/figures'
const modules = readdirSync(folder).map((file) => `${folder}/${file}`)

/** All figures and their decoder, with those of some modules plain. */
async function built(isPlain: (module: string) => boolean) {
  const contents = [...modules, 'src/references/figure-coding.ts']
    .map((module) => `export * from './${module}'`)
    .join(';')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [plainFigures(isPlain)],
  })
  const { decodeColumns, ...figures } = await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  )
  return Object.entries<{ per?: object; male?: string; female?: string }>(figures).flatMap(
    ([name, { per, ...texts }]) =>
      per === undefined
        ? []
        : (['male', 'female'] as const).map((sex) => {
            const text = texts[sex]
            return { name, text, columns: text === undefined ? [] : decodeColumns(text, Object.keys(per).length) }
          }),
  )
}

it('keeps every figure of every table, plain or packed', async () => {
  const [packed, plain] = [await built(() => false), await built(() => true)]
  expect(packed.length).toBeGreaterThan(300)
  expect(plain.filter(({ text }) => text !== undefined && !text.startsWith('#'))).toEqual([])
  for (const [i, { name, columns }] of packed.entries()) expect.soft([name, columns]).toEqual([name, plain[i]?.columns])
})
