// What runs where there is neither Node nor a browser: an edge function.
import { calculatePatient, formatResultXml, parsePatientXml, renderChart, validatePatient } from 'auxology'
import { createHandler } from 'auxology/http'
import { who } from 'auxology/references'

const options = { today: '2024-06-04', locale: 'en' }

export async function run(child) {
  const result = calculatePatient(child, options)
  const bodies = {}
  for (const format of ['Svg', 'Html', 'Csv', 'Xml', 'Json']) {
    bodies[format] = (await renderChart(child, { type: 'Height', format }, options)).body
  }
  const missing = await renderChart(child, { type: 'Height', format: 'Png' }, options).catch((error) => error)
  const handle = createHandler({ verifyKey: () => true, today: '2024-06-04' })
  const body = formatResultXml(result)
  const headers = { 'API-Key': 'a key', 'Content-Type': 'application/xml' }
  const answer = await handle(new Request('https://localhost/api/xml', { method: 'PUT', headers, body }))
  return {
    score: result.measurements[1].sizeSds.value,
    byWho: calculatePatient(child, { ...options, references: who }).measurements[1].sizeSds.value,
    messages: validatePatient(child, options).length,
    read: parsePatientXml(body).measurements[1].sizeCm,
    bodies,
    missing: missing.code,
    answer: answer.status,
  }
}
