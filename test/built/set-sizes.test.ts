import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { measureSetIds } from '../../src/clinical/references/measures/load-measures.js'
import { setCatalogue } from '../../src/clinical/references/set-catalogue.js'
import { setKilobytes } from '../../src/clinical/references/set-quality.js'

const references = join(import.meta.dirname, '../../dist/modules/clinical/references')

const measureEntry = 'auxology/references/clinic-measures'

/** What the sets of that entry are exported as. */
const measureNames: { readonly [id: string]: string } = {
  'clinic-measures': 'clinicMeasures',
  'clinic-measures-kiggs': 'clinicMeasuresOfKiggs',
  'clinic-measures-who': 'clinicMeasuresOfWho',
}

/** The size of a program that has the default set and another one, kB in gzip. */
async function kilobytes(id: string, entry: string): Promise<number> {
  const folder = entry === measureEntry ? '' : 'national/'
  const file = join(references, entry === 'auxology/references' ? 'index.js' : entry.replace(/^.*\//, folder))
  const name = measureNames[id] ?? id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const program = `import { germany } from '${references}/index.js'
    import { ${name} as other } from '${file}${file.endsWith('.js') ? '' : '.js'}'
    globalThis.sets = [germany, other]`
  const root = mkdtempSync(join(tmpdir(), 'auxology-set-'))
  writeFileSync(join(root, 'program.js'), program)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { write: false, minify: 'oxc', lib: { entry: join(root, 'program.js'), formats: ['es'] } },
  }).finally(() => rmSync(root, { recursive: true }))
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return gzipSync(chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')).length / 1000
}

it('a set costs a program what its list says', async () => {
  const base = await kilobytes('germany', 'auxology/references')
  const measures = measureSetIds.map((id) => ({ id, entry: measureEntry }))
  for (const { id, entry } of [...setCatalogue, ...measures]) {
    const added = (await kilobytes(id, entry)) - base
    expect
      .soft(Math.abs(added - (setKilobytes[id] ?? Number.NaN)), `${id} adds ${added.toFixed(1)} kB`)
      .toBeLessThan(0.4)
  }
}, 120_000)
