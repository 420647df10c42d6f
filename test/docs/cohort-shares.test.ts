import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCohorts } from '../../scripts/cohort-study/cohort-patients.js'
import { countShares } from '../../scripts/cohort-study/count-shares.js'
import { countHints, type Hint, hintLine, hintsOf, readingsOf } from '../../scripts/cohort-study/hints.js'
import { realHints } from '../../scripts/cohort-study/real-section.js'
import { shareText, wilsonInterval } from '../../scripts/cohort-study/share.js'
import { countedRules, limitShares } from '../../scripts/cohort-study/shares.js'
import { readingOf } from '../../scripts/cohort-study/verdict.js'
import { rulesCounted } from '../../scripts/cohort-study/write-figures.js'
import { valueAt } from '../../src/clinical/references/distribution.js'
import { type Lookup, lookUp } from '../../src/clinical/references/lookup.js'
import { netherlands1997 } from '../../src/clinical/references/national/netherlands.js'

/** A folder with the three files: the head of each, and rows of children who don't exist. */
function folderOf(rows: { readonly smocc?: string[]; readonly cpp?: string[]; readonly terneuzen?: string[] }): string {
  const folder = mkdtempSync(join(tmpdir(), 'cohorts-'))
  const write = (file: string, head: string, lines: string[] = []) =>
    writeFileSync(join(folder, file), `${[head, ...lines].join('\n')}\n`)
  write('smocc.csv', 'id,age,sex,ga,bw,hgt,hgt_z', rows.smocc)
  write('cpp.csv', 'subjid,agedays,wtkg,htcm,lencm,sexn,gagebrth,birthwt,birthlen,haz,waz', rows.cpp)
  write('terneuzen.csv', 'id,occ,nocc,first,typ,age,sex,hgt.z,wgt.z,bmi.z,ao', rows.terneuzen)
  return folder
}

describe('the interval of a share', () => {
  // Newcombe RG. Stat Med 1998;17:857-872, table I, method 3.
  it.each([
    [81, 263, 25.53, 36.62],
    [15, 148, 6.24, 16.05],
    [0, 20, 0, 16.11],
    [1, 29, 0.61, 17.18],
  ])('of %i of %i is as published', (met, of, low, high) => {
    const [least, most] = wilsonInterval({ met, of })
    expect([least.toFixed(2), most.toFixed(2)]).toEqual([low.toFixed(2), high.toFixed(2)])
  })
})

describe('children of the files', () => {
  it('have the values of their rows, scores turned into values by the Dutch reference of 1997', () => {
    const children = readCohorts(
      folderOf({
        smocc: ['1,0,female,35,2500,47,NA', '1,0.5,female,35,2500,NA,NA', '1,1,female,35,2500,73.5,0'],
        cpp: ['2,1,3.5,50,50,1,281,3500,50,0,0', '2,1461,16,102,,1,281,3500,50,0,0'],
        terneuzen: ['3,0,2,TRUE,obs,0,2,,0.41,,', '3,1,2,FALSE,obs,10,2,0,0,0,', '3,2,2,FALSE,obs,19,2,0,0,0,'],
      }),
    )
    expect(children.map(({ cohort, days, patient }) => [cohort, days, patient.gender])).toEqual([
      ['smocc', [0, 365], 'female'],
      ['cpp', [1, 1461], 'male'],
      ['terneuzen', [0, 3653], 'female'],
    ])
    const [smocc, cpp, terneuzen] = children.map(({ patient }) => patient)
    expect(smocc).toMatchObject({ weekBirth: 35, weightBirthG: 2500, sizeBirthCm: 47 })
    expect(cpp).toMatchObject({ weekBirth: 40, dayBirth: 1, measurements: [{ sizeCm: 50 }, { sizeCm: 102 }] })
    // The medians of `netherlands-1997` for girls of ten years.
    expect(terneuzen?.measurements?.[1]).toMatchObject({ sizeCm: 143.3, weightKg: 34.52 })
  })
})

