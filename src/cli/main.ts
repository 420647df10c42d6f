#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { run } from './run.js'

// A reader that needs no more (`auxology … | head`) closes the pipe, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2), {
  readFile: (path) => readFile(path),
  readStandardInput: () => buffer(process.stdin),
  writeFile: (path, content) => writeFile(path, content),
  print: (content) => {
    process.stdout.write(content)
  },
  printError: (line) => {
    process.stderr.write(`${line}\n`)
  },
  showProgress: (line) => {
    if (process.stderr.isTTY === true) process.stderr.write(`\r\x1b[K${line}`)
  },
  version: createRequire(import.meta.url)('../package.json').version,
  interactive: process.stdout.isTTY === true,
})
