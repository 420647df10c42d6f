// Runs every example that terminates, with the built package; each has to succeed and print something.
import { spawnSync } from 'node:child_process'

const examples = [
  'examples/in-process.ts',
  'examples/in-process.cjs',
  'examples/fhir/assess-bundle.ts',
  'examples/cds-hooks/call-service.ts',
  'examples/compare-results.ts',
  'examples/calculate-many.ts',
  'examples/own-references.ts',
  'examples/columns/workers.mjs',
  'examples/columns/arrow.ts',
  'examples/columns/duckdb.ts',
]

const failed = examples.filter((example) => {
  console.log(`\n${example}`)
  const loader = example.endsWith('.ts') ? ['--import', 'tsx'] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [...loader, example], { encoding: 'utf8' })
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  return status !== 0 || stdout.trim() === ''
})

if (failed.length > 0) {
  console.error(`\nThese examples failed: ${failed.join(', ')}.`)
  process.exitCode = 1
}
