import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Node.js's own modules, as `require` gives them. `import` reads every member of a module
 * once, and with those of `fs`, `process` and `util` Node.js loads streams, promises of files
 * and terminals, which a small command doesn't need and would wait for the longest.
 */
export const fs: typeof import('node:fs') = require('node:fs')
export const util: typeof import('node:util') = require('node:util')
