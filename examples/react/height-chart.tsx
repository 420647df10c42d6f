/** A React component that shows a chart of a patient, or the reason why there is none. */
import { AuxologyError, type ChartRequest, type GrowthOptions, type Patient, renderChart } from 'auxology'
import { useEffect, useId, useState } from 'react'

export interface GrowthChartProps {
  readonly patient: Patient
  readonly request: Omit<ChartRequest, 'format' | 'idPrefix'>
  readonly options?: GrowthOptions
}

/**
 * The chart as inline SVG. `renderChart` escapes everything that comes from
 * the patient and writes no script, so its output can be inserted as is.
 */
export function GrowthChart({ patient, request, options }: GrowthChartProps) {
  // Prefix of the ids in the SVG, so that a page can have several charts.
  const idPrefix = useId().replace(/\W/g, '')
  const [picture, setPicture] = useState<{ svg: string } | { reason: string }>()

  useEffect(() => {
    let current = true
    renderChart(patient, { ...request, format: 'Svg', idPrefix }, options).then(
      ({ body }) => current && setPicture({ svg: String(body) }),
      (error: unknown) => current && setPicture({ reason: reasonOf(error) }),
    )
    return () => {
      current = false
    }
  }, [patient, request, options, idPrefix])

  if (picture === undefined) return <p role="status">…</p>
  if ('reason' in picture) return <p role="alert">{picture.reason}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own SVG, escaped and without script
  return <figure dangerouslySetInnerHTML={{ __html: picture.svg }} />
}

function reasonOf(error: unknown): string {
  return error instanceof AuxologyError ? error.message : String(error)
}
