import type { ChartData } from '../../../src/charts/data/chart-data.js'

/** A chart in which every rule of writing shows. The figures are made up. */
export const smallChart: ChartData = {
  type: 'HeightWithTurnerSyndrome',
  locale: 'de',
  gender: 'female',
  title: 'Körpergröße bei <Turner> & Co.',
  population: 'Mädchen',
  patient: {
    name: 'Mira "Österreicher"',
    dateOfBirth: '2012-11-03',
    id: '<17> & 4',
    preterm: { weeks: 33, days: 4, weightG: 1850 },
  },
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
  provenance: { version: '1.0.0', references: 'our <clinic>@2026', checksum: '00c0ffee' },
  upperAxis: {
    title: 'Korrigierte Monate',
    ticks: [
      { value: 0, level: 1, label: 'Termin' },
      { value: 1 / 12, level: 3 },
    ],
  },
  yAxis: { label: 'Größe', unit: '', title: 'Größe', from: 40, to: 120.5, decimals: 1, ticks: [] },
  birth: {
    date: '2012-11-03',
    ageYears: 0,
    x: -0.123456,
    y: 46,
    uncorrectedX: 0,
    postmenstrualWeeks: 33.57142857,
    correctedYears: -0.12320329,
    score: { value: -1.235, accuracy: 'exact' },
    percentile: 10.8423,
    reference: 'Niklasson',
    ladder: [
      { percentile: 3, y: 45.25 },
      { percentile: 97, y: 53 },
    ],
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
      approximate: true,
      generalScore: {
        value: -6,
        accuracy: 'less_or_equal',
        percentile: 0.01,
        reference: 'WHO 2006',
        approximate: true,
      },
      bmiClass: {
        class: 'extreme-obesity',
        reference: 'AGA 2015',
        percentOf: { percentile: 97, percent: 232.04 },
      },
      warnings: ['Ein Wert < 16 cm?'],
    },
    { measurementIndex: 0, x: 2.5, y: 86.25 },
  ],
  line: [
    {
      dashed: true,
      points: [
        { x: 1.00204, y: 15.95457003785 },
        { x: 2.5, y: 86.25 },
      ],
    },
  ],
  unused: [{ measurementIndex: 2, date: '2015-11-04', x: 3.00204, y: 1.32, value: '1,32 cm', text: 'Meter?' }],
  boneAges: [{ measurementIndex: 1, x: 0.8, y: 15.95457003785, pointX: 1.00204 }],
  markers: [
    { x: 1.5, text: '=HYPERLINK("x")', date: '2014-05-01' },
    {
      x: 2,
      text: '',
      date: '2014-11-01',
      ageYears: 1.9945,
      kind: 'growth-hormone',
      until: '2015-05-01',
      untilX: 2.48871,
    },
  ],
  target: {
    x: 20,
    value: 165.25,
    lowest: 157.75,
    highest: 172.75,
    score: { value: 6, accuracy: 'greater_or_equal' },
    channel: [
      {
        label: '−1,25 SD',
        kind: 'sds',
        percentile: 10.5649774,
        sds: -1.25,
        segments: [{ reference: 'KiGGS 2013', held: true, points: [{ x: 18, y: 157.75 }] }],
      },
    ],
  },
  curves: [
    {
      label: 'P3',
      kind: 'percentile',
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
    { label: 'Median', kind: 'sds', percentile: 50, sds: 0, segments: [] },
  ],
  background: [
    {
      label: 'P97',
      kind: 'percentile',
      percentile: 97,
      sds: 1.8807936081512504,
      segments: [{ reference: 'KiGGS', held: true, points: [] }],
    },
  ],
  limits: [
    {
      class: 'obesity',
      side: 'above',
      label: 'Adipositas (AGA P97)',
      name: 'Adipositas',
      line: 'AGA P97',
      percentile: 97,
      sds: 1.8807936081512504,
      segments: [{ reference: 'AGA 2015', points: [{ x: 18, y: 29.65432109 }] }],
    },
    { class: 'thinness', side: 'below', label: 'Untergewicht', name: 'Untergewicht', line: '', sds: -2, segments: [] },
  ],
  seams: [
    { x: 2.0013689, label: 'WHO | Lyon', before: 'WHO', after: 'Lyon' },
    { x: 3, label: 'getrennte Anpassungen', before: 'Zemel', after: 'Zemel' },
  ],
  landmarks: [{ x: 0, label: 'errechneter Termin' }],
  references: [
    { number: 1, shortName: 'WHO', name: 'WHO (1)', xAxisValue: -0.25, text: 'WHO <2006> & "more".' },
    { number: 2, shortName: 'Lyon', name: 'Lyon (2)', xAxisValue: 2.0013689, text: '' },
  ],
  cautions: ['1 Wert nicht dargestellt.'],
  notes: ['Ein Hinweis.', 'Noch einer: 1 < 2.'],
  drawnOn: '2017-05-06',
}

/** A chart without a child or values. */
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
  limits: [],
  seams: [],
  landmarks: [],
  points: [],
  line: [],
  unused: [],
  boneAges: [],
  markers: [],
  references: [],
  cautions: [],
  notes: [],
}
