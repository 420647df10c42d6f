import { describe, expect, it } from 'vitest'
import { createHandler } from '../../../src/doors/http/index.js'
import { isXmlText } from '../../../src/ground/text/markup.js'
import {
  formatPatientJson,
  formatPatientXml,
  parsePatientJson,
  parsePatientXml,
} from '../../../src/shown/documents/patient-document.js'
import { garbagePieces, mebibyte, namedDocuments, repeated } from '../given/named-documents.js'
import { awkwardTexts } from '../given/values.js'
import { assertUnpolluted } from '../oracles/texts.js'
import { inTime, tried } from '../oracles/trial.js'
import { documentKinds, readingCodes } from '../targets/documents.js'
import { thorough } from '../thorough.js'

const tally = () => ({ refused: 0, slowest: 0 })

const kinds = thorough ? Object.values(documentKinds) : [documentKinds.request]
const allPaths = ['/api/xml', '/api/json', '/api/xml/chart/Height/Svg', '/api/json/chart/Height/Html']
const pathsFor = (text: string) => (thorough ? allPaths : [text.startsWith('<') ? '/api/xml' : '/api/json'])
/** A quarter of an hour for every quadratic algorithm; in a hurry it shows with less, too. */
const garbageBytes = thorough ? mebibyte : mebibyte / 16

/** Readers get the document; each has to come to an end within a second. */
function read(text: string): void {
  for (const { xml, json } of kinds) {
    for (const { parse } of [xml, json]) tried(tally(), readingCodes, () => parse(text))
  }
  assertUnpolluted()
}

const handle = createHandler({ verifyKey: () => true, today: '2025-03-10' })

async function statusOf(path: string, body: string): Promise<number> {
  const headers = {
    'API-Key': 'x',
    'Content-Type': path.startsWith('/api/xml') ? 'application/xml' : 'application/json',
  }
  const request = () => new Request(`https://growth.example${path}`, { method: 'PUT', headers, body })
  return inTime(8000, async () => (await handle(request())).status)
}

describe('a document thought up to do harm is read or refused in no time', () => {
  it.each(Object.entries(namedDocuments))('%s', async (_, text) => {
    read(text)
    for (const path of pathsFor(text)) expect([200, 400, 413, 422]).toContain(await statusOf(path, text))
  })
})

describe('the same again and again is refused in no time', () => {
  it.each(garbagePieces.map((piece) => [JSON.stringify(piece), piece] as const))('%s', (_, piece) => {
    read(repeated(piece, garbageBytes))
  })
})

describe('a name comes back as it was, whatever it is', () => {
  const names = awkwardTexts.filter((text) => /[^ \t\r\n]/.test(text) && isXmlText(text))
  it.each(names.map((name) => [JSON.stringify(name), name] as const))('%s', (_, name) => {
    const patient = { firstName: name, lastName: `${name} ${name}`, diseases: [name.trim()], markers: [{ text: name }] }
    const xml = formatPatientXml(patient)
    for (const text of [xml, `\uFEFF${xml}`, xml.replaceAll('\n', '\r\n'), xml.replaceAll('\n', '')]) {
      if (!/[\r\n]/.test(name)) expect(parsePatientXml(text)).toEqual(parsePatientXml(xml))
    }
    expect(parsePatientXml(xml).firstName).toBe(name)
    expect(parsePatientJson(`\uFEFF${formatPatientJson(patient).replaceAll('\n', '\r\n')}`)).toEqual(
      parsePatientXml(xml),
    )
  })
})
