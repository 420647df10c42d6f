import fc from 'fast-check'
import type { CdsCard } from '../../../src/doors/http/cds-hooks/card.js'
import { createHandler } from '../../../src/doors/http/index.js'
import { edited } from '../given/edits.js'
import { assertNoLeak, assertSame, assertUnpolluted } from '../oracles/texts.js'
import { triedLater } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'
import { mostly, record, resource } from './fhir.js'

const handle = createHandler({
  verifyKey: () => true,
  today: '2025-03-10',
  locale: 'request',
  fhir: true,
  cdsHooks: { chartUrl: 'https://growth.example/{patientId}' },
})

const bundle = fc
  .array(fc.record({ resource }), { maxLength: 6 })
  .map((entry) => ({ resourceType: 'Bundle', type: 'searchset', entry }))
const part = fc.oneof(
  { weight: 8, arbitrary: bundle },
  { weight: 1, arbitrary: mostly(null, undefined, { resourceType: 'OperationOutcome' }) },
)
const person = mostly({ resourceType: 'Patient', id: '1', gender: 'female', birthDate: '2019-01-01' })

const call = fc.record({
  hook: mostly('patient-view', 'order-select'),
  hookInstance: mostly('a'),
  context: mostly({ patientId: '1' }),
  prefetch: fc.record({ patient: person, observations: part, conditions: part, family: part, medications: part }),
})
const parameter = fc.record({
  name: mostly('record', 'course', 'measured', 'referenceSex', 'today', 'timeZone', 'bundleType', 'profile'),
  resource: record,
  valueBoolean: mostly(true, undefined),
  valueCode: mostly('male', 'transaction', undefined),
  valueString: mostly('Europe/Berlin', undefined),
  valueDate: mostly('2025-01-01', undefined),
})
const operation = fc.oneof(
  { weight: 4, arbitrary: record },
  {
    weight: 4,
    arbitrary: fc.record({
      resourceType: mostly('Parameters'),
      parameter: fc
        .tuple(record, fc.array(parameter, { maxLength: 3 }))
        .map(([given, more]) => [{ name: 'record', resource: given }, ...more]),
    }),
  },
)

/** JSON, as it is or with a fault. */
const written = (value: fc.Arbitrary<unknown>) =>
  value.chain((each) => {
    const text = JSON.stringify(each) ?? ''
    return fc.oneof({ weight: 6, arbitrary: fc.constant(text) }, { weight: 1, arbitrary: edited([text]) })
  })

const sent = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(mostly('/cds-services/growth-patient-view'), written(call)) },
  { weight: 2, arbitrary: fc.tuple(mostly('/cds-services/growth-order-select'), written(call)) },
  { weight: 6, arbitrary: fc.tuple(mostly('/fhir/$growth'), written(operation)) },
)

/** Whatever record systems send is answered with cards, a bundle or an OperationOutcome, and never with 500. */
export const recordSystemsTarget: Target = {
  name: 'record systems',
  share: 40,
  property: (bench) =>
    fc.asyncProperty(sent, mostly('de', 'en'), (request, language) => answered(request, language, bench)),
}

async function answered([path, body]: [unknown, string], language: unknown, { tally }: Bench): Promise<void> {
  const ask = () =>
    handle(
      new Request(
        `https://growth.example/${String(path)
          .replace(/^\//, '')
          .replace(/[^\w$/-]/g, '')}`,
        {
          method: 'POST',
          headers: {
            'API-Key': 'x',
            'Content-Type': 'application/json',
            'Accept-Language': language === 'en' ? 'en' : 'de',
          },
          body,
        },
      ),
    )
  const response = await triedLater(tally, [], ask)
  if (response === undefined) return
  assertUnpolluted()
  const text = await response.text()
  const { status, headers } = response
  if (status >= 500) throw new Error(`answered with ${status}: ${text}`)
  if (headers.get('cache-control') !== 'no-store') throw new Error('an answer without its headers')
  const answer = JSON.parse(text) as { resourceType?: string; cards?: readonly CdsCard[] }
  if (status >= 400) {
    tally.refused++
    const isProblem = headers.get('content-type')?.startsWith('application/problem+json')
    if (answer.resourceType !== 'OperationOutcome' && !isProblem) throw new Error(`no OperationOutcome: ${text}`)
  }
  for (const { summary, links } of answer.cards ?? []) {
    if ([...summary].length >= 140 || summary === '') throw new Error(`a summary of another length: ${summary}`)
    if (links?.some(({ url }) => !url.startsWith('https://growth.example/'))) throw new Error('a link elsewhere')
  }
  assertNoLeak(text, body)
  assertSame(await (await ask()).text(), text, 'a second answer')
}
