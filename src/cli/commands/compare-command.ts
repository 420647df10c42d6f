import { compareResults } from '../../documents/compare-results.js'
import { type Command, type CommandInput, UsageError } from '../command.js'
import { differenceTable } from '../compare/difference-table.js'
import { readBytes, writeOutput } from '../files.js'
import { decimalNumber } from '../options.js'

/** `auxology compare`: what differs between two results. */
export const compareCommand: Command = {
  name: 'compare',
  operands: 'OLD NEW',
  summary: 'what differs between two result documents, such as those of the network service and of auxology',
  options: [
    {
      name: 'tolerance',
      value: 'SD',
      parameter: 'tolerance',
      help: 'scores may differ by this much, percentiles by what it makes of them (default: 0)',
    },
    {
      name: 'number-tolerance',
      value: 'NUMBER',
      parameter: 'numberTolerance',
      help: 'all other numbers may differ by this much (default: 0)',
    },
    { name: 'ignore-texts', help: 'the texts of messages may differ; severity and field still count' },
    { name: 'json', help: 'print the differences as JSON' },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: [
    'auxology compare old.xml new.xml --tolerance 0.01 --ignore-texts',
    'auxology compare old.json new.xml --json --out differences.json',
  ],
  notes: [
    'OLD and NEW are results, XML or JSON, of auxology or of the network service. They are read leniently: any namespace and prefix, any order, decimal commas; what is missing, empty or nil is nothing. Visits are matched by date. The exit status is 0 if nothing differs, 3 if something does, 1 if a document can not be read.',
  ],
  run: async (input) => {
    const [old, now] = await readBoth(input)
    const differences = compareResults(old, now, {
      tolerance: decimalNumber(input.values, 'tolerance'),
      numberTolerance: decimalNumber(input.values, 'number-tolerance'),
      ignoreTexts: input.values['ignore-texts'] === true,
    })
    const isJson = input.values['json'] === true
    await writeOutput(input, isJson ? `${JSON.stringify(differences, null, 2)}\n` : differenceTable(differences))
    return differences.length === 0 ? 0 : 3
  },
}

/** A result of the most visits has 13 MB. */
const mostBytes = 64 * 1024 * 1024

/** fast-xml-parser is loaded for this command alone. */
async function readBoth({ operands, terminal }: CommandInput): Promise<readonly [object, object]> {
  const [oldPath, newPath, ...others] = operands
  if (oldPath === undefined || newPath === undefined) throw new UsageError('missing OLD NEW: two result documents')
  if (others.length > 0) throw new UsageError(`expected two documents, got also ${others.join(' ')}`)
  const { lenientDocument, lenientText } = await import('../compare/lenient-document.js')
  const read = async (path: string) => lenientDocument(lenientText(await readBytes(path, terminal, mostBytes)), path)
  return [await read(oldPath), await read(newPath)]
}
