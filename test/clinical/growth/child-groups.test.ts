import { describe, expect, it } from 'vitest'
import { applicableChartTypes } from '../../../src/charts/data/applicable-chart-types.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { groupsOfChild, referencesOfChild } from '../../../src/clinical/references/child-groups.js'
import { editionName, provenanceOf } from '../../../src/clinical/references/edition.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { cerebralPalsy, withCerebralPalsy } from '../../../src/clinical/references/national/cerebral-palsy.js'
import { netherlands } from '../../../src/clinical/references/national/netherlands.js'
import { trisomy21Netherlands } from '../../../src/clinical/references/national/trisomy-21-netherlands.js'
import { chartTypesOfKind } from '../../../src/ground/model/chart-types.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { sofie } from '../../fixtures/children.js'
import { frida, oskar } from '../../fixtures/level-children.js'

const today = '2025-08-10'
const options = { today, references: cerebralPalsy, locale: 'en' } as const

/** Everything computed about a child, without what a set is called. */
const figures = (patient: Patient, references = germany) => {
  const { provenance, validationMessages, ...result } = calculatePatient(patient, { ...options, references })
  return { ...result, measurements: result.measurements.map(({ validationMessages: _, ...visit }) => visit) }
}

describe('the group of a child', () => {
  it.each([
    [{}, []],
    [{ gmfcsLevel: 1 }, ['gmfcs-1']],
    [{ gmfcsLevel: 4, tubeFed: true }, ['gmfcs-4']],
    [{ gmfcsLevel: 5 }, []],
    [{ gmfcsLevel: 5, tubeFed: false }, ['gmfcs-5-oral']],
    [{ gmfcsLevel: 5, tubeFed: true }, ['gmfcs-5-tube']],
    [{ gestationDays: 28 * 7 + 6 }, ['born-28']],
  ])('%j: %j', (child, groups) => expect(groupsOfChild(child)).toEqual(groups))

  it('leaves a set without groups as it is, and makes that of a group once', () => {
    expect(referencesOfChild(germany, { gmfcsLevel: 3 }).references).toBe(germany)
    const { references } = referencesOfChild(cerebralPalsy, { gmfcsLevel: 3 })
    expect(referencesOfChild(cerebralPalsy, { gmfcsLevel: 3, gestationDays: 280 }).references).toBe(references)
    expect(editionName(references)).toBe(editionName(cerebralPalsy))
    expect(provenanceOf(references).checksum).toBe(provenanceOf(cerebralPalsy).checksum)
  })

  it('does not make an edition of a set put together by hand', () => {
    const own = { ...cerebralPalsy, series: { ...cerebralPalsy.series } }
    expect(editionName(referencesOfChild(own, { gmfcsLevel: 3 }).references)).toBe('cerebral-palsy')
  })
})

