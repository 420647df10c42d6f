import { locales } from '../../ground/languages/built-in.js'
import { comparisonWordsFor } from '../../ground/languages/command-words.js'
import type { ComparisonWords } from '../../ground/languages/words.js'
import { type Command, type CommandInput, type CommandOption, fileError, UsageError } from '../command.js'
import { askProgram } from '../conform/ask-program.js'
import { type ConformanceCase, readCases } from '../conform/conformance-case.js'
import { conformanceFormats, conformanceReports, isConforming } from '../conform/conformance-report.js'
import { judgeAnswers } from '../conform/judge-answers.js'
import { ownAnswers } from '../conform/own-answers.js'
import { readBytes, writeOutput } from '../files.js'
import { decimalNumber, languageTag, listChoices, oneOf, wholeNumber } from '../options.js'
import { fs } from '../required-modules.js'

const defaultSeconds = 30
const longestSeconds = 3600

const options: readonly CommandOption[] = [
  { name: 'command', value: 'COMMAND', help: 'the program to check, as the shell runs it: "python3 my_port.py"' },
  { name: 'self', help: 'check this library instead' },
  {
    name: 'only',
    value: 'LIST',
    help: 'groups and references to check, separated by commas, such as tails,who2006-height (default: all cases)',
  },
  {
    name: 'tolerance',
    value: 'SD',
    help: 'what every case allows at least, for a program that rounds: 0.005 where scores have two decimals (default: what the case allows)',
  },
  {
    name: 'timeout',
    value: 'SECONDS',
    help: `end the program after it has printed nothing for this long (default: ${defaultSeconds})`,
  },
  { name: 'to', value: 'FORMAT', accepts: conformanceFormats, help: listChoices(conformanceFormats, 'text') },
  { name: 'out', value: 'FILE', help: 'where to write the report (default: standard output)' },
]

/** `auxology conform`: whether another program scores as the published references do. */
export const conformCommand: Command = {
  name: 'conform',
  operands: 'CASES…',
  summary: 'check whether another program, in any language, computes what the cases of conformance/ say',
  common: ['locale'],
  options,
  examples: [
    'auxology conform conformance/cases --command "python3 my_port.py" --only who2006-height',
    'auxology conform conformance/cases/tails.json --command "./my-port" --to junit --out tails.xml',
    'auxology conform conformance/cases --self',
  ],
  notes: [
    'CASES are files of cases, or the folder that has them: conformance/cases of the repository, or of the archive auxology-conformance.tar.gz of a release. The npm package does not contain them.',
    'The program reads a question a line, as JSON, from standard input, and prints an answer a line: {"id": …, "score": …, "percentile": …}; {"id": …, "none": "why"} where there is no score; {"id": …, "unsupported": true} for a reference that it does not have. docs/conformance.md describes questions and answers.',
    'The exit status is 0 only if every case holds, 3 if one does not, 1 if the cases can not be read. A case that is not supported does not hold: choose with --only.',
  ],
  run: async (input) => {
    const cases = chosenCases(await readAll(input), input.values['only'])
    const tolerance = decimalNumber(input.values, 'tolerance')
    const format = oneOf(input.values, 'to', conformanceFormats) ?? 'text'
    const locale = languageTag(input.values) ?? locales[0]
    const words = comparisonWordsFor(locale)
    const judgement = judgeAnswers(cases, await answersTo(cases, input, words), words, tolerance)
    await writeOutput(input, conformanceReports[format](judgement, words, locale))
    return isConforming(judgement) ? 0 : 3
  },
}

function answersTo(cases: readonly ConformanceCase[], { values }: CommandInput, words: ComparisonWords) {
  const { command, self } = values
  const seconds = wholeNumber(values, 'timeout', 1, longestSeconds) ?? defaultSeconds
  if ((typeof command === 'string') === (self === true)) {
    throw new UsageError('expected one of --command "…", a program to check, and --self')
  }
  const questions = cases.map(({ question }) => question)
  if (typeof command === 'string') return askProgram(command, questions, seconds, words.program)
  return ownAnswers(questions).then((lines) => ({ lines }))
}

/** All files of cases have 2 MB. */
const mostBytes = 8 * 1024 * 1024

async function readAll({ operands, terminal }: CommandInput): Promise<readonly ConformanceCase[]> {
  if (operands.length === 0) {
    throw new UsageError(
      'missing CASES: conformance/cases of the repository, or of auxology-conformance.tar.gz of a release',
    )
  }
  const cases: ConformanceCase[] = []
  const decoder = new TextDecoder()
  for (const path of operands.flatMap(filesAt)) {
    cases.push(...readCases(decoder.decode(await readBytes(path, terminal, mostBytes)), path))
  }
  return cases
}

/** A file, or the files of a folder. */
function filesAt(path: string): readonly string[] {
  if (path.endsWith('.json')) return [path]
  try {
    const names = fs.readdirSync(path).filter((name) => name.endsWith('.json'))
    if (names.length === 0) throw new UsageError(`${path} has no files of cases (*.json)`)
    return names.sort().map((name) => `${path}/${name}`)
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ENOTDIR'
    throw isFile
      ? new UsageError(`${path} is neither a file of cases (*.json) nor a folder`)
      : fileError('read', path, error)
  }
}

function chosenCases(cases: readonly ConformanceCase[], only: string | boolean | undefined) {
  if (typeof only !== 'string') return cases
  const names = only.split(',').map((name) => name.trim())
  const isNamed = ({ question }: ConformanceCase, name: string) =>
    question.group === name || question.reference === name
  for (const name of names) {
    if (!cases.some((one) => isNamed(one, name))) throw new UsageError(`--only names ${name}, which no case has`)
  }
  return cases.filter((one) => names.some((name) => isNamed(one, name)))
}
