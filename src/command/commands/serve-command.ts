import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import type { KeyList } from '../../doors/http/index.js'
import { locales } from '../../ground/languages/built-in.js'
import { type Command, UsageError } from '../command.js'
import { readBytes } from '../files.js'
import { languageTag, listChoices, pictureNote, wholeNumber } from '../options.js'
import { serveInProcesses } from '../serve/processes.js'
import { assertFree, serve } from '../serve/server.js'
import { perRequest, recordOptions, servedRecords } from '../serve/service-options.js'

const defaultPort = 8080
const servedLocales = [...locales, perRequest]

/** `auxology serve`: the service's endpoints. */
export const serveCommand: Command = {
  name: 'serve',
  summary: "the service's HTTP endpoints, with API keys",
  options: [
    { name: 'port', value: 'PORT', help: `port to listen on (default: ${defaultPort}; 0 picks a free one)` },
    { name: 'host', value: 'ADDRESS', help: 'address to listen on (default: 127.0.0.1)' },
    { name: 'processes', value: 'NUMBER', help: 'how many processes share the port (default: one per core)' },
    {
      name: 'locale',
      value: 'LANGUAGE',
      accepts: servedLocales,
      help: `language of messages and charts: ${listChoices(servedLocales, locales[0])}; request takes what Accept-Language asks for`,
    },
    { name: 'lenient', help: 'takes True for true, paths in any case and ending in /, and ignores unknown parameters' },
    { name: 'key-file', value: 'FILE', help: 'the valid keys, one per line, in plain text or as sha256:HASH' },
    ...recordOptions,
  ],
  examples: [
    'auxology serve --port 8080 --key-file keys.txt',
    "curl -X PUT -H 'API-Key: KEY' --data-binary @patient.xml http://127.0.0.1:8080/api/xml",
    'auxology serve --key-file keys.txt --fhir --cds-hooks',
  ],
  notes: [
    pictureNote,
    'GET /health answers 200 while requests are answered and charts drawn, else 503; GET /metrics is for Prometheus. Neither needs a key.',
    'Record systems give their key as API-Key; a service that checks their tokens is built with createHandler.',
    'SIGHUP reads the keys again; SIGTERM answers the requests in progress and stops.',
  ],
  run: async (input) => {
    // Until the keys are read, there is nothing to read again; without a listener, the signal would end the process.
    process.on('SIGHUP', () => {})
    const { 'key-file': keyFile } = input.values
    if (input.values['locale'] !== perRequest) languageTag(input.values, servedLocales)
    if (typeof keyFile !== 'string') throw new UsageError('missing --key-file FILE with the valid keys')
    servedRecords(input.values)
    const readKeyFile = async () => readKeys(new TextDecoder().decode(await readBytes(keyFile, input.terminal)))
    await readKeyFile()
    const address = {
      port: wholeNumber(input.values, 'port', 0, 65_535) ?? defaultPort,
      host: String(input.values['host'] ?? '127.0.0.1'),
    }
    const processes = wholeNumber(input.values, 'processes', 1, 64) ?? availableParallelism()
    const announce = ({ port, host }: { port: number; host: string }) =>
      input.terminal.print(`listening on http://${host.includes(':') ? `[${host}]` : host}:${port}\n`)
    if (processes > 1 && cluster.isPrimary) {
      await assertFree(address)
      await serveInProcesses(
        processes,
        ({ port }) => announce({ ...address, port }),
        (event) => input.terminal.printError(event),
      )
    } else {
      await serve(input, readKeyFile, address, (port) => {
        if (cluster.isPrimary) announce({ ...address, port })
      })
    }
  },
}

const hashedKey = /^sha256:([0-9a-f]{64})$/i

/**
 * The keys of a key file: one per line, in clear text or as `sha256:` with the
 * hash of the key. Blank lines and lines that start with # are ignored.
 */
function readKeys(text: string): KeyList {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const invalid = entries.find((entry) => entry.startsWith('sha256:') && !hashedKey.test(entry))
  if (invalid !== undefined) {
    throw new UsageError(
      `key file, line ${lines.indexOf(invalid) + 1}: sha256: must be followed by 64 hexadecimal digits`,
    )
  }
  if (entries.length === 0) throw new UsageError('the key file has no keys')
  return {
    keys: entries.filter((entry) => !hashedKey.test(entry)),
    sha256: entries.flatMap((entry) => hashedKey.exec(entry)?.[1] ?? []),
  }
}
