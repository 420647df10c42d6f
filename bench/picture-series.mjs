// 1,000 pictures in a row: prints the most memory that was resident, megabytes. Arguments: a patient as JSON, the scale.
import { renderChart } from 'auxology'

const [patient, scale] = process.argv.slice(2).map((argument) => JSON.parse(argument))
let most = 0
for (let i = 0; i < 1000; i++) {
  await renderChart(patient, { type: 'Height', format: 'Png', scale }, { today: '2026-06-01' })
  most = Math.max(most, process.memoryUsage().rss)
}
process.stdout.write(String(most / 1e6))
