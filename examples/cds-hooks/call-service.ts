/**
 * A record system calls the service as a doctor opens a record, with a signed token; the
 * cards are printed.
 *
 *     npx tsx examples/cds-hooks/call-service.ts
 */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createHandler } from 'auxology/http'
import { tokenVerifier } from './verify-token.js'

const base = 'https://growth.example.org'
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const system = { issuer: 'https://ehr.example.org', keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '2026' }] }

const handle = createHandler({
  verifyKey: () => false,
  today: '2025-04-01',
  locale: 'request',
  cdsHooks: {
    verifyToken: tokenVerifier(base, [system]),
    chartUrl: 'https://growth.example.org/chart?patient={patientId}',
    smartUrl: 'https://growth.example.org/launch.html',
  },
})

/** A token as CDS Hooks wants it: for this path, for a minute, used once. */
function tokenFor(path: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: system.issuer, aud: base + path, iat: now, exp: now + 60, jti: randomUUID() }
  const parts = [{ alg: 'ES384', typ: 'JWT', kid: '2026' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature = sign('sha384', Buffer.from(parts.join('.')), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return [...parts, signature.toString('base64url')].join('.')
}

async function post(path: string, body: object): Promise<Response> {
  const headers = {
    Authorization: `Bearer ${tokenFor(path)}`,
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
  }
  return handle(new Request(base + path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

const observation = (day: string, code: string, value: number, unit: string) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    subject: { reference: 'Patient/lea' },
    effectiveDateTime: day,
    valueQuantity: { value, system: 'http://unitsofmeasure.org', code: unit },
  },
})

const response = await post('/cds-services/growth-patient-view', {
  hook: 'patient-view',
  hookInstance: randomUUID(),
  context: { userId: 'Practitioner/7', patientId: 'lea' },
  prefetch: {
    patient: { resourceType: 'Patient', id: 'lea', gender: 'female', birthDate: '2018-03-05' },
    observations: {
      resourceType: 'Bundle',
      type: 'searchset',
      entry: [
        observation('2024-03-05', '8302-2', 107, 'cm'),
        observation('2025-03-05', '8302-2', 108.5, 'cm'),
        observation('2025-03-05', '29463-7', 175, 'kg'),
      ],
    },
    conditions: { resourceType: 'Bundle', type: 'searchset' },
    family: null,
    medications: null,
  },
})
const { cards } = (await response.json()) as { cards: { indicator: string; summary: string }[] }
for (const { indicator, summary } of cards) console.log(`${indicator}: ${summary}`)
