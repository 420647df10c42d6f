import { calculatePatient } from 'auxology'
import { child, options } from './child.js'

globalThis.results = calculatePatient(child, options).measurements[0].sizeSds.value
