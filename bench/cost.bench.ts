/**
 * How the time of a chart grows with its document: the time for ten times as many
 * visits, events or characters as a multiple of the time for the first. Ten would
 * be linear; what is drawn at most keeps it below.
 *
 *     npm run bench -- cost
 */
import { type ChartFormat, type Patient, renderChart } from 'auxology'

const child: Patient = { dateOfBirth: '2008-05-06', gender: 'female' }
const list = <Entry>(size: number, entry: (index: number) => Entry) => Array.from({ length: size }, (_, i) => entry(i))
const date = (i: number) => `20${10 + (i % 14)}-05-${10 + (i % 18)}`
const documents: Readonly<Record<string, (size: number) => Patient>> = {
  visits: (size) => ({ ...child, measurements: list(size, (i) => ({ date: date(i), sizeCm: 60 + (i % 14) * 8 })) }),
  events: (size) => ({ ...child, markers: list(size, (i) => ({ date: date(i), text: `Event ${i}` })) }),
  diseases: (size) => ({ ...child, diseases: list(size, () => 'x'.repeat(40)) }),
}

async function milliseconds(patient: Patient, format: ChartFormat): Promise<number> {
  const start = performance.now()
  await renderChart(patient, { type: 'Height', format }, { today: '2026-06-01' })
  return performance.now() - start
}

for (const format of ['Svg', 'Html', 'Csv', 'Pdf', 'PdfAndData'] as const) {
  for (const [name, patientOf] of Object.entries(documents)) {
    await milliseconds(patientOf(100), format)
    const [small, large] = [await milliseconds(patientOf(1000), format), await milliseconds(patientOf(10_000), format)]
    console.log(
      `${format}, ${name}: 1,000 in ${small.toFixed(0)} ms, 10,000 in ${(large / small).toFixed(1)} times that`,
    )
  }
}
