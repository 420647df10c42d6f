/**
 * Converts tables of rcpchgrowth or childsds into files of the format auxology-reference/1, one for each measure.
 * What can't be carried over is printed, and goes into the limits of the file where scores depend on it:
 * docs/publishing-a-reference.md.
 *
 *     node convert.mjs uk90_child.json --id uk90 --short-name UK --year 1990 --citation "…" --population "…"
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { defineTable, formatTableJson, measureUnits } = await import('auxology/references').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('auxology is not installed where convert.mjs is: npm install auxology there.')
  process.exit(1)
})

process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exitCode = 1
})

const text = { type: 'string' }
const list = { type: 'string', multiple: true, default: [] }
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: text,
    'short-name': text,
    citation: text,
    population: text,
    year: text,
    /** The status: public, licensed, unstated, restricted. */
    rights: text,
    licence: text,
    /** NAME=MEASURE, for a name that `measureOf` doesn't have. */
    measure: list,
    /** The names to convert, by default all. */
    only: list,
    /** What the ages are in: a name of `ages`. */
    ages: { ...text, default: 'years' },
    /** The rule beyond ±3: lms or linear. */
    tails: text,
    /** Columns to be left unread. */
    ignore: list,
    /** A folder that exists. */
    out: { ...text, default: '.' },
    /** Replaces files that exist. */
    overwrite: { type: 'boolean' },
  },
})

const measureOf = {
  ...{ height: 'height', weight: 'weight', bmi: 'bmi', ofc: 'head', hc: 'head', waist: 'waist', hip: 'hip' },
  ...{ whr: 'waistHipRatio', whtr: 'waistHeightRatio', armc: 'armCircumference' },
  ...{ sftriceps: 'tricepsSkinfold', sfsubscap: 'subscapularSkinfold', weight_height: 'weight' },
  ...Object.fromEntries(options.measure.map((pair) => pair.split('='))),
}

/** The axis for each kind of age, and its x. A year has 365.25 days; term is at 40 weeks. */
const ages = {
  years: { axis: 'years', x: (age) => age },
  months: { axis: 'years', x: (age) => age / 12 },
  days: { axis: 'years', x: (age) => age / 365.25 },
  // Without what rounding left of whole weeks.
  'years-from-term': { axis: 'weeks', x: (age) => Number((40 + (age * 365.25) / 7).toFixed(6)) },
  weeks: { axis: 'weeks', x: (age) => age },
  completedWeeks: { axis: 'completedWeeks', x: (age) => age },
  cm: { axis: 'cm', x: (length) => length },
}

const bccg = { columns: ['nu', 'mu', 'sigma'], figures: ([l, m, s]) => ({ l, m, s }) }
const bcpe = { ...bccg, columns: [...bccg.columns, 'tau'], isFit: ([, , , tau]) => tau === 2 }

/** The columns of each distribution, by its name in gamlss, and the row that they make. */
const distributions = {
  LMS: { columns: ['L', 'M', 'S'], figures: bccg.figures },
  BCCG: bccg,
  BCCGo: bccg,
  BCPE: bcpe,
  BCPEo: bcpe,
  NO: { columns: ['mu', 'sigma'], figures: ([mean, sd]) => ({ l: 1, m: mean, s: sd / mean }) },
  ST3: { columns: ['mu', 'sigma', 'nu', 'tau'], figures: ([mu, sigma, nu, tau]) => ({ mu, sigma, nu, tau }) },
}

const inGerman = { male: 'Jungen', female: 'Mädchen' }

/** Columns of rcpchgrowth that say the age a second time. */
const repeated = ['interval', 'value']

/** The tables of a file: rcpchgrowth has them by measurement and sex, childsds by item, with a distribution for each sex. */
function tablesOf(content) {
  const isRcpch = content.measurement !== undefined
  return Object.entries(isRcpch ? content.measurement : content)
    .filter(([name, table]) => table instanceof Object && (options.only.length === 0 || options.only.includes(name)))
    .map(([name, table]) => {
      const bySex = Object.entries(isRcpch ? table : (table.params ?? {}))
      const sexes = bySex.map(([sex, rows]) => ({
        sex,
        rows,
        distribution: isRcpch ? 'LMS' : String(table.dist?.[sex]),
      }))
      return { name, sexes, isRcpch }
    })
}

