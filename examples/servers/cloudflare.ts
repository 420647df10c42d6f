/**
 * The service's endpoints as a Cloudflare Worker, with its keys as the secret
 * AUXOLOGY_KEYS.
 */
import { createHandler, keyVerifier } from 'auxology/http'

interface Environment {
  readonly AUXOLOGY_KEYS: string
}

let handle: ReturnType<typeof createHandler> | undefined

export default {
  fetch(request: Request, { AUXOLOGY_KEYS }: Environment): Promise<Response> {
    handle ??= createHandler({ verifyKey: keyVerifier({ keys: AUXOLOGY_KEYS.split(',') }) })
    return handle(request)
  },
}
