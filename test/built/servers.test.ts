import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
      const address = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0]
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
  ['node-http', '/api'],
  ['express', '/growth/api'],
  ['hono', '/api'],
])('examples/servers/%s.ts', (name, api) => {
  it('serves, and stops at a signal', async () => {
    const address = await start(['--import', 'tsx', `examples/servers/${name}.ts`])
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
  const serve = () => start(['dist/cli.js', 'serve', '--port', '0', '--key-file', keyFile, '--today', '2026-06-01'])

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
      '<detail>HeightWithTurnerSyndrome: Patient/Gender is "male"; expected female.</detail>',
    )
    const cropped = await put(`${address}/api/xml/chart/Height/Png?crop_y=true&crop_y_at=9000`)
    expect(cropped.status).toBe(400)
    expect(await cropped.text()).toMatch(/<detail>crop_y_at is 9000; expected \d+ to 300 cm\.<\/detail>/)
    const stopped = new Promise((resolve) => child?.on('exit', resolve))
    child?.kill('SIGTERM')
    expect(await stopped).toBe(0)
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