/** The data of a table; `tell` takes what was not carried over, in German too where scores depend on it. */
function dataOf({ name, sexes, isRcpch }, tell) {
  const measure = measureOf[name]
  const unit = measureUnits[measure]
  if (unit === undefined) fail(`which measure is it? --measure ${name}=… takes ${Object.keys(measureUnits).join(', ')}`)
  const isByLength = sexes.some(({ rows }) => rows?.[0]?.height !== undefined)
  const { axis, x } = ages[isByLength ? 'cm' : options.ages] ?? fail(`--ages takes ${Object.keys(ages).join(', ')}`)
  const xName = isByLength ? 'height' : isRcpch ? 'decimal_age' : 'age'
  const rows = {}
  for (const sex of sexes) {
    if (inGerman[sex.sex] === undefined) fail(`${sex.sex} is neither male nor female`)
    const read = rowsOf(sex, xName, tell).map((row) => ({ ...row, x: x(row.x) }))
    if (read.length > 0) rows[sex.sex] = read
  }
  for (const sex of Object.keys(inGerman)) if (rows[sex] === undefined) tell(`no rows of ${sex}`)
  const curves = Object.values(rows)
  if (curves.length === 0) return undefined
  tell(`no unit in the file: read as ${unit}`)
  if (options.tails === undefined)
    tell('no rule beyond ±3 in the file: L, M and S throughout; --tails linear takes WHO’s')
  // The rule of the library: a monotone cubic where rows of an age in years are more than half a year apart.
  const isCubic = axis === 'years' && curves.some((curve) => curve.some((row, i) => row.x - curve[i - 1]?.x > 0.5))
  if (isRcpch || isCubic)
    tell(
      `between rows ${isRcpch ? 'rcpchgrowth mostly has cubics through four rows' : 'childsds has straight lines'}, the file ${isCubic ? 'a monotone cubic' : 'straight lines'}`,
      `zwischen Zeilen rechnet ${isRcpch ? 'rcpchgrowth meist kubisch durch vier Zeilen' : 'childsds linear'}, die Datei ${isCubic ? 'monoton kubisch' : 'linear'}`,
    )
  const steps = new Set(
    curves.flatMap((curve) => curve.map((row) => row.x).filter((each, i) => each === curve[i - 1]?.x)),
  )
  if (steps.size > 0) tell(`two rows at ${[...steps].join(', ')}: steps, at which the second applies`)
  return { measure, axis, tails: options.tails, steps: [...steps].sort((a, b) => a - b), rows }
}

/** The rows of a sex that have all figures, each once. */
function rowsOf({ sex, rows, distribution }, xName, tell) {
  const { columns, figures, isFit } =
    distributions[distribution] ??
    fail(`${distribution} of ${sex} has no place in the format, which takes ${Object.keys(distributions).join(', ')}`)
  if (!Array.isArray(rows)) fail(`${sex} has no list of rows`)
  checkColumns(rows, [xName, ...columns], tell)
  const complete = rows.filter((row) => [xName, ...columns].every((column) => Number.isFinite(row[column])))
  const lost = rows.find((row) => !complete.includes(row))
  if (lost !== undefined)
    tell(
      `${rows.length - complete.length} of ${rows.length} rows of ${sex} lack a number and were left out, first ${JSON.stringify(lost)}`,
      complete.length === 0
        ? undefined
        : `${rows.length - complete.length} von ${rows.length} Zeilen der ${inGerman[sex]} fehlen, weil eine Zahl fehlt`,
    )
  const read = complete.map((row) => {
    if (row[xName] < 0 && options.ages !== 'years-from-term')
      fail(`an age of ${row[xName]}: --ages years-from-term writes weeks`)
    const given = columns.map((column) => row[column])
    if (isFit?.(given) === false)
      fail(`${distribution} of ${sex} has a τ of ${given.at(-1)} at ${row[xName]}, and only with a τ of 2 is it BCCG`)
    return { x: row[xName], ...figures(given) }
  })
  if (columns[0] === 'nu') tellOfTruncation(sex, read, tell)
  const once = read.filter((row, i) => JSON.stringify(row) !== JSON.stringify(read[i - 1]))
  if (once.length < read.length)
    tell(`${read.length - once.length} rows of ${sex} that repeat the one before were left out`)
  return once
}

