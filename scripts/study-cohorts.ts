// Asks the rules and checks of the library about real children, whose data are not in the repository:
// `npm run study -- FOLDER`, with `--readings FILE` for the second reading of the hints, which are printed without the child,
// and with --write into the modules from which docs has the figures. Run by tsx.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCohorts, studyDay } from './cohort-study/cohort-patients.js'
import { countShares } from './cohort-study/count-shares.js'
import { countHints, hintLine, hintsOf, readingsOf } from './cohort-study/hints.js'
import { shareText } from './cohort-study/share.js'
import { countSpoilt } from './cohort-study/spoilt-visits.js'
import { hintsModule, sharesModule } from './cohort-study/write-figures.js'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, readings: { type: 'string' } },
})
const [folder] = positionals
if (folder === undefined) throw new RangeError('name the folder with smocc.csv, cpp.csv and terneuzen.csv')
const write = (file: string, text: string) => {
  if (given.write) writeFileSync(new URL(`./cohort-study/${file}`, import.meta.url), text)
}

const children = readCohorts(folder)
const shares = countShares(children)
for (const share of shares) {
  console.log(`${share.limit.padEnd(24)} ${share.cohort.padEnd(10)} ${share.set.padEnd(17)} ${shareText(share)}`)
}
write('shares.ts', sharesModule(studyDay, shares))

const hints = children.flatMap(hintsOf)
for (const hint of hints) console.log(`${hint.verdict} ${hint.code} ${hintLine(hint)}`)
const isRead = given.readings !== undefined
const byEye = isRead ? readingsOf(readFileSync(given.readings as string, 'utf8')) : () => 'open' as const
const counts = countHints(children, hints, byEye)
for (const { cohort, measure, band, values, hints: asked, byRule, byEye: second } of counts) {
  const read = `${JSON.stringify(byRule)}${isRead ? ` ${JSON.stringify(second)}` : ''}`
  console.log(`${cohort} ${measure} ${band}: ${shareText({ of: values, met: asked })} ${asked === 0 ? '' : read}`)
}
const spoilt = countSpoilt(children)
for (const share of spoilt) console.log(`${share.cohort} ${share.spoiling}: found in ${shareText(share)}`)
// Without a second reading nothing is said of precision.
if (isRead) write('real-courses.ts', hintsModule(studyDay, counts, spoilt))
