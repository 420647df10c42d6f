import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patientOfTwelve } from '../patient-of-twelve.js'
import { cases, ownScore, yearsOf } from './scores.mjs'

const environment = join(import.meta.dirname, '.venv')
const python = join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
const requirements = join(import.meta.dirname, 'requirements.txt')

/** The package with its version, as the tables name it. */
export const rcpchName = `${readFileSync(requirements, 'utf8').trim().replace('==', ' ')} (Python)`

/**
 * The Python package of the Royal College over the same cases, in a process of its own, before or after the others.
 *
 * @returns {{ rates: { score: number, percentile: number, patient: number }, differences: number[] }} per second, and how far
 * its scores of heights (WHO) are from ours
 */
export function rcpchInPython() {
  if (!existsSync(python)) {
    run('python3', ['-m', 'venv', environment])
    run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements])
  }
  const { dateOfBirth, gender, measurements } = patientOfTwelve
  const given = {
    cases: cases.map((one) => ({ sex: one.sex, years: yearsOf(one), height: one.height })),
    patient: { dateOfBirth, sex: gender, visits: measurements },
  }
  const { scores, rates } = JSON.parse(
    run(python, [join(import.meta.dirname, 'rcpch.py')], { input: JSON.stringify(given) }),
  )
  return { rates, differences: cases.map((one, at) => Math.abs(ownScore(one) - scores[at])) }
}

function run(command, args, options = {}) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (error !== undefined || status !== 0) throw new Error(`${command} failed: ${error ?? stderr}`)
  return stdout
}
