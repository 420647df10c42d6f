// Writes the FHIR code systems and value sets to terminology/, and the examples of a bundle.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fhirExamples } from './fhir/example.js'
import { terminology, terminologyText } from './fhir/terminology.js'

mkdirSync('terminology', { recursive: true })
for (const file of Object.keys(terminology)) writeFileSync(`terminology/${file}`, terminologyText(file))
for (const [file, text] of Object.entries(fhirExamples)) writeFileSync(`examples/fhir/${file}`, text())
