import type { PatientResult } from '../model/patient-result.js'
import type { FhirResource } from './fhir-json.js'
import { stableUuid, stableUuidsAfter } from './stable-uuid.js'
import { writtenDay } from './written-dates.js'
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
