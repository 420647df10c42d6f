import { spawn } from 'node:child_process'

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
