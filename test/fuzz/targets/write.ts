import fc from 'fast-check'
import type { Patient } from '../../../src/ground/model/patient.js'
import { hostilePatient, misfit, misfitPatient } from '../given/patients.js'
import { hostileNumber, hostileText, maybe } from '../given/values.js'
import { assertNoLeak, assertSame, assertUnpolluted, assertWellFormed } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'
import { documentKinds } from './documents.js'

const reference = fc.record({ xAxisValue: hostileNumber, name: hostileText, text: hostileText })
const score = maybe(
  fc.record(
    {
      value: hostileNumber,
      accuracy: fc.constantFrom('exact', 'less_or_equal', 'greater_or_equal', 'about'),
      raw: hostileNumber,
      reference: hostileText,
      approximate: fc.boolean(),
    },
    { requiredKeys: ['value', 'accuracy'] },
  ),
)
const message = fc.record({
  severity: fc.constantFrom('error', 'warning', 'hint'),
  target: fc.constantFrom('size', 'date_of_birth'),
  code: hostileText,
  text: hostileText,
})

/** A result that no calculation gives: the shape is right, the values are anything. */
const result = fc
  .tuple(
    hostilePatient,
    score,
    maybe(hostileNumber),
    fc.array(message, { maxLength: 3 }),
    maybe(fc.boolean()),
    hostileText,
  )
  .map(([patient, sds, number, validationMessages, sizeBirthUndersized, reference]) => ({
    ...patient,
    ageInYears: number,
    targetSizeCm: number,
    targetSizeSds: sds,
    sizeFatherSds: sds,
    sizeBirthUndersized,
    validationMessages,
    diseases: patient.diseases ?? [],
    markers: patient.markers ?? [],
    measurements: (patient.measurements ?? []).map((visit) => ({
      ...visit,
      ageYears: number,
      bmi: number,
      sizeSds: sds,
      sizePercentile: number,
      weightForLengthSds: sds,
      bmiClass: { class: 'obesity', reference, percentOf: { percentile: 97, percent: 120 } },
      diseaseScores: sds && [{ disease: 'Trisomy21', measure: 'head', score: sds, percentile: 50 }],
      validationMessages,
    })),
  }))

const models = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('request' as const), hostilePatient) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('result' as const, 'extendedResult' as const), result) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('result' as const), result) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('references' as const), fc.array(reference, { maxLength: 3 })) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('request' as const, 'result' as const, 'references' as const, 'chart' as const),
      fc.oneof(misfitPatient, fc.array(misfit, { maxLength: 2 })) as fc.Arbitrary<Patient>,
    ),
  },
)

/** Any model at all, written: refused, or a document that is read again as what it says. */
export const writeTarget: Target = {
  name: 'write models',
  share: 110,
  property: (bench) => fc.property(models, ([kind, model]) => written(kind, model, bench)),
}

function written(kind: keyof typeof documentKinds, model: object, { tally, samples }: Bench): void {
  const { schema, xml, json } = documentKinds[kind]
  const inXml = tried(tally, ['invalid_value'], () => xml.format(model))
  const inJson = tried(tally, ['invalid_value'], () => json.format(model))
  assertUnpolluted()
  if ((inXml === undefined) !== (inJson === undefined)) throw new Error('one format can carry it, the other one not')
  if (inXml === undefined || inJson === undefined) return
  assertWellFormed(inXml)
  assertNoLeak(inXml, model)
  assertNoLeak(inJson, model)
  samples.addXml(schema, inXml)
  samples.addJson(schema, inJson)
  assertSame(xml.format(model), inXml, 'a second writing')
  assertSame(json.format(xml.parse(inXml)), inJson, 'XML turned into JSON')
  assertSame(xml.format(json.parse(inJson)), inXml, 'JSON turned into XML')
}
