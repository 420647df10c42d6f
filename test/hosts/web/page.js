// What a page does: scores, an inline chart, and pictures and PDF as far as their packages are there.
import { calculatePatient, renderChart } from 'auxology'
import { child, options } from './child.js'

async function chart(format) {
  const { body } = await renderChart(child, { type: 'Height', format }, { ...options, raster: 'canvas' })
  return body
}

/** Width, height, and how many colours a picture has. */
async function looked(body, type) {
  const picture = await createImageBitmap(new Blob([body], { type }))
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  return { width: picture.width, height: picture.height, colours: new Set(new Uint32Array(data.buffer)).size }
}

function pdf(format) {
  return chart(format).then(
    (bytes) => `${String.fromCharCode(...bytes.slice(0, 5))} ${bytes.length}`,
    ({ code, message }) => `${code} ${message}`,
  )
}

async function run() {
  const score = calculatePatient(child, options).measurements[0].sizeSds.value
  document.body.innerHTML = await chart('Svg')
  return {
    score,
    svg: document.querySelector('svg').getBBox().height,
    png: await looked(await chart('Png'), 'image/png'),
    jpg: await looked(await chart('Jpg'), 'image/jpeg'),
    pdf: await pdf('Pdf'),
    pdfAndData: await pdf('PdfAndData'),
  }
}

globalThis.results = run().catch((error) => ({ error: String(error.stack ?? error) }))
