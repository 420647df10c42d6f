import type { Paint } from '../../scene/scene.js'
import type { Palette } from './palette.js'

/** How the lines and points of a chart are drawn, and the same in its legend. */
export const markStyles = {
  patientLine: ({ patient }) => ({ stroke: patient, strokeWidth: 1.6 }),
  patientPoint: ({ patient, patientHalo }) => ({ fill: patient, stroke: patientHalo, strokeWidth: 1.5 }),
  /** From a corrected age to the age since birth: dots, unlike every other thin grey line. */
  uncorrectedLine: ({ marker }) => ({ stroke: marker, strokeWidth: 1.6, dash: [1.6, 2.4] }),
  boneAgeLine: ({ boneAge }) => ({ stroke: boneAge, strokeWidth: 1.1, dash: [3, 3] }),
  boneAgePoint: ({ boneAge, patientHalo }) => ({ fill: patientHalo, stroke: boneAge, strokeWidth: 1.5 }),
  targetLine: ({ target }) => ({ stroke: target, strokeWidth: 2 }),
  targetPoint: ({ target, page }) => ({ fill: target, stroke: page, strokeWidth: 1.5 }),
  generalMedian: ({ background }) => ({ stroke: background, strokeWidth: 1.2 }),
  generalOuter: ({ background }) => ({ stroke: background, strokeWidth: 0.9 }),
  markerLine: ({ marker }) => ({ stroke: marker, strokeWidth: 1.2, dash: [5, 4] }),
} as const satisfies Record<string, (palette: Palette) => Paint>
