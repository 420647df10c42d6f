import { readFileSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import { narrowD3 } from './narrow-d3.js'
import { sourceToPublish } from './source-to-publish.js'

const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { peerDependencies: object }
const peers = Object.keys(peerDependencies)

/** The options that both builds have. */
export const common = {
  bundle: true,
  metafile: true,
  target: ['node20', 'es2022'],
  external: ['node:*', ...peers, ...peers.map((name) => `${name}/*`)],
  mainFields: ['module', 'main'],
  loader: { '.ttf': 'base64' },
  alias: {
    // parse-xml's build is CommonJS, which bundlers can't tree-shake; its source, which it ships too, they can.
    '@rgrove/parse-xml': '@rgrove/parse-xml/src/index.ts',
    // csv-parse names this one in short.
    stream: 'node:stream',
  },
  // As parse-xml's authors compile it: with fields defined one by one it takes a third longer.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  plugins: [narrowD3, sourceToPublish],
  logLevel: 'warning',
} satisfies BuildOptions