describe('a child with cerebral palsy', () => {
  it('is scored by the level beside the general scores, which stay', () => {
    const [general, byLevel] = [figures(frida), figures(frida, cerebralPalsy)]
    const unscored = {
      ...byLevel,
      measurements: byLevel.measurements.map((visit) => ({ ...visit, diseaseScores: [] })),
    }
    const unclassed = (result: typeof general) => ({
      ...result,
      measurements: result.measurements.map((visit) => ({ ...visit, bmiClass: undefined })),
    })
    expect(unclassed(unscored)).toEqual(unclassed(general))
    const last = byLevel.measurements.at(-1)
    expect(last?.diseaseScores.map(({ disease, measure }) => `${disease} ${measure}`)).toEqual([
      'CerebralPalsy size',
      'CerebralPalsy weight',
      'CerebralPalsy bmi',
    ])
    expect(last?.diseaseScores[0]?.score.reference).toBe('Brooks (GMFCS III) 2011')
    expect(last?.sizeSds?.reference).toBe('KiGGS 2013')
  })

  it('has the median of the level', () => {
    const { references } = referencesOfChild(cerebralPalsy, { gmfcsLevel: 3 })
    expect(lookUp(references, 'cerebralPalsyHeight', 'female', 11)?.m).toBe(129.611)
    expect(lookUp(cerebralPalsy, 'cerebralPalsyHeight', 'female', 11)).toBeUndefined()
  })

  it('is charted by what it is scored by', () => {
    for (const child of [frida, oskar]) {
      const scores = calculatePatient(child, options).measurements.map(({ diseaseScores }) => diseaseScores)
      for (const [type, measure] of [
        ['HeightWithCerebralPalsy', 'size'],
        ['WeightWithCerebralPalsy', 'weight'],
        ['BmiWithCerebralPalsy', 'bmi'],
      ] as const) {
        const { points } = chartData(child, { type }, options)
        expect(points.map(({ score }) => score?.value)).toEqual(
          scores.map((visit) => visit.find((each) => each.measure === measure)?.score.value),
        )
      }
    }
  })

  it('has a chart that names the level and its reference', () => {
    const { population, title } = chartData(oskar, { type: 'WeightWithCerebralPalsy' }, options)
    expect(`${title}, ${population}`).toBe('Weight in cerebral palsy, Boys, GMFCS V, tube-fed')
    expect(chartReferences(frida, { type: 'HeightWithCerebralPalsy' }, options)[0]?.name).toBe('Brooks (GMFCS III) (1)')
  })

  it('says on every chart that its curves are no goal', () => {
    for (const type of chartTypesOfKind.cerebralPalsy)
      expect(chartData(frida, { type }, options).notes.join(' ')).toContain('no goal')
    expect(chartData(frida, { type: 'Height' }, options).notes.join(' ')).not.toContain('no goal')
  })

  it('has these charts in its menu, and no other child has', () => {
    const menu = (patient: Patient, references = cerebralPalsy) =>
      applicableChartTypes(patient, { ...options, references })
    expect(menu(frida)).toEqual(expect.arrayContaining([...chartTypesOfKind.cerebralPalsy]))
    for (const types of [menu({ ...frida, gmfcsLevel: undefined }), menu(frida, germany)]) {
      expect(types.filter((type) => type.endsWith('CerebralPalsy'))).toEqual([])
    }
  })

  it('is not scored by a level that is not stated, not possible or without its feeding', () => {
    for (const gmfcsLevel of [undefined, 0, 2.5, 5, 6]) {
      const { measurements } = calculatePatient({ ...frida, gmfcsLevel }, options)
      expect(measurements.flatMap(({ diseaseScores }) => diseaseScores)).toEqual([])
      expect(() => chartData({ ...frida, gmfcsLevel }, { type: 'HeightWithCerebralPalsy' }, options)).toThrow('GMFCS')
    }
    const hints = (patient: Patient, references = cerebralPalsy) =>
      validatePatient(patient, { ...options, references }).flatMap(({ target, text }) =>
        target === 'gmfcs_level' ? [text] : [],
      )
    expect(hints(frida)).toEqual([])
    expect(hints({ ...frida, gmfcsLevel: 5 })).toEqual([
      'GMFCS level 5 is given without whether the child is tube-fed; scores by level need that.',
    ])
    expect(hints({ ...frida, gmfcsLevel: 6 })).toEqual([
      'The GMFCS levels are 1, 2, 3, 4 and 5. This value was not used.',
    ])
    expect(hints(frida, germany)).toEqual(['The chosen references have no values for GMFCS level 3.'])
  })

  it('can be added to any set', () => {
    const dutch = withCerebralPalsy(netherlands)
    expect(dutch.id).toBe('netherlands-cerebral-palsy')
    const visit = calculatePatient(oskar, { ...options, references: dutch }).measurements.at(-1)
    expect(visit?.sizeSds?.reference).toBe('Schönbeck 2013')
    expect(visit?.diseaseScores[0]?.score.reference).toBe('Brooks (GMFCS V TF) 2011')
    expect(provenanceOf(dutch).checksum).toMatch(/^[0-9a-f]{8}$/)
  })
})

describe('a child with trisomy 21 in the Netherlands', () => {
  it('is scored and charted by the Dutch figures where there are any', () => {
    const references = trisomy21Netherlands
    const { measurements } = calculatePatient(sofie, { today, references })
    const used = measurements.flatMap(({ diseaseScores }) =>
      diseaseScores.map(({ measure, score }) => `${measure}: ${score.reference}`),
    )
    expect(new Set(used)).toEqual(
      new Set([
        'size: van Gameren-Oosterom 2012',
        'weight: Zemel 2015',
        'bmi: Zemel 2015',
        'head: van Gameren-Oosterom 2012',
      ]),
    )
    const { points } = chartData(sofie, { type: 'HeightWithTrisomy21' }, { today, references })
    expect(points.at(-1)?.reference).toContain('van Gameren-Oosterom 2012')
  })
})
