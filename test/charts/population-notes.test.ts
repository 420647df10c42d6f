import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { builtInSets } from '../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../src/clinical/references/clinic-measures.js'
import { korea } from '../../src/clinical/references/national/korea.js'
import { netherlandsMoroccan } from '../../src/clinical/references/national/netherlands.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import { today } from './patient-of-type.js'

const child = {
  gender: 'male',
  dateOfBirth: '2012-02-10',
  measurements: [{ date: '2024-02-12', sizeCm: 150, armCm: 24 }],
} as const

function notesBy(references: ReferenceSet, type: 'Height' | 'Arm' = 'Height', locale = 'de'): readonly string[] {
  return chartData(child, { type }, { today, references, locale, measures: clinicMeasures }).notes
}

describe('whom the references describe', () => {
  it('is said of a national set, in both languages', () => {
    expect(notesBy(netherlandsMoroccan)).toContain(
      'Schönbeck (MA) 2015: Niederlande 2009, 2594 Kinder marokkanischer Herkunft.',
    )
    expect(notesBy(netherlandsMoroccan, 'Height', 'en')).toContain(
      'Schönbeck (MA) 2015: Netherlands 2009, 2,594 children of Moroccan origin.',
    )
    expect(notesBy(korea).some((note) => note.startsWith('KDCA 2017: '))).toBe(true)
  })

  it('is said of the arm, whose references change', () => {
    expect(notesBy(builtInSets[0]!, 'Arm')).toContain('Abdel-Rahman 2017: USA, Kinder von 2 Monaten bis 18 Jahren.')
  })

  it.each(builtInSets.map((set) => [set.id, set] as const))('is not said of %s', (_, set) => {
    expect(notesBy(set).filter((note) => /^[^:]* \d{4}: (?!Näherung)/.test(note))).toEqual([])
  })
})
