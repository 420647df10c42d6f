import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import { checkSetJson, checkTableCsv } from '../../../src/clinical/references/own/check-references.js'
import { defineSetFromJson } from '../../../src/clinical/references/own/set-json.js'
import { defineTableFromCsv } from '../../../src/clinical/references/own/table-csv.js'
import { defineTableFromJson } from '../../../src/clinical/references/own/table-json.js'
import { formatTableJson } from '../../../src/clinical/references/own/write-table.js'
import type { ErrorCode } from '../../../src/ground/model/errors.js'
import { assertUnpolluted } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const codes: readonly ErrorCode[] = ['invalid_reference', 'malformed_document', 'unexpected_structure']

const example = (name: string) =>
  readFileSync(new URL(`../../../examples/references/${name}`, import.meta.url), 'utf8').replace(/\r/g, '')
const csv = example('height.csv').split('\n').slice(0, 12).join('\n')
const set = example('our-clinic.json')
const reference = example('our-weight.json')

const pieces = [
  '',
  ',',
  ';',
  '\t',
  '"',
  '\n',
  '-',
  '.',
  ',,',
  'x',
  'p3',
  'null',
  '1e400',
  '-1e9',
  '0',
  '{}',
  '[]',
  '"__proto__":{"polluted":true},',
  '\uFEFF',
  '[',
  '}',
  'true',
  'sex',
  'weeks',
]

/** A text in which some places hold something else. */
const edited = (text: string) =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(3),
        fc.oneof(fc.nat(9).map(String), fc.constantFrom(...pieces), fc.string({ maxLength: 3 })),
      ),
      {
        maxLength: 3,
      },
    )
    .map((edits) =>
      edits.reduce((changed, [at, cut, put]) => changed.slice(0, at) + put + changed.slice(at + cut), text),
    )

const options = {
  id: 'own',
  measure: 'height',
  publication: { shortName: 'Own', citation: 'Own', population: '', licence: '' },
} as const

/** Files of references: whatever they hold, they make a table that gives numbers, or an error of ours that has a place. */
export const ownReferencesTarget: Target = {
  name: 'read own references',
  share: 0,
  runs: { ordinary: 400, thorough: 40_000 },
  property: (bench) =>
    fc.property(
      fc.oneof({ weight: 9, arbitrary: edited(csv) }, fc.string()),
      fc.oneof({ weight: 9, arbitrary: edited(set) }, fc.string(), fc.json()),
      fc.oneof({ weight: 9, arbitrary: edited(reference) }, fc.json()),
      (table, content, alone) => {
        read(table, content, bench)
        readAlone(alone, bench)
        assertUnpolluted()
      },
    ),
}

function read(table: string, content: string, { tally }: Bench): void {
  const defined = tried(tally, codes, () => defineTableFromCsv(table, options))
  const checked = checkTableCsv(table, options)
  assertAgreed(defined !== undefined, checked.problems)
  for (const gender of ['male', 'female'] as const) {
    const place = defined && lookUpTable(defined, gender, defined.range[0])
    if (place !== undefined && !(place.m > 0 && Number.isFinite(place.s))) throw new Error(`m ${place.m}, s ${place.s}`)
  }
  const files = { 'height.csv': table }
  const ours = tried(tally, codes, () => defineSetFromJson(content, { files }))
  assertAgreed(ours !== undefined, checkSetJson(content, { files }).problems)
}

/** What is read of a file of one reference is written so that it is read again. */
function readAlone(content: string, { tally }: Bench): void {
  const defined = tried(tally, codes, () => defineTableFromJson(content))
  if (content.includes('"format"')) assertAgreed(defined !== undefined, checkSetJson(content, {}).problems)
  if (defined === undefined) return
  const written = formatTableJson(defined)
  if (formatTableJson(defineTableFromJson(written)) !== written) throw new Error(written)
}

/** The check finds an error where, and only where, the definition throws one. */
function assertAgreed(
  isDefined: boolean,
  problems: readonly { readonly severity: string; readonly line?: number | undefined }[],
): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (isDefined === errors.length > 0) throw new Error(`defined: ${isDefined}, errors: ${JSON.stringify(errors)}`)
}
