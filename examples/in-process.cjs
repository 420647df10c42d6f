// CommonJS: scores and messages of a patient document.
//
//     node examples/in-process.cjs
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { calculatePatient, formatResultJson, parsePatientXml } = require('auxology')

const xml = readFileSync(join(__dirname, 'patients', 'girl-with-turner-syndrome.xml'), 'utf8')
const result = calculatePatient(parsePatientXml(xml), { today: '2025-01-15', locale: 'en' })

for (const { date, sizeCm, sizeSds, sizeTurnerSyndromeSds } of result.measurements) {
  const [general, turner] = [sizeSds, sizeTurnerSyndromeSds].map((score) => score?.value.toFixed(2))
  console.log(`${date.slice(0, 10)}: ${sizeCm} cm, ${general} SDS; among girls with Turner syndrome ${turner} SDS`)
}
for (const { severity, text } of result.validationMessages) console.log(`${severity}: ${text}`)
console.log(`The result document has ${formatResultJson(result).length} characters.`)
