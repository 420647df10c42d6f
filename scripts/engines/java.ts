import { cpSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { cachedFolder } from './cached-folder.js'
import { runBeside, runOrFail } from './python.js'
import { checkBoth, type EngineRun, type OutcomeOfBoth } from './run-files.js'

interface JavaEngine {
  readonly name: string
  /** The profile of pom.xml with its jars, and the program that runs it. */
  readonly profile: string
  readonly program: string
}

const programs = join(import.meta.dirname, 'java')

const engines: { readonly [dialect: string]: JavaEngine } = {
  // Its parser, analyzer, planner and operators in one process, without a server.
  trino: { name: 'Trino 435', profile: 'trino', program: 'Trino' },
  // The analyzer and the reference implementation of BigQuery's language.
  bigquery: { name: 'GoogleSQL 2024.11.1, for BigQuery', profile: 'googlesql', program: 'GoogleSql' },
  ansi: { name: 'HSQLDB 2.7.4, for ansi', profile: 'hsqldb', program: 'Ansi' },
}

/** Trino, GoogleSQL for BigQuery and HSQLDB for the standard, beside one another; those of `only`, where it names any. */
export async function checkJavaEngines(run: EngineRun, only: readonly string[]): Promise<void> {
  const wanted = Object.entries(engines).filter(([dialect]) => only.length === 0 || only.includes(dialect))
  const prepared = wanted.map(([, engine]) => ({ engine, classPath: classPathOf(engine) }))
  await Promise.all(prepared.map(({ engine, classPath }) => checkJava(run, engine, classPath)))
}

function classPathOf({ profile, program }: JavaEngine): string {
  const sources = ['Run', program].map((file) => join(programs, `${file}.java`))
  const pom = join(programs, 'pom.xml')
  const folder = cachedFolder(profile, [pom, ...sources], (made) => {
    cpSync(pom, join(made, 'pom.xml'))
    const options = ['--batch-mode', '--quiet', '--file', join(made, 'pom.xml'), '--activate-profiles', profile]
    runOrFail('mvn', [...options, 'dependency:copy-dependencies', `-DoutputDirectory=${join(made, 'lib')}`])
    runOrFail('javac', ['-cp', join(made, 'lib', '*'), '-d', join(made, 'classes'), ...sources])
  })
  return [join(folder, 'classes'), join(folder, 'lib', '*')].join(delimiter)
}

/** The base of visits once, by days and by segments: these engines get their rows one by one. */
async function checkJava(run: EngineRun, { name, program }: JavaEngine, classPath: string): Promise<void> {
  // The first compiler alone: in so short a run the second takes more time than it saves.
  const options = ['-Xmx2g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
  const printed = await runBeside('java', [...options, '-cp', classPath, program, run.folder])
  checkBoth(name, run, JSON.parse(printed.trim().split('\n').at(-1) ?? '') as OutcomeOfBoth)
}
