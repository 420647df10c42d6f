import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { ComparisonWords } from '../../ground/languages/words.js'
import type { ConformanceQuestion } from './conformance-case.js'

/** What a program printed, and why it printed no more, if it didn't end by itself and well: `ended with status 7`. */
export interface ProgramOutput {
  readonly lines: readonly string[]
  readonly trouble?: string
}

/** As much of standard error is kept, UTF-16 units. */
const keptOfErrors = 2000

/** A program that prints more is ended, bytes: all answers have a megabyte. */
const mostPrinted = 64 * 1024 * 1024

/** How a command is run: by the shell, and in a group of processes that can be ended as one where the system has such. */
const hasGroups = process.platform !== 'win32'

/**
 * Asks a program, a line of JSON for each question on its standard input, and collects the lines it prints.
 *
 * @param seconds how long it may print nothing before it is ended
 */
export function askProgram(
  command: string,
  questions: readonly ConformanceQuestion[],
  seconds: number,
  words: ComparisonWords['program'],
): Promise<ProgramOutput> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, detached: hasGroups, stdio: 'pipe' })
    const lines: string[] = []
    let errors = ''
    let trouble: string | undefined
    let printed = 0
    const end = (why: string) => {
      trouble ??= why
      kill(child)
    }
    const wait = () => setTimeout(() => end(words.silent(seconds)), seconds * 1000)
    let timer = wait()
    const reader = createInterface({ input: child.stdout })
    reader.on('line', (line) => {
      clearTimeout(timer)
      timer = wait()
      if (line.trim() !== '') lines.push(line)
    })
    child.stdout.on('data', (bytes: Uint8Array) => {
      printed += bytes.length
      if (printed > mostPrinted) end(words.endless(mostPrinted))
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-keptOfErrors)
    })
    // A program that has ended reads no more; how it ended says why.
    child.stdin.on('error', () => {})
    child.on('error', ({ message }) => {
      trouble = words.notStarted(message)
    })
    child.on('close', (status, signal) => {
      clearTimeout(timer)
      if (status !== 0) trouble ??= `${words.ended(signal ?? words.status(status ?? 1))}${lastLine(errors)}`
      resolve({ lines, ...(trouble !== undefined && { trouble }) })
    })
    child.stdin.end(questions.map((question) => `${JSON.stringify(question)}\n`).join(''))
  })
}

function kill(child: ChildProcessWithoutNullStreams): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill()
  } catch {
    // It has just ended by itself.
  }
  // What it started may still hold its output open.
  child.stdout.destroy()
}

function lastLine(errors: string): string {
  const last = errors.trim().split('\n').at(-1) ?? ''
  return last === '' ? '' : `: ${last}`
}
