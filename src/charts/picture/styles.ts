import type { Gender } from '../../ground/model/patient.js'
import type { Paint } from '../../ground/scene/scene.js'

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
  /** The lines of a general reference behind that of a disease, and its band. */
  readonly background: string
  readonly backgroundBand: string
  /** The limits of classes of body mass index. */
  readonly limit: string
  /** The patient's values. */
  readonly patient: string
  readonly patientHalo: string
  readonly boneAge: string
  readonly target: string
  readonly targetChannel: string
  readonly marker: string
}

const neutral = {
  page: '#ffffff',
  plot: '#ffffff',
  frame: '#8a97a6',
  grid: { 1: '#d3dae2', 2: '#e0e6ec', 3: '#eef1f5' },
  text: '#1c2733',
  quietText: '#56626f',
  background: '#6b7682',
  backgroundBand: '#eef0f3',
  limit: '#7d3200',
  patient: '#14202b',
  patientHalo: '#ffffff',
  boneAge: '#14202b',
  target: '#a35200',
  targetChannel: '#f0962d',
  marker: '#5d6b7a',
} as const

/** Blue-green for boys and plum for girls, which the colour-blind can tell apart. */
export const palettes: { readonly [gender in Gender]: Palette } = {
  male: { ...neutral, curve: '#0b6479', bands: ['#f0f7f9', '#e4f0f4', '#d6e9ee'] },
  female: { ...neutral, curve: '#93326a', bands: ['#fcf4f8', '#f8e9f1', '#f3dce8'] },
}

/** The widths of curves, pixels: graded, so that they can be told apart without colour. */
export const curveWidths = {
  median: 2.4,
  outermost: 1.7,
  /** Between the median and the outermost, alternately. */
  between: [0.8, 1.15],
  /** Of percentiles above the median alone: P90, P95 and P99 of blood pressure. */
  oneSided: [{ strokeWidth: 1 }, { strokeWidth: 2 }, { strokeWidth: 1.4, dash: [8, 3] }],
  /** Beyond the outermost: the line at 3 SD, and the others. */
  threeSds: 1.3,
  beyond: 0.8,
} as const

/** A curve where its reference has ended and the last figures are carried forward. */
export const heldDash: readonly number[] = [1.6, 3]

/** Heights of the fonts, pixels. */
export const fontSizes = {
  title: 20,
  name: 15,
  label: 13,
  tick: 12,
  small: 11,
} as const

/** What is drawn of a child, besides the curves. */
type Mark =
  | 'patientLine'
  | 'patientGap'
  | 'patientPoint'
  | 'birthPoint'
  | 'birthLadder'
  | 'chronologicalPoint'
  | 'unusedPoint'
  | 'doubtfulPoint'
  | 'uncorrectedLine'
  | 'uncorrectedEnd'
  | 'boneAgeLine'
  | 'boneAgePoint'
  | 'targetLine'
  | 'targetPoint'
  | 'targetChannel'
  | 'limitLine'
  | 'generalMedian'
  | 'generalOuter'
  | 'thriveLine'
  | 'expectedBand'
  | 'expectedEdge'
  | 'expectedLine'
  | 'velocitySpan'
  | 'velocityThin'
  | 'velocityError'
  | 'pubertyStem'
  | 'onsetBand'
  | 'markerLine'
  | 'markerDisc'
  | 'periodEnd'
  | 'seamLine'
  | 'namePlate'

