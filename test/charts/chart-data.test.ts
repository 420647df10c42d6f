import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import { jakob } from '../fixtures/children.js'
import { patientOfType, today } from './patient-of-type.js'

describe('what else a chart shows', () => {
  it('bone age at the height of the measurement', () => {
    const { boneAges, points } = chartData(jakob, { type: 'Height' }, { today })
    expect(boneAges.map(({ x, y }) => [x, y])).toEqual([
      [6.5, 126],
      [9, 139.5],
      [12, 152.5],
    ])
    expect(boneAges[0]?.pointX).toBe(points[4]?.x)
    expect(chartData(jakob, { type: 'Weight' }, { today }).boneAges).toEqual([])
  })

  it('target height on charts of height', () => {
    const result = calculatePatient(jakob, { today })
    const { channel, ...target } = chartData(jakob, { type: 'Height' }, { today }).target!
    expect(target).toEqual({
      x: 19,
      value: 181.25,
      lowest: 172.75,
      highest: 189.75,
      score: result.targetSizeSds,
    })
    expect(channel.map(({ segments }) => segments.at(-1)?.points.at(-1)?.y?.toFixed(6))).toEqual([
      '172.750000',
      '189.750000',
    ])
    expect(chartData(jakob, { type: 'Weight' }, { today }).target).toBeUndefined()
    expect(chartData({ ...jakob, sizeFatherCm: undefined }, { type: 'Height' }, { today }).target).toBeUndefined()
  })

  it('size at birth, scored by gestation', () => {
    const { birth, references } = chartData(jakob, { type: 'Height' }, { today })
    const { sizeBirthSds } = calculatePatient(jakob, { today })
    expect(birth).toMatchObject({ x: 0, y: 51, ageYears: 0, score: sizeBirthSds, reference: 'Niklasson 2008' })
    expect(references.map(({ name }) => name)).toContain('Niklasson (3)')
    expect(chartData(jakob, { type: 'Weight' }, { today }).birth?.y).toBe(3.48)
    expect(chartData(jakob, { type: 'Bmi' }, { today }).birth).toBeUndefined()
  })

  it('markers at their date, without what would break a line', () => {
    const markers = [
      { text: ' a\u0000\tb\n ', date: '2012-02-29T10:00:00' },
      { text: 'no date' },
      { date: '2013-02-28' },
    ]
    const data = chartData({ ...jakob, markers }, { type: 'Height' }, { today })
    expect(data.markers.map(({ text, date }) => [text, date])).toEqual([
      ['a b', '2012-02-29'],
      ['', '2013-02-28'],
    ])
    expect(data.markers[0]?.x).toBeCloseTo(1096 / 365.25, 9)
  })

  it('a note where figures are an approximation or carried on', () => {
    const { notes, cautions } = chartData(
      patientOfType('SitWithAchondroplasia'),
      { type: 'SitWithAchondroplasia' },
      { today },
    )
    expect(notes.join()).toContain('Nur der Median: das Verhältnis')
    expect(cautions.join()).toContain('Nur der Median, näherungsweise: ')
    expect(chartData(jakob, { type: 'Height' }, { today }).notes).toContain(
      'KiGGS 2013 reicht bis 18 Jahre; danach werden die letzten Werte fortgeführt.',
    )
  })

  it.each(chartTypes)('%s is plain data', (type) => {
    const data = chartData(patientOfType(type), { type }, { today })
    expect(JSON.parse(JSON.stringify(data))).toEqual(JSON.parse(JSON.stringify(structuredClone(data))))
    expect(JSON.stringify(data)).not.toMatch(/null|NaN/)
  })
})
