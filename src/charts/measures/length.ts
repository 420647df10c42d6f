import type { ChartMeasure } from './chart-measure.js'
import { heightMeasure } from './height.js'

/** Body length of those too young to stand, cm. */
export const lengthMeasure: ChartMeasure = { ...heightMeasure, label: { de: 'Körperlänge', en: 'Length' } }
