import type {
  ChartBirth,
  ChartBoneAge,
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
} from '../charts/data/chart-data.js'
import {
  attribute,
  choice,
  type Fields,
  flag,
  list,
  named,
  orEmpty,
  orNil,
  record,
  required,
  text,
} from '../codec/declare.js'
import type { ListValue, RecordValue } from '../codec/schema.js'
import { stagedSigns } from '../growth/puberty-findings.js'
import { markerKinds } from '../model/patient.js'
import { curvePointValue, curvesValue, day, percent, place, whole } from './chart-data-values.js'
import { bmiClassRecord, clinicClassRecord, reportedScoreFields, reportedScoreRecord } from './result-values.js'

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

export const targetValue: RecordValue<ChartTarget> = record('ChartTarget', {
  x: required(place),
  value: required(place),
  lowest: required(place),
  highest: required(place),
  score: named('Sds', orEmpty(reportedScoreRecord)),
  channel: orEmpty(curvesValue),
})
