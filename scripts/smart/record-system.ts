import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/**
 * What HAPI lacks of a record system: an authorisation server (SMART App Launch 2, public
 * clients with PKCE) in front of it, which lets through what a token allows. For tests: it
 * has no sign-in.
 */
export interface RecordSystem {
  /** The FHIR base that apps see. */
  readonly fhir: string
  readonly clientId: string
  /** Begins a launch from the record of a patient; the page to open in the browser. */
  readonly launch: (appUrl: string, patient: string, more?: Partial<LaunchContext>) => string
  /** Requests without a valid token, or beyond its scope. */
  readonly refused: string[]
  readonly stop: () => void
}

interface LaunchContext {
  readonly patient: string
  readonly needsBanner: boolean
  /** Types that the user doesn't release. */
  readonly withheld: readonly string[]
  readonly mayWrite: boolean
}

interface Grant extends LaunchContext {
  readonly challenge: string
  readonly redirectUri: string
  readonly scope: string
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
}

/** Starts the record system in front of a FHIR server. */
export async function startRecordSystem(hapi: string, redirectUris: () => readonly string[]): Promise<RecordSystem> {
  const clientId = 'auxology-growth'
  const launches = new Map<string, LaunchContext>()
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const refused: string[] = []
  let base = ''

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base)
    if (request.method === 'OPTIONS' || url.pathname === '/favicon.ico') return send(response, 204)
    if (url.pathname === '/fhir/.well-known/smart-configuration') {
      return send(response, 200, {
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        capabilities: ['launch-ehr', 'launch-standalone', 'client-public', 'permission-v2', 'context-ehr-patient'],
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code'],
      })
    }
    if (url.pathname === '/authorize') return authorize(url.searchParams, response)
    if (url.pathname === '/token') return exchange(new URLSearchParams(await bodyOf(request)), response)
    if (url.pathname.startsWith('/fhir')) return forward(request, url, response)
    return send(response, 404)
  }

  /** Without a launch, the page on which a patient is chosen. */
  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const asked = (name: string) => query.get(name) ?? ''
    const isKnown = asked('client_id') === clientId && redirectUris().includes(asked('redirect_uri'))
    if (!isKnown || asked('code_challenge_method') !== 'S256' || asked('aud') !== `${base}/fhir`) {
      send(response, 400, { error: 'invalid_request' })
      return
    }
    const patient = query.get('patient')
    const context =
      patient === null ? launches.get(asked('launch')) : { patient, needsBanner: true, withheld: [], mayWrite: true }
    if (context === undefined) {
      const choose = (id: string) => `<a href="/authorize?${query}&amp;patient=${id}">${id}</a>`
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end(`<!doctype html><title>Choose</title><h1>Choose a child</h1>${choose('lea')} ${choose('tom')}`)
      return
    }
    const isGranted = (scope: string) =>
      !context.withheld.some((type) => scope.startsWith(`patient/${type}.`)) &&
      (context.mayWrite || !/\.c$/.test(scope))
    const scope = asked('scope').split(' ').filter(isGranted).join(' ')
    const code = randomUUID()
    codes.set(code, { ...context, scope, challenge: asked('code_challenge'), redirectUri: asked('redirect_uri') })
    response.writeHead(302, {
      Location: `${asked('redirect_uri')}?${new URLSearchParams({ code, state: asked('state') })}`,
    })
    response.end()
  }

  function exchange(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant !== undefined && grant.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
    if (!isRight || form.get('client_id') !== clientId) {
      send(response, 400, { error: 'invalid_grant' })
      return
    }
    const token = randomUUID()
    tokens.set(token, grant)
    const { scope, patient, needsBanner } = grant
    send(response, 200, {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 300,
      scope,
      patient,
      need_patient_banner: needsBanner,
    })
  }

  /** Passes on what the token allows: the types of its scopes, and the one patient. */
  async function forward(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const grant = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    const [, , type = ''] = url.pathname.split('/')
    const isPage = url.searchParams.has('_getpages')
    const isAllowed = grant !== undefined && (isPage || isWithin(grant, request.method ?? '', type, url))
    if (!isAllowed) {
      refused.push(`${request.method} ${url.pathname}${url.search}`)
      return send(response, grant === undefined ? 401 : 403)
    }
    const body = request.method === 'POST' ? await bodyOf(request) : undefined
    const upstream = await fetch(`${hapi}${url.pathname.slice('/fhir'.length)}${url.search}`, {
      method: request.method ?? 'GET',
      headers: { Accept: 'application/fhir+json', 'Content-Type': 'application/fhir+json' },
      ...(body !== undefined && { body }),
    })
    // HAPI writes its own address into links.
    const text = (await upstream.text()).replaceAll(hapi, `${base}/fhir`)
    response.writeHead(upstream.status, { ...cors, 'Content-Type': 'application/fhir+json' })
    response.end(text)
  }

  server.listen(0)
  base = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    fhir: `${base}/fhir`,
    clientId,
    refused,
    launch: (appUrl, patient, more = {}) => {
      const launch = randomUUID()
      launches.set(launch, { patient, needsBanner: true, withheld: [], mayWrite: true, ...more })
      return `${appUrl}?${new URLSearchParams({ iss: `${base}/fhir`, launch })}`
    },
    stop: () => server.close(),
  }
}

function isWithin({ scope, patient }: Grant, method: string, type: string, url: URL): boolean {
  const scopes = scope.split(' ')
  if (method === 'POST') return type === '' && scopes.includes('patient/Observation.c')
  const isOwn = type === 'Patient' ? url.pathname.endsWith(`/${patient}`) : url.searchParams.get('patient') === patient
  return isOwn && scopes.includes(`patient/${type}.rs`)
}

function send(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { ...cors, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const mediaTypes: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves the built app, with a configuration of its own. */
export function serveApp(folder: string, config: () => object): { readonly url: string; readonly stop: () => void } {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    const isConfig = pathname === '/config.json'
    if (!isConfig && !(file.startsWith(folder) && existsSync(file))) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': mediaTypes[extname(file)] ?? 'text/plain' })
    return response.end(isConfig ? JSON.stringify(config()) : readFileSync(file))
  })
  server.listen(0)
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
