import { clinicMeasures } from '../../../src/references/clinic-measures.js'

globalThis.auxologyMeasures = clinicMeasures
