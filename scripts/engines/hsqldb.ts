import { cpSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { cachedFolder } from './cached-folder.js'
import { runOrFail } from './python.js'
import { checkBoth, type EngineRun, type OutcomeOfBoth } from './run-files.js'

const program = join(import.meta.dirname, 'Hsqldb.java')
const pom = join(import.meta.dirname, 'hsqldb-pom.xml')

/** HSQLDB, for the standard: the base of visits once, by days and by segments, because it gets its rows one by one. */
export function checkHsqldb(run: EngineRun): void {
  const folder = cachedFolder('hsqldb', [pom, program], (made) => {
    cpSync(pom, join(made, 'pom.xml'))
    const options = ['--batch-mode', '--quiet', '--file', join(made, 'pom.xml')]
    runOrFail('mvn', [...options, 'dependency:copy-dependencies', `-DoutputDirectory=${join(made, 'lib')}`])
    runOrFail('javac', ['-cp', join(made, 'lib', '*'), '-d', join(made, 'classes'), program])
  })
  const classPath = [join(folder, 'classes'), join(folder, 'lib', '*')].join(delimiter)
  const printed = runOrFail('java', ['-Xmx2g', '-cp', classPath, 'Hsqldb', run.folder])
  checkBoth('HSQLDB 2.7.4, for ansi', run, JSON.parse(printed.trim().split('\n').at(-1) ?? '') as OutcomeOfBoth)
}
