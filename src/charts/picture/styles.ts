import type { Gender } from '../../model/patient.js'
import type { Paint } from '../../scene/scene.js'

/** The colours of a chart. A renderer may bring its own, for instance for a dark page. */
export interface Palette {
  readonly page: string
  readonly plot: string
  readonly frame: string
  /** Lines of the grid by level. */
  readonly grid: { readonly [level in 1 | 2 | 3]: string }
  readonly text: string
  readonly quietText: string
  /** Percentile curves, their labels and the title. */
  readonly curve: string
  /** Between P3 and P97, P10 and P90, P25 and P75. */
  readonly bands: readonly [outer: string, middle: string, inner: string]
  readonly background: string
  /** The patient's values. */
  readonly patient: string
  readonly patientHalo: string
  readonly boneAge: string
  readonly target: string
  readonly marker: string
}

const neutral = {
  page: '#ffffff',
  plot: '#ffffff',
  frame: '#8a97a6',
  grid: { 1: '#d3dae2', 2: '#e0e6ec', 3: '#eef1f5' },
  text: '#1c2733',
  quietText: '#56626f',
  background: '#a3abb5',
  patient: '#14202b',
  patientHalo: '#ffffff',
  boneAge: '#14202b',
  target: '#a35200',
  marker: '#5d6b7a',
} as const

/** Blue-green for boys and plum for girls, which the colour-blind can tell apart. */
export const palettes: { readonly [gender in Gender]: Palette } = {
  male: { ...neutral, curve: '#0b6479', bands: ['#f0f7f9', '#e4f0f4', '#d6e9ee'] },
  female: { ...neutral, curve: '#93326a', bands: ['#fcf4f8', '#f8e9f1', '#f3dce8'] },
}

/** How the curve of each percentile is drawn: distinguishable without colour. */
export const curveStyles: Readonly<Record<number, Paint>> = {
  3: { strokeWidth: 1.5 },
  10: { strokeWidth: 1.2, dash: [7, 4] },
  25: { strokeWidth: 1.2, dash: [2, 3] },
  50: { strokeWidth: 2.5 },
  75: { strokeWidth: 1.2, dash: [2, 3] },
  90: { strokeWidth: 1.2, dash: [7, 4] },
  97: { strokeWidth: 1.5 },
}

/** Heights of the fonts, pixels. */
export const fontSizes = {
  title: 20,
  name: 15,
  label: 13,
  tick: 12,
  small: 11,
} as const

type Mark =
  | 'patientLine'
  | 'patientPoint'
  | 'uncorrectedLine'
  | 'boneAgeLine'
  | 'boneAgePoint'
  | 'targetLine'
  | 'targetPoint'
  | 'generalMedian'
  | 'generalOuter'
  | 'markerLine'

/** How the lines and points of a chart are drawn, in the plot and in the legend. */
export const markStyles: { readonly [mark in Mark]: (palette: Palette) => Paint } = {
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
}
