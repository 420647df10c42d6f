// Draws every type of chart for every fictional child, in all sizes, languages and windows, and checks each picture: no
// text over another, no label struck through, nothing cut off, no value left out without a word.
//
//   npm run pictures -- [--share 1] [--seed 20251121] [--type Height] [--patient jakob] [--most 40]
//
// A share below 1 chooses pictures by chance; the seed chooses the same ones again.
import { parseArgs } from 'node:util'
import { type AnyChartType, anyChartTypes } from '../src/ground/model/chart-types.js'
import { checkPictures, patients } from '../test/pictures/picture-cases.js'

const { values: given } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    type: { type: 'string', multiple: true },
    patient: { type: 'string', multiple: true },
    most: { type: 'string', default: '40' },
  },
})
const [share, seed, most] = [Number(given.share), Number(given.seed), Number(given.most)]
if (!(share > 0 && share <= 1 && Number.isInteger(seed) && most >= 0))
  throw new RangeError('--share must be above 0 and at most 1, --seed an integer, --most a number')
const unknown = (given.type ?? []).find((type) => !anyChartTypes.some((known) => known === type))
if (unknown !== undefined) throw new RangeError(`--type must be one of ${anyChartTypes.join(', ')}`)
const stranger = (given.patient ?? []).find((name) => !(name in patients))
if (stranger !== undefined) throw new RangeError(`--patient must be one of ${Object.keys(patients).join(', ')}`)

const start = performance.now()
const types = given.type as readonly AnyChartType[] | undefined
const { count, wrong } = checkPictures({ share, seed, types, names: given.patient })
const seconds = ((performance.now() - start) / 1000).toFixed(0)
const kinds = [...new Set(wrong.map(({ kind }) => kind))]
for (const kind of kinds) {
  const these = wrong.filter((one) => one.kind === kind)
  console.log(`${kind}: ${these.length} in ${new Set(these.map(({ picture }) => picture)).size} pictures`)
  for (const { picture, what } of these.slice(0, most)) console.log(`  ${picture}: ${what}`)
  if (these.length > most) console.log(`  and ${these.length - most} more`)
}
console.log(`${count} pictures in ${seconds} s, share ${share}, seed ${seed}: ${wrong.length} violations`)
process.exitCode = wrong.length > 0 ? 1 : 0
