import type { DialectName } from '../src/doors/warehouse/dialects.js'

/** What a page says of an engine that differs from the others. */
interface EngineWords {
  readonly name: string
  readonly dialect: DialectName
  /** How far it is tried. */
  readonly tried: string
  readonly format: 'csv' | 'parquet'
  /** Loads the figures: in the engine's own SQL unless it says otherwise. */
  readonly load: string
  readonly loadIn?: string
  readonly year: string
  readonly notes: readonly string[]
}

const inEveryTest = 'run in process by the tests: every set, measure and kind of bad row against `calculatePatient`'
/** The engines, in the order of the pages. */
export const engineWords: readonly EngineWords[] = [
  {
    name: 'DuckDB',
    dialect: 'duckdb',
    tried: inEveryTest,
    format: 'parquet',
    load: "CREATE TABLE auxology_days AS FROM 'auxology_days.parquet';",
    year: 'YEAR(s.visit_date)',
    notes: [
      'Visits may stay in Parquet: `--from` takes the name of a view over `read_parquet`.',
      'A text that is no number or no day (`138,9`, `2014-02-30`) stops the query with an error.',
    ],
  },
  {
    name: 'PostgreSQL',
    dialect: 'postgres',
    tried: `${inEveryTest}; and as a server, under a limit of 3 GB and a statement_timeout, by \`npm run test:engines\``,
    format: 'csv',
    load: `\\copy auxology_days FROM 'auxology_days.csv' (FORMAT csv, HEADER)
CREATE UNIQUE INDEX ON auxology_days (place);
ANALYZE auxology_days;`,
    loadIn: 'in psql, after the statement of `auxology sql --dialect postgres --create-tables`',
    year: 'EXTRACT(YEAR FROM s.visit_date)',
    notes: [
      '`OFFSET 0` on each stage stays: it keeps the planner from copying each expression into those after it, which took 23 GB.',
      'A text that is no number or no day (`138,9`, `2014-02-30`) stops the query with an error. Dates have to be of the type `date`: a text is read as `DateStyle` says, by default `01.02.2014` as 2 January.',
    ],
  },
  {
    name: 'ClickHouse',
    dialect: 'clickhouse',
    tried: 'run through chDB by `npm run test:engines`',
    format: 'parquet',
    load: "INSERT INTO auxology_days SELECT * FROM file('auxology_days.parquet', Parquet);",
    loadIn: 'after the statement of `auxology sql --dialect clickhouse --create-tables`',
    year: 'toYear(s.visit_date)',
    notes: [
      'Dates as `Date32`: `Date` ends in 2149 and wraps. A join without a match gives 0 and not NULL there; the text asks for a median above 0.',
      'Of dates as text, only a day that exists, written `2014-02-28`, is read; any other is `no_age`. A text that is not wholly a number (`138,9`) is `impossible`.',
    ],
  },
  {
    name: 'SQLite',
    dialect: 'sqlite',
    tried: inEveryTest,
    format: 'csv',
    load: `.mode csv
.import --skip 1 auxology_days.csv auxology_days
UPDATE auxology_days SET low = NULLIF(low, ''), low_from = NULLIF(low_from, ''), low_per = NULLIF(low_per, ''),
  high = NULLIF(high, ''), high_from = NULLIF(high_from, ''), high_per = NULLIF(high_per, ''),
  p95 = NULLIF(p95, ''), sigma = NULLIF(sigma, '');
CREATE INDEX place_of_auxology_days ON auxology_days (place);`,
    loadIn: 'in the shell of SQLite, after the statement of `auxology sql --dialect sqlite --create-tables`',
    year: "STRFTIME('%Y', s.visit_date)",
    notes: [
      'It needs the mathematical functions (`SQLITE_ENABLE_MATH_FUNCTIONS`, part of its own builds since 3.35).',
      '`.import` writes an empty text where a number is missing, and SQLite takes any text for more than any number: hence the `UPDATE`. Of visits an empty text is a missing value (`no_value`, `no_age`).',
      'SQLite stores texts in columns of numbers, and reads `138,9` as 138. Here a value that is not wholly a number is `impossible`: numbers have a decimal point. Dates are ISO text, `2014-02-28`, with or without a time after it; a day that does not exist or is written in another way (`2014-02-30`, `28.02.2014`, a year alone) is `no_age`, and so is a time with an offset that is another day in UTC.',
    ],
  },
  {
    name: 'Apache Spark',
    dialect: 'spark',
    tried: 'run in `local-cluster` with two executors by `npm run test:engines`, one of them killed in the middle',
    format: 'parquet',
    load: `CREATE TEMPORARY VIEW auxology_days USING parquet OPTIONS (path 'auxology_days.parquet');`,
    year: 'YEAR(s.visit_date)',
    notes: [
      'The figures of a set are small enough to be broadcast to every executor: `spark.sql.autoBroadcastJoinThreshold` of 64 MB.',
      'Whole results, with messages, run in the executors: `rdd.pipe("auxology batch - --out - --workers 1")` ([the pipe](../scale.md#whole-results)).',
      'Of dates as text, only whole ones, written `2014-02-28`, are read; a month or year alone is `no_age`. What is no number or no day (`138,9`, `2014-02-30`) stops the query with an error, or without `spark.sql.ansi.enabled` is `impossible` or `no_age`.',
      'Spark 4 and later: `EXCEPT` after `v.*` is new there. Before, give `--keep`.',
    ],
  },
  {
    name: 'another engine',
    dialect: 'ansi',
    tried:
      'the SQL of the standard (ISO/IEC 9075), run in HSQLDB 2.7.4 by `npm run test:engines`: 20,000 visits with every kind of bad row, by dates and by stated ages with percentiles, and the self-test, equal to `calculatePatient`. Run the self-test first in any other engine',
    format: 'csv',
    load: '-- as the engine loads a CSV file into the table of: auxology sql --dialect ansi --create-tables',
    year: 'EXTRACT(YEAR FROM s.visit_date)',
    notes: [
      'Days between two dates are `CAST((to - from) DAY(7) AS BIGINT)`, as the standard has it. An engine where `to - from` is a number already, or that has a function for it, needs its own expression there: it occurs twice, at the top of the query.',
      'The standard pads texts with spaces before it compares them: an engine that does so reads `gmfcs-1 ` as `gmfcs-1`. HSQLDB was run with `SET DATABASE COLLATION SQL_TEXT NO PAD`.',
      'H2 2.5 runs the text and gives the same scores, but took 20 s for 300 visits.',
      "An example, not run there: Trino and Snowflake have `DOUBLE` for `DOUBLE PRECISION`, BigQuery has `FLOAT64`, `INT64` and `STRING`. Days between dates are `DATE_DIFF('day', from, to)` in Trino, `DATE_DIFF(to, from, DAY)` in BigQuery, `DATEDIFF(day, from, to)` in Snowflake. BigQuery and Trino select `1 AS x` without `FROM`.",
    ],
  },
]

