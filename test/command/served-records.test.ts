import { describe, expect, it } from 'vitest'
import { servedRecords } from '../../src/command/serve/service-options.js'

describe('the options of serve for record systems', () => {
  it('offers what is asked for, and nothing by itself', () => {
    expect(servedRecords({})).toEqual({ fhir: false })
    expect(servedRecords({ fhir: true, 'cds-hooks': true })).toEqual({ fhir: true, cdsHooks: {} })
    const pages = { 'chart-url': 'https://a.example/{patientId}', 'smart-url': 'https://a.example/launch' }
    expect(
      servedRecords({ 'cds-hooks': true, ...pages, origin: 'https://a.example\nhttps://b.example' }).cdsHooks,
    ).toEqual({
      chartUrl: 'https://a.example/{patientId}',
      smartUrl: 'https://a.example/launch',
      origins: ['https://a.example', 'https://b.example'],
    })
    expect(servedRecords({ 'cds-hooks': true, origin: '*' }).cdsHooks).toEqual({ origins: '*' })
  })

  it('reads records by own codes', () => {
    const codes = { observations: { 'urn:oid:1.2.3|HT': 'sizeCm' } }
    expect(servedRecords({ fhir: true, 'fhir-codes': JSON.stringify(codes) })).toEqual({ fhir: true, fhirCodes: codes })
    const wrong = JSON.stringify({ observations: { 'urn:oid:1.2.3|HT': 'height' } })
    expect(() => servedRecords({ fhir: true, 'fhir-codes': wrong })).toThrow(/urn:oid:1\.2\.3\|HT/)
    expect(() => servedRecords({ 'fhir-codes': '{' })).toThrow('--fhir-codes is not JSON')
  })

  it.each([
    [{ 'cds-hooks': true, 'chart-url': 'charts' }, '--chart-url is "charts"; expected an address like'],
    [{ 'cds-hooks': true, 'smart-url': 'ftp://a.example' }, '--smart-url is "ftp://a.example"'],
    [{ 'cds-hooks': true, origin: 'https://a.example/page' }, '--origin is "https://a.example/page"'],
    [{ 'cds-hooks': true, origin: 'https://a.example\n*' }, '--origin is "*"'],
    [{ 'chart-url': 'https://a.example' }, '--chart-url is for cards: give --cds-hooks too'],
  ])('refuses %j', (values, message) => {
    expect(() => servedRecords(values)).toThrow(message)
  })
})
