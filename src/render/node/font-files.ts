import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFaces, fontFileNames } from '../../scene/typeface.js'
import { inputError } from '../../text/invalid-input.js'

const require = createRequire(import.meta.url)

/**
 * The paths of the bundled fonts.
 *
 * @throws AuxologyError `missing_package` if one can't be read: a renderer
 * would leave out all its text without a word
 */
export function fontFiles(): FontFaces<string> {
  return { regular: path(fontFileNames.regular), bold: path(fontFileNames.bold) }
}

function path(file: string): string {
  try {
    // The package finds its own files by its own name, from wherever a bundler has put this code.
    const found = require.resolve(`auxology/fonts/${file}`)
    accessSync(found, constants.R_OK)
    return found
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : error
    throw inputError('missing_package', {
      subject: 'Png, Jpg, Pdf and PdfAndData',
      detail: `the font ${file} of the package auxology can't be read (${reason}). Reinstall auxology, and leave it out of bundles for Node.`,
    })
  }
}
