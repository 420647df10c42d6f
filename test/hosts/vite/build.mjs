import { build } from 'vite'

const [program] = process.argv.slice(2)
await build({ build: { outDir: 'out', rollupOptions: { input: `${program}.html` } }, logLevel: 'warn' })