/** How the lines and points of a chart are drawn in a palette, in the plot and in the legend. */
export const markPaints: { readonly [mark in Mark]: (palette: Palette) => Paint } = {
  patientLine: ({ patient }) => ({ stroke: patient, strokeWidth: 1.6 }),
  /** Between visits far apart. */
  patientGap: ({ patient }) => ({ stroke: patient, strokeWidth: 1.5, dash: [9, 5] }),
  patientPoint: ({ patient, patientHalo }) => ({ fill: patient, stroke: patientHalo, strokeWidth: 1.5 }),
  birthPoint: ({ patient, patientHalo }) => ({ fill: patientHalo, stroke: patient, strokeWidth: 1.8 }),
  birthLadder: ({ patient }) => ({ stroke: patient, strokeWidth: 1 }),
  chronologicalPoint: ({ patient, patientHalo }) => ({ fill: patientHalo, stroke: patient, strokeWidth: 1.2 }),
  unusedPoint: ({ patient, patientHalo }) => ({ fill: patientHalo, stroke: patient, strokeWidth: 1.2 }),
  /** Not borne out by the values beside it. */
  doubtfulPoint: ({ patient, patientHalo }) => ({
    fill: patientHalo,
    stroke: patient,
    strokeWidth: 1.4,
    dash: [2.2, 1.6],
  }),
  /** From a corrected age to the age since birth: dots, unlike every other thin grey line. */
  uncorrectedLine: ({ marker }) => ({ stroke: marker, strokeWidth: 1.6, dash: [1.6, 2.4] }),
  /** Half its end. */
  uncorrectedEnd: ({ marker }) => ({ stroke: marker, strokeWidth: 1.2 }),
  boneAgeLine: ({ boneAge }) => ({ stroke: boneAge, strokeWidth: 1.1, dash: [3, 3] }),
  boneAgePoint: ({ boneAge, patientHalo }) => ({ fill: patientHalo, stroke: boneAge, strokeWidth: 1.5 }),
  targetLine: ({ target }) => ({ stroke: target, strokeWidth: 2 }),
  targetPoint: ({ page, target }) => ({ fill: target, stroke: page, strokeWidth: 1.5 }),
  /** The channel towards the target: pale, so that the bands and curves behind it remain visible. */
  targetChannel: ({ targetChannel }) => ({ fill: targetChannel, fillOpacity: 0.17 }),
  /** Dash and dot, unlike every other line. */
  limitLine: ({ limit }) => ({ stroke: limit, strokeWidth: 1.4, dash: [9, 2.5, 1.6, 2.5] }),
  generalMedian: ({ background }) => ({ stroke: background, strokeWidth: 1 }),
  generalOuter: ({ background }) => ({ stroke: background, strokeWidth: 0.8 }),
  /** Short dashes far apart, unlike every percentile. */
  thriveLine: ({ limit }) => ({ stroke: limit, strokeWidth: 1.1, dash: [2.5, 3.5] }),
  /** In the child's colour, since it is of the child; two bands, so that the inner one is darker. */
  expectedBand: ({ patient }) => ({ fill: patient, fillOpacity: 0.13 }),
  expectedEdge: ({ patient }) => ({ stroke: patient, strokeWidth: 0.7 }),
  expectedLine: ({ patient }) => ({ stroke: patient, strokeWidth: 1.4, dash: [2, 3] }),
  velocitySpan: ({ patient }) => ({ stroke: patient, strokeWidth: 2.2 }),
  velocityThin: ({ patient }) => ({ stroke: patient, strokeWidth: 1, dash: [5, 3] }),
  velocityError: ({ patient }) => ({ stroke: patient, strokeWidth: 0.9 }),
  pubertyStem: ({ marker }) => ({ stroke: marker, strokeWidth: 1 }),
  /** When puberty usually begins: as quiet as the grid. */
  onsetBand: ({ frame, grid }) => ({ fill: grid[2], stroke: frame, strokeWidth: 0.5 }),
  markerLine: ({ frame }) => ({ stroke: frame, strokeWidth: 0.8, dash: [4, 3] }),
  /** The disc of an event, and the end of a period's bar. */
  markerDisc: ({ marker, page }) => ({ fill: page, stroke: marker, strokeWidth: 1.2 }),
  periodEnd: ({ marker }) => ({ stroke: marker, strokeWidth: 1.6 }),
  /** Where references change. */
  seamLine: ({ quietText }) => ({ stroke: quietText, strokeWidth: 1, dash: [1, 4] }),
  /** Behind a name in the plot. */
  namePlate: ({ plot }) => ({ fill: plot }),
}
