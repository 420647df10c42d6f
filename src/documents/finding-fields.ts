import type { DateValue, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { Patient, PubertyFinding } from '../model/patient.js'

const asGiven: NumberValue = { kind: 'number' }

/** The motor function of a child with cerebral palsy, and how the child is fed. */
export const motorFields: readonly Field<Pick<Patient, 'gmfcsLevel' | 'tubeFed'>>[] = [
  { name: 'GmfcsLevel', key: 'gmfcsLevel', value: asGiven },
  { name: 'TubeFed', key: 'tubeFed', value: { kind: 'boolean' } },
]

/** The findings of puberty. */
export function pubertyValue(date: DateValue): ListValue<PubertyFinding> {
  return {
    kind: 'list',
    entry: 'PubertyFinding',
    of: {
      kind: 'record',
      type: 'PubertyFinding',
      fields: [
        { name: 'Date', key: 'date', value: date },
        { name: 'BreastStage', key: 'breastStage', value: asGiven },
        { name: 'GenitalStage', key: 'genitalStage', value: asGiven },
        { name: 'PubicHairStage', key: 'pubicHairStage', value: asGiven },
        { name: 'TesticularVolumeMl', key: 'testicularVolumeMl', value: asGiven },
      ],
    },
  }
}
