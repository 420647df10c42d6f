// Runs the built command on an example patient: prints the scores, and writes documents and charts to demo-output.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const patient = join('examples', 'patients', 'healthy-boy.xml')
const folder = 'demo-output'
const today = '2025-06-01'
mkdirSync(folder, { recursive: true })

function auxology(...args) {
  const command = [join('dist', 'cli.js'), ...args, '--today', today, '--locale', 'en']
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

auxology('calculate', patient, '--to', 'table')

const outputs = [
  ['calculate', '--to', 'xml', '--out', 'result.xml'],
  ['calculate', '--to', 'json', '--out', 'result.json'],
  ['chart', '--type', 'Height', '--format', 'Svg', '--out', 'height.svg'],
  ['chart', '--type', 'Height', '--format', 'Png', '--out', 'height.png'],
  ['chart', '--type', 'Height', '--format', 'PdfAndData', '--out', 'height.pdf'],
  ['chart', '--type', 'Bmi', '--format', 'Html', '--out', 'bmi.html'],
  ['chart', '--type', 'Height', '--format', 'Json', '--out', 'height.json'],
]
for (const [command, ...args] of outputs) {
  const file = join(folder, args.pop())
  auxology(command, patient, ...args, file)
  console.log(`wrote ${file}`)
}
