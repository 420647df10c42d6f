import type {
  ChartAxis,
  ChartCurve,
  ChartLandmark,
  ChartLimit,
  ChartSeam,
  ChartSegment,
  ChartTick,
  Place,
  UpperAxis,
} from '../../charts/data/chart-curves.js'
import type {
  ChartBirth,
  ChartBoneAge,
  ChartExpected,
  ChartInterval,
  ChartMarker,
  ChartPatient,
  ChartPoint,
  ChartPuberty,
  ChartPubertySign,
  ChartRung,
  ChartScore,
  ChartStretch,
  ChartTarget,
  ChartUnused,
  PretermBirth,
} from '../../charts/data/chart-data.js'
import { chartDecimals } from '../../charts/data/chart-decimals.js'
import { stagedSigns } from '../../clinical/growth/puberty-findings.js'
import {
  asWritten,
  attribute,
  choice,
  content,
  type Fields,
  flag,
  list,
  named,
  orEmpty,
  orNil,
  record,
  required,
  text,
} from '../../ground/codec/declare.js'
import type { ChoiceValue, DateValue, ListValue, NumberValue, RecordValue } from '../../ground/codec/schema.js'
import { bmiClasses } from '../../ground/model/bmi-class.js'
import { clinicClassNames } from '../../ground/model/clinic-values.js'
import { markerKinds } from '../../ground/model/patient.js'
import { bmiClassRecord, clinicClassRecord, reportedScoreFields, reportedScoreRecord } from './result-values.js'

const place: NumberValue = { kind: 'number', decimals: chartDecimals.place }
const percent: NumberValue = { kind: 'number', decimals: chartDecimals.percent }
const whole: NumberValue = { kind: 'number', decimals: chartDecimals.whole }
const standardDeviations: NumberValue = { kind: 'number', decimals: chartDecimals.standardDeviations }
export const day: DateValue = { kind: 'date', midnight: true }
const curveKind: ChoiceValue<ChartCurve['kind']> = choice(['percentile', 'sds'])
const limitClass: ChoiceValue<ChartLimit['class']> = {
  kind: 'choice',
  type: 'LimitClass',
  spellings: asWritten([...bmiClasses, ...clinicClassNames]),
}
const side: ChoiceValue<ChartLimit['side']> = choice(['below', 'above'])
const tickValue = record<ChartTick>('ChartTick', {
  value: content(place),
  level: attribute(required(whole)),
  label: attribute(text),
})

const ticksValue = list('Tick', tickValue, { shared: true })

/** An axis, the section of it that the chart shows, and its grid lines. */
export const axisValue: RecordValue<ChartAxis> = record('ChartAxis', {
  label: required(text),
  unit: required(text),
  title: required(text),
  from: required(place),
  to: required(place),
  decimals: required(whole),
  ticks: orEmpty(ticksValue),
})

/** The scale at the upper edge. */
export const upperAxisValue: RecordValue<UpperAxis> = record('UpperAxis', {
  title: required(text),
  ticks: orEmpty(ticksValue),
})

export const seamsValue: ListValue<RecordValue<ChartSeam>> = list(
  'Seam',
  record<ChartSeam>('ChartSeam', {
    x: required(place),
    label: required(text),
    before: required(text),
    after: required(text),
  }),
)

export const landmarksValue: ListValue<RecordValue<ChartLandmark>> = list(
  'Landmark',
  record<ChartLandmark>('ChartLandmark', {
    x: required(place),
    label: required(text),
  }),
)

/** A point of a curve: `<Point x="4" y="104.56" />`. */
const curvePointValue: RecordValue<Place> = record('Place', {
  x: attribute(required(place)),
  y: attribute(required(place)),
})

/** Thrive lines, each with its places. */
export const thriveLinesValue: ListValue<ListValue<RecordValue<Place>>> = list('Line', list('Point', curvePointValue))

const segmentValue = record<ChartSegment>('ChartSegment', {
  reference: required(text),
  held: flag,
  points: orEmpty(list('Point', curvePointValue)),
})

const segmentsValue = list('Segment', segmentValue, { shared: true })

/** Curves along percentiles or scores. */
export const curvesValue: ListValue<RecordValue<ChartCurve>> = list(
  'Curve',
  record<ChartCurve>('ChartCurve', {
    label: required(text),
    kind: named('CurveKind', required(curveKind)),
    percentile: required(percent),
    sds: required(standardDeviations),
    segments: orEmpty(segmentsValue),
  }),
)

