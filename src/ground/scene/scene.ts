/**
 * A picture as plain data: shapes in pixels, origin at the top left, in the
 * order in which they are painted. It can be serialised and drawn by any
 * renderer that has a handler for each kind of shape.
 */
export interface Scene {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly language: string
  /** What the picture is, for readers who cannot see it. */
  readonly title: string
  /** What it shows: the latest value and its score. */
  readonly description: string
  readonly fontFamily: string
  readonly data?: PartData | undefined
  readonly shapes: readonly Shape[]
}

/** A part of a scene. */
export type Shape = PathShape | RectShape | SymbolShape | TextShape | GroupShape

/** How a shape is painted. What is omitted is not painted. */
export interface Paint {
  readonly fill?: string | undefined
  readonly stroke?: string | undefined
  /** Width of the stroke, pixels. */
  readonly strokeWidth?: number | undefined
  /** Lengths of dashes and gaps in turn, pixels; above 0, or the line is missing from a PDF. */
  readonly dash?: readonly number[] | undefined
  /** Dashes with round ends. */
  readonly round?: boolean | undefined
  /** How much of what is behind the fill it covers, 0 to 1; all of it by default. */
  readonly fillOpacity?: number | undefined
}

/** What a part means, for programs that work with the picture: text by names such as `measurement-index`. */
export type PartData = Readonly<Record<string, string | number | undefined>>

/** Lines, each a list of coordinates x, y, x, y, …; several are painted as one. */
export interface PathShape extends Paint {
  readonly kind: 'path'
  readonly lines: readonly (readonly number[])[]
  /** Each line ends where it began. */
  readonly closed?: boolean | undefined
  /** What the lines are of, the same in every language: `P97`, `limit-obesity`. */
  readonly series?: string | undefined
  readonly data?: PartData | undefined
}

export interface RectShape extends Paint {
  readonly kind: 'rect'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Radius of the corners, pixels. */
  readonly radius?: number | undefined
}

/** The marks for a value. */
export type SymbolName = 'circle' | 'diamond' | 'cross'

/** A mark centred on (x, y). */
export interface SymbolShape extends Paint {
  readonly kind: 'symbol'
  readonly symbol: SymbolName
  readonly x: number
  readonly y: number
  /** Half its width, pixels. */
  readonly radius: number
}

/** One line of text; (x, y) is the anchor on its baseline. */
export interface TextShape {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  /** Height of the font, pixels. */
  readonly size: number
  readonly bold?: boolean | undefined
  readonly fill: string
  readonly anchor: 'start' | 'middle' | 'end'
  /** Degrees clockwise about the anchor. */
  readonly rotate?: number | undefined
}

/** Shapes that belong together. */
export interface GroupShape {
  readonly kind: 'group'
  readonly shapes: readonly Shape[]
  /** What the group is, for renderers that treat parts of the picture differently. */
  readonly role?: GroupRole | undefined
  readonly data?: PartData | undefined
  /** The tooltip of the group. */
  readonly title?: string | undefined
  /** Nothing is painted outside this rectangle. */
  readonly clip?: Rectangle | undefined
  /**
   * The same object in many pictures, with nothing of a child and no clip inside: what a renderer makes of it can be
   * kept. Without a role it only holds shapes together.
   */
  readonly isShared?: true | undefined
}

/** The parts of a chart that a renderer may want to find. */
export type GroupRole =
  | 'page'
  | 'header'
  | 'plot'
  | 'grid'
  | 'bands'
  | 'background'
  | 'percentiles'
  | 'sds-lines'
  | 'limits'
  | 'thrive-lines'
  | 'expected'
  | 'curve-labels'
  | 'axes'
  | 'x-axis'
  | 'y-axis'
  | 'upper-axis'
  | 'seams'
  | 'target-channel'
  | 'right-scale'
  | 'marker'
  | 'puberty'
  | 'corrected-ages'
  | 'bone-ages'
  | 'patient-line'
  | 'error-bars'
  | 'birth-ladder'
  | 'point'
  | 'target'
  | 'legend'
  | 'cautions'
  | 'notes'
  | 'references'
  | 'foot'
  | 'facts'
  | 'sds-strip'
  | 'velocity-strip'
  | 'adult-heights'
  | 'screening'

/** A rectangle in pixels. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
