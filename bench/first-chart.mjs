// Draws one chart of the given patient and prints the time since process start. Run by render.bench.ts.
import { renderChart } from 'auxology'

await renderChart(JSON.parse(process.argv[2]), { type: 'Height', format: 'Svg' }, { today: '2026-06-01' })
process.stdout.write(String(performance.now()))
