import type { ChartData } from '../../src/charts/data/chart-data.js'

/** A chart in which every rule of writing shows. The figures are made up. */
export const smallChart: ChartData = {
  type: 'HeightWithTurnerSyndrome',
  locale: 'de',
  gender: 'female',
  title: 'Körpergröße bei <Turner> & Co.',
  population: 'Mädchen',
  patient: { name: 'Mira "Österreicher"', dateOfBirth: '2012-11-03' },
  xAxis: {
    label: 'Alter',
    unit: 'Jahre',
    title: 'Alter (Monate, Jahre)',
    from: -0.25,
    to: 4,
    decimals: 1,
    ticks: [
      { value: 0, level: 1, label: '0' },
      { value: 1 / 12, level: 3 },
      { value: 1, level: 2, label: '1 "Jahr"' },
    ],
  },
  yAxis: { label: 'Größe', unit: '', title: 'Größe', from: 40, to: 120.5, decimals: 1, ticks: [] },
  birth: {
    date: '2012-11-03',
    ageYears: 0,
    x: -0.123456,
    y: 46,
    uncorrectedX: 0,
    score: { value: -1.235, accuracy: 'exact' },
    percentile: 10.8423,
    reference: 'Niklasson',
  },
  points: [
    {
      measurementIndex: 1,
      date: '2013-11-04',
      ageYears: 1.00204,
      x: 1.00204,
      y: 15.95457003785,
      score: { value: -6, accuracy: 'less_or_equal' },
      percentile: 0.0000001,
      reference: 'Lyon',
    },
    { measurementIndex: 0, x: 2.5, y: 86.25 },
  ],
  boneAges: [{ measurementIndex: 1, x: 0.8, y: 15.95457003785, pointX: 1.00204 }],
  markers: [
    { x: 1.5, text: '=HYPERLINK("x")', date: '2014-05-01' },
    { x: 2, text: '', date: '2014-11-01' },
  ],
  target: {
    x: 20,
    value: 165.25,
    lowest: 157.75,
    highest: 172.75,
    score: { value: 6, accuracy: 'greater_or_equal' },
  },
  curves: [
    {
      label: 'P3',
      percentile: 3,
      sds: -1.8807936081512509,
      segments: [
        {
          reference: 'WHO',
          points: [
            { x: 0, y: 45.64401 },
            { x: 2.0013689, y: 80.1 },
          ],
        },
        { reference: 'Lyon', points: [{ x: 2.0013689, y: 79.5 }] },
      ],
    },
    { label: 'Median', percentile: 50, sds: 0, segments: [] },
  ],
  background: [
    { label: 'P97', percentile: 97, sds: 1.8807936081512504, segments: [{ reference: 'KiGGS', points: [] }] },
  ],
  seams: [
    { x: 2.0013689, before: 'WHO', after: 'Lyon' },
    { x: 3, before: '', after: '' },
  ],
  landmarks: [{ x: 0, label: 'errechneter Termin' }],
  references: [
    { number: 1, shortName: 'WHO', name: 'WHO (1)', xAxisValue: -0.25, text: 'WHO <2006> & "more".' },
    { number: 2, shortName: 'Lyon', name: 'Lyon (2)', xAxisValue: 2.0013689, text: '' },
  ],
  notes: ['Ein Hinweis.', 'Noch einer: 1 < 2.'],
}

/** A chart that shows nobody and nothing. */
export const emptyChart: ChartData = {
  type: 'Bmi',
  locale: 'en',
  gender: 'male',
  title: 'Body mass index',
  population: 'boys',
  patient: {},
  xAxis: { label: 'Age', unit: 'years', title: 'Age (years)', from: 0, to: 1, decimals: 0, ticks: [] },
  yAxis: { label: 'BMI', unit: 'kg/m²', title: 'BMI (kg/m²)', from: 0, to: 1, decimals: 1, ticks: [] },
  curves: [],
  background: [],
  seams: [],
  landmarks: [],
  points: [],
  boneAges: [],
  markers: [],
  references: [],
  notes: [],
}
