export type { Lms } from '../../ground/math/lms.js'
export { type BmiClass, bmiClasses } from '../../ground/model/bmi-class.js'
export { AuxologyError, type ErrorCode } from '../../ground/model/errors.js'
export type { LocalizedText } from '../../ground/model/localized.js'
export { type Gender, genders } from '../../ground/model/patient.js'
export type { BmiClassification, BmiLimit } from './bmi/bmi-classes.js'
export { agaBmiClasses, bmiClassifications, cdcBmiClasses, iotfBmiClasses, whoBmiClasses } from './bmi/bmi-limits.js'
export { bmiLimitAt, classifyBmi } from './bmi/classify-bmi.js'
export {
  cdc,
  cdc2000,
  editions,
  germany,
  germanyGeneral,
  kiggs,
  kromeyerHauschild,
  who,
  whoGeneral,
} from './built-in-sets.js'
export { setChecksum, tableChecksum } from './checksum.js'
export type { Curve, PlaceDistribution } from './curve.js'
export { percentileOf, scoreAt, scoreOfPercentile, uncappedScoreAt, valueAt } from './distribution.js'
export { editionName } from './edition.js'
export { intergrowth21Birth } from './intergrowth21-birth.js'
export { type Lookup, lookUp, lookUpTable } from './lookup.js'
export { defineSet, type SetData } from './own/define-set.js'
export { defineTable } from './own/define-table.js'
export type { OwnPublication } from './own/own-publication.js'
export { defineSetFromJson, type SetJsonOptions } from './own/set-json.js'
export { defineTableFromCsv, type TableCsvOptions } from './own/table-csv.js'
export type { TableData, TableDistribution } from './own/table-data.js'
export { defineTableFromJson } from './own/table-json.js'
export type { TableRow } from './own/table-rows.js'
export { type WeekTables, withTablesByWeek } from './own/week-groups.js'
export { formatTableCsv, formatTableJson } from './own/write-table.js'
export {
  type Edition,
  type GroupReferences,
  type HeightsOfChild,
  type Piece,
  type Pressure,
  type PressurePlace,
  type PressureReference,
  type ReferenceSet,
  type Series,
  type SeriesName,
  seriesNames,
} from './reference-set.js'
export {
  type Measure,
  measures,
  measureUnits,
  type PrintedValue,
  type Publication,
  type ReferenceTable,
  type TableAxis,
  type TableConditions,
} from './table.js'
export { aga2015Bmi } from './tables/aga2015.js'
export { cappa2024NoonanHeight } from './tables/cappa2024.js'
export {
  cdc2000Bmi,
  cdc2000Head,
  cdc2000Height,
  cdc2000Length,
  cdc2000Weight,
  cdc2000WeightForHeight,
  cdc2000WeightForLength,
  cdc2000WeightInfant,
} from './tables/cdc2000.js'
export { cdc2022Bmi } from './tables/cdc2022.js'
export { fenton2013Head, fenton2013Length, fenton2013Weight } from './tables/fenton2013.js'
export { fredriks2000Head } from './tables/fredriks2000.js'
export {
  fredriks2005LegLength,
  fredriks2005SittingHeight,
  fredriks2005SittingHeightRatio,
} from './tables/fredriks2005.js'
export { hooverfong2021Head } from './tables/hooverfong2021.js'
export { intergrowth21Head, intergrowth21Length, intergrowth21Weight } from './tables/intergrowth21.js'
export { iotf2012Bmi } from './tables/iotf2012.js'
export { isojima2016NoonanHeight } from './tables/isojima2016.js'
export { kiggsBmi, kiggsHead, kiggsHeight, kiggsWeight } from './tables/kiggs.js'
export { kromeyer2001Bmi, kromeyer2001Height, kromeyer2001Weight } from './tables/kromeyer2001.js'
export { lyon1985TurnerHeight } from './tables/lyon1985.js'
export { merker2018Bmi, merker2018Height, merker2018Weight } from './tables/merker2018.js'
export { niklasson2008Head, niklasson2008Length, niklasson2008Weight } from './tables/niklasson2008.js'
export { olsen2010Head, olsen2010Length, olsen2010Weight } from './tables/olsen2010.js'
export {
  who2006Bmi,
  who2006Head,
  who2006Height,
  who2006Weight,
  who2006WeightForHeight,
  who2006WeightForLength,
} from './tables/who2006.js'
export { who2007Bmi, who2007Height, who2007Weight } from './tables/who2007.js'
export {
  zemel2015Bmi,
  zemel2015HeadChild,
  zemel2015HeadInfant,
  zemel2015Height,
  zemel2015Weight,
  zemel2015WeightForLength,
} from './tables/zemel2015.js'