/** Limits of classes. */
export const limitsValue: ListValue<RecordValue<ChartLimit>> = list(
  'Limit',
  record<ChartLimit>('ChartLimit', {
    class: required(limitClass),
    side: required(side),
    label: required(text),
    name: required(text),
    line: required(text),
    percentile: percent,
    sds: standardDeviations,
    segments: orEmpty(segmentsValue),
  }),
)

const pretermValue = record<PretermBirth>('PretermBirth', {
  weeks: named('WeekBirth', required(whole)),
  days: named('DayBirth', whole),
  weightG: named('WeightBirthG', place),
})

export const chartPatientValue: RecordValue<ChartPatient> = record('ChartPatient', {
  name: text,
  dateOfBirth: day,
  id: text,
  preterm: pretermValue,
})

/** The score by the general reference: `<GeneralScore accuracy="exact" percentile="0.29" reference="KiGGS 2013">-2.76</GeneralScore>`. */
const generalScoreValue = record<ChartScore>('ChartScore', {
  ...reportedScoreFields,
  percentile: attribute(required(percent)),
  reference: attribute(required(text)),
  approximate: attribute(flag),
})

/** The visits of a velocity. */
const intervalValue = record<ChartInterval>('ChartInterval', {
  fromIndex: required(whole),
  fromDate: day,
  fromX: required(place),
  toX: required(place),
  years: required(place),
  gain: required(place),
  error: place,
  seasonal: required(flag),
  note: text,
})

/** A value of the patient. As in the patient's result, score and percentile are always present. */
const chartPointFields: Fields<ChartPoint> = {
  measurementIndex: whole,
  date: day,
  ageYears: place,
  x: required(place),
  y: required(place),
  uncorrectedX: place,
  postmenstrualWeeks: place,
  correctedYears: place,
  score: named('Sds', orEmpty(reportedScoreRecord)),
  percentile: orNil(percent),
  reference: text,
  approximate: flag,
  generalScore: generalScoreValue,
  bmiClass: bmiClassRecord,
  clinicClass: clinicClassRecord,
  warnings: list('Warning', text),
  interval: intervalValue,
}

export const chartPointValue: RecordValue<ChartPoint> = record('ChartPoint', chartPointFields)

const rungValue = record<ChartRung>('ChartRung', {
  percentile: attribute(required(percent)),
  y: attribute(required(place)),
})

/** The value at birth, with percentiles of the reference that scored it. */
export const chartBirthValue: RecordValue<ChartBirth> = record('ChartBirth', {
  ...chartPointFields,
  ladder: orEmpty(list('Rung', rungValue)),
})

/** The line between the patient's values. */
export const lineValue: ListValue<RecordValue<ChartStretch>> = list(
  'Stretch',
  record<ChartStretch>('ChartStretch', {
    dashed: required(flag),
    points: orEmpty(list('Point', curvePointValue)),
  }),
)

/** Values that were given and are not used. */
export const unusedValue: ListValue<RecordValue<ChartUnused>> = list(
  'Value',
  record<ChartUnused>('ChartUnused', {
    measurementIndex: whole,
    date: day,
    x: place,
    y: place,
    value: named('Given', required(text)),
    text: required(text),
  }),
)

export const boneAgesValue: ListValue<RecordValue<ChartBoneAge>> = list(
  'BoneAge',
  record<ChartBoneAge>('ChartBoneAge', {
    measurementIndex: required(whole),
    x: required(place),
    y: required(place),
    pointX: required(place),
  }),
)

export const chartMarkersValue: ListValue<RecordValue<ChartMarker>> = list(
  'Marker',
  record<ChartMarker>('ChartMarker', {
    text: required(text),
    date: required(day),
    x: required(place),
    ageYears: place,
    kind: choice(markerKinds),
    until: day,
    untilX: place,
  }),
)

const pubertySign = record<ChartPubertySign>('ChartPubertySign', {
  sign: required(choice([...stagedSigns, 'menarche'])),
  value: place,
  date: required(day),
  x: required(place),
})

/** Findings of puberty, and when it usually begins. */
export const pubertyOfChart: RecordValue<ChartPuberty> = record('ChartPuberty', {
  signs: orEmpty(list('Sign', pubertySign)),
  notShown: required(whole),
  onsetFrom: required(place),
  onsetTo: required(place),
})

/** What is expected after the latest value. */
export const expectedValue: RecordValue<ChartExpected> = record('ChartExpected', {
  text: required(text),
  sentence: required(text),
  curves: orEmpty(curvesValue),
})

export const targetValue: RecordValue<ChartTarget> = record('ChartTarget', {
  x: required(place),
  value: required(place),
  lowest: required(place),
  highest: required(place),
  score: named('Sds', orEmpty(reportedScoreRecord)),
  channel: orEmpty(curvesValue),
})
