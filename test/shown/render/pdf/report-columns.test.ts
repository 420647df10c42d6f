import { describe, expect, it } from 'vitest'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { de } from '../../../../src/ground/languages/de/index.js'
import { en } from '../../../../src/ground/languages/en/index.js'
import type { Language } from '../../../../src/ground/languages/language.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import type { Score } from '../../../../src/ground/model/score.js'
import { dayColumns } from '../../../../src/shown/render/pdf/report/age-columns.js'
import { referenceNotes } from '../../../../src/shown/render/pdf/report/reference-notes.js'
import { type ColumnGroup, measureColumns } from '../../../../src/shown/render/pdf/report/report-columns.js'
import {
  type ReportedPatient,
  type ReportedVisit,
  reportedPatient,
} from '../../../../src/shown/render/pdf/report/reported-patient.js'
import { emil, jakob, paul } from '../../../fixtures/children.js'
import { kilian } from '../../../fixtures/unusual-children.js'

const today = '2025-06-01'
const notes = referenceNotes

function reported(patient: Patient): ReportedPatient {
  const settings = growthSettings({ today, locale: de }, calculationDefaults)
  return reportedPatient(patient, { ...settings, language: de })
}

function visitsOf(patient: Patient, more: Partial<ReportedVisit> = {}): ReportedVisit[] {
  return reported(patient).visits.map((visit) => ({ ...visit, ...more }))
}

function groupOf(heading: string, visits: readonly ReportedVisit[], language: Language = en): ColumnGroup | undefined {
  return measureColumns({ visits, notes: notes(), language }).find((group) => group.heading === heading)
}

/** Title and cells of every column, each cell with its note. */
const shown = (group: ColumnGroup | undefined) =>
  group?.columns.map(({ title, cells }) => [
    title,
    ...cells.map(({ text, note }) => [text, note].filter(Boolean).join(' ')),
  ])

const score = (value: number, more: Partial<Score> = {}): Score => ({
  value,
  accuracy: 'exact',
  raw: value,
  reference: 'Merker 2018',
  ...more,
})

describe('the columns of visits', () => {
  it('name the reference of each score by a letter, in the order of the table', () => {
    const lettered = notes()
    measureColumns({ visits: visitsOf(jakob), notes: lettered, language: de })
    expect(lettered.letters()).toEqual([
      ['a', 'KiGGS 2013'],
      ['b', 'WHO 2006'],
      ['c', 'Fredriks 2005'],
    ])
    expect(lettered.hasApproximate()).toBe(false)
    const cells = groupOf('Height', visitsOf(jakob))?.columns[1]?.cells
    expect(cells?.map(({ note }) => note).join('')).toBe('bbbaaaaaa')
  })

  it('mark a score that is approximate', () => {
    const lettered = notes()
    expect(lettered.noteOf(score(1, { approximate: true }))).toBe('a*')
    expect(lettered.noteOf(score(2))).toBe('a')
    expect(lettered.hasApproximate()).toBe(true)
  })

  it('mark a value that is not used', () => {
    const [first, ...others] = jakob.measurements ?? []
    const visits = visitsOf({ ...jakob, measurements: [{ ...first, sizeCm: 1.11 }, ...others] })
    expect(shown(groupOf('Height', visits))?.[0]?.slice(0, 3)).toEqual(['cm', '1.11 ×', '76.0'])
  })

  it('mark all that a check took out of use: both of two that contradict each other, bone ages, dates', () => {
    const visits = visitsOf(kilian)
    expect(shown(groupOf('Height', visits))?.[0]).toEqual([
      'cm',
      '76.0',
      '1.32 ×',
      '103 ×',
      '110.0',
      '355 ×',
      '134.5',
      '178.0',
    ])
    expect(shown(groupOf('Sitting height', visits))?.[0]?.slice(2, 4)).toEqual(['54.0', '140 ×'])
    expect(shown(groupOf('Weight', visits))?.[0]?.slice(0, 3)).toEqual(['kg', '9.9', '13900 ×'])
    expect(shown(groupOf('Bone age', visits))?.[0]).toContain('60 y 0 m ×')
    const [days] = dayColumns(reported(kilian), en)
    expect(shown(days)?.[0]?.slice(-2)).toEqual(['20 Jun 2022', '20 Jun 2031 ×'])
  })

  it('give small weights in grams, the others with their unit, and one unit above where none is small', () => {
    expect(shown(groupOf('Weight', visitsOf(emil)))?.[0]).toEqual([
      '',
      '1620 g',
      '2350 g',
      '3.15 kg',
      '4.60 kg',
      '6.40 kg',
    ])
    expect(shown(groupOf('Weight', visitsOf(paul)))?.[0]?.slice(0, 2)).toEqual(['kg', '4.7'])
  })

  it('give the class of the body mass index and its share of a percentile, as soon as one is not the usual one', () => {
    const [visit] = visitsOf({ ...jakob, measurements: jakob.measurements?.slice(-1) })
    const bmiClass = (name: string, percentOf?: { percentile: number; percent: number }) =>
      ({ ...visit, bmiClass: { class: name, reference: 'AGA 2015', ...(percentOf && { percentOf }) } }) as ReportedVisit
    const usual = [bmiClass('normal'), bmiClass('normal')]
    const titles = (visits: readonly ReportedVisit[]) =>
      groupOf('Body mass index', visits)?.columns.map(({ title }) => title)
    expect(titles(usual)).not.toContain('Class')
    const obese = [...usual, bmiClass('extreme-obesity', { percentile: 97, percent: 117.3 })]
    expect(titles(obese)).toEqual(expect.arrayContaining(['Class', '% P97']))
    expect(shown(groupOf('Body mass index', obese))?.at(-1)).toEqual(['% P97', '', '', '117'])
  })

  it('give scores by the references of diseases beside the general ones, but not twice', () => {
    const ofDisease = (disease: 'Achondroplasia' | 'TurnerSyndrome', measure: 'size' | 'head') =>
      ({ disease, measure, score: score(-1.2), percentile: 11.5 }) as const
    const diseaseScores = [
      ofDisease('Achondroplasia', 'size'),
      ofDisease('TurnerSyndrome', 'size'),
      ofDisease('Achondroplasia', 'head'),
    ]
    const headings = measureColumns({ visits: visitsOf(jakob, { diseaseScores }), notes: notes(), language: en })
      .map(({ heading }) => heading)
      .filter((heading) => heading.includes('\n'))
    expect(headings).toEqual(['Height\n(achondroplasia)', 'Head circumference\n(achondroplasia)'])
  })

  it('give the height score at the bone age beside that', () => {
    const visits = visitsOf(
      { ...jakob, measurements: jakob.measurements?.slice(5, 6) },
      { boneAgeSizeSds: score(0.53) },
    )
    expect(shown(groupOf('Bone age', visits))).toEqual([
      ['', '9 y 0 m'],
      ['SDS height', '+0.53 a'],
    ])
  })
})
