import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { cachedFolder } from '../engines/cached-folder.js'
import { runOrFail } from '../engines/python.js'

const pom = join(import.meta.dirname, 'pom.xml')
const program = join(import.meta.dirname, 'FhirServer.java')

/** A FHIR server of this machine. */
export interface FhirServer {
  readonly url: string
  readonly stop: () => void
}

/** HAPI FHIR's JPA server, fetched from Maven Central once and kept in the user's cache. */
function serverFolder(): string {
  return cachedFolder('fhir-server', [pom, program], (folder) => {
    cpSync(pom, join(folder, 'pom.xml'))
    const lib = join(folder, 'lib')
    const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${lib}`]
    runOrFail('mvn', ['--batch-mode', '--quiet', '--file', join(folder, 'pom.xml'), ...copy])
    runOrFail('javac', ['-cp', join(lib, '*'), '-d', join(folder, 'classes'), program])
    writeFileSync(join(folder, 'classes', 'logback.xml'), '<configuration><root level="OFF"/></configuration>')
  })
}

/** Starts the server with nothing in it; it takes half a minute. */
export async function startHapi(): Promise<FhirServer> {
  const folder = serverFolder()
  const classPath = [join(folder, 'classes'), join(folder, 'lib', '*')].join(delimiter)
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
