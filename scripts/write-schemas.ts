// Writes what follows from the declarations of documents and codes: `npm run schemas` writes the schemas and the OpenAPI
// document, FHIR's code systems and value sets, and the examples of a bundle.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fhirExamples } from './fhir/example.js'
import { terminology, terminologyText } from './fhir/terminology.js'
import { schemaFiles } from './schema-files.js'

for (const folder of ['schemas', 'terminology']) mkdirSync(folder, { recursive: true })
for (const [file, text] of schemaFiles()) writeFileSync(`schemas/${file}`, text)
for (const file of Object.keys(terminology)) writeFileSync(`terminology/${file}`, terminologyText(file))
for (const [file, text] of Object.entries(fhirExamples)) writeFileSync(`examples/fhir/${file}`, text())
