import { readdirSync } from 'node:fs'

/** The entries of the package, by the name of their files in dist. */
export const entries: { readonly [name: string]: string } = {
  index: 'src/index.ts',
  references: 'src/clinical/references/index.ts',
  'who-daily': 'src/clinical/references/who-daily.ts',
  'clinic-measures': 'src/clinical/references/clinic-measures.ts',
  languages: 'src/ground/languages/index.ts',
  http: 'src/doors/http/index.ts',
  node: 'src/doors/node/node-listener.ts',
  element: 'src/doors/element/index.ts',
  fhir: 'src/doors/fhir/index.ts',
  warehouse: 'src/doors/warehouse/index.ts',
  // Each of the national sets: `references/netherlands`.
  ...Object.fromEntries(
    readdirSync('src/clinical/references/national').map((file) => [
      `references/${file.replace('.ts', '')}`,
      `src/clinical/references/national/${file}`,
    ]),
  ),
}

/** The command and its threads. */
export const programs: { readonly [name: string]: string } = {
  cli: 'src/command/command-line.ts',
  'batch-worker': 'src/command/batch/run/batch-worker.ts',
  'parquet-worker': 'src/command/batch/read/parquet-worker.ts',
  'answer-worker': 'src/command/serve/answer-worker.ts',
}
