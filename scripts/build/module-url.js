import { pathToFileURL } from 'node:url'

/** What takes the place of `import.meta.url` in CommonJS. */
export const moduleUrl = pathToFileURL(__filename).href
