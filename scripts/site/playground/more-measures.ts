import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'

globalThis.auxologyMeasures = clinicMeasures
