import { expect, test } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { documentReader, limitsOf } from '../../../src/ground/codec/read-document.js'
import type { AnyDocument } from '../../../src/ground/codec/schema.js'
import { xmlSource } from '../../../src/ground/codec/xml/read-xml.js'
import { readXmlTree, type XmlElement } from '../../../src/ground/codec/xml/xml-tree.js'
import type { Measurement } from '../../../src/ground/model/patient.js'
import { formatPatientXml, patientDocument } from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'

// Counts, not times: they are the same on every machine.

const visit: Measurement = {
  date: '2020-05-20',
  boneAgeYears: 7,
  sizeCm: 120.5,
  weightKg: 22.5,
  headCm: 52,
  seatCm: 66,
}

/** What the reader asks of every element of a document with this number of visits, on average. */
function asked(visits: number): { readonly names: number; readonly questions: number } {
  const text = formatPatientXml({ dateOfBirth: '2013-05-20', measurements: new Array(visits).fill(visit) })
  let [elements, names, questions] = [0, 0, 0]
  const counted = (element: XmlElement): XmlElement => {
    elements++
    const children = element.children.map(counted)
    return Object.defineProperty({ ...element, children }, 'name', {
      get: () => {
        names++
        return element.name
      },
    })
  }
  const source = xmlSource('')
  const counting = Object.fromEntries(
    Object.entries(source).map(([key, part]) => [
      key,
      typeof part !== 'function'
        ? part
        : (...given: readonly never[]) => {
            questions++
            return (part as (...given: readonly never[]) => unknown)(...given)
          },
    ]),
  ) as unknown as typeof source
  const root = counted(readXmlTree(text))
  documentReader(counting, text, limitsOf({}))((patientDocument as AnyDocument).value, root, 'Patient')
  return { names: names / elements, questions: questions / elements }
}

test('each child is looked at once, however many fields a record may have', () => {
  expect(asked(12).names).toBeLessThanOrEqual(2)
})

test('an element is asked for a handful of things, in a long document as in a short one', () => {
  expect(asked(12).questions).toBeLessThanOrEqual(4)
  expect(asked(1200).questions).toBeLessThanOrEqual(asked(12).questions * 1.05)
  expect(asked(1200).names).toBeLessThanOrEqual(2)
})

test.each([
  ['XML', formatResultXml],
  ['JSON', formatResultJson],
])('a writer of %s reads each field of a record once', (_, format) => {
  const result = calculatePatient({ dateOfBirth: '2013-05-20', gender: 'male', measurements: [visit] })
  const [given] = result.measurements
  const read = new Map<string | symbol, number>()
  const counted = new Proxy(given as object, {
    get: (record, key) => {
      read.set(key, (read.get(key) ?? 0) + 1)
      return Reflect.get(record, key)
    },
  }) as typeof given
  format({ ...result, measurements: [counted as NonNullable<typeof given>] })
  expect(read.get('sizeCm')).toBe(1)
  expect(read.get('sizeSds')).toBe(1)
  expect(Math.max(...read.values())).toBe(1)
})
