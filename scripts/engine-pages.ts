import type { DialectName } from '../src/warehouse/dialects.js'

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
const notRun =
  'not run by us: the text is that for DuckDB but for the words of the engine, which a test holds, and runs in DuckDB. Run the self-test first'

/** The engines, in the order of the pages. */
export const engineWords: readonly EngineWords[] = [
  {
    name: 'DuckDB',
    dialect: 'duckdb',
    tried: inEveryTest,
    format: 'parquet',
    load: "CREATE TABLE auxology_days AS FROM 'auxology_days.parquet';",
    year: 'YEAR(s.visit_date)',
    notes: ['Visits may stay in Parquet: `--from` takes the name of a view over `read_parquet`.'],
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
      'It needs the mathematical functions (`SQLITE_ENABLE_MATH_FUNCTIONS`, part of its own builds since 3.35). Dates are ISO text.',
      '`.import` writes an empty text where a number is missing, and SQLite takes any text for more than any number: hence the `UPDATE`.',
    ],
  },
  {
    name: 'Apache Spark',
    dialect: 'spark',
    tried: 'run in `local-cluster` with two executors by `npm run test:engines`, one of which is killed in the middle',
    format: 'parquet',
    load: `CREATE TEMPORARY VIEW auxology_days USING parquet OPTIONS (path 'auxology_days.parquet');`,
    year: 'YEAR(s.visit_date)',
    notes: [
      'The figures of a set are small enough to be broadcast to every executor: `spark.sql.autoBroadcastJoinThreshold` of 64 MB.',
      'Whole results, with messages, run in the executors: `rdd.pipe("auxology batch - --out - --workers 1")` ([the pipe](../scale.md#whole-results)).',
      'Spark 4 and later: `EXCEPT` after `v.*` is new there. Before, give `--keep`.',
    ],
  },
  {
    name: 'Trino',
    dialect: 'trino',
    tried: notRun,
    format: 'parquet',
    load: "CREATE TABLE auxology_days (place BIGINT, l DOUBLE, m DOUBLE, s DOUBLE, low DOUBLE, low_from DOUBLE, low_per DOUBLE, high DOUBLE, high_from DOUBLE, high_per DOUBLE, p95 DOUBLE, sigma DOUBLE, shift_cm DOUBLE, lying BIGINT, approximate BIGINT, table_id VARCHAR)\nWITH (external_location = 's3://bucket/auxology_days/', format = 'PARQUET');",
    year: 'YEAR(s.visit_date)',
    notes: ['The result has the columns `auxology_…` that were used on the way, unless `--keep` says what to repeat.'],
  },
  {
    name: 'BigQuery',
    dialect: 'bigquery',
    tried: notRun,
    format: 'parquet',
    load: 'bq load --source_format=PARQUET dataset.auxology_days auxology_days.parquet',
    loadIn: 'on the command line',
    year: 'EXTRACT(YEAR FROM s.visit_date)',
    notes: ['The tables are names of a default dataset; else give `--from dataset.measurements`.'],
  },
  {
    name: 'Snowflake',
    dialect: 'snowflake',
    tried: notRun,
    format: 'parquet',
    load: `PUT file://auxology_days.parquet @~;
COPY INTO auxology_days FROM @~/auxology_days.parquet FILE_FORMAT = (TYPE = PARQUET) MATCH_BY_COLUMN_NAME = CASE_INSENSITIVE;`,
    loadIn: 'after the statement of `auxology sql --dialect snowflake --create-tables`',
    year: 'YEAR(s.visit_date)',
    notes: [],
  },
  {
    name: 'another engine',
    dialect: 'ansi',
    tried: notRun,
    format: 'csv',
    load: '-- as the engine loads a CSV file into the table of: auxology sql --dialect ansi --create-tables',
    year: 'EXTRACT(YEAR FROM s.visit_date)',
    notes: [
      'Days between two dates are `to - from`, as whole days (Oracle, PostgreSQL, H2). Where an engine gives an interval, put its own function there.',
    ],
  },
]

/** The page of an engine. */
export function enginePage({ name, dialect, tried, format, load, loadIn, year, notes }: EngineWords): string {
  return `# Scores in ${name}

<!-- Written by scripts/write-engine-docs.ts; do not edit. -->

This text is ${tried}. What it needs, gives and leaves out is the same in every engine: [Past one machine](../scale.md).

## Load the figures

\`\`\`sh
npx auxology tables --grid day --references germany --to ${format} --out auxology_days.${format}
\`\`\`

Then, ${loadIn ?? `in ${name}`}:

\`\`\`${loadIn === 'on the command line' ? 'sh' : 'sql'}
${load}
\`\`\`

## A view of the scores

The table \`measurements\` has a row for each visit: \`sex\`, \`birth_date\`, \`visit_date\`, \`size_cm\`, \`weight_kg\`,
\`head_cm\`, \`seat_cm\`, and whatever else it has. \`--column\` gives other names, \`--column seat_cm=\` says that there is none.

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
not corrected for preterm birth. [Whole results](../scale.md#whole-results) have all of it.
${notes.length === 0 ? '' : `\n## In ${name}\n\n${notes.map((note) => `- ${note}`).join('\n')}\n`}`
}
