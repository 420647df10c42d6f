import { execFileSync } from 'node:child_process'

const [program] = process.argv.slice(2)
const parcel = [
  'node_modules/parcel/lib/bin.js',
  'build',
  `${program}.html`,
  '--dist-dir',
  'out',
  '--no-source-maps',
  '--no-cache',
]
execFileSync(process.execPath, parcel, { stdio: 'inherit' })
