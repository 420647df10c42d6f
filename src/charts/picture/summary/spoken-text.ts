import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ChartWords } from '../../../ground/languages/words.js'

type Change = readonly [pattern: RegExp, text: string | ((...found: string[]) => string)]

/** The changes for a language, which lives as long as it does: patterns take longer to make than to use. */
const changesOf = /* @__PURE__ */ new WeakMap<ChartWords, readonly Change[]>()

/**
 * A text of a chart as it is read aloud. Screen readers pass over `−`, `≤` and `·`, and spell `kg/m²` and `P64`:
 * words replace them. Dates and ages are written out.
 */
export function spokenText(text: string, { chart, names }: Pick<ChartLanguage, 'chart' | 'names'>): string {
  let changes = changesOf.get(chart)
  if (changes === undefined) {
    changes = allChanges(chart, names)
    changesOf.set(chart, changes)
  }
  let spoken = text
  for (const [pattern, words] of changes) spoken = spoken.replace(pattern, words as string)
  return spoken
}

/** Sentences as they are read aloud: each pattern looks through all of them once, for most find nothing. */
export function spokenSentences(
  sentences: readonly string[],
  language: Pick<ChartLanguage, 'chart' | 'names'>,
): string {
  return spokenText(sentences.join('\n'), language).replaceAll('\n', ' ')
}

/** Signs of a number, which may have two: `≤ −6`. */
const signs = /(?<![\p{L}\d])([−+±≈≤≥<>]) ?(?=[\d−+])/gu

function allChanges(chart: ChartWords, names: ChartLanguage['names']): readonly Change[] {
  const { spoken } = chart
  return [
    // A line of a legend begins with its mark.
    [/^[?×≈] /gm, ''],
    [/\u00a0/g, ' '],
    dates(chart),
    [written(chart.yearsAndMonths('1111', '22')), (_, years = '', months = '') => spoken.age(years, months)],
    ...postmenstrualAges(chart),
    scores(chart, names.sds),
    [/Δ/g, `${spoken.changeOf} `],
    [/ ?[·×→] ?/g, ', '],
    ...ranges(chart),
    // After the word itself, as in `percentiles P5`.
    [new RegExp(`(${escaped(spoken.percentile.slice(1))}\\p{L}* )P(?=\\d)`, 'gu'), '$1'],
    [/\bP ?(?=[<>]? ?\d)/g, `${spoken.percentile} `],
    [new RegExp(`(?<=\\d ${escaped(spoken.to)} )${escaped(spoken.percentile)} `, 'g'), ''],
    [signs, (_, sign = '') => `${spoken.signs[sign as keyof typeof spoken.signs]} `],
    units(chart),
  ]
}

/** A postmenstrual age is put in brackets; beside a corrected age it comes first, and the corrected age is in brackets. */
function postmenstrualAges({ gestation, corrected, spoken }: ChartWords): readonly Change[] {
  const before = escaped(` (${corrected('').split(' ')[0] ?? ''}`)
  return [undefined, '22'].map((days) => {
    const age = escaped(gestation('1111', days)).replace('22', '(\\d)').replace('1111', '(\\d{2})')
    const text = (weeks: string, day: string | undefined) => spoken.postmenstrual(weeks, days && day)
    return [
      new RegExp(`(?<=\\()${age}(?=[,)])|(?<![\\d+])${age}(?=${before})`, 'gu'),
      (_: string, ...found: string[]) =>
        days === undefined
          ? text(found[0] ?? found[1] ?? '', undefined)
          : text(found[0] ?? found[2] ?? '', found[1] ?? found[3]),
    ]
  })
}

/** A score before whose it is: "2013 minus 0.04" would be heard as a subtraction. */
function scores({ spoken }: ChartWords, sds: string): Change {
  const pattern = new RegExp(`${sds} \\(((?:[^()]|\\([^()]*\\))+)\\) ((?:[≈≤≥]\\s)*[+−]?\\d[\\d.,]*(?<=\\d))`, 'gu')
  return [pattern, (_, reference = '', score = '') => spoken.scoreBy(`${sds} ${score}`, reference)]
}

/** Every date of the language: what surrounds the day and the year says the month. */
function dates({ date, spoken }: ChartWords): Change {
  const texts = Array.from({ length: 12 }, (_, i) => date(1111, i + 1, 22).split(/22|1111/))
  const around = [0, 1, 2].map((place) => [...new Set(texts.map((parts) => parts[place] ?? ''))])
  const months = around.findIndex(({ length }) => length === texts.length)
  const [before, between, after] = around.map((parts) => `(${parts.map(escaped).join('|')})`)
  const isYearFirst = date(1111, 1, 22).indexOf('1111') < date(1111, 1, 22).indexOf('22')
  return [
    new RegExp(`(?<!\\d)${before}(\\d{1,4})${between}(\\d{1,4})${after}(?!\\p{L})`, 'gu'),
    (_whole, ...found) => {
      const [first = '', last = ''] = [found[1], found[3]]
      const month = (around[months] ?? []).indexOf(found[2 * months] ?? '') + 1
      return isYearFirst ? spoken.date(first, month, last) : spoken.date(last, month, first)
    },
  ]
}

/** A text of a language as a pattern: 1111 and 22 are any numbers. */
function written(text: string): RegExp {
  const plain = escaped(text).replace('22', '(\\d{1,2})').replace('1111', '(\\d{1,4})')
  return new RegExp(`(?<!\\d)${plain}(?!\\p{L})`, 'gu')
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** A dash between two values; another one is a pause. */
function ranges({ spoken }: ChartWords): Change[] {
  return [
    [/ ?– ?(?=[P+−]?\d)/g, ` ${spoken.to} `],
    [/ – /g, ', '],
    [/(?<=\d)\+(?=\d)/g, ` ${spoken.signs['+']} `],
  ]
}

/** Units after a number, and what they are counted by. */
function units({ spoken }: ChartWords): Change {
  const { mark, text } = spoken.perYear
  const names = Object.keys(spoken.units).map(escaped).join('|')
  return [
    new RegExp(`(?<=\\d) ?(${names})(?![\\p{L}²])(?:(${escaped(mark)})(?!\\p{L})|(/)(?=\\p{L}))?`, 'gu'),
    (_, unit = '', perYear, per) => {
      const words = ` ${spoken.units[unit as keyof typeof spoken.units]}`
      return perYear !== undefined ? `${words} ${text}` : per !== undefined ? `${words} ${spoken.per} ` : words
    },
  ]
}
