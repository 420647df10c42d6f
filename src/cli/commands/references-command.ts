import { courseCharts } from '../../charts/course/course-charts.js'
import { chartReferences } from '../../charts/data/notes/chart-references.js'
import { formatReferencesJson, formatReferencesXml } from '../../documents/references-document.js'
import { calculationDefaults, growthSettings } from '../../growth/growth-options.js'
import { wholeLanguage } from '../../languages/built-in.js'
import type { Reference } from '../../model/reference.js'
import { withMeasures } from '../../references/load-measures.js'
import { type Command, type CommandInput, type ExitStatus, UsageError } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'
import { listedSets, setListText, unlistedCounts } from '../set-list.js'
import { chartOptions, chartRequest } from './chart-command.js'
import { checkOptions, checkReferences } from './check-references-command.js'

const formats = ['text', 'xml', 'json'] as const

/** The operand that asks for the sets instead of naming a document. */
const listOperand = 'list'

/** `auxology references`: the references behind a chart, or all sets. */
export const referencesCommand: Command = {
  name: 'references',
  operands: 'FILE | list | check FILE',
  summary:
    'the references behind a chart of a patient document; list: every set of references; check: what is wrong with own references',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: listChoices(formats, 'text') },
    ...chartOptions.filter(({ name }) => name === 'type' || name.startsWith('crop')),
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
    { name: 'all', help: 'list: also what is superseded or known only in part' },
    ...checkOptions,
  ],
  examples: [
    'auxology references patient.xml --type HeightWithTurnerSyndrome --to xml',
    'auxology references list --locale en',
    'auxology references check our-clinic.json',
    'auxology references check height.csv --measure height',
  ],
  notes: [
    `${listOperand} in place of FILE shows the sets that --references takes: ages by measure, population and year, what is known of its figures, its import and what that adds in gzip; a file of that name is ./${listOperand}.`,
    'check reads a set in JSON, or the CSV file of a table, as docs/own-references.md describes them, and names every error and whatever looks like a mistake, with its place. The exit status is 1 if there is an error.',
  ],
  run: async (input) => {
    const [first, file, ...more] = input.operands
    if (first === listOperand) return listSets(input)
    if (first === 'check' && file !== undefined && more.length === 0) return checkReferences(input, file)
    const { patient } = await readPatient(input)
    const format = oneOf(input.values, 'to', formats) ?? 'text'
    const options = { ...(await withMeasures(input.options, undefined, { isNeeded: true })), courseCharts }
    await writeOutput(input, formatReferences(chartReferences(patient, chartRequest(input.values), options), format))
    return 0
  },
}

async function listSets(input: CommandInput): Promise<ExitStatus> {
  if (input.operands.length > 1) throw new UsageError(`${listOperand} takes no FILE`)
  const format = oneOf(input.values, 'to', formats) ?? 'text'
  if (format === 'xml') throw new UsageError(`${listOperand} writes text or json`)
  const language = await wholeLanguage(growthSettings(input.options, calculationDefaults).language)
  const all = input.values['all'] === true
  const sets = await listedSets(language, all)
  const { sets: unlisted, measures } = unlistedCounts
  const more = all ? '' : `\n${language.terminal.unlisted(unlisted, measures, '--all')}\n`
  const text = format === 'json' ? `${JSON.stringify(sets, null, 2)}\n` : setListText(sets, language) + more
  await writeOutput(input, text)
  return 0
}

function formatReferences(references: readonly Reference[], format: (typeof formats)[number]): string {
  if (format === 'text') return references.map(referenceLine).join('')
  return format === 'xml' ? formatReferencesXml(references) : formatReferencesJson(references)
}

function referenceLine({ name, text, xAxisValue }: Reference): string {
  return `${name}, from ${xAxisValue}: ${text}\n`
}
