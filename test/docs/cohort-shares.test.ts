import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCohorts } from '../../scripts/cohort-study/cohorts.js'
import { countShares } from '../../scripts/cohort-study/count-shares.js'
import { shareText, wilsonInterval } from '../../scripts/cohort-study/share.js'
import { countedRules, limitShares } from '../../scripts/cohort-study/shares.js'
import { rulesCounted } from '../../scripts/cohort-study/write-figures.js'

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