function checkColumns(rows, read, tell) {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)))
  for (const column of [...columns].filter((each) => !read.includes(each))) {
    if (options.ignore.includes(column))
      tell(
        `the column ${column} was left out, though scores may depend on it`,
        `die Spalte ${column} fehlt, obwohl Scores von ihr abhängen können`,
      )
    else if (repeated.includes(column)) tell(`the column ${column} was left out: it repeats the age`)
    else fail(`the column ${column} is unknown; --ignore ${column} leaves it out`)
  }
}

/** BCCG of gamlss ends at the score at which 1 + λσz is 0, and what would lie beyond is shared out. */
function tellOfTruncation(sex, rows, tell) {
  const end = Math.min(...rows.map(({ l, s }) => 1 / Math.abs(l * s)))
  // At 4.5 SD it moves no score within ±3 by more than 0.001.
  if (end < 4.5)
    tell(
      `gamlss truncates the distribution of ${sex} at ${end.toFixed(1)} SD, which moves its scores; the file doesn’t`,
      `gamlss schneidet die Verteilung der ${inGerman[sex]} bei ${end.toFixed(1)} SD ab, was Scores verschiebt; die Datei nicht`,
    )
}

function convert(table) {
  const notes = new Map()
  try {
    const data = dataOf(table, (note, german) => notes.set(note, german))
    if (data === undefined) return
    const limits = [...notes].filter(([, german]) => german !== undefined)
    const en = `Converted: ${limits.map(([note]) => note).join('; ')}.`
    const de = `Umgewandelt: ${limits.map(([, german]) => german).join('; ')}.`
    const read = defineTable({
      ...data,
      id: `${options.id}-${table.name}`,
      source: options.id,
      publication,
      limits: limits.length === 0 ? '' : { de, en },
    })
    const file = join(options.out, `${read.id}.json`)
    writeFileSync(file, formatTableJson(read), { flag: options.overwrite ? 'w' : 'wx' })
    console.log(`${file}: ${read.measure}, ${read.axis} ${read.range.join(' to ')}`)
  } catch (error) {
    console.error(`${table.name}: NOT CONVERTED: ${error.message}`)
    process.exitCode = 1
  } finally {
    for (const note of notes.keys()) console.error(`${table.name}: ${note}`)
  }
}

function fail(message) {
  throw new Error(message)
}

const missing = ['id', 'short-name', 'citation', 'population'].filter((name) => options[name] === undefined)
if (positionals.length !== 1 || missing.length > 0) {
  const needed = missing.map((name) => `--${name}`).join(', ')
  console.error(`One file is needed${needed && `, and what it doesn’t say: ${needed}`}.`)
  process.exit(1)
}
const publication = {
  shortName: options['short-name'],
  year: options.year === undefined ? undefined : Number(options.year),
  citation: options.citation,
  population: options.population,
  rights: { status: options.rights ?? 'unstated', licence: options.licence },
}
const content = JSON.parse(readFileSync(positionals[0], 'utf8'))
if (options.year !== undefined && !/^\d{4}$/.test(options.year)) fail('--year takes a year')
if (options.rights === undefined) console.error('The rights are unstated: --rights and --licence say more.')
for (const [name, said] of Object.entries({ ...content, ...content.measurement }))
  if (typeof said === 'string' && said !== '') console.error(`${name}, not carried over: ${said}`)
const tables = tablesOf(content)
if (tables.length === 0) fail('The file has no tables, or none with the names of --only.')
for (const table of tables) convert(table)
