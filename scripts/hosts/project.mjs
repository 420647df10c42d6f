import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../try-package/run.mjs'

const root = join(import.meta.dirname, '../..')

/** Packages of one's choice, in the versions that the library is developed with. */
const developed = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
export const forPdf = asHere('pdfmake')
export const forPictures = ['@resvg/resvg-js', 'jpeg-js'].map(asHere)

function asHere(name) {
  return `${name}@${developed[`node_modules/${name}`].version}`
}

/** A new project with the files of folders of test/hosts, the package from its archive, and others in exact versions. */
export async function makeProject({ work, archive }, name, sources, packages) {
  const folder = join(work, name)
  mkdirSync(folder)
  for (const source of sources) cpSync(join(root, 'test', source), folder, { recursive: true })
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, JSON.stringify({ private: true, type: 'module' }))
  await install(folder, [archive, ...packages])
  return folder
}

/** The version of a package that a project has. */
export function versionIn(folder, name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
}
