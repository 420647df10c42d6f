import { build } from 'esbuild'

const [program, splitting] = process.argv.slice(2)
const entry = { entryPoints: [`${program}.js`], outdir: 'out' }
await build({ ...entry, bundle: true, minify: true, format: 'esm', splitting: splitting === '--splitting' })
