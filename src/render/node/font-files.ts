import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFaces, fontFileNames } from '../../scene/typeface.js'
import { inputError } from '../../text/invalid-input.js'

const require = createRequire(import.meta.url)

/**
 * The paths of the bundled fonts.
 *
 * @throws AuxologyError `missing_package` if one can't be read: a renderer
 * would silently leave out all text
 */
export function fontFiles(): FontFaces<string> {
  return { regular: fontPath(fontFileNames.regular), bold: fontPath(fontFileNames.bold) }
}

function fontPath(name: string): string {
  try {
    // By the name of the package, so that it works from wherever a bundler has put this code.
    const file = require.resolve(`auxology/fonts/${name}`)
    accessSync(file, constants.R_OK)
    return file
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : error
    throw inputError('missing_package', {
      subject: 'Png, Jpg, Pdf and PdfAndData',
      detail: `the font ${name} of the package auxology can't be read (${reason}). Reinstall auxology, and leave it out of bundles for Node.`,
    })
  }
}
