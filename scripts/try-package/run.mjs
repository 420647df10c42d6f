import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The standard output of a command. If it fails or takes longer than five
 * minutes, the error contains everything it wrote.
 */
export function run(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 })
    let [output, errors] = ['', '']
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      errors += data
    })
    child.on('error', reject)
    child.on('close', (status, signal) => {
      if (status === 0) return resolve(output)
      const name = [program, ...args].join(' ')
      reject(new Error(`${name} ended with ${status ?? signal}\n${output}${errors}`))
    })
  })
}

/** Packs the package as it is built, and returns its archive. */
export async function packed(folder) {
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder]
  const [{ filename }] = JSON.parse(await run('npm', ['pack', ...options], root))
  return join(folder, filename)
}

/** More packages for a project. */
export async function install(folder, packages) {
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--no-package-lock']
  await run('npm', ['install', ...quietly, ...packages], folder)
}
