import { libraryVersion } from '../ground/model/provenance.js'
import { boundedFile, boundedInput, isTerminal, print } from './process-streams.js'
import { fs } from './required-modules.js'
import { run } from './run.js'

/** Runs the command as a process: by its arguments, streams and files. */
export async function runCommandLine(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), {
    readFile: async (path, most) => boundedFile(path, most),
    readStandardInput: (most) => boundedInput(() => process.stdin, most),
    writeFile: async (path, content, keep) => fs.writeFileSync(path, content, { flag: keep === true ? 'wx' : 'w' }),
    print,
    printError: (line) => {
      process.stderr.write(`${line}\n`)
    },
    showProgress: (line) => {
      if (process.stderr.isTTY === true) process.stderr.write(`\r\x1b[K${line}`)
    },
    version: libraryVersion,
    get interactive() {
      return isTerminal()
    },
  })
}
