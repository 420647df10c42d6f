import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { formatResultJson, formatResultXml } from '../../src/shown/documents/patient-result-document.js'
import { jakob, mira } from '../fixtures/children.js'
import { auxology } from './auxology.js'

/** Runs the command on documents by name. */
async function compare(files: Readonly<Record<string, string | Uint8Array>>, ...options: string[]) {
  const around = { input: files['-'], read: (path: string) => files[path] ?? '' }
  const language = options.includes('--locale') ? [] : ['--locale', 'en']
  const { status, output, errors } = await auxology(['compare', ...Object.keys(files), ...options, ...language], around)
  return { status, output, errors }
}

const today = '2026-06-01'
const xml = formatResultXml(calculatePatient(mira, { today }))
const same = { status: 0, output: 'no difference\n', errors: [] }

describe('the same result, written in another way', () => {
  it('in JSON', async () => {
    for (const child of [mira, jakob]) {
      for (const extensions of [false, true]) {
        const result = calculatePatient(child, { today })
        const files = {
          'old.xml': formatResultXml(result, { extensions }),
          'new.json': formatResultJson(result, { extensions }),
        }
        expect(await compare(files)).toEqual(same)
      }
    }
  })

  it.each<[string, string | Uint8Array]>([
    ['with prefixes and a namespace', prefixed(xml)],
    ['in an envelope', `<s:Envelope xmlns:s="urn:s"><s:Body>${xml.replace(/<\?.*?\?>\n?/, '')}</s:Body></s:Envelope>`],
    ['with a byte order mark', `\uFEFF${xml}`],
    ['in UTF-16', Buffer.from(`\uFEFF${xml}`, 'utf16le')],
    ['in ISO-8859-1', Buffer.from(xml.replace('utf-8', 'ISO-8859-1'), 'latin1')],
    ['with decimal commas', xml.replace(/>(-?\d+)\.(\d+)</g, '>$1,$2<')],
    ['with the visits in another order', reversed(xml)],
    [
      'with its elements in another order',
      xml.replace(/(<FirstName>.*?<\/FirstName>)\s*(<LastName>.*?<\/LastName>)/, '$2$1'),
    ],
    ['empty elements instead of nil', xml.replace(/<(\w+) xsi:nil="true" ?\/>/g, '<$1></$1>')],
    ['without what is nil', xml.replace(/<\w+ xsi:nil="true" ?\/>/g, '')],
  ])('%s', async (_, other) => {
    expect(String(other)).not.toBe(xml)
    expect(await compare({ 'old.xml': other, 'new.xml': xml })).toEqual(same)
  })
})

function prefixed(document: string): string {
  return document
    .replace(/<(\/?)([A-Z]\w*|validation_message)/g, '<$1old:$2')
    .replace('xmlns:xsi', 'xmlns:old="urn:service" xmlns:xsi')
}

function reversed(document: string): string {
  const visits = document.match(/<Measurement>.*?<\/Measurement>/gs) ?? []
  return document.replace(
    /<Measurements>.*<\/Measurements>/s,
    `<Measurements>${visits.reverse().join('')}</Measurements>`,
  )
}

describe('a difference', () => {
  const other = xml.replace(/(?<=<SizeSds accuracy="exact">)-?[\d.]+/, '1.25')
  const [, was = ''] = /<SizeSds accuracy="exact">(-?[\d.]+)/.exec(xml) ?? []
  const by = Number((1.25 - Number(was)).toFixed(2))

  it('ends with 3, and is one line', async () => {
    expect(other).not.toBe(xml)
    const { status, output } = await compare({ 'old.xml': xml, 'new.xml': other })
    expect(status).toBe(3)
    expect(output).toMatch(/^element +old +new +difference\n/)
    const line = output.split('\n')[1]?.split(/ {2,}/)
    expect(line).toEqual([
      expect.stringMatching(/^Patient\/Measurements\/\d{4}-\d\d-\d\d\/SizeSds$/),
      was,
      '1.25',
      `${by > 0 ? '+' : ''}${by} SD`,
    ])
    expect(output).toMatch(/\n1 difference: 1 value, scores by up to [\d.]+ SD, 0 messages\n$/)
  })

  it('is said in German, which is the default', async () => {
    const { output } = await compare({ 'old.xml': xml, 'new.xml': other }, '--locale', 'de')
    expect(output).toMatch(
      /^Element +alt +neu +Unterschied\n.* SD\n\n1 Unterschied: 1 Wert, SDS um bis zu [\d.]+ SD, 0 Meldungen\n$/,
    )
    expect((await compare({ 'old.xml': xml, 'new.xml': xml }, '--locale', 'de')).output).toBe('kein Unterschied\n')
    const without = xml.replace(/<FirstName>.*?<\/FirstName>/, '')
    const gone = await compare({ 'old.xml': xml, 'new.xml': without }, '--locale', 'de')
    expect(gone.output).toMatch(/FirstName +\S+ +- +fehlt\n\n1 Unterschied: 1 Wert, 0 Meldungen\n$/)
  })

  it('is tolerated on request', async () => {
    expect(await compare({ 'old.xml': xml, 'new.xml': other }, '--tolerance', String(Math.abs(by)))).toEqual(same)
  })

  it('is JSON on request', async () => {
    const { output, status } = await compare({ 'old.xml': xml, 'new.xml': other }, '--json')
    expect(status).toBe(3)
    expect(JSON.parse(output)).toEqual([
      expect.objectContaining({ kind: 'changed', old: Number(was), new: 1.25, by, in: 'SD' }),
    ])
  })

  it('of texts alone can be ignored', async () => {
    const english = formatResultXml(calculatePatient({ ...mira, sizeFatherCm: 400 }, { today, locale: 'en' }))
    const german = formatResultXml(calculatePatient({ ...mira, sizeFatherCm: 400 }, { today }))
    const files = { 'old.xml': german, 'new.xml': english }
    expect((await compare(files)).output).toContain('text')
    expect((await compare(files)).status).toBe(3)
    expect(await compare(files, '--ignore-texts')).toEqual(same)
  })
})

describe('what can not be read ends with 1 and one line', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ 'old.xml': '' }, /missing OLD NEW/],
    [{ 'old.xml': '', 'new.xml': xml }, /old\.xml is empty$/],
    [{ 'old.xml': xml.slice(0, 500), 'new.xml': xml }, /old\.xml is not XML: /],
    [{ 'old.xml': '<Order/>', 'new.xml': xml }, /old\.xml has no element Patient$/],
    [{ 'old.xml': '{', 'new.xml': xml }, /old\.xml is neither XML nor JSON: /],
    [{ 'old.xml': '[1]', 'new.xml': xml }, /old\.xml is a list, not a result$/],
    [{ 'old.xml': '<!DOCTYPE a><Patient/>', 'new.xml': xml }, /has a document type/],
    [{ a: xml, b: xml, c: xml }, /expected two documents, got also c$/],
  ])('%#', async (files, reason) => {
    const { status, output, errors } = await compare(files)
    expect({ status, output }).toEqual({ status: 1, output: '' })
    expect(errors).toEqual([expect.stringMatching(reason)])
    expect(errors[0]).not.toContain('\n')
  })

  it('an impossible tolerance', async () => {
    const { status, errors } = await compare({ a: xml, b: xml }, '--tolerance', 'x')
    expect(status).toBe(1)
    expect(errors).toEqual(['auxology: --tolerance is "x"; expected a number such as 2.5.'])
  })
})
