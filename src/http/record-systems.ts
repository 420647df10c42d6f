import type { FhirCodes } from '../fhir/code-tables.js'
import type { CdsHooksOptions } from './cds-hooks/cds-options.js'

/** What record systems are offered besides the endpoints: nothing unless it is asked for. */
export interface RecordSystems {
  /** Cards at the point of care (CDS Hooks 2.0) at `/cds-services`; `{}` for all defaults. */
  readonly cdsHooks?: CdsHooksOptions | undefined
  /** The growth of a child in a FHIR record: the operation `$growth` at `/fhir`, with its CapabilityStatement. */
  readonly fhir?: boolean | undefined
  /** Codes and units of your own by which both read records, beside those that are known. */
  readonly fhirCodes?: FhirCodes | undefined
}
