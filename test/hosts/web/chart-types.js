import { chartTypes } from 'auxology'

globalThis.results = chartTypes.length
