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

/** Signs of a number, which may have two: `≤ −6`. */
const signs = /(?<![\p{L}\d])([−+±≈≤≥<>]) ?(?=[\d−+])/gu

function allChanges(chart: ChartWords, names: ChartLanguage['names']): readonly Change[] {
  const { spoken } = chart
  return [
    // A line of a legend begins with its mark.
    [/^[?×≈] /, ''],
    [/\u00a0/g, ' '],
    ...dates(chart),
    [written(chart.yearsAndMonths('1111', '22')), (_, years = '', months = '') => spoken.age(years, months)],
    scores(chart, names.sds),
    [/Δ/g, `${spoken.changeOf} `],
    [/ ?[·×→] ?/g, ', '],
    ...ranges(chart),
    // After the word itself, as in `percentiles P5`.
    [new RegExp(`(?<=${spoken.percentile}\\p{L}* )P(?=\\d)`, 'giu'), ''],
    [/\bP ?(?=[<>]? ?\d)/g, `${spoken.percentile} `],
    [new RegExp(`(?<=\\d ${spoken.to} )${spoken.percentile} `, 'g'), ''],
    [signs, (_, sign = '') => `${spoken.signs[sign as keyof typeof spoken.signs]} `],
    ...units(chart),
  ]
}

/** A score before whose it is: "2013 minus 0.04" would be heard as a subtraction. */
function scores({ spoken }: ChartWords, sds: string): Change {
  const pattern = new RegExp(`${sds} \\(((?:[^()]|\\([^()]*\\))+)\\) ((?:[≈≤≥]\\s)*[+−]?\\d[\\d.,]*(?<=\\d))`, 'gu')
  return [pattern, (_, reference = '', score = '') => spoken.scoreBy(`${sds} ${score}`, reference)]
}

/** Every date of the language: the day and the year are found in each month. */
function dates({ date, spoken }: ChartWords): Change[] {
  return Array.from({ length: 12 }, (_, i): Change => {
    const pattern = date(1111, i + 1, 22)
    const isYearFirst = pattern.indexOf('1111') < pattern.indexOf('22')
    return [
      written(pattern),
      (_whole, first = '', last = '') =>
        isYearFirst ? spoken.date(first, i + 1, last) : spoken.date(last, i + 1, first),
    ]
  })
}

/** A text of a language as a pattern: 1111 and 22 are any numbers. */
function written(text: string): RegExp {
  const plain = text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace('22', '(\\d{1,2})')
    .replace('1111', '(\\d{1,4})')
  return new RegExp(`(?<!\\d)${plain}(?!\\p{L})`, 'gu')
}

/** A dash between two values; another one is a pause. */
function ranges({ spoken }: ChartWords): Change[] {
  return [
    [/ ?– ?(?=[P+−]?\d)/g, ` ${spoken.to} `],
    [/ – /g, ', '],
    [/(?<=\d)\+(?=\d)/g, ` ${spoken.signs['+']} `],
  ]
}

function units({ spoken }: ChartWords): Change[] {
  const { mark, text } = spoken.perYear
  const named = Object.entries(spoken.units).map(
    ([unit, words]): Change => [new RegExp(`(?<=\\d) ?${unit}(?![\\p{L}²])`, 'gu'), ` ${words}`],
  )
  const spelled = Object.values(spoken.units).join('|')
  return [
    ...named,
    [new RegExp(`(?<=${spelled})${mark}(?!\\p{L})`, 'gu'), ` ${text}`],
    [new RegExp(`(?<=${spelled})/(?=\\p{L})`, 'gu'), ` ${spoken.per} `],
  ]
}
