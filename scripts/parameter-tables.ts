import { type ChartParameter, chartParameters, fullText, parameterTexts } from '../src/charts/chart-parameters.js'
import { courseParameters } from '../src/doors/http/query/course-parameters.js'
import {
  calculationParameters,
  layoutParameters,
  pictureParameters,
  type QueryParameter,
} from '../src/doors/http/query/query-parameters.js'
import { growthParameters } from '../src/doors/http/query/reference-parameters.js'

/** The table of a page, in place of the one that is there. */
export function withParameterTable(page: string, table: readonly (readonly string[])[]): string {
  const [head = [], ...rows] = table
  const written = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
  return page.replace(/\| Parameter \| Accepted \| Default \| Effect \|\n(?:\|.*\n)*/, () => written)
}

const head = ['Parameter', 'Accepted', 'Default', 'Effect']

type TextName = keyof typeof parameterTexts
type Described = Pick<ChartParameter, 'words' | 'range' | 'default'> & { readonly kind: string }

/** docs/charts.md: the parameters of the library. */
export function libraryTable(): string[][] {
  const names = Object.keys(parameterTexts) as TextName[]
  return [
    head,
    ...names.map((name) =>
      row(
        name,
        chartParameters[name],
        described(name, (other) => `\`${other}\``, ''),
      ),
    ),
  ]
}

/** docs/http-api.md: the parameters of queries. */
export function queryTable(): string[][] {
  const all: readonly QueryParameter[] = [
    ...pictureParameters,
    ...layoutParameters,
    ...calculationParameters,
    ...courseParameters.filter(({ key }) => key !== 'extensions'),
    ...growthParameters([]),
  ]
  return [
    head,
    ...all.map(({ name, key, description, minimum, maximum, ...rest }) => {
      const range = minimum === undefined || maximum === undefined ? {} : { range: { from: minimum, to: maximum } }
      const see = key in parameterTexts ? seeAlso(key as TextName, 'charts.md') : ''
      return row(name, { ...rest, ...range }, description + see)
    }),
  ]
}

function row(name: string, parameter: Described, effect: string): string[] {
  const usual = parameter.default === undefined ? '' : `\`${parameter.default}\``
  return [`\`${name}\``, accepted(parameter), usual, effect]
}

function described(name: TextName, nameOf: (name: string) => string, page: string): string {
  return fullText(name, nameOf) + seeAlso(name, page)
}

function seeAlso(name: TextName, page: string): string {
  const { see } = parameterTexts[name]
  return see === undefined ? '' : ` See [${see}](${page}#${see.toLowerCase().replaceAll(' ', '-')}).`
}

const forms: { readonly [kind in string]?: string } = {
  flag: '`true`, `false`',
  boolean: '`true`, `false`',
  filing: 'a text',
  prefix: 'a letter or _, then letters, digits, _ and -, at most 64 characters',
  colour: '`#rgb`, `#rrggbb`, `transparent`',
  background: '`#rgb`, `#rrggbb`, `transparent`',
  zone: 'an IANA time zone',
}

function accepted({ kind, words = [], range }: Described): string {
  const listed = words.map((word) => `\`${word}\``).join(', ')
  if (kind === 'theme') return `${listed}, or an object`
  if (listed !== '') return listed
  if (range !== undefined) {
    return `${kind === 'integer' ? 'whole pixels, ' : ''}${range.from} to ${range.to.toLocaleString('en')}`
  }
  return forms[kind] ?? (kind === 'choice' ? 'a name' : 'a number')
}
