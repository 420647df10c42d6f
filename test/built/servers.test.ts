import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'

// Servers in processes of their own, on the built package: these tests need `npm run build`.
const root = join(import.meta.dirname, '../..')
const patient = readFileSync(join(root, 'examples/patients/healthy-boy.xml'))

let child: ChildProcess | undefined

afterEach(() => {
  child?.kill('SIGKILL')
})

/** Starts a server on a free port and gives the address that it prints. */
async function start(args: string[]): Promise<string> {
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', AUXOLOGY_KEYS: 'k1,k2' },
  })
  child = server
  let printed = ''
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      printed += data.toString()
      const address = /http:\/\/(?:[\w.]+|\[::1?\]):\d+/.exec(printed)?.[0]
      if (address !== undefined) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(printed)))
  })
}

const put = (url: string, key = 'k2', body: Uint8Array | string = patient) =>
  fetch(url, { method: 'PUT', headers: { 'API-Key': key, 'Content-Type': 'application/xml' }, body: Buffer.from(body) })

describe.each([
  ['plain', '/api', false],
  ['node-http', '/api', false],
  ['express', '/growth/api', true],
  ['nest', '/growth/api', false],
  ['fastify', '/growth/api', true],
  ['koa', '/growth/api', false],
  ['hono', '/api', false],
])('examples/servers/%s.ts', (name, api, hasEcho) => {
  it('serves, and stops at a signal', async () => {
    const address = await start(['--import', 'tsx', `examples/servers/${name}.ts`])
    const json = { method: 'PUT', headers: { 'API-Key': 'k1', 'Content-Type': 'application/json' } }
    const girl = await fetch(`${address}${api}/json`, { ...json, body: '{"Gender":"f"}' })
    expect(await girl.json()).toMatchObject({ Gender: 'f' })
    const broken = await fetch(`${address}${api}/json`, { ...json, body: '{"Gender":' })
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'malformed_document' }])
    // The parsers of the application's other routes remain.
    if (hasEcho) {
      const echo = await fetch(`${address}/echo`, { ...json, method: 'POST', body: '{"a":[1]}' })
      expect(await echo.json()).toEqual({ a: [1] })
    }
    const result = await put(`${address}${api}/xml`)
    expect(result.status).toBe(200)
    expect(await result.text()).toContain('<LastName>Größing</LastName>')
    const png = await put(`${address}${api}/xml/chart/Height/Png`)
    expect(png.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await png.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((await put(`${address}${api}/xml`, 'wrong')).status).toBe(401)
    const stopped = new Promise((resolve) => child?.on('exit', resolve))
    child?.kill('SIGTERM')
    expect(await stopped).toBe(0)
  })
})

