import { describe, expect, it } from 'vitest'
import { stableUuid, stableUuidsAfter } from '../../../src/doors/fhir/write/written-identity.js'

describe('stableUuid', () => {
  it('keeps the addresses that results have been written with', () => {
    expect(stableUuid('')).toBe('dddd2e44-d47c-87fa-939c-9de3fa97e64c')
    expect(stableUuid('Größing|visit/1')).toBe('af9fbe8c-da2c-8cae-9e26-65d502b464fb')
  })

  it('is the same where the beginning was read beforehand', () => {
    const text = '["Patient/1","Jonas","Größing","2013-05-20"]|visit/0/sizeSds/sds'
    for (let length = 0; length <= text.length; length++) {
      expect(stableUuidsAfter(text.slice(0, length))(text.slice(length))).toBe(stableUuid(text))
    }
  })
})
