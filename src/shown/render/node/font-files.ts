import { accessSync, constants } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FontFaces, fontFileNames, isWestern, westernFontFileNames } from '../../../ground/scene/typeface.js'
import { inputError } from '../../../ground/text/invalid-input.js'

/**
 * The bundled fonts as bytes: from the package's files, or, where a bundle has
 * left those behind, from the code.
 */
export async function fontContents(): Promise<FontFaces<Uint8Array>> {
  const files = installedFonts(import.meta.url)
  if (files === undefined) return embeddedFonts().catch(missingFonts)
  return { regular: await readFile(files.regular), bold: await readFile(files.bold) }
}

/**
 * The paths of the bundled fonts: in the package, or, where a bundle has left it
 * behind, in a temporary folder, written once.
 *
 * @throws AuxologyError `missing_package` if they can't be written: a renderer
 * would silently leave out all text
 */
export async function fontFiles(): Promise<FontFaces<string>> {
  const installed = installedFonts(import.meta.url)
  if (installed !== undefined) return installed
  try {
    unpacked ??= unpackFonts()
    return await unpacked
  } catch (error) {
    unpacked = undefined
    return missingFonts(error)
  }
}

/**
 * The paths of the fonts for a drawing: of small ones, where the package has them and the drawing needs no others. resvg
 * reads a face from its beginning to its end for each letter, and draws the same from either.
 *
 * @throws AuxologyError as {@link fontFiles} does
 */
export async function fontFilesFor(svg: string): Promise<FontFaces<string>> {
  const small = isWestern(svg) ? installedFonts(import.meta.url, westernFontFileNames) : undefined
  return small ?? fontFiles()
}

/** The paths of the package's fonts, until one can't be read: resolving them takes as long as drawing five letters. */
const resolvedFiles = new Map<FontFaces<string>, FontFaces<string>>()

/** Files that can be read now: of one that can't, a renderer would silently leave out all text. */
function installedFonts(
  module: string | undefined,
  names: FontFaces<string> = fontFileNames,
): FontFaces<string> | undefined {
  try {
    const files = resolvedFiles.get(names) ?? resolveFiles(module, names)
    for (const file of [files.regular, files.bold]) accessSync(file, constants.R_OK)
    resolvedFiles.set(names, files)
    return files
  } catch {
    resolvedFiles.delete(names)
    return undefined
  }
}

/** By the name of the package, so that it works from wherever a bundler has put this code. */
function resolveFiles(module: string | undefined, { regular, bold }: FontFaces<string>): FontFaces<string> {
  const { resolve } = createRequire(module ?? join(process.cwd(), 'package.json'))
  return { regular: resolve(`auxology/fonts/${regular}`), bold: resolve(`auxology/fonts/${bold}`) }
}

/** The build for Node.js embeds none: it comes with the files. */
async function embeddedFonts(): Promise<FontFaces<Uint8Array>> {
  const { fontBase64, fontBytes } = await import('../browser/font-bytes.js')
  if (fontBase64.regular === undefined) throw new Error('this code has none')
  return fontBytes()
}

function missingFonts(error: unknown): never {
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : error
  throw inputError('missing_package', {
    subject: 'Png, Jpg, Pdf and PdfAndData',
    detail: `the fonts of the package auxology are not beside the program and can't be written to a temporary folder (${reason}). Install auxology beside the program, or let it write to ${tmpdir()}.`,
  })
}

let unpacked: Promise<FontFaces<string>> | undefined

/** In a folder that only this user can open, so that others can't put fonts there. */
async function unpackFonts(): Promise<FontFaces<string>> {
  const { regular, bold } = await embeddedFonts()
  const folder = await mkdtemp(join(tmpdir(), 'auxology-fonts-'))
  const files = { regular: join(folder, fontFileNames.regular), bold: join(folder, fontFileNames.bold) }
  await Promise.all([writeFile(files.regular, regular), writeFile(files.bold, bold)])
  return files
}
