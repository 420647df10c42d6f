// What Deno and Bun do with the package; both also read Node's built-in modules.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { calculatePatient, chartFormats, renderChart, validatePatient } from 'auxology'
import { createHandler } from 'auxology/http'
import { seriesNames } from 'auxology/references'

const child = JSON.parse(readFileSync('child.json', 'utf8'))
const options = { today: '2024-06-04' }

const score = calculatePatient(child, options).measurements[1].sizeSds.value
assert.ok(Math.abs(score + 0.53) < 0.01, `score ${score}`)
assert.deepEqual(validatePatient(child, options), [])
assert.ok(seriesNames.length > 0)
for (const format of chartFormats) {
  const { body } = await renderChart(child, { type: 'Height', format }, options)
  assert.ok(body.length > 2000, `${format} has ${body.length} bytes`)
}
const handle = createHandler({ verifyKey: () => true, today: '2024-06-04' })
const body = JSON.stringify({ Measurements: [] })
const headers = { 'API-Key': 'a key', 'Content-Type': 'application/json' }
const answer = await handle(new Request('http://localhost/api/json', { method: 'PUT', headers, body }))
assert.equal(answer.status, 200)
console.log(`calculates, draws ${chartFormats.join(', ')}, answers a request`)
