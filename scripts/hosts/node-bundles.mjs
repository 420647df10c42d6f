import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { install, run } from '../try-package/run.mjs'
import { forPdf, forPictures, makeProject, versionIn } from './project.mjs'

/** How functions in the cloud and desktop programs are bundled for Node. */
const bundles = {
  'esbuild for Lambda, CommonJS': { tool: 'esbuild@0.28.2', file: 'draw.cjs', build: esbuild('cjs', 'draw.cjs') },
  'esbuild for Lambda, modules': { tool: 'esbuild@0.28.2', file: 'draw.mjs', build: esbuild('esm', 'draw.mjs') },
  'webpack for Electron, main process': { tool: 'webpack@5.112.2', file: 'draw.cjs', build: webpack('electron-main') },
}

export const nodeBundles = Object.fromEntries(
  Object.entries(bundles).map(([name, bundle]) => [name, (place) => tryBundle(place, name, bundle)]),
)

/** Builds in one folder, and runs the bundle alone in another, at first without any package, then with the packages beside it. */
async function tryBundle(place, name, { tool, file, build }) {
  const folder = await makeProject(place, name.replaceAll(/\W+/g, '-'), ['hosts/web', 'hosts/node'], [tool])
  await build(folder)
  const deployed = join(folder, 'deployed')
  mkdirSync(deployed)
  copyFileSync(join(folder, 'out', file), join(deployed, file))
  writeFileSync(join(deployed, 'package.json'), '{ "private": true }')
  const code = `import('./${file}').then(async (m) => console.log(JSON.stringify(await (m.handler ?? m.default.handler)())))`
  const call = async () => JSON.parse(await run(process.execPath, ['-e', code], deployed))
  const alone = await call()
  assert.ok(Math.abs(alone.score + 0.53) < 0.01, `score ${alone.score}`)
  for (const format of ['Svg', 'Html', 'Csv', 'Xml', 'Json']) assert.ok(alone.drawn[format] > 2000, format)
  for (const format of ['Png', 'Jpg', 'Pdf', 'PdfAndData']) assert.match(alone.drawn[format], /npm install/)
  await install(deployed, [forPdf, ...forPictures])
  for (const [format, size] of Object.entries((await call()).drawn)) assert.ok(size > 2000, `${format}: ${size}`)
  const sizes = { 'the bundle': gzipSync(readFileSync(join(folder, 'out', file))).length / 1000 }
  const ran = 'scores, Svg, Html, Csv, Xml, Json; with the packages beside it Png, Jpg, Pdf, PdfAndData'
  return { version: versionIn(folder, tool.split('@')[0]), ran, sizes }
}

function esbuild(format, file) {
  const options = [
    '--bundle',
    '--platform=node',
    '--target=node20',
    '--minify',
    `--format=${format}`,
    `--outfile=out/${file}`,
  ]
  return (folder) => run(join(folder, 'node_modules/.bin/esbuild'), ['draw.js', ...options], folder)
}

function webpack(target) {
  return async (folder) => {
    const output = `{ path: '${join(folder, 'out')}', filename: 'draw.cjs', library: { type: 'commonjs2' } }`
    const limit = `new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })`
    const code = `import webpack from 'webpack'
      webpack({ mode: 'production', target: '${target}', entry: './draw.js', output: ${output}, plugins: [${limit}] }, (error, stats) => {
        if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString({ all: false, errors: true }))
      })`
    await run(process.execPath, ['--input-type=module', '-e', code], folder)
  }
}
