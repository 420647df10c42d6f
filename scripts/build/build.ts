// Builds the package's code, once for bundlers and browsers and once for Node.js; `tsup.config.ts` writes the types.
import { rmSync } from 'node:fs'
import { entries, programs } from './entries.js'
import { buildModules, moduleGraph } from './modules.js'
import { buildNodeFiles } from './node-files.js'
import { writeEntries } from './write-entries.js'

rmSync('dist', { recursive: true, force: true })
const graph = await moduleGraph([...Object.values(entries), ...Object.values(programs)])
await buildModules(graph, Object.values(entries))
const fileOf = await buildNodeFiles(graph)
writeEntries(fileOf)
