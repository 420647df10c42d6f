// What there is without any other package.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { AuxologyError, calculatePatient, renderChart } from 'auxology'

for (const name of ['@resvg/resvg-js', 'jpeg-js', 'pdfmake', 'sharp']) assert.ok(!existsSync(`node_modules/${name}`))
const child = JSON.parse(readFileSync('child.json', 'utf8'))
const options = { today: '2024-06-04' }

assert.equal(calculatePatient(child, options).targetSizeCm, 181)
for (const format of ['Svg', 'Html', 'Csv', 'Xml', 'Json']) {
  const { body } = await renderChart(child, { type: 'Height', format }, options)
  assert.ok(body.length > 2000)
}
console.log('calculates, and draws Svg, Html, Csv, Xml, Json')

const remedies = { Png: '@resvg/resvg-js', Jpg: '@resvg/resvg-js', Pdf: 'pdfmake', PdfAndData: 'pdfmake' }
for (const [format, name] of Object.entries(remedies)) {
  await assert.rejects(renderChart(child, { type: 'Height', format }, options), (error) => {
    assert.ok(error instanceof AuxologyError)
    assert.equal(error.code, 'missing_package')
    assert.ok(error.message.includes(`npm install ${name}`), error.message)
    return true
  })
}
console.log(`${Object.keys(remedies).join(', ')}: the error says what to install`)
