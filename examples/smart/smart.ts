/** SMART App Launch 2 for a public client in a browser: discovery, PKCE, authorisation code, token. */

/** What the app is registered as, and the FHIR servers that it may be launched from. */
export interface AppConfig {
  readonly clientId: string
  readonly servers: readonly { readonly name: string; readonly url: string }[]
}

/** A patient that was chosen, and the right to read the record. */
export interface Session {
  readonly server: string
  readonly token: string
  readonly patient: string
  /** Whether the page shows whose record it is: false where the system around it does. */
  readonly needsBanner: boolean
  /** Whether results may be stored. */
  readonly mayWrite: boolean
}

/** What a launch has to remember until the browser comes back. */
interface Pending {
  readonly server: string
  readonly state: string
  readonly verifier: string
  readonly tokenEndpoint: string
}

const types = ['Patient', 'Observation', 'Condition', 'FamilyMemberHistory', 'MedicationStatement', 'MedicationRequest']
const stored = ['Observation', 'DiagnosticReport', 'Device']

/** The scopes to ask for, as the server's version of SMART writes them. */
function scopes(hasLaunch: boolean, capabilities: readonly string[]): string {
  const [read, create] = capabilities.includes('permission-v2') ? ['rs', 'c'] : ['read', 'write']
  return [
    hasLaunch ? 'launch' : 'launch/patient',
    ...types.map((type) => `patient/${type}.${read}`),
    ...stored.map((type) => `patient/${type}.${create}`),
  ].join(' ')
}

/** Where the server sends back to: this page without its query. */
const here = (): string => `${location.origin}${location.pathname}`

/**
 * Asks the server for the right to read a record; the browser leaves the page.
 *
 * @param launch what the record system gave with the launch; without it, a patient is chosen on the way
 */
export async function authorize(server: string, launch: string | undefined, { clientId }: AppConfig): Promise<void> {
  const response = await fetch(`${server}/.well-known/smart-configuration`, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`smart-configuration: ${response.status}`)
  const { authorization_endpoint, token_endpoint, capabilities = [] } = await response.json()
  const [state, verifier] = [randomText(), randomText()]
  const pending: Pending = { server, state, verifier, tokenEndpoint: token_endpoint }
  sessionStorage.setItem('smart', JSON.stringify(pending))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: here(),
    scope: scopes(launch !== undefined, capabilities),
    state,
    aud: server,
    code_challenge: base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
    code_challenge_method: 'S256',
    ...(launch !== undefined && { launch }),
  })
  location.assign(`${authorization_endpoint}?${query}`)
}

/** The session that the server's answer begins. The token stays in memory: a reload launches again. */
export async function receiveSession(query: URLSearchParams, { clientId }: AppConfig): Promise<Session> {
  const pending: Pending = JSON.parse(sessionStorage.getItem('smart') ?? '{}')
  sessionStorage.removeItem('smart')
  history.replaceState(null, '', here())
  const refused = query.get('error_description') ?? query.get('error')
  if (refused !== null) throw new Error(refused)
  if (pending.state === undefined || query.get('state') !== pending.state) throw new Error('state')
  const response = await fetch(pending.tokenEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: query.get('code') ?? '',
      redirect_uri: here(),
      client_id: clientId,
      code_verifier: pending.verifier,
    }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error_description ?? answer.error ?? `token: ${response.status}`)
  const { access_token, patient, scope = '', need_patient_banner = true } = answer
  if (typeof patient !== 'string') throw new Error('no patient in context')
  return {
    server: pending.server,
    token: access_token,
    patient,
    needsBanner: need_patient_banner,
    mayWrite: stored.every((type) => new RegExp(`patient/(${type}|\\*)\\.(c|write|\\*)`).test(scope)),
  }
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)).buffer)
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
