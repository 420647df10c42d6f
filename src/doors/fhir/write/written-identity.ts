import type { PatientResult } from '../../../ground/model/patient-result.js'
import type { FhirResource } from '../fhir-json.js'
import { writtenDay } from './written-codes.js'
import type { FhirIdentifier } from './written-resources.js'

/**
 * The addresses of what is written of a child. Each depends on the child and on its own
 * content, and of what was computed on the edition of the references too: another visit changes no other.
 */
export interface WrittenIdentity {
  readonly patient: string
  /** The software is the same for all children. */
  readonly device: string
  readonly addressOf: (kind: string, content: readonly unknown[], isComputed?: boolean) => string
  /** The address as a business identifier; none where nothing tells the child from others. */
  readonly identifierOf: (address: string) => FhirIdentifier | undefined
}

/** Who the child is, in a system; without both, name, date of birth and gender, which two children can share. */
interface WhoseResult {
  readonly subject: string | undefined
  readonly identifier: FhirIdentifier | undefined
  readonly device: FhirResource
}

export function writtenIdentity(result: PatientResult, { subject, identifier, device }: WhoseResult): WrittenIdentity {
  const { firstName, lastName, dateOfBirth, gender, provenance } = result
  const isIdentified = subject !== undefined || identifier !== undefined
  const child = JSON.stringify(
    identifier !== undefined
      ? [identifier.system, identifier.value]
      : subject !== undefined
        ? // A version of the patient is the same patient.
          [subject.replace(/\/_history\/.*$/, '')]
        : // As text: JSON has no bigint, which a caller may give.
          [firstName, lastName, writtenDay(dateOfBirth), gender].map(String),
  )
  const measured = stableUuidsAfter(`${child}|`)
  const computed = stableUuidsAfter(`${child}|${provenance.references} ${provenance.checksum}|`)
  const counts = new Map<string, number>()
  return {
    patient: `urn:uuid:${measured('Patient')}`,
    device: `urn:uuid:${stableUuid(JSON.stringify(device))}`,
    addressOf: (kind, content, isComputed = false) => {
      const text = JSON.stringify([kind, ...content])
      const count = (counts.get(text) ?? 0) + 1
      counts.set(text, count)
      // The same twice, as two equal visits of one day.
      return `urn:uuid:${(isComputed ? computed : measured)(count === 1 ? text : `${text}|${count}`)}`
    },
    identifierOf: (address) => (isIdentified ? uriIdentifier(address) : undefined),
  }
}

/** An address as an identifier, in FHIR's system of addresses. */
export function uriIdentifier(value: string): FhirIdentifier {
  return { system: 'urn:ietf:rfc:3986', value }
}

/** The multipliers of MurmurHash3 (Appleby 2011, public domain), one for each lane. */
const multipliers = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const

/**
 * A UUID that depends on a text alone: version 8 of RFC 9562, whose bits are the
 * maker's own. So the same result has the same addresses each time it is written, and
 * another has others. It is not made to withstand someone who looks for a second text.
 */
export function stableUuid(text: string): string {
  return stableUuidsAfter('')(text)
}

/** {@link stableUuid} of texts with the same beginning, which is read once. */
export function stableUuidsAfter(beginning: string): (rest: string) => string {
  const begun = lanesAfter(multipliers, beginning)
  return (rest) => {
    const length = beginning.length + rest.length
    const lanes = lanesAfter(begun, rest).map((lane) => mixed(lane ^ length))
    const digits = lanes.map((lane, index) => hex(mixed(lane ^ (lanes[(index + 1) % 4] ?? 0)))).join('')
    const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) & 3]
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
  }
}

type Lanes = readonly [number, number, number, number]

/** The four lanes side by side: apart they take most of the time of a bundle. */
function lanesAfter([a, b, c, d]: Lanes, text: string): Lanes {
  const [byA, byB, byC, byD] = multipliers
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i)
    a = rotated(Math.imul(a ^ character, byA))
    b = rotated(Math.imul(b ^ character, byB))
    c = rotated(Math.imul(c ^ character, byC))
    d = rotated(Math.imul(d ^ character, byD))
  }
  return [a, b, c, d]
}

function rotated(lane: number): number {
  return (lane << 13) | (lane >>> 19)
}

/** MurmurHash3's finaliser: every bit depends on every other. */
function mixed(lane: number): number {
  let bits = lane
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

function hex(lane: number): string {
  return digitsOf(lane >>> 24) + digitsOf(lane >>> 16) + digitsOf(lane >>> 8) + digitsOf(lane)
}

/** The two digits of every byte, one after another. */
const byteDigits = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')

/** The digits of the lowest byte. */
function digitsOf(bits: number): string {
  const at = (bits & 0xff) * 2
  return byteDigits.slice(at, at + 2)
}
