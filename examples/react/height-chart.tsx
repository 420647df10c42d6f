/** A React component that shows a chart of a patient, or the reason why there is none. */
import { AuxologyError, chartSvg, type GrowthOptions, type Patient, type PictureRequest } from 'auxology'
import { useId, useMemo } from 'react'

export interface GrowthChartProps {
  readonly patient: Patient
  readonly request: Omit<PictureRequest, 'idPrefix'>
  readonly options?: GrowthOptions
}

/**
 * The chart as inline SVG. `chartSvg` escapes everything that comes from
 * the patient and writes no script, so its output can be inserted as is.
 */
export function GrowthChart({ patient, request, options }: GrowthChartProps) {
  // Prefix of the ids in the SVG, so that a page can have several charts.
  const idPrefix = useId().replace(/\W/g, '')
  const picture = useMemo(() => {
    try {
      return { svg: chartSvg(patient, { ...request, idPrefix }, options) }
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }, [patient, request, options, idPrefix])

  if (picture.svg === undefined) return <p role="alert">{picture.reason}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own SVG, escaped and without script
  return <figure dangerouslySetInnerHTML={{ __html: picture.svg }} />
}

function reasonOf(error: unknown): string {
  return error instanceof AuxologyError ? error.message : String(error)
}
