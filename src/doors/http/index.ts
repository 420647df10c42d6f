export type { SetOnDemand } from '../../clinical/references/reference-set.js'
export {
  formatReferencesJson,
  formatReferencesXml,
  parseReferencesJson,
  parseReferencesXml,
} from '../../shown/documents/references-document.js'
export { htmlStyleHash } from '../../shown/render/html/html-style-hash.js'
export type { AnswerLanguage } from './answer-request.js'
export { createHandler, type HandlerOptions } from './create-handler.js'
export type { AdmittedRequest, AnswerElsewhere } from './elsewhere.js'
export { type KeyList, type KeyVerdict, keyVerifier, matchKey, type VerifyKey } from './keys.js'
export { type OpenApiOptions, openApiDocument } from './openapi/openapi.js'
export type { DescribedRecords, OpenApiObject } from './openapi/openapi-records.js'
export type { CdsHooksOptions, RecordSystems } from './record-systems.js'
export type { ServiceResponse } from './service-exchange.js'
