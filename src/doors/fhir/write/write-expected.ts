import type { ExpectedGrowth, NoExpectedGrowth } from '../../../clinical/course/expected/expected-growth.js'
import { expectedGrowthText } from '../../../clinical/course/expected/expected-text.js'
import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { GrowthConcept } from '../../../ground/model/fhir-names.js'
import type { BundleWriter } from './bundle-writer.js'
import { absentReason } from './write-course.js'
import type { BirthReferences } from './write-person.js'
import { scoreNotes } from './write-score.js'
import type { VisitReferences } from './write-visit.js'
import { computedQuantity, conceptElement, observedDay, scoreQuantity } from './written-codes.js'
import type { WrittenQuantity, WrittenValue } from './written-resources.js'

/** Codes of our own alone: by those of a measure, an expected value would be read as measured. */
const concepts: { readonly [measure in ExpectedMeasure]: GrowthConcept } = {
  size: 'expected-height',
  weight: 'expected-weight',
  bmi: 'expected-bmi',
  head: 'expected-head-circumference',
}

const units = { size: 'cm', weight: 'kg', bmi: 'kg/m2' } as const

/** What expected values can derive from. */
export interface EarlierReferences {
  readonly visits: readonly VisitReferences[]
  readonly birth: BirthReferences
}

/** Writes the value to be expected on a day, or why there is none. */
export function writeExpected(
  writer: BundleWriter,
  growth: ExpectedGrowth | NoExpectedGrowth,
  earlier: EarlierReferences,
): void {
  const { words } = writer
  const concept = concepts[growth.measure]
  const shared = { ...observedDay(growth.at), isComputed: true }
  const texts = expectedGrowthText(growth, { locale: words.tag })
  if ('reason' in growth) {
    const dataAbsentReason = absentReason('')
    writer.observe(`${concept}/${growth.reason.code}`, concept, { ...shared, dataAbsentReason, notes: texts })
    return
  }
  const { sds, cautions, askedValue, measure, value } = growth
  const codes = cautions.map(({ code }) => code)
  writer.observe(`${concept}/${sds.reference}/${askedValue}/${codes}`, concept, {
    ...shared,
    valueQuantity: rounded(value, units[measure]),
    method: sds.reference,
    notes: [words.expected, ...texts, ...scoreNotes(sds, [], words)],
    derivedFrom: referencesOf(growth, earlier),
    component: expectedComponents(growth, writer),
  })
}

/** As the sentences round it. */
function rounded(value: number, unit: string): WrittenQuantity {
  return computedQuantity(value, unit, { min: 0, max: 1 })
}

function referencesOf(
  { measure, from }: ExpectedGrowth,
  { visits, birth }: EarlierReferences,
): readonly (string | undefined)[] {
  const parts = measure === 'bmi' ? (['size', 'weight'] as const) : ([measure] as const)
  const birthFields = { size: 'sizeBirthCm', weight: 'weightBirthG' } as const
  return [
    ...(from.birth ? parts.map((part) => birth[birthFields[part]]) : []),
    ...from.measurements.flatMap((index) => parts.map((part) => visits[index]?.[part])),
  ]
}

/** The expected score, and the ends of the bands as far as the reference gives them. */
function expectedComponents({ sds, bands, measure }: ExpectedGrowth, { words }: BundleWriter): readonly WrittenValue[] {
  return [
    { code: conceptElement('expected-score', words), valueQuantity: scoreQuantity(sds) },
    ...bands.flatMap((band) =>
      (['low', 'high'] as const).flatMap((end): readonly WrittenValue[] => {
        const value = band[end]
        if (value === undefined) return []
        const code = conceptElement(`expected-${band.percent}-${end}`, words)
        return [{ code, valueQuantity: rounded(value, units[measure]) }]
      }),
    ),
  ]
}
