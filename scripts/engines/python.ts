import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const requirements = join(import.meta.dirname, 'requirements.txt')

/** The interpreter of an environment with the packages of requirements.txt, kept in the user's cache. */
export function preparePython(): string {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12)
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache')
  const environment = join(cache, 'auxology', `python-${version}`)
  const python = join(environment, 'bin', 'python')
  if (existsSync(python)) return python
  runOrFail('python3', ['-m', 'venv', '--copies', environment])
  try {
    runOrFail(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', requirements])
  } catch (error) {
    rmSync(environment, { recursive: true, force: true })
    throw error
  }
  return python
}

/** What a program prints. */
export function runOrFail(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    ...options,
  })
  if (error !== undefined) throw error
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(' ').slice(0, 200)} ended with ${status}:\n${stderr.slice(-4000)}${stdout.slice(-1000)}`,
    )
  return stdout
}