/** The page of an engine. */
export function enginePage({ name, dialect, tried, format, load, loadIn, year, notes }: EngineWords): string {
  return `# Scores in ${name}

<!-- Written by scripts/engine-pages.ts; do not edit. -->

This text is ${tried}. What it needs, gives and leaves out is the same in every engine: [Past one machine](../scale.md).

## Load the figures

\`\`\`sh
npx auxology tables --grid day --references germany --to ${format} --out auxology_days.${format}
\`\`\`

Then, ${loadIn ?? `in ${name}`}:

\`\`\`sql
${load}
\`\`\`

## A view of the scores

The table \`measurements\` has a row for each visit: \`sex\`, \`birth_date\`, \`visit_date\`, \`size_cm\`, \`weight_kg\`,
\`head_cm\`, \`seat_cm\`, and whatever else it has. \`--column\` gives other names, \`--column seat_cm=\` says that the table has no such column.

\`\`\`sh
npx auxology sql --dialect ${dialect} --out scores.sql
\`\`\`

\`\`\`sql
CREATE VIEW scores AS
-- here the text of scores.sql
\`\`\`

## Self-test

\`\`\`sh
npx auxology sql --dialect ${dialect} --self-test --out self-test.sql
\`\`\`

One query, one number, without any visits: \`largest_difference\` from \`calculatePatient\`. It has to be below 1e-9; 100 and
more says that figures are missing or of another version.

## Share below -2 SD by year and district

\`\`\`sql
SELECT ${year} AS year, s.district, COUNT(s.size_sds) AS children,
  AVG(CASE WHEN s.size_sds < -2 THEN 1.0 ELSE 0.0 END) AS share_below
FROM scores AS s
WHERE s.size_sds IS NOT NULL AND s.size_approximate = 0
GROUP BY ${year}, s.district
ORDER BY 1, 2
\`\`\`

## What is not in it

Messages, and what only they show: height and weight swapped, pounds for kilograms, a visit off its child's course. Ages are
corrected for preterm birth only with \`--column gestation_days=NAME\`. [Whole results](../scale.md#whole-results) have all of it.
Why a score is missing, \`size_reason\` says ([reasons](../scale.md#what-comes-out)).
${notes.length === 0 ? '' : `\n## In ${name}\n\n${notes.map((note) => `- ${note}`).join('\n')}\n`}`
}
