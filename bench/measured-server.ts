import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A server in processes of its own, and what it has used. */
export interface MeasuredServer {
  /** Where it listens, `http://127.0.0.1:8080`. */
  readonly address: string
  /** Resident memory of its processes, MB. */
  readonly memory: () => number
  /** The processors' time of its processes up to now, all threads, ms. */
  readonly processorTime: () => number
  readonly stop: () => void
}

/** Clock ticks of /proc, ms. */
const tick = 10

/** Starts a program of Node.js that prints where it listens. */
export async function startServer(...programArguments: readonly string[]): Promise<MeasuredServer> {
  const server = spawn(process.execPath, [...programArguments], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => resolve(/http:\S+/.exec(data.toString())?.[0] ?? ''))
    server.once('exit', () => reject(new Error('The server did not start. Run `npm run build` first.')))
  })
  const processes = () => {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
    return [String(server.pid), ...children].filter((pid) => pid !== '')
  }
  const sumOver = (measure: (pid: string) => number) => processes().reduce((sum, pid) => sum + measure(pid), 0)
  return {
    address,
    memory: () => sumOver(residentMemory),
    processorTime: () => sumOver(usedTime),
    stop: () => server.kill('SIGTERM'),
  }
}

function residentMemory(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

function usedTime(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return tick * (Number(fields[11]) + Number(fields[12]))
}
