// Takes out of the source maps what nobody steps through here: the packed figures, as long there as in the code, and the
// sources of other packages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../../dist')

for (const file of readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.map'))) {
  const path = join(dist, file)
  const map = JSON.parse(readFileSync(path, 'utf8'))
  const isForeign = (i) => /references\/tables\/figures\/|node_modules\//.test(map.sources[i])
  map.sourcesContent = map.sourcesContent?.map((content, i) => (isForeign(i) ? null : content))
  writeFileSync(path, JSON.stringify(map))
}