describe('the shares', () => {
  it('count a child once who meets a rule at some visit, and not before it can be asked', () => {
    const short = ['1,0,male,40,3500,50,NA', '1,1,male,40,3500,66,NA', '1,1.5,male,40,3500,80,NA']
    const usual = ['2,0,male,40,3500,50,NA', '2,1,male,40,3500,76,NA']
    const born = ['3,0,male,40,3500,50,NA']
    const shares = countShares(readCohorts(folderOf({ smocc: [...short, ...usual, ...born] })))
    const of = (limit: string) => shares.find((share) => share.limit === limit && share.set === 'germany')
    expect(of('grote2008')).toMatchObject({ met: 1, of: 2 })
    expect(of('grote2008:0')).toMatchObject({ met: 1, of: 2 })
    expect(of('jgz2019-tall')).toMatchObject({ met: 0, of: 2 })
    // No parents, no weights, no heads.
    for (const limit of ['ghrs2000:1', 'jgz2019-weight', 'dutch-head', 'faltering']) expect(of(limit)).toBeUndefined()
  })

  it('were counted with the rules of today (else: npm run study -- FOLDER --write)', () => {
    expect(countedRules).toBe(rulesCounted())
  })

  it.each(['course.md'])('are in docs/%s as they were counted', (page) => {
    const texts = new Set(limitShares.map(shareText))
    const quoted = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8').match(
      /\d+ of \d+: [\d.]+ % \([^)]+\)/g,
    )
    expect(quoted?.length).toBeGreaterThan(10)
    for (const text of quoted ?? []) expect(texts, text).toContain(text)
  })
})

/** Boys who don't exist: a length every few months, along the median of the Dutch reference, with one changed. */
function readingOfChanged(at: number, cm: number): string | undefined {
  const ages = [0.25, 0.5, 0.75, 1, 1.25, 1.5]
  const medians = ages.map((years) => valueAt(lookUp(netherlands1997, 'height', 'male', years) as Lookup, 0) as number)
  const rows = medians.map((median, i) => `1,${ages[i]},male,40,3500,${(median + (i === at ? cm : 0)).toFixed(1)},NA`)
  const [child] = readCohorts(folderOf({ smocc: rows }))
  return child && readingOf(child, 'size', at)
}

describe('a hint', () => {
  it.each([
    ['2.6 cm off, the others on a line', 2, 2.6, 'slip'],
    ['2.4 cm off', 2, 2.4, 'fit'],
    ['off at the last visit', 5, -3, 'slip'],
  ])('is read by the written rule: %s', (_, at, cm, verdict) => {
    expect(readingOfChanged(at, cm)).toBe(verdict)
  })

  it.each([
    ['too few others', ['1,1,male,40,3500,76,NA', '1,1.2,male,40,3500,85,NA', '1,1.4,male,40,3500,81,NA'], 1],
    [
      'others that don’t lie on a line',
      [0.5, 0.75, 1, 1.25, 1.5].map((years, i) => `1,${years},male,40,3500,${[68, 76, 86, 77, 86][i]},NA`),
      2,
    ],
  ])('is open with %s', (_, smocc, at) => {
    const [child] = readCohorts(folderOf({ smocc }))
    expect(child && readingOf(child, 'size', at)).toBe('open')
  })

  // Of the others, three count: within 2 years of a value below 3 years, and within 6 years later.
  it.each([
    [[1, 1.5, 2], 3.4, 'slip'],
    [[1, 1.5, 2], 3.6, 'open'],
    [[3.2, 4, 5], 9.9, 'slip'],
    [[3.2, 4, 5], 10.1, 'open'],
  ])('at %o years is read with another at %d years: %s', (ages, last, verdict) => {
    const rows = [...ages, last].map((years) => {
      const median = valueAt(lookUp(netherlands1997, 'height', 'male', years) as Lookup, 0) as number
      return `1,${years},male,40,3500,${(median + (years === ages[1] ? 4 : 0)).toFixed(1)},NA`
    })
    const [child] = readCohorts(folderOf({ smocc: rows }))
    expect(child && readingOf(child, 'size', 1)).toBe(verdict)
  })

  it('is counted at its age, and printed without the child', () => {
    const rows = [0.25, 0.5, 0.75, 1, 1.25].map((years, i) => `7,${years},male,40,3500,${[61, 68, 79, 76, 79][i]},NA`)
    const children = readCohorts(folderOf({ smocc: rows }))
    const hints = children.flatMap(hintsOf)
    expect(hints.map(hintLine)).toEqual([
      'smocc size: 0.25 y 61 (-0.07), 0.50 y 68 (+0.00), [0.75 y 79 (+2.42), 1 SD 2.62], 1.00 y 76 (-0.20), 1.25 y 79 (-0.35)',
    ])
    const byEye = readingsOf(`open ${hintLine(hints[0] as Hint)}\n`)
    expect(countHints(children, hints, byEye).map(({ band, values, hints }) => [band, values, hints])).toEqual([
      ['0 to 3 months', 1, 0],
      ['3 to 12 months', 3, 1],
      ['1 to 3 years', 1, 0],
    ])
  })
})

it.each(['plausibility.md', 'plausibility-course.md', 'hazards.md', 'intended-use.md'])(
  'docs/%s says how often the checks ask about real children',
  (page) => {
    const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8').replaceAll(/\s+/g, ' ')
    expect(text).toContain(realHints().slice(1))
  },
)
