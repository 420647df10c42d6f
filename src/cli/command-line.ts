// The command as a process: its arguments, streams and files.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { libraryVersion } from '../model/version.js'
import { boundedBytes, boundedFile } from './bounded-input.js'
import { fileError } from './command.js'
import { run } from './run.js'

// A reader that needs no more (`auxology … | head`) closes the pipe, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  process.stderr.write(`auxology: ${fileError('write', 'standard output', error).message}\n`)
  process.exit(1)
})

process.exitCode = await run(process.argv.slice(2), {
  readFile: async (path, most) => boundedFile(path, most),
  readStandardInput: (most) => boundedBytes(process.stdin, 'standard input', most),
  writeFile: async (path, content) => writeFileSync(path, content),
  print: (content) => {
    process.stdout.write(content)
  },
  printError: (line) => {
    process.stderr.write(`${line}\n`)
  },
  showProgress: (line) => {
    if (process.stderr.isTTY === true) process.stderr.write(`\r\x1b[K${line}`)
  },
  version: libraryVersion,
  interactive: process.stdout.isTTY === true,
})
