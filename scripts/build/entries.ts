import { readdirSync } from 'node:fs'

/** The entries of the package, by the name of their files in dist. */
export const entries: { readonly [name: string]: string } = {
  index: 'src/index.ts',
  references: 'src/references/index.ts',
  'who-daily': 'src/references/who-daily.ts',
  'clinic-measures': 'src/references/clinic-measures.ts',
  languages: 'src/languages/index.ts',
  http: 'src/http/index.ts',
  node: 'src/node/node-listener.ts',
  element: 'src/element/index.ts',
  fhir: 'src/fhir/index.ts',
  warehouse: 'src/warehouse/index.ts',
  // Each of the national sets: `references/netherlands`.
  ...Object.fromEntries(
    readdirSync('src/references/national').map((file) => [
      `references/${file.replace('.ts', '')}`,
      `src/references/national/${file}`,
    ]),
  ),
}

/** The command and its threads. */
export const programs: { readonly [name: string]: string } = {
  cli: 'src/cli/command-line.ts',
  'batch-worker': 'src/cli/batch/run/batch-worker.ts',
  'parquet-worker': 'src/cli/batch/read/parquet-worker.ts',
  'answer-worker': 'src/cli/serve/answer-worker.ts',
}
