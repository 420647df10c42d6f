import { codeTables, type FhirCodes } from '../doors/fhir/codes/code-tables.js'
import { type CommandOption, type OptionValues, UsageError } from './command.js'

export const fhirCodesOption: CommandOption = {
  name: 'fhir-codes',
  value: 'FILE',
  help: 'own codes and units of records, as JSON: docs/fhir.md',
}

/**
 * The codes of `--fhir-codes`, whose content `withFiles` has read.
 *
 * @throws UsageError if it is no JSON
 * @throws AuxologyError `invalid_parameter` for an entry that can't be used
 */
export function fhirCodes({ 'fhir-codes': content }: OptionValues): FhirCodes | undefined {
  if (typeof content !== 'string') return undefined
  let codes: FhirCodes
  try {
    codes = JSON.parse(content)
  } catch (error) {
    throw new UsageError(`--fhir-codes is not JSON: ${(error as Error).message}`)
  }
  codeTables(codes)
  return codes
}
