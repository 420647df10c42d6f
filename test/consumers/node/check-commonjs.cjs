// What a CommonJS module does with the package.
const assert = require('node:assert/strict')
const { AuxologyError, calculatePatient, chartFormats, renderChart } = require('auxology')
const { createHandler } = require('auxology/http')
const { de } = require('auxology/languages')
const { nodeListener } = require('auxology/node')
const { cdc, AuxologyError: SameError } = require('auxology/references')

const child = require('./child.json')
const options = { today: '2024-06-04' }

const score = calculatePatient(child, options).measurements[1].sizeSds.value
assert.ok(Math.abs(score + 0.53) < 0.01, `score ${score}`)
const american = calculatePatient(child, { ...options, references: cdc }).measurements[1].sizeSds.value
assert.ok(Math.abs(american) < 1 && american !== score, `score by CDC ${american}`)
assert.deepEqual(calculatePatient(child, { ...options, locale: de }), calculatePatient(child, options))
assert.equal(SameError, AuxologyError)
assert.equal(typeof nodeListener(createHandler({ verifyKey: () => true })), 'function')
assert.match(require('auxology/openapi.json').openapi, /^3\./)
assert.throws(
  () => calculatePatient(child, { today: 'tomorrow' }),
  (error) => error instanceof AuxologyError && error.code === 'invalid_parameter',
)

async function draw() {
  for (const format of chartFormats) {
    const { body } = await renderChart(child, { type: 'Bmi', format }, options)
    assert.ok(body.length > 2000, `${format} has ${body.length} bytes`)
  }
  console.log(`all entries, and ${chartFormats.length} formats`)
}
draw()
