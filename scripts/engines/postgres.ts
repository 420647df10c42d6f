import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparisonSql, runMeasures } from './comparison.js'
import { runOrFail } from './python.js'
import { checkOutcome, type EngineRun } from './run-files.js'

/** What a statement may take: an unfenced query took 23 GB. */
const mostBytes = 3_000_000_000
const mostMinutes = 20

/** The PostgreSQL server, with a limit on its memory and on the time of a statement. */
export function checkPostgres(run: EngineRun): void {
  const server = startServer(run.folder)
  try {
    load(server.query, run)
    const comparison = comparisonSql(readFileSync(join(run.folder, 'postgres.sql'), 'utf8'))
    // The time of the processor that the server's own process took, which other work on the machine doesn't change.
    const processTime = "SELECT pg_read_file('/proc/self/stat', 0, 1000);"
    const [before = '', counted = '', after = ''] = server
      .query(`${processTime}${comparison};${processTime}`)
      .split('\n')
      .filter((line) => line !== '')
    const [rows = 0, wrong = 0, largest = Number.NaN, scores = 0] = numbers(counted)
    const seconds = ticksOf(after) - ticksOf(before)
    const [selfTest = Number.NaN] = numbers(
      server.query(readFileSync(join(run.folder, 'postgres-self-test.sql'), 'utf8')),
    )
    checkOutcome('PostgreSQL', run, { rows, wrong, largest, scores, seconds, selfTest }, 1)
  } finally {
    server.stop()
  }
}

function numbers(printed: string): readonly number[] {
  return printed.trim().split('|').map(Number)
}

/** User and system time in a line of /proc, seconds. */
function ticksOf(line: string): number {
  const words = line.slice(line.lastIndexOf(')')).split(' ')
  return (Number(words[12]) + Number(words[13])) / 100
}

interface Server {
  readonly query: (sql: string) => string
  readonly stop: () => void
}

/** A server of its own in a folder, reached through a socket there. As root, it runs as the user of the Debian package. */
function startServer(folder: string): Server {
  const programs = serverPrograms()
  const data = join(folder, 'postgres')
  mkdirSync(data)
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  if (isRoot) runOrFail('chown', ['postgres', data])
  const asUser = (program: string, ...args: string[]) =>
    isRoot ? runOrFail('runuser', ['-u', 'postgres', '--', program, ...args]) : runOrFail(program, args)
  const cluster = join(data, 'cluster')
  asUser(join(programs, 'initdb'), '-D', cluster, '-A', 'trust', '-U', 'auxology', '-E', 'UTF8', '--no-sync')
  const settings = {
    listen_addresses: "''",
    unix_socket_directories: `'${data}'`,
    statement_timeout: `'${mostMinutes}min'`,
    work_mem: "'128MB'",
    fsync: 'off',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: "'UTC'",
  }
  const text = Object.entries(settings).map((setting) => `${setting.join(' = ')}\n`)
  writeFileSync(join(data, 'settings.conf'), text.join(''))
  const start = `ulimit -v ${Math.floor(mostBytes / 1024)} && cat '${data}/settings.conf' >> '${cluster}/postgresql.conf' && '${programs}/pg_ctl' -D '${cluster}' -l '${data}/log' -w start`
  asUser('/bin/sh', '-c', start)
  return {
    query: (sql) => {
      const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', data, '-U', 'auxology', '-d', 'postgres']
      const { status, stdout, stderr } = spawnSync('psql', args, { input: sql, encoding: 'utf8', maxBuffer: 1 << 28 })
      if (status !== 0) throw new Error(`PostgreSQL: ${stderr.slice(0, 2000)}`)
      return stdout
    },
    stop: () => {
      asUser(join(programs, 'pg_ctl'), '-D', cluster, '-m', 'immediate', 'stop')
    },
  }
}

/** Where Debian keeps the server's programs, else where they are found by name. */
function serverPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
  return found ?? join(runOrFail('sh', ['-c', 'dirname "$(readlink -f "$(command -v initdb)")"']).trim())
}

function load(query: Server['query'], { folder, factor }: EngineRun): void {
  const expected = runMeasures.map((m) => `${m}_expected double precision, ${m}_expected_accuracy text`)
  query(`
    ${readFileSync(join(folder, 'postgres-create.sql'), 'utf8')}
    \\copy auxology_days FROM '${join(folder, 'days.csv')}' (FORMAT csv, HEADER)
    CREATE UNIQUE INDEX ON auxology_days (place);
    ANALYZE auxology_days;
    CREATE TABLE base (id integer, sex text, birth_date date, visit_date date, size_cm double precision,
      weight_kg double precision, head_cm double precision, seat_cm double precision, ${expected.join(', ')});
    \\copy base FROM '${join(folder, 'visits.csv')}' (FORMAT csv, HEADER)
    CREATE TABLE measurements AS SELECT b.* FROM base AS b CROSS JOIN generate_series(1, ${factor}) AS n;
    ANALYZE measurements;
  `)
}
