import type { HandlerOptions } from '../../http/index.js'
import { setCatalogue } from '../../references/set-catalogue.js'
import type { OptionValues } from '../command.js'
import { growthOptions, languageTag, parseOptions } from '../options.js'
import { ownReferences } from '../own-references.js'
import { servedRecords } from './served-records.js'

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
