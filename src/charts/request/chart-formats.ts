/** The formats of the interface specification, in its order. */
export const chartFormats = ['Jpg', 'Png', 'Svg', 'Html', 'Json', 'Xml', 'Csv', 'Pdf', 'PdfAndData'] as const

/** A format of a chart. */
export type ChartFormat = (typeof chartFormats)[number]

/** The default format. */
export const defaultFormat: ChartFormat = 'Svg'
