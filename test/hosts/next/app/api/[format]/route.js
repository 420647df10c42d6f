import { renderChart } from 'auxology'
import { child, options } from '../../../child.js'

/** A route handler: a chart as a file. */
export async function GET(_request, { params }) {
  const { format } = await params
  try {
    const { body, mediaType } = await renderChart(child, { type: 'Height', format }, options)
    return new Response(body, { headers: { 'Content-Type': mediaType } })
  } catch (error) {
    return new Response(`${error.code} ${error.message}`, { status: 500 })
  }
}
