import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { kiggs2011DiastolicFigures } from './figures/kiggs2011-diastolic.js'
import { kiggs2011SystolicFigures } from './figures/kiggs2011-systolic.js'

const kiggs2011: Publication = {
  shortName: 'KiGGS',
  year: 2011,
  citation:
    'Neuhauser HK, Thamm M, Ellert U, Hense HW, Schaffrath Rosario A. Blood pressure percentiles by age and height from nonoverweight children and adolescents in Germany. Pediatrics. 2011;127:e978-e988.',
  population: {
    de: 'Deutschland, KiGGS 2003–2006, nicht übergewichtige Kinder',
    en: 'Germany, KiGGS 2003–2006, children who were not overweight',
  },
  rights: unstated,
}

const limits: { readonly de: string; readonly en: string } = {
  de: 'Medianwerte in ganzen mmHg: SDS um bis zu 0,1 ungenau. Die Kurve gilt für die mittlere gedruckte Körperhöhe des Alters; der SDS eines Kindes berücksichtigt seine Körperhöhe.',
  en: "Medians in whole mmHg: scores are off by up to 0.1 SD. The curve is for the middle height that is printed for the age; a child's score takes its height into account.",
}

/** Systolic blood pressure by age at the middle printed height, 3.5 to 17.5 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggs2011Systolic: ReferenceTable = declareTable({
  id: 'kiggs2011-systolic',
  measure: 'systolic',
  publications: kiggs2011,
  limits,
  figures: kiggs2011SystolicFigures,
})

/** Diastolic blood pressure by age at the middle printed height, 3.5 to 17.5 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggs2011Diastolic: ReferenceTable = declareTable({
  id: 'kiggs2011-diastolic',
  measure: 'diastolic',
  publications: kiggs2011,
  limits,
  figures: kiggs2011DiastolicFigures,
})

/** The first age, years; the rows are a year apart. */
export const firstBloodPressureYears = 3.5

/** The heights that are printed for an age, cm, and the medians of systolic and of diastolic pressure at them, mmHg. */
export type MediansByHeight = readonly [
  heights: readonly number[],
  systolic: readonly number[],
  diastolic: readonly number[],
]

/** By sex and age, as printed. */
export const mediansByHeight: { readonly [gender in 'male' | 'female']: readonly MediansByHeight[] } = {
  // biome-ignore format: a line is an age
  male: [
    [[95, 96, 98, 101, 104, 106, 108], [96, 96, 96, 96, 97, 97, 97], [58, 58, 58, 59, 59, 59, 59]],
    [[101, 103, 105, 108, 111, 114, 115], [96, 96, 96, 97, 97, 98, 98], [58, 58, 59, 59, 60, 60, 60]],
    [[107, 109, 111, 115, 118, 121, 123], [96, 97, 97, 97, 98, 98, 99], [59, 59, 59, 60, 60, 60, 61]],
    [[113, 115, 118, 121, 125, 128, 130], [97, 97, 98, 98, 99, 100, 100], [60, 60, 60, 60, 61, 61, 61]],
    [[119, 121, 124, 128, 131, 135, 137], [98, 98, 99, 100, 100, 101, 101], [60, 61, 61, 61, 62, 62, 62]],
    [[124, 126, 130, 134, 138, 141, 143], [99, 100, 100, 101, 102, 102, 103], [61, 61, 62, 62, 62, 63, 63]],
    [[129, 131, 135, 139, 143, 147, 149], [100, 101, 102, 102, 103, 104, 104], [62, 62, 62, 63, 63, 63, 64]],
    [[133, 136, 140, 144, 149, 153, 155], [102, 102, 103, 104, 105, 106, 106], [63, 63, 63, 64, 64, 64, 65]],
    [[137, 140, 144, 149, 154, 159, 162], [103, 104, 105, 106, 107, 108, 109], [64, 64, 64, 65, 65, 65, 66]],
    [[142, 145, 150, 155, 161, 166, 169], [105, 106, 107, 109, 110, 111, 112], [65, 65, 65, 66, 66, 66, 67]],
    [[149, 152, 157, 163, 169, 174, 177], [108, 109, 110, 112, 113, 114, 115], [66, 66, 66, 67, 67, 67, 68]],
    [[157, 160, 165, 170, 176, 181, 184], [111, 112, 113, 115, 116, 118, 118], [67, 67, 68, 68, 68, 69, 69]],
    [[163, 165, 170, 175, 180, 185, 187], [115, 115, 117, 118, 119, 120, 121], [68, 68, 69, 69, 69, 70, 70]],
    [[166, 169, 173, 178, 182, 186, 189], [117, 118, 119, 120, 122, 123, 124], [69, 70, 70, 70, 71, 71, 71]],
    [[167, 170, 174, 179, 183, 187, 189], [119, 120, 121, 123, 124, 125, 126], [71, 71, 71, 72, 72, 72, 72]],
  ],
  // biome-ignore format: a line is an age
  female: [
    [[94, 95, 97, 100, 102, 105, 106], [95, 96, 96, 97, 97, 98, 98], [58, 59, 59, 59, 60, 60, 60]],
    [[100, 102, 104, 107, 110, 113, 114], [95, 96, 96, 97, 98, 98, 99], [59, 59, 59, 60, 60, 60, 61]],
    [[107, 108, 111, 114, 117, 120, 122], [96, 96, 97, 98, 99, 99, 100], [60, 60, 60, 60, 61, 61, 61]],
    [[112, 114, 117, 121, 124, 127, 129], [97, 97, 98, 99, 100, 101, 101], [60, 60, 61, 61, 61, 62, 62]],
    [[118, 120, 123, 127, 130, 133, 135], [98, 98, 99, 100, 101, 102, 102], [61, 61, 61, 62, 62, 62, 63]],
    [[123, 125, 128, 132, 136, 140, 142], [99, 100, 101, 102, 103, 104, 104], [62, 62, 62, 62, 63, 63, 63]],
    [[128, 130, 134, 138, 142, 146, 149], [101, 101, 102, 103, 104, 105, 106], [62, 63, 63, 63, 64, 64, 64]],
    [[133, 136, 140, 144, 149, 153, 155], [103, 103, 104, 105, 106, 107, 108], [63, 63, 64, 64, 64, 65, 65]],
    [[140, 142, 146, 151, 156, 160, 162], [105, 105, 106, 107, 109, 110, 110], [64, 64, 64, 65, 65, 65, 66]],
    [[146, 149, 153, 157, 162, 166, 168], [107, 107, 108, 109, 110, 111, 112], [65, 65, 65, 66, 66, 66, 66]],
    [[150, 153, 157, 161, 166, 170, 172], [108, 109, 110, 111, 112, 113, 113], [66, 66, 66, 67, 67, 67, 67]],
    [[153, 156, 159, 164, 168, 172, 174], [110, 110, 111, 112, 113, 113, 114], [67, 67, 67, 67, 68, 68, 68]],
    [[155, 157, 161, 165, 169, 173, 176], [111, 111, 112, 113, 113, 114, 114], [68, 68, 68, 68, 69, 69, 69]],
    [[155, 157, 161, 165, 170, 174, 176], [112, 112, 113, 113, 114, 115, 115], [69, 69, 69, 70, 70, 70, 70]],
    [[155, 157, 161, 166, 170, 174, 176], [113, 113, 114, 114, 115, 115, 115], [70, 70, 70, 71, 71, 71, 71]],
  ],
}
