import { setCatalogue } from '../../clinical/references/set-catalogue.js'
import type { HandlerOptions } from '../../doors/http/index.js'
import { isAddress, isOrigin, type RecordSystems } from '../../doors/http/record-systems.js'
import { type CommandOption, invalidOption, type OptionValues, UsageError } from '../command.js'
import { fhirCodes, fhirCodesOption } from '../fhir-codes.js'
import { growthOptions, languageTag, parseOptions } from '../options.js'
import { ownReferences } from '../own-references.js'

/** The language that each request asks for. */
export const perRequest = 'request'

/** The options that the handler of the server and those of its workers have in common. */
export async function serviceOptions(values: OptionValues): Promise<Omit<HandlerOptions, 'verifyKey'>> {
  const own = await ownReferences(values)
  const locale = values['locale'] === perRequest ? perRequest : languageTag(values)
  return {
    ...(await growthOptions({ ...values, locale: undefined })),
    ...(locale !== undefined && { locale }),
    ...parseOptions(values),
    ...servedRecords(values),
    lenient: values['lenient'] === true,
    referenceSets: own === undefined ? setCatalogue : [own, ...setCatalogue],
  }
}

/** Options for record systems. */
export const recordOptions: readonly CommandOption[] = [
  { name: 'fhir', help: 'also $growth, the operation on a FHIR record, at /fhir' },
  fhirCodesOption,
  { name: 'cds-hooks', help: 'also cards for record systems (CDS Hooks 2.0), at /cds-services' },
  {
    name: 'chart-url',
    value: 'ADDRESS',
    help: "page with a child's chart, which cards link to; {patientId} is replaced by the patient's id",
  },
  { name: 'smart-url', value: 'ADDRESS', help: 'launch address of a SMART app, which cards link to' },
  { name: 'origin', value: 'ORIGIN', repeats: true, help: 'a page that may ask for cards from a browser, or *' },
]

/**
 * What record systems are offered.
 *
 * @throws UsageError for an option of cards that can't be used
 */
export function servedRecords(values: OptionValues): RecordSystems {
  const codes = fhirCodes(values)
  const fhir = { fhir: values['fhir'] === true, ...(codes && { fhirCodes: codes }) }
  const [chartUrl, smartUrl] = [addressOf(values, 'chart-url'), addressOf(values, 'smart-url')]
  const origins = originsOf(values)
  if (values['cds-hooks'] !== true) {
    const other = ['chart-url', 'smart-url', 'origin'].find((name) => values[name] !== undefined)
    if (other !== undefined) throw new UsageError(`--${other} is for cards: give --cds-hooks too`)
    return fhir
  }
  return {
    ...fhir,
    cdsHooks: { ...(chartUrl && { chartUrl }), ...(smartUrl && { smartUrl }), ...(origins && { origins }) },
  }
}

function addressOf(values: OptionValues, name: string): string | undefined {
  const value = values[name]
  if (value === undefined || isAddress(value)) return value as string | undefined
  throw invalidOption(name, String(value), 'an address like https://example.org/chart')
}

function originsOf({ origin }: OptionValues): readonly string[] | '*' | undefined {
  if (origin === undefined || origin === '*') return origin
  const origins = String(origin).split('\n')
  const other = origins.find((each) => !isOrigin(each))
  if (other !== undefined) throw invalidOption('origin', other, '* alone, or origins like https://example.org')
  return origins
}

/** The name and the stack of an error, without its message, which may contain what was sent. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames.map((line) => line.trim())].join(' ')
}
