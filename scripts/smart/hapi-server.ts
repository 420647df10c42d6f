import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { classPathOf } from '../engines/cached-folder.js'

const pom = join(import.meta.dirname, 'pom.xml')
const program = join(import.meta.dirname, 'FhirServer.java')

/** A FHIR server of this machine. */
export interface FhirServer {
  readonly url: string
  readonly stop: () => void
}

/** Starts HAPI FHIR's JPA server with nothing in it; it takes half a minute. */
export async function startHapi(): Promise<FhirServer> {
  const classPath = classPathOf('fhir-server', pom, program)
  const home = process.env['JAVA_HOME']
  const java = home === undefined ? 'java' : join(home, 'bin', 'java')
  const server = spawn(java, ['-Xmx1500m', '-XX:TieredStopAtLevel=1', '-cp', classPath, 'FhirServer'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): void => {
    server.kill()
  }
  process.once('exit', stop)
  const port = await portOf(server)
  return { url: `http://localhost:${port}/fhir`, stop }
}

function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (text) => {
      said = `${said}${text}`.slice(-4000)
    })
    if (server.stdout !== null) {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const [, port] = /^port (\d+)$/.exec(line) ?? []
        if (port !== undefined) resolve(port)
      })
    }
    server.once('exit', (code) => reject(new Error(`The FHIR server ended with ${code}: ${said}`)))
  })
}
