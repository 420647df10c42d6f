export { createHandler, type HandlerOptions } from './create-handler.js'
export type { DrawChart } from './endpoints.js'
export { type KeyList, type KeyVerdict, keyVerifier, matchKey, type VerifyKey } from './keys.js'
export { type OpenApiObject, openApiDocument } from './openapi.js'