describe('auxology serve', () => {
  const keyFile = join(mkdtempSync(join(tmpdir(), 'auxology-keys-')), 'keys.txt')
  // The hash is that of `hashed`.
  const hash = '1a06df824ed741b53c785079a6347f00eec5af82f9850775409ca69dff4068a6'
  const serveArgs = ['dist/cli.js', 'serve', '--port', '0', '--key-file', keyFile, '--today', '2026-06-01']
  const serve = () => start([...serveArgs, '--processes', '1'])

  it('serves charts and results, tells that it is alive, and stops at a signal', async () => {
    writeFileSync(keyFile, `# clear, then hashed\nk2\n\nsha256:${hash}\n`)
    const address = await serve()
    expect(await (await fetch(`${address}/health`)).text()).toBe('ok')
    expect(await (await put(`${address}/api/xml`)).text()).toContain('<AgeInYears>17.3</AgeInYears>')
    expect((await put(`${address}/api/xml`, 'hashed')).status).toBe(200)
    for (const [format, type] of [
      ['Png', 'image/png'],
      ['Pdf', 'application/pdf'],
      ['Svg', 'image/svg+xml'],
    ]) {
      const chart = await put(`${address}/api/xml/chart/Height/${format}?scale=0.5`)
      expect(chart.status).toBe(200)
      expect(chart.headers.get('content-type')).toContain(type)
    }
    // Drawn by a worker, from which the error comes back with its data.
    const refused = await put(`${address}/api/xml/chart/HeightWithTurnerSyndrome/Png?crop_x=true`)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(
      '<detail>Körpergröße bei Turner-Syndrom: Dieses Diagramm gibt es nur für Mädchen.</detail>',
    )
    const cropped = await put(`${address}/api/xml/chart/Height/Png?crop_y=true&crop_y_at=9000`)
    expect(cropped.status).toBe(400)
    expect(await cropped.text()).toMatch(/<detail>crop_y_at is 9000; expected \d+ to 300 cm\.<\/detail>/)
    const stopped = new Promise((resolve) => child?.on('exit', resolve))
    child?.kill('SIGTERM')
    expect(await stopped).toBe(0)
  })

  it('draws in the language and by the references of the request, leniently if told to', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await start([...serveArgs, '--processes', '1', '--locale', 'request', '--lenient'])
    const drawn = async (path: string, language: string) => {
      const headers = { 'API-Key': 'k2', 'Accept-Language': language }
      const response = await fetch(`${address}${path}`, { method: 'PUT', headers, body: patient })
      expect([response.status, response.headers.get('content-language')]).toEqual([200, language])
      return response.text()
    }
    expect(await drawn('/api/xml/chart/Height/Svg', 'de')).toContain('Körpergröße')
    const english = await drawn('/API/xml/chart/height/svg/?reference_set=cdc&References=True&nocache=1', 'en')
    expect(english).toContain('CDC')
    expect(english).not.toContain('Körpergröße')
    const latin1 = Buffer.from(patient.toString().replace(/encoding="[^"]*"/, 'encoding="ISO-8859-1"'), 'latin1')
    expect(await (await put(`${address}/api/xml`, 'k2', latin1)).text()).toContain('Größing')
  })

  it('answers record systems if told to', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await start([...serveArgs, '--processes', '2', '--fhir', '--cds-hooks'])
    expect(await (await fetch(`${address}/fhir/metadata`)).json()).toMatchObject({ fhirVersion: '4.0.1' })
    const { services } = (await (await fetch(`${address}/cds-services`)).json()) as { services: { id: string }[] }
    expect(services.map(({ id }) => id)).toEqual(['growth-patient-view', 'growth-order-select'])
    const record = readFileSync(join(root, 'examples/fhir/growth-bundle.json'))
    const growth = (key: string) =>
      fetch(`${address}/fhir/$growth`, {
        method: 'POST',
        headers: { 'API-Key': key, 'Content-Type': 'application/fhir+json' },
        body: record,
      })
    expect((await growth('wrong')).status).toBe(401)
    expect(await (await growth('k2')).json()).toMatchObject({ resourceType: 'Bundle' })
  })

  it('reads its keys again at SIGHUP, and keeps them if it cannot', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await serve()
    writeFileSync(keyFile, 'k3\n')
    child?.kill('SIGHUP')
    await expect.poll(async () => (await put(`${address}/api/xml`, 'k3')).status, { timeout: 5000 }).toBe(200)
    await expect.poll(async () => (await put(`${address}/api/xml`, 'k2')).status, { timeout: 5000 }).toBe(401)
    writeFileSync(keyFile, '\n')
    child?.kill('SIGHUP')
    await wait(300)
    expect((await put(`${address}/api/xml`, 'k3')).status).toBe(200)
  })

  it('takes SIGHUP while its processes start', async () => {
    writeFileSync(keyFile, 'k2\n')
    let errors = ''
    const starting = start([...serveArgs, '--processes', '2'])
    child?.stderr?.on('data', (data: Buffer) => {
      errors += data.toString()
    })
    const server = child?.pid as number
    const children = () => readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim()
    // Before, Node.js itself has yet to start.
    await expect.poll(children, { interval: 5, timeout: 10_000 }).not.toBe('')
    const signals = setInterval(() => child?.kill('SIGHUP'), 10)
    const address = await starting
    clearInterval(signals)
    expect(errors).toBe('')
    writeFileSync(keyFile, 'k3\n')
    child?.kill('SIGHUP')
    await expect.poll(async () => (await put(`${address}/api/xml`, 'k3')).status, { timeout: 5000 }).toBe(200)
  })

  it('answers in full after a signal, even a client that reads late', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await serve()
    const { port } = new URL(address)
    const visit = '<Measurement><Date>2012-01-01</Date><SizeCm>92</SizeCm><WeightKg>13</WeightKg></Measurement>'
    const body = patient.toString().replace('<Measurements>', `<Measurements>${visit.repeat(5000)}`)
    const socket = connect(Number(port), '127.0.0.1')
    const head = `PUT /api/xml HTTP/1.1\r\nHost: x\r\nAPI-Key: k2\r\nContent-Type: application/xml\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
    socket.write(head + body)
    const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
    socket.pause()
    child?.kill('SIGTERM')
    await wait(1500)
    let received = first.length
    socket.on('data', (data) => {
      received += data.length
    })
    socket.resume()
    await new Promise((resolve) => socket.once('close', resolve))
    const text = first.toString('latin1')
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
    expect(length).toBeGreaterThan(4_000_000)
    expect(received).toBe(length + text.indexOf('\r\n\r\n') + 4)
  })

  it('starts a process again that was killed, and goes on', async () => {
    writeFileSync(keyFile, 'k2\n')
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port: freePort } = probe.address() as AddressInfo
    probe.close()
    // With port 0, the system would choose another one once no process listens.
    const args = serveArgs.map((arg, i) => (serveArgs[i - 1] === '--port' ? String(freePort) : arg))
    const address = await start([...args, '--processes', '2'])
    const processes = () =>
      readFileSync(`/proc/${child?.pid}/task/${child?.pid}/children`, 'utf8').trim().split(' ').map(Number)
    for (let i = 0; i < 2; i++) {
      const [victim] = processes()
      process.kill(victim as number, 'SIGKILL')
      await expect
        .poll(() => processes().filter((pid) => pid > 0 && pid !== victim).length, { timeout: 10_000 })
        .toBe(2)
    }
    await expect.poll(async () => (await put(`${address}/api/xml`)).status, { timeout: 10_000 }).toBe(200)
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toMatch(/^auxology_requests_total\{status="200"\} \d+$/m)
    expect(metrics).toMatch(/^auxology_internal_errors_total 0$/m)
    expect(metrics).toMatch(/^auxology_processes [12]$/m)
    const stopped = new Promise((resolve) => child?.on('exit', resolve))
    child?.kill('SIGTERM')
    expect(await stopped).toBe(0)
  })

  it('drops the charts of clients that hang up, and refuses more than can wait', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await serve()
    const url = `${address}/api/xml/chart/Height/Png?scale=4`
    const abort = new AbortController()
    const headers = { 'API-Key': 'k2', 'Content-Type': 'application/xml' }
    const sent = Array.from({ length: 80 }, () =>
      fetch(url, { method: 'PUT', headers, body: patient, signal: abort.signal }).then(
        (response) => response,
        () => undefined,
      ),
    )
    await wait(1000)
    abort.abort()
    const answers = (await Promise.all(sent)).filter((response) => response !== undefined)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    const started = performance.now()
    const small = await put(`${address}/api/xml/chart/Height/Png?scale=0.2`)
    expect(small.status).toBe(200)
    // Sixty large charts would have taken many times as long.
    expect(performance.now() - started).toBeLessThan(8000)
  })

  it('draws on after any number of clients that hung up, and stays healthy', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await serve()
    for (let i = 0; i < 8; i++) {
      const headers = { 'API-Key': 'k2', 'Content-Type': 'application/xml' }
      const request = { method: 'PUT', headers, body: patient, signal: AbortSignal.timeout(50) }
      await fetch(`${address}/api/xml/chart/Height/Png?scale=7`, request).catch(() => undefined)
      // Longer than a worker was ever left to itself.
      await wait(400)
    }
    expect((await put(`${address}/api/xml/chart/Height/Svg`)).status).toBe(200)
    expect((await fetch(`${address}/health`)).status).toBe(200)
  })

  it.each([
    ['GET', 200],
    ['HEAD', 200],
    ['OPTIONS', 204],
    ['PUT', 405],
    ['DELETE', 405],
  ])('%s /metrics is answered with %d', async (method, status) => {
    writeFileSync(keyFile, 'k2\n')
    const answer = await fetch(`${await serve()}/metrics`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, status === 200 ? null : 'GET, HEAD'])
  })

  it('keeps serving through a thousand malformed bodies and aborted uploads', async () => {
    writeFileSync(keyFile, 'k2\n')
    const address = await serve()
    for (let i = 0; i < 1000; i += 20) {
      const statuses = await Promise.all(
        Array.from(
          { length: 20 },
          async (_, j) => (await put(`${address}/api/xml`, 'k2', `<Patient><x${i + j}`)).status,
        ),
      )
      expect(new Set(statuses)).toEqual(new Set([400]))
    }
    for (let i = 0; i < 20; i++) {
      const abort = new AbortController()
      const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('<Patient>')) })
      const upload = fetch(`${address}/api/xml`, {
        method: 'PUT',
        headers: { 'API-Key': 'k2' },
        body,
        duplex: 'half',
        signal: abort.signal,
      } as RequestInit)
      setTimeout(() => abort.abort(), 5)
      await expect(upload).rejects.toThrow()
    }
    expect((await put(`${address}/api/xml`)).status).toBe(200)
  })
})
