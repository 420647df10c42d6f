import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { install, run } from '../try-package/run.mjs'
import { forPdf, forPictures, makeProject, versionIn } from './project.mjs'
import { inChromium } from './visit.mjs'
import { checkPage } from './web.mjs'

const packages = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1']
const next = ['node_modules/next/dist/bin/next']

export const nextHosts = {
  'next, webpack': (place) => tryNext(place, ['--webpack']),
  'next, Turbopack': (place) => tryNext(place, ['--turbopack']),
}

async function tryNext(place, flags) {
  const folder = await makeProject(place, `next${flags}`, ['hosts/next', 'hosts/web'], packages)
  const build = () => run(process.execPath, [...next, 'build', ...flags], folder)
  await build()
  // The page for a front-end alone, and what the server draws with packages that came after the build.
  await serving(folder, async (address) => {
    checkPage(await clientPage(address), /^missing_package .*npm install pdfmake/)
    const { results } = await inChromium('', {}, (visit) => visit(`${address}/element`))
    assert.deepEqual(results, { shown: true })
  })
  await install(folder, [forPdf, ...forPictures, ...packages])
  await serving(folder, checkServer)
  if (place.isBrief) return { version: versionIn(folder, 'next'), ran: 'all, but for Pdf in the client component' }
  await build()
  await serving(folder, async (address) => checkPage(await clientPage(address), /^%PDF- \d{5}/))
  const ran =
    'server component, route handler with every format, client component: scores, Svg, Png, Jpg, Pdf, PdfAndData; the element after hydration'
  return { version: versionIn(folder, 'next'), ran }
}

function clientPage(address) {
  return inChromium('', {}, async (visit) => (await visit(`${address}/client`)).results)
}

async function checkServer(address) {
  const page = await (await fetch(address)).text()
  assert.match(page, /data-score="-0\.5\d/)
  assert.match(page, /<svg /)
  const starts = {
    Png: '\x89PNG',
    Jpg: '\xff\xd8\xff',
    Pdf: '%PDF-',
    PdfAndData: '%PDF-',
    Svg: '<svg ',
    Csv: '\xef\xbb\xbf',
    Html: '<!DOCTYPE',
  }
  for (const [format, start] of Object.entries(starts)) {
    const answer = await fetch(`${address}/api/${format}`)
    const body = Buffer.from(await answer.arrayBuffer())
    assert.equal(answer.status, 200, `${format}: ${body.subarray(0, 300)}`)
    assert.equal(body.subarray(0, start.length).toString('latin1').toLowerCase(), start.toLowerCase(), format)
    assert.ok(body.length > 2000)
  }
}

/** Next's own server, for as long as it is used. */
async function serving(folder, use) {
  const port = await freePort()
  const options = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }
  const server = spawn(process.execPath, [...next, 'start', '-p', `${port}`, '-H', '127.0.0.1'], options)
  try {
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (data) => /Ready/.test(data) && resolve())
      server.once('exit', (status) => reject(new Error(`next start ended with ${status}`)))
    })
    await use(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()))
  }
}

function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  return new Promise((resolve) =>
    probe.once('listening', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    }),
  )
}
