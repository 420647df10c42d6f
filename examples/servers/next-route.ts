/**
 * The service's endpoints as a route handler of Next.js: the file
 * app/growth/[...path]/route.ts.
 */
import { createHandler, keyVerifier } from 'auxology/http'

const keys = (process.env['AUXOLOGY_KEYS'] ?? 'try-me').split(',')
// In its edge runtime, Next adds parameters of its own to the query: lenient ignores them.
const handle = createHandler({ verifyKey: keyVerifier({ keys }), basePath: '/growth', lenient: true })

export { handle as GET, handle as PUT }
