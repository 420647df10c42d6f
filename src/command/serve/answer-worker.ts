import { workerData } from 'node:worker_threads'
import { type AdmittedRequest, createHandler, type ServiceResponse } from '../../doors/http/index.js'
import type { OptionValues } from '../command.js'
import { performTasks } from '../worker-pool.js'
import { serviceOptions, traceOf } from './service-options.js'

/** What a worker answers, with the trace of what failed by the server's fault. */
export type WorkerAnswer = ServiceResponse & { readonly failure: string | undefined }

// A worker of the server: it answers one request after another, which leaves the server's thread free.
let failure: string | undefined
const handler = serviceOptions(workerData as OptionValues).then((options) =>
  createHandler({
    ...options,
    // The server's thread has checked it.
    verifyKey: () => true,
    onError: (error) => {
      failure = traceOf(error)
    },
  }),
)

performTasks<AdmittedRequest, WorkerAnswer>(
  async ({ url, ...request }) => {
    failure = undefined
    const response = await (await handler)(new Request(url, request))
    const body = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), body, failure }
  },
  ({ body }) => (body instanceof Uint8Array ? [body.buffer as ArrayBuffer] : []),
)
