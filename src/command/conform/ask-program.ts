import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { ConformanceQuestion } from './conformance-case.js'

/** What a program printed, and why it printed no more, if it didn't end by itself and well. */
export interface ProgramOutput {
  readonly lines: readonly string[]
  readonly trouble?: string
}

/** As much of standard error is kept, UTF-16 units. */
const keptOfErrors = 2000

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
): Promise<ProgramOutput> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, detached: hasGroups, stdio: 'pipe' })
    const lines: string[] = []
    let errors = ''
    let trouble: string | undefined
    const end = () => {
      trouble = `it printed nothing for ${seconds} s and was ended`
      kill(child)
    }
    let timer = setTimeout(end, seconds * 1000)
    const reader = createInterface({ input: child.stdout })
    reader.on('line', (line) => {
      clearTimeout(timer)
      timer = setTimeout(end, seconds * 1000)
      if (line.trim() !== '') lines.push(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-keptOfErrors)
    })
    // A program that has ended reads no more; how it ended says why.
    child.stdin.on('error', () => {})
    child.on('error', ({ message }) => {
      trouble = `it could not be started: ${message}`
    })
    child.on('close', (status, signal) => {
      clearTimeout(timer)
      if (status !== 0) trouble ??= `it ended with ${signal ?? `status ${status}`}${lastLine(errors)}`
      resolve({ lines, ...(trouble !== undefined && { trouble }) })
    })
    child.stdin.end(questions.map((question) => `${JSON.stringify(question)}\n`).join(''))
  })
}

function kill(child: ReturnType<typeof spawn>): void {
  if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  else child.kill()
}

function lastLine(errors: string): string {
  const last = errors.trim().split('\n').at(-1) ?? ''
  return last === '' ? '' : `: ${last}`
}
