import { calculatePatient, renderChart } from 'auxology'
import { child, options } from '../child.js'

/** A server component: scores, and a chart in the page. */
export default async function Page() {
  const { body } = await renderChart(child, { type: 'Height', format: 'Svg' }, options)
  const score = calculatePatient(child, options).measurements[0].sizeSds.value
  return <main data-score={score} dangerouslySetInnerHTML={{ __html: body }} />
}
