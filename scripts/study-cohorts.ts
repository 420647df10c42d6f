// Asks the rules and checks of the library about real children, whose data are not in the repository:
// `npm run study -- FOLDER`, with --write into the modules from which docs has the figures. Run by tsx.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCohorts, studyDay } from './cohort-study/cohorts.js'
import { countShares } from './cohort-study/count-shares.js'
import { shareText } from './cohort-study/share.js'
import { sharesModule } from './cohort-study/write-figures.js'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (folder === undefined) throw new RangeError('name the folder with smocc.csv, cpp.csv and terneuzen.csv')

const shares = countShares(readCohorts(folder))
for (const share of shares) {
  console.log(`${share.limit.padEnd(24)} ${share.cohort.padEnd(10)} ${share.set.padEnd(17)} ${shareText(share)}`)
}
if (given.write) {
  const write = (file: string, text: string) => writeFileSync(new URL(`./cohort-study/${file}`, import.meta.url), text)
  write('shares.ts', sharesModule(studyDay, shares))
}
