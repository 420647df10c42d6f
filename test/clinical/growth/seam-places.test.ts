import { expect, it } from 'vitest'
import { highPercentile } from '../../../src/clinical/growth/bmi-classification.js'
import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { lateFrom } from '../../../src/clinical/growth/puberty-onset.js'
import { placesAcrossSeams } from '../../../src/clinical/growth/seam-places.js'
import {
  germany,
  lookUpTable,
  scoreOfPercentile,
  valueAt,
  who,
  who2007Bmi,
} from '../../../src/clinical/references/index.js'
import { subjectOf } from './subject-of.js'

// In the German set heights are WHO's before 4 years, KiGGS' from then on.
it.each([
  [3.49, 0],
  [3.5, 1],
  [4.5, 1],
  [4.51, 0],
])('a seam is looked across from half a year off: at %d years %d tables', (years, tables) => {
  const subject = subjectOf({ gender: 'male' })
  expect(placesAcrossSeams(subject, 'height', growthAge(subject, years))).toHaveLength(tables)
})

it('puberty is late from 14 years in boys, from 13 in girls, and from 13.5 in Germany', () => {
  expect([lateFrom('male', who), lateFrom('female', who)]).toEqual([14, 13])
  expect([lateFrom('male', germany), lateFrom('female', germany)]).toEqual([14, 13.5])
})

it('a body mass index is high by P97 where a classification names no percentile', () => {
  const place = lookUpTable(who2007Bmi, 'male', 10) ?? expect.fail()
  const bmi = expect.closeTo(valueAt(place, scoreOfPercentile(97)) ?? 0, 9)
  expect(highPercentile({ gender: 'male', bmiClasses: who.bmiClasses }, 10)).toMatchObject({ percentile: 97, bmi })
})
