import { join } from 'node:path'
import { classPathOf } from './cached-folder.js'
import { runOrFail } from './python.js'
import { checkBoth, type EngineRun, type OutcomeOfBoth } from './run-files.js'

const program = join(import.meta.dirname, 'Hsqldb.java')
const pom = join(import.meta.dirname, 'hsqldb-pom.xml')

/** HSQLDB, for the standard: the base of visits once, by days and by segments, because it gets its rows one by one. */
export function checkHsqldb(run: EngineRun): void {
  const classPath = classPathOf('hsqldb', pom, program)
  const printed = runOrFail('java', ['-Xmx2g', '-cp', classPath, 'Hsqldb', run.folder])
  checkBoth('HSQLDB 2.7.4, for ansi', run, JSON.parse(printed.trim().split('\n').at(-1) ?? '') as OutcomeOfBoth)
}
