// What a page does with the package; check.mjs opens it and looks at what `results` says.
import * as resvg from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url'
import { calculatePatient, renderChart, validatePatient } from 'auxology'
import child from './child.json'

const options = { today: '2024-06-04', locale: 'en' }
const violations = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  violations.push([violatedDirective, blockedURI, sample].join(' ')),
)

const chart = (format, more) => renderChart(child, { type: 'Height', format }, { ...options, ...more })
const start = (bytes, length) => String.fromCharCode(...bytes.slice(0, length))

/** Width, height, and how many colours a picture has. */
async function looked(body, type) {
  const picture = await createImageBitmap(new Blob([body], { type }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  const colours = new Set(new Uint32Array(data.buffer))
  return { width: picture.width, height: picture.height, colours: colours.size }
}

async function asImage(svg) {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  return image.naturalWidth
}

async function run() {
  const result = calculatePatient(child, options)
  const svg = (await chart('Svg')).body
  const place = document.querySelector('#chart')
  place.innerHTML = svg
  const drawn = place.querySelector('svg')
  const missing = await chart('Png').catch(({ code }) => code)
  await resvg.initWasm(fetch(wasm))
  const png = (await chart('Png', { resvg })).body
  const jpg = (await chart('Jpg', { resvg })).body
  const pdf = (await chart('Pdf')).body
  const pdfAndData = (await chart('PdfAndData')).body
  return {
    score: result.measurements[1].sizeSds.value,
    target: result.targetSizeCm,
    messages: validatePatient(child, options).length,
    svg: { role: drawn.getAttribute('role'), height: drawn.getBBox().height, image: await asImage(svg) },
    html: (await chart('Html')).body,
    csv: (await chart('Csv')).body.split('\r\n').length,
    missing,
    png: await looked(png, 'image/png'),
    jpg: await looked(jpg, 'image/jpeg'),
    pdf: [start(pdf, 5), pdf.length, pdfAndData.length],
  }
}

globalThis.results = run().then(
  (results) => ({ ...results, violations }),
  (error) => ({ error: String(error.stack ?? error), violations }),
)
