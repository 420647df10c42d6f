// Draws one chart of the patient it is given, and says how long after the start of its process. Run by render.bench.ts.
import { renderChart } from 'auxology'

await renderChart(JSON.parse(process.argv[2]), { type: 'Height', format: 'Svg' }, { today: '2026-06-01' })
process.stdout.write(String(performance.now()))
