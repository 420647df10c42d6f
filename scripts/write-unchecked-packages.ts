// Writes to docs/soup.md which packages of the lock file have no checksum.
import { readFileSync, writeFileSync } from 'node:fs'
import { uncheckedRows } from './unchecked-packages.js'

const page = new URL('../docs/soup.md', import.meta.url)
const written = readFileSync(page, 'utf8').replace(/\| Packages of \| \|\n(?:\|.*\n)*/, `${uncheckedRows()}\n`)
writeFileSync(page, written)
