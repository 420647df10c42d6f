import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'

const [program] = process.argv.slice(2)
const bundle = await rollup({ input: `${program}.js`, plugins: [nodeResolve({ browser: true }), commonjs()] })
await bundle.write({ dir: 'out', format: 'es', plugins: [terser()] })
