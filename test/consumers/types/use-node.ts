import { createServer } from 'node:http'
import { createHandler } from 'auxology/http'
import { type FetchHandler, nodeListener } from 'auxology/node'

const handle: FetchHandler = createHandler({ verifyKey: (key) => key === 'a key' })
export const server = createServer(nodeListener(handle))
