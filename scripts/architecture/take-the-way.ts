/** Takes a patient with a weight from XML to a PDF with data: what the test of the architecture page observes. */
import { calculatePatient, parsePatientXml, renderChart } from '../../src/index.js'

const xml = `<Patient>
  <DateOfBirth>2014-06-04</DateOfBirth>
  <Gender>male</Gender>
  <Measurements>
    <Measurement><Date>2024-06-04</Date><SizeCm>138.2</SizeCm><WeightKg>31.5</WeightKg></Measurement>
    <Measurement><Date>2023-06-04</Date><SizeCm>132.1</SizeCm><WeightKg>99.5</WeightKg></Measurement>
  </Measurements>
</Patient>`

const options = { today: '2024-06-04' }
const patient = parsePatientXml(xml)
const result = calculatePatient(patient, options)
if (result.measurements[0]?.weightSds === undefined) throw new Error('the weight was not scored')
const { body } = await renderChart(patient, { type: 'Weight', format: 'PdfAndData' }, options)
if (body.length === 0) throw new Error('the PDF is empty')
