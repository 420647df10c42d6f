import { describe, expect, it } from 'vitest'
import { comparedScores } from '../../../scripts/accuracy/independent-scores.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import {
  agaBmiClasses,
  germany,
  type Lookup,
  lookUp,
  lookUpTable,
  type ReferenceTable,
  scoreAt,
  who,
  whoBmiClasses,
} from '../../../src/clinical/references/index.js'
import { dailyTables, who2006BmiDaily, withDailyWho } from '../../../src/clinical/references/who-daily.js'

const scores = comparedScores()

describe.each(dailyTables.map((table) => [table.id, table] as const))('%s', (id, table) => {
  it('gives the scores that R computes from WHO’s files, to rounding error', () => {
    const ofTable = scores.filter((score) => `${score.table.id}-daily` === id)
    expect(ofTable.length).toBeGreaterThan(100)
    const differences = ofTable.map(({ gender, x, value, score }) => {
      const place = lookUpTable(table, gender, x) as Lookup
      return Math.abs((scoreAt(place, value) as number) - (score as number)) / Math.max(1, Math.abs(score as number))
    })
    expect(Math.max(...differences)).toBeLessThan(1e-9)
  })

  it('has a row for every day or 0.1 cm, and the facts of the table that it completes', () => {
    const perUnit = table.axis === 'years' ? 365.25 : 10
    const rows = Math.round((table.range[1] - table.range[0]) * perUnit) + 1
    for (const gender of ['male', 'female'] as const) {
      expect(table.curve(gender)?.x.length).toBe(rows + table.steps.length)
    }
    const thinned = scores.find((score) => `${score.table.id}-daily` === id)?.table as ReferenceTable
    const { id: _, thinned: isThinned, limits, curve, ...facts } = table
    expect([isThinned, limits]).toEqual([false, ''])
    expect(thinned).toMatchObject(facts)
    expect(curve).not.toBe(thinned.curve)
  })
})

describe('a set with every row of WHO', () => {
  it.each([germany, who])('$id: replaces the thinned tables and nothing else', (set) => {
    const daily = withDailyWho(set)
    for (const [name, pieces] of Object.entries(set.series)) {
      const replaced = Object.entries(daily.series).find(([other]) => other === name)?.[1]
      expect(replaced?.map(({ table }) => table.id)).toEqual(
        pieces?.map(({ table }) => (table.id.startsWith('who2006-') ? `${table.id}-daily` : table.id)),
      )
    }
    expect(daily.id).toBe(`${set.id}-daily`)
  })

  it('classifies by them too', () => {
    expect(withDailyWho(who).bmiClasses?.limits[0]?.table).toBe(who2006BmiDaily)
    expect(withDailyWho(who).bmiClasses?.publication).toBe(whoBmiClasses.publication)
    expect(withDailyWho(germany).bmiClasses).toEqual(agaBmiClasses)
  })

  it('scores within 0.001 SD of the thinned ones', () => {
    const child = { gender: 'female', measurements: [{ ageInYears: 1.37, sizeCm: 78.3, weightKg: 9.9 }] } as const
    const [thinned, daily] = [who, withDailyWho(who)].map(
      (references) => calculatePatient(child, { today: '2026-01-01', references }).measurements[0],
    )
    for (const field of ['sizeSds', 'weightSds', 'bmiSds'] as const) {
      expect(Math.abs((thinned?.[field]?.value as number) - (daily?.[field]?.value as number))).toBeLessThan(0.001)
      expect(daily?.[field]?.reference).toBe('WHO 2006')
    }
    expect(lookUp(withDailyWho(germany), 'height', 'male', 730 / 365.25)?.table.thinned).toBe(false)
  })
})
