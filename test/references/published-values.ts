/**
 * Percentiles and z-scores as others printed them: what each table must give
 * back. Nothing here was computed by this library, nor from its figures.
 */
import type { Gender } from '../../src/model/patient.js'
import {
  aga2015Bmi,
  cdc2000Bmi,
  cdc2000Head,
  cdc2000Height,
  cdc2000Length,
  cdc2000WeightForLength,
  cdc2000WeightInfant,
  fenton2013Head,
  fenton2013Length,
  fenton2013Weight,
  kiggsHeight,
  kromeyer2001Bmi,
  merker2018Height,
  type ReferenceTable,
  who2006Bmi,
  who2006Head,
  who2006Height,
  who2006Weight,
  who2006WeightForHeight,
  who2007Bmi,
  who2007Height,
  who2007Weight,
} from '../../src/references/index.js'

/** How x is printed; the test turns it into the table's own units. */
export type PrintedX = 'months' | 'weeks' | 'daysOfLife' | 'days' | 'tableUnits'

/** One printed table of one sex: each row is x, then the value in each column. */
export interface PublishedBlock {
  /** Whose figures they are and where they were read. */
  readonly source: string
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly x: PrintedX
  /** Half the last printed digit, unless the source says otherwise: the printing's own error, in the table's unit. */
  readonly tolerance: number
  /** The columns: percentiles, or scores. */
  readonly percentiles?: readonly number[]
  readonly scores?: readonly number[]
  readonly rows: readonly (readonly [x: number, ...values: number[]])[]
}

const whoLength =
  'WHO Child Growth Standards, length-for-age percentiles by month (one decimal); as reprinted at familie.one/kleinkind/wachstumstabelle-koerpergroesse'
const whoWeight =
  'WHO Child Growth Standards, weight-for-age z-scores by month, tab_wfa_boys_z and tab_wfa_girls_z (one decimal); as kept in DrRhea/xera-helmigrow and one more public repository'
const whoWeightWeeks =
  'WHO Child Growth Standards, weight-for-age percentiles by week, birth to 13 weeks (one decimal); as kept in a public repository'
const whoHead =
  'WHO Child Growth Standards, head circumference-for-age percentiles by month (one decimal); as reprinted at familie.one/baby/wachstumskurve-kopfumfang'
const whoWeightForHeight =
  'WHO Child Growth Standards, weight-for-height z-scores, expanded table wfh-girls-zscore, with SD4 by the rule beyond 3 SD; as kept in Yannngn/pygrowthstandards'
const whoHeadByDay =
  'WHO Child Growth Standards, head circumference-for-age z-scores by day, expanded table hcfa-boys-zscore; as kept in Yannngn/pygrowthstandards'
const whoBmi =
  'WHO Child Growth Standards, BMI-for-age z-scores by day, expanded table bfa-girls-zscore, on both sides of the step at day 731; as kept in Yannngn/pygrowthstandards'
const who2007 =
  'WHO Reference 2007, expanded tables hfa-boys, wfa-boys and bmi-girls z-scores, with SD4 by the rule beyond 3 SD; as kept in Yannngn/pygrowthstandards'
const cdcStature = 'CDC Growth Charts 2000, data table of stature-for-age (statage); as kept in dewittpe/pedbp'
const cdcBmi = 'CDC Growth Charts 2000, data table of BMI-for-age (bmiagerev); as kept in dewittpe/pedbp'
const cdcInfant =
  'CDC Growth Charts 2000, data tables lenageinf, wtageinf, hcageinf and wtleninf; as kept in bartPrzybysz/gandouplot'
/** Its L, M and S are printed too, S to four decimals: at P97 that alone leaves 0.01 cm open. */
const kiggs =
  'Robert Koch-Institut, Referenzperzentile aus KiGGS 2003-2006, 2nd ed. 2013 (one decimal); as reprinted at babynews.de/kind/groessentabelle-kinder'
/** Some limits are rounded to the nearest 0.1, more of them upwards: a limit counts once exceeded. */
const bfarm =
  'BfArM, ICD-10-GM 2020 and 2023, supplement 11: BMI limits of obesity (P97) and extreme obesity (P99.5) after Kromeyer-Hauschild, at the middle of each year of age'
/** Limits in whole grams, rounded upwards. */
const fenton =
  'Fenton 2013, 10th percentile of weight by day of postmenstrual age, from ucalgary.ca/fenton (whole grams); as kept in ebwydra/sga-tool'

export const publishedValues: readonly PublishedBlock[] = [
  {
    source: whoLength,
    table: who2006Height,
    gender: 'female',
    x: 'months',
    tolerance: 0.05,
    percentiles: [3, 15, 25, 50, 75, 85, 97],
    rows: [
      [0, 45.6, 47.2, 47.9, 49.1, 50.4, 51.1, 52.7],
      [1, 50.0, 51.7, 52.4, 53.7, 55.0, 55.7, 57.4],
      [2, 53.2, 55.0, 55.7, 57.1, 58.4, 59.2, 60.9],
      [3, 55.8, 57.6, 58.4, 59.8, 61.2, 62.0, 63.8],
      [4, 58.0, 59.8, 60.6, 62.1, 63.5, 64.3, 66.2],
      [6, 61.5, 63.4, 64.2, 65.7, 67.3, 68.1, 70.0],
      [9, 65.6, 67.6, 68.5, 70.1, 71.8, 72.6, 74.7],
      [12, 69.2, 71.3, 72.3, 74.0, 75.8, 76.7, 78.9],
      [15, 72.4, 74.7, 75.7, 77.5, 79.4, 80.3, 82.7],
      [17, 74.3, 76.7, 77.7, 79.7, 81.6, 82.6, 85.0],
    ],
  },
  {
    source: whoLength,
    table: who2006Height,
    gender: 'male',
    x: 'months',
    tolerance: 0.05,
    percentiles: [3, 15, 25, 50, 75, 85, 97],
    rows: [
      [0, 46.3, 47.9, 48.6, 49.9, 51.2, 51.8, 53.4],
      [1, 51.1, 52.7, 53.4, 54.7, 56.0, 56.7, 58.4],
      [2, 54.7, 56.4, 57.1, 58.4, 59.8, 60.5, 62.2],
      [3, 57.6, 59.3, 60.1, 61.4, 62.8, 63.5, 65.3],
      [4, 60.0, 61.7, 62.5, 63.9, 65.3, 66.0, 67.8],
      [6, 63.6, 65.4, 66.2, 67.6, 69.1, 69.8, 71.6],
      [9, 67.7, 69.6, 70.5, 72.0, 73.5, 74.3, 76.2],
      [12, 71.3, 73.3, 74.1, 75.7, 77.4, 78.2, 80.2],
      [15, 74.4, 76.5, 77.4, 79.1, 80.9, 81.8, 83.9],
      [17, 76.3, 78.5, 79.5, 81.2, 83.0, 84.0, 86.2],
    ],
  },
  {
    source: whoWeight,
    table: who2006Weight,
    gender: 'male',
    x: 'months',
    tolerance: 0.05,
    scores: [-3, -2, -1, 0, 1, 2, 3],
    rows: [
      [0, 2.1, 2.5, 2.9, 3.3, 3.9, 4.4, 5.0],
      [1, 2.9, 3.4, 3.9, 4.5, 5.1, 5.8, 6.6],
      [2, 3.8, 4.3, 4.9, 5.6, 6.3, 7.1, 8.0],
      [3, 4.4, 5.0, 5.7, 6.4, 7.2, 8.0, 9.0],
    ],
  },
  {
    source: whoWeight,
    table: who2006Weight,
    gender: 'female',
    x: 'months',
    tolerance: 0.05,
    scores: [-3, -2, -1, 0, 1, 2, 3],
    rows: [
      [0, 2.0, 2.4, 2.8, 3.2, 3.7, 4.2, 4.8],
      [1, 2.7, 3.2, 3.6, 4.2, 4.8, 5.5, 6.2],
      [2, 3.4, 3.9, 4.5, 5.1, 5.8, 6.6, 7.5],
      [3, 4.0, 4.5, 5.2, 5.8, 6.6, 7.5, 8.5],
      [4, 4.4, 5.0, 5.7, 6.4, 7.3, 8.2, 9.3],
    ],
  },
  {
    source: whoWeightWeeks,
    table: who2006Weight,
    gender: 'male',
    x: 'weeks',
    tolerance: 0.05,
    percentiles: [0.1, 1, 3, 5, 10, 15, 25, 50, 75, 85, 90, 95, 97, 99, 99.9],
    rows: [
      [0, 2.0, 2.3, 2.5, 2.6, 2.8, 2.9, 3.0, 3.3, 3.7, 3.9, 4.0, 4.2, 4.3, 4.6, 5.1],
      [1, 2.2, 2.4, 2.6, 2.7, 2.9, 3.0, 3.2, 3.5, 3.8, 4.0, 4.2, 4.4, 4.5, 4.8, 5.3],
      [2, 2.4, 2.7, 2.8, 3.0, 3.1, 3.2, 3.4, 3.8, 4.1, 4.3, 4.5, 4.7, 4.9, 5.1, 5.7],
    ],
  },
  {
    source: whoHead,
    table: who2006Head,
    gender: 'male',
    x: 'months',
    tolerance: 0.05,
    percentiles: [15, 50, 85],
    rows: [
      [0, 33.1, 34.5, 35.8],
      [1, 36.1, 37.3, 38.5],
      [2, 37.9, 39.1, 40.3],
      [3, 39.3, 40.5, 41.7],
      [4, 40.4, 41.6, 42.9],
      [5, 41.3, 42.6, 43.8],
      [6, 42.1, 43.3, 44.6],
      [7, 42.7, 44.0, 45.3],
      [8, 43.2, 44.5, 45.8],
    ],
  },
  {
    source: whoHead,
    table: who2006Head,
    gender: 'female',
    x: 'months',
    tolerance: 0.05,
    percentiles: [15, 50, 85],
    rows: [
      [0, 32.7, 33.9, 35.1],
      [1, 35.3, 36.5, 37.8],
      [2, 37.0, 38.3, 39.5],
      [3, 38.2, 39.5, 40.8],
      [4, 39.3, 40.6, 41.9],
      [5, 40.1, 41.5, 42.8],
      [6, 40.8, 42.2, 43.5],
      [7, 41.5, 42.8, 44.2],
      [8, 42.0, 43.4, 44.7],
    ],
  },
  {
    source: whoWeightForHeight,
    table: who2006WeightForHeight,
    gender: 'female',
    x: 'tableUnits',
    tolerance: 0.0005,
    scores: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
    rows: [
      [65.0, 5.095, 5.583, 6.071, 6.62, 7.24, 7.944, 8.746, 9.664, 10.583],
      [68.0, 5.56, 6.091, 6.622, 7.219, 7.893, 8.657, 9.528, 10.525, 11.522],
      [70.5, 5.929, 6.493, 7.057, 7.691, 8.407, 9.219, 10.142, 11.199, 12.257],
      [74.3, 6.464, 7.075, 7.687, 8.374, 9.149, 10.027, 11.026, 12.168, 13.31],
      [77.0, 6.824, 7.466, 8.109, 8.831, 9.646, 10.567, 11.616, 12.813, 14.011],
      [80.0, 7.249, 7.929, 8.609, 9.373, 10.233, 11.207, 12.313, 13.577, 14.841],
      [83.5, 7.819, 8.55, 9.281, 10.101, 11.025, 12.07, 13.257, 14.613, 15.968],
    ],
  },
  {
    source: who2007,
    table: who2007Height,
    gender: 'male',
    x: 'months',
    tolerance: 0.0005,
    scores: [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4],
    rows: [
      [61, 87.308, 91.899, 96.49, 101.082, 105.673, 110.265, 114.856, 119.448, 124.039, 128.63],
      [72, 91.317, 96.244, 101.171, 106.097, 111.024, 115.951, 120.878, 125.804, 130.731, 135.658],
      [96, 99.025, 104.673, 110.321, 115.969, 121.617, 127.265, 132.913, 138.561, 144.209, 149.857],
      [120, 105.911, 112.285, 118.658, 125.032, 131.406, 137.78, 144.153, 150.527, 156.901, 163.274],
      [144, 113.652, 120.737, 127.823, 134.909, 141.995, 149.081, 156.167, 163.252, 170.338, 177.424],
      [168, 124.72, 132.412, 140.104, 147.797, 155.489, 163.182, 170.874, 178.566, 186.259, 193.951],
      [192, 134.038, 141.81, 149.582, 157.353, 165.125, 172.897, 180.668, 188.44, 196.212, 203.984],
      [204, 136.941, 144.585, 152.229, 159.873, 167.517, 175.161, 182.805, 190.449, 198.093, 205.737],
    ],
  },
  {
    source: who2007,
    table: who2007Weight,
    gender: 'male',
    x: 'months',
    tolerance: 0.0005,
    scores: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
    rows: [
      [61, 11.07, 12.718, 14.367, 16.279, 18.506, 21.109, 24.165, 27.77, 31.375],
      [72, 12.256, 14.063, 15.87, 17.996, 20.514, 23.517, 27.129, 31.508, 35.888],
      [84, 13.677, 15.666, 17.655, 20.029, 22.892, 26.382, 30.695, 36.1, 41.506],
      [96, 15.071, 17.271, 19.472, 22.138, 25.416, 29.512, 34.727, 41.521, 48.315],
      [108, 16.359, 18.817, 21.275, 24.305, 28.109, 32.993, 39.433, 48.214, 56.996],
      [120, 17.634, 20.42, 23.206, 26.694, 31.159, 37.035, 45.038, 56.434, 67.829],
    ],
  },
  {
    source: who2007,
    table: who2007Bmi,
    gender: 'female',
    x: 'months',
    tolerance: 0.0005,
    scores: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
    rows: [
      [61, 10.793, 11.77, 12.748, 13.891, 15.244, 16.87, 18.858, 21.34, 23.821],
      [72, 10.747, 11.723, 12.7, 13.862, 15.27, 17.011, 19.224, 22.133, 25.042],
      [96, 10.874, 11.879, 12.884, 14.12, 15.681, 17.73, 20.561, 24.781, 29.001],
      [120, 11.285, 12.378, 13.47, 14.838, 16.613, 19.032, 22.57, 28.378, 34.185],
      [144, 11.912, 13.151, 14.391, 15.953, 17.997, 20.806, 24.967, 31.91, 38.854],
      [168, 12.604, 14.026, 15.448, 17.238, 19.565, 22.731, 27.321, 34.66, 41.999],
      [192, 13.0, 14.586, 16.172, 18.153, 20.701, 24.101, 28.873, 36.066, 43.259],
      [216, 13.02, 14.734, 16.448, 18.571, 21.26, 24.769, 29.52, 36.279, 43.038],
      [228, 12.951, 14.724, 16.497, 18.681, 21.427, 24.965, 29.67, 36.179, 42.689],
    ],
  },
  {
    source: cdcStature,
    table: cdc2000Height,
    gender: 'male',
    x: 'months',
    tolerance: 5e-5,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [24, 79.91084, 80.72977, 81.99171, 84.10289, 86.4522, 88.80525, 90.92619, 92.19688, 93.02265],
      [24.5, 80.26037, 81.08868, 82.36401, 84.49471, 86.86161, 89.22805, 91.35753, 92.63177, 93.45923],
      [36.5, 88.37864, 89.20473, 90.49789, 92.71756, 95.27359, 97.9287, 100.4072, 101.9324, 102.9402],
      [60.5, 100.3318, 101.4523, 103.1712, 106.0265, 109.1751, 112.2998, 115.0924, 116.755, 117.8314],
      [96.5, 117.5, 118.8053, 120.8305, 124.2562, 128.1237, 132.0559, 135.6504, 137.8267, 139.2502],
      [120.5, 126.6678, 128.1625, 130.4809, 134.4008, 138.8234, 143.3168, 147.4214, 149.9053, 151.5294],
      [150.5, 138.5477, 140.2831, 142.9752, 147.5269, 152.6624, 157.88, 162.6462, 165.5302, 167.416],
      [180.5, 154.6056, 156.6566, 159.7529, 164.7713, 170.1393, 175.3105, 179.8124, 182.4429, 184.127],
    ],
  },
  {
    source: cdcStature,
    table: cdc2000Height,
    gender: 'female',
    x: 'months',
    tolerance: 5e-5,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [160.5, 145.874, 147.4859, 149.9633, 154.0911, 158.6606, 163.2129, 167.2961, 169.7335, 171.314],
      [180.5, 149.7416, 151.2611, 153.604, 157.5271, 161.898, 166.2812, 170.2366, 172.6084, 174.1505],
      [200.5, 150.6619, 152.187, 154.5359, 158.4625, 162.8273, 167.1944, 171.1268, 173.481, 175.0102],
      [220.5, 150.9749, 152.5092, 154.8699, 158.8097, 163.1802, 167.5436, 171.4649, 173.809, 175.3303],
      [240, 151.1112, 152.6507, 155.0181, 158.9651, 163.3383, 167.6987, 171.6129, 173.9507, 175.4671],
    ],
  },
  {
    source: cdcBmi,
    table: cdc2000Bmi,
    gender: 'male',
    x: 'months',
    tolerance: 5e-8,
    percentiles: [3, 5, 10, 25, 50, 75, 85, 90, 95, 97],
    rows: [
      [
        24, 14.52095333, 14.73731947, 15.09032827, 15.74164233, 16.57502768, 17.55718781, 18.16219473, 18.60948128,
        19.33801062, 19.85985812,
      ],
      [
        36.5, 14.12222757, 14.32851119, 14.66086088, 15.26015988, 16.00030401, 16.8337599, 17.32627356, 17.68022325,
        18.23841666, 18.62449011,
      ],
      [
        48.5, 13.83877404, 14.03295533, 14.34695084, 14.91693911, 15.62817269, 16.43969657, 16.92501028, 17.27660684,
        17.8361423, 18.22693633,
      ],
      [
        72.5, 13.55435329, 13.73623987, 14.03772376, 14.61119682, 15.38353217, 16.36346484, 17.01417786, 17.52335144,
        18.41421242, 19.10882456,
      ],
      [
        96.5, 13.58604144, 13.79574779, 14.14712305, 14.82964685, 15.78231007, 17.05798645, 17.95575444, 18.69225117,
        20.06792538, 21.2353237,
      ],
      [
        119.5, 13.94381995, 14.19394037, 14.61480754, 15.43871766, 16.60308661, 18.1892899, 19.3249722, 20.26918717,
        22.06493737, 23.62400462,
      ],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000Length,
    gender: 'male',
    x: 'months',
    tolerance: 5e-5,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [0, 44.9251, 45.56841, 46.55429, 48.18937, 49.98888, 51.77126, 53.36153, 54.30721, 54.919],
      [0.5, 47.97812, 48.55809, 49.4578, 50.97919, 52.69598, 54.44054, 56.03444, 56.99908, 57.62984],
      [35.5, 88.49774, 89.33242, 90.63786, 92.87525, 95.44637, 98.11108, 100.5929, 102.1174, 103.1237],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000Length,
    gender: 'female',
    x: 'months',
    tolerance: 5e-5,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [0, 45.09488, 45.57561, 46.33934, 47.68345, 49.2864, 51.0187, 52.7025, 53.77291, 54.49527],
      [0.5, 47.46916, 47.96324, 48.74248, 50.09686, 51.68358, 53.36362, 54.96222, 55.96094, 56.62728],
      [35.5, 87.10349, 88.00937, 89.41196, 91.77639, 94.43382, 97.12307, 99.57056, 101.0475, 102.0116],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000WeightInfant,
    gender: 'male',
    x: 'months',
    tolerance: 5e-6,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [0, 2.355451, 2.526904, 2.773802, 3.150611, 3.530203, 3.879077, 4.172493, 4.340293, 4.446488],
      [0.5, 2.799549, 2.964656, 3.20951, 3.597396, 4.003106, 4.387423, 4.718161, 4.91013, 5.032625],
      [36, 11.75978, 12.03991, 12.49268, 13.31278, 14.32994, 15.47772, 16.64237, 17.40816, 17.93625],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000WeightInfant,
    gender: 'female',
    x: 'months',
    tolerance: 5e-6,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [0, 2.414112, 2.547905, 2.747222, 3.064865, 3.399186, 3.717519, 3.992572, 4.152637, 4.254922],
      [0.5, 2.756917, 2.894442, 3.101767, 3.437628, 3.797528, 4.145594, 4.450126, 4.628836, 4.743582],
      [36, 11.33404, 11.59929, 12.03312, 12.836, 13.86507, 15.07529, 16.3625, 17.24469, 17.87089],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000Head,
    gender: 'male',
    x: 'months',
    tolerance: 5e-5,
    percentiles: [3, 5, 10, 25, 50],
    rows: [
      [0, 31.48762, 32.14881, 33.08389, 34.46952, 35.81367],
      [0.5, 33.25006, 33.83392, 34.67253, 35.93987, 37.19361],
      [36, 46.43344, 46.86521, 47.51556, 48.56578, 49.68394],
    ],
  },
  {
    source: kiggs,
    table: kiggsHeight,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.065,
    percentiles: [3, 50, 97],
    rows: [
      [2, 82.6, 88.2, 94.3],
      [4, 97.1, 104.6, 112.6],
      [6, 108.9, 117.8, 127.4],
      [8, 120.7, 130.8, 141.5],
      [10, 129.8, 141.6, 153.9],
      [12, 137.9, 152.2, 166.8],
      [14, 150.8, 166.9, 182.5],
    ],
  },
  {
    source: bfarm,
    table: aga2015Bmi,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.1,
    percentiles: [97, 99.5],
    rows: [
      [3.5, 18.8, 20.6],
      [4.5, 18.9, 20.9],
      [5.5, 19.2, 21.5],
      [6.5, 19.8, 22.4],
      [7.5, 20.6, 23.8],
      [8.5, 21.6, 25.5],
      [9.5, 22.8, 27.4],
      [10.5, 23.9, 29.2],
      [11.5, 25.0, 30.7],
      [12.5, 25.9, 31.8],
      [13.5, 26.6, 32.5],
      [14.5, 27.3, 32.8],
      [15.5, 27.8, 33.0],
      [16.5, 28.2, 33.1],
      [17.5, 28.8, 33.6],
    ],
  },
  {
    source: bfarm,
    table: aga2015Bmi,
    gender: 'female',
    x: 'tableUnits',
    tolerance: 0.1,
    percentiles: [97, 99.5],
    rows: [
      [3.5, 18.8, 20.6],
      [4.5, 19.0, 21.0],
      [5.5, 19.4, 21.7],
      [6.5, 20.0, 22.8],
      [7.5, 20.9, 24.3],
      [8.5, 22.0, 26.0],
      [9.5, 23.0, 27.5],
      [10.5, 24.0, 28.8],
      [11.5, 25.0, 29.9],
      [12.5, 25.9, 30.8],
      [13.5, 26.7, 31.5],
      [14.5, 27.3, 31.8],
      [15.5, 27.8, 32.2],
      [16.5, 28.3, 32.8],
      [17.5, 29.3, 34.3],
    ],
  },
  {
    source: bfarm,
    table: kromeyer2001Bmi,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.1,
    percentiles: [97, 99.5],
    rows: [
      [3.5, 18.8, 20.6],
      [4.5, 18.9, 20.9],
      [5.5, 19.2, 21.5],
      [6.5, 19.8, 22.4],
      [7.5, 20.6, 23.8],
      [8.5, 21.6, 25.5],
      [9.5, 22.8, 27.4],
      [10.5, 23.9, 29.2],
      [11.5, 25.0, 30.7],
      [12.5, 25.9, 31.8],
      [13.5, 26.6, 32.5],
    ],
  },
  {
    source: bfarm,
    table: kromeyer2001Bmi,
    gender: 'female',
    x: 'tableUnits',
    tolerance: 0.1,
    percentiles: [97, 99.5],
    rows: [
      [3.5, 18.8, 20.6],
      [4.5, 19.0, 21.0],
      [5.5, 19.4, 21.7],
      [6.5, 20.0, 22.8],
      [7.5, 20.9, 24.3],
      [8.5, 22.0, 26.0],
      [9.5, 23.0, 27.5],
      [10.5, 24.0, 28.8],
      [11.5, 25.0, 29.9],
      [12.5, 25.9, 30.8],
      [13.5, 26.7, 31.5],
    ],
  },
  {
    source: fenton,
    table: fenton2013Weight,
    gender: 'female',
    x: 'days',
    tolerance: 0.001,
    percentiles: [10],
    rows: [
      [158, 0.428],
      [161, 0.444],
      [168, 0.487],
      [175, 0.537],
      [182, 0.589],
      [189, 0.646],
      [196, 0.713],
      [203, 0.797],
      [210, 0.904],
      [217, 1.041],
      [224, 1.209],
      [231, 1.403],
      [234, 1.493],
      [238, 1.617],
      [245, 1.842],
      [252, 2.069],
      [259, 2.288],
      [264, 2.433],
      [266, 2.487],
      [273, 2.662],
      [280, 2.822],
      [287, 2.984],
      [294, 3.154],
      [301, 3.329],
      [308, 3.508],
      [315, 3.688],
    ],
  },
  {
    source: fenton,
    table: fenton2013Weight,
    gender: 'male',
    x: 'days',
    tolerance: 0.001,
    percentiles: [10],
    rows: [
      [158, 0.446],
      [161, 0.467],
      [168, 0.517],
      [175, 0.572],
      [182, 0.631],
      [189, 0.698],
      [196, 0.775],
      [203, 0.87],
      [210, 0.987],
      [217, 1.133],
      [224, 1.309],
      [231, 1.509],
      [234, 1.601],
      [238, 1.726],
      [245, 1.952],
      [252, 2.177],
      [259, 2.392],
      [264, 2.539],
      [266, 2.596],
      [273, 2.794],
      [280, 2.99],
      [287, 3.189],
      [294, 3.391],
      [301, 3.596],
      [308, 3.802],
      [315, 4.008],
    ],
  },
  {
    source: whoBmi,
    table: who2006Bmi,
    gender: 'female',
    x: 'daysOfLife',
    tolerance: 0.0005,
    scores: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
    rows: [
      [640, 11.228, 12.202, 13.176, 14.276, 15.526, 16.955, 18.6, 20.506, 22.412],
      [700, 11.192, 12.153, 13.114, 14.201, 15.438, 16.855, 18.49, 20.391, 22.292],
      [729, 11.182, 12.137, 13.093, 14.174, 15.406, 16.819, 18.45, 20.35, 22.249],
      [730, 11.181, 12.137, 13.092, 14.173, 15.405, 16.817, 18.449, 20.349, 22.248],
      [731, 11.408, 12.379, 13.349, 14.445, 15.688, 17.108, 18.74, 20.631, 22.521],
      [732, 11.407, 12.378, 13.348, 14.444, 15.687, 17.107, 18.739, 20.629, 22.52],
      [760, 11.388, 12.357, 13.326, 14.419, 15.66, 17.077, 18.706, 20.592, 22.478],
      [800, 11.363, 12.329, 13.295, 14.386, 15.623, 17.036, 18.66, 20.541, 22.421],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000Head,
    gender: 'female',
    x: 'months',
    tolerance: 0.00005,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [0, 31.9302, 32.2509, 32.75949, 33.65187, 34.71156, 35.85124, 36.9535, 37.65138, 38.1211],
      [0.5, 33.38071, 33.68744, 34.17346, 35.02508, 36.03454, 37.11807, 38.16405, 38.82535, 39.27006],
      [36, 45.58284, 45.98061, 46.58417, 47.56976, 48.63342, 49.66656, 50.5722, 51.10387, 51.44519],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000WeightForLength,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.000005,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [45, 1.597029, 1.690594, 1.830303, 2.053702, 2.289758, 2.515339, 2.710847, 2.824861, 2.897809],
      [45.5, 1.702957, 1.792955, 1.928805, 2.149314, 2.386172, 2.615766, 2.817045, 2.935329, 3.011338],
      [103.5, 14.41278, 14.62739, 14.97676, 15.61869, 16.43469, 17.38804, 18.39868, 19.09143, 19.584],
    ],
  },
  {
    source: cdcInfant,
    table: cdc2000WeightForLength,
    gender: 'female',
    x: 'tableUnits',
    tolerance: 0.000005,
    percentiles: [3, 5, 10, 25, 50, 75, 90, 95, 97],
    rows: [
      [45, 1.613026, 1.695309, 1.824645, 2.047708, 2.305397, 2.573066, 2.822212, 2.974944, 3.07556],
      [45.5, 1.723754, 1.805223, 1.932851, 2.151844, 2.403257, 2.662836, 2.903176, 3.049956, 3.146436],
      [103.5, 14.13193, 14.33903, 14.68133, 15.32861, 16.19104, 17.2668, 18.50808, 19.43416, 20.13796],
    ],
  },
  {
    source: whoHeadByDay,
    table: who2006Head,
    gender: 'male',
    x: 'daysOfLife',
    tolerance: 0.0005,
    scores: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
    rows: [
      [1807, 44.741, 46.234, 47.727, 49.22, 50.713, 52.206, 53.699, 55.192, 56.685],
      [1825, 44.759, 46.253, 47.748, 49.242, 50.736, 52.23, 53.724, 55.218, 56.713],
      [1856, 44.788, 46.285, 47.781, 49.278, 50.775, 52.272, 53.769, 55.266, 56.763],
    ],
  },
  {
    source: 'Merker 2018, abstract: adult height 132 cm in boys and 124 cm in girls (whole cm)',
    table: merker2018Height,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.5,
    percentiles: [50],
    rows: [[20, 132]],
  },
  {
    source: 'Merker 2018, abstract: adult height 132 cm in boys and 124 cm in girls (whole cm)',
    table: merker2018Height,
    gender: 'female',
    x: 'tableUnits',
    tolerance: 0.5,
    percentiles: [50],
    rows: [[20, 124]],
  },
]

/** A score that another calculator, or a worked example, gives for a value. */
export interface PublishedScore {
  readonly source: string
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly x: PrintedX
  readonly at: number
  readonly value: number
  readonly score: number
  readonly tolerance: number
}

const pediTools =
  'PediTools, peditools.org/fenton2013 (two decimals); as kept in the tests of the Python package pretermgrowth'
const grellety = 'E. Grellety, worked example of the WHO procedure, doi 10.6084/m9.figshare.4294085 (0.048847178)'

const byDay = { source: pediTools, x: 'days', tolerance: 0.005 } as const

export const publishedScores: readonly PublishedScore[] = [
  { ...byDay, table: fenton2013Length, gender: 'male', at: 280, value: 54, score: 1.27 },
  { ...byDay, table: fenton2013Weight, gender: 'male', at: 280, value: 2.4, score: -2.71 },
  { ...byDay, table: fenton2013Head, gender: 'male', at: 280, value: 33, score: -1.44 },
  { ...byDay, table: fenton2013Length, gender: 'female', at: 277, value: 54, score: 1.71 },
  { ...byDay, table: fenton2013Weight, gender: 'female', at: 277, value: 2.4, score: -2.17 },
  { ...byDay, table: fenton2013Head, gender: 'female', at: 277, value: 33, score: -1.06 },
  {
    source: grellety,
    table: who2006Weight,
    gender: 'female',
    x: 'tableUnits',
    at: 365 / 365.25,
    value: 9,
    score: 0.048847,
    tolerance: 0.0005,
  },
]

/**
 * IOTF cut-offs: the body mass index at two years on the percentile that runs
 * through the adult cut-off at 18. T. J. Cole, T. Lobstein, Pediatr. Obes. 7
 * (2012) 284-294, revised cut-offs at 24 months (two decimals).
 */
export const iotfAtTwoYears: readonly {
  readonly gender: Gender
  /** By the body mass index at 18 years. */
  readonly cutOffs: readonly (readonly [adult: number, atTwo: number])[]
}[] = [
  {
    gender: 'male',
    cutOffs: [
      [16, 13.6],
      [17, 14.29],
      [18.5, 15.24],
      [25, 18.36],
      [30, 19.99],
      [35, 21.2],
    ],
  },
  {
    gender: 'female',
    cutOffs: [
      [16, 13.4],
      [17, 14.05],
      [18.5, 14.96],
      [25, 18.09],
      [30, 19.81],
      [35, 21.13],
    ],
  },
]

/**
 * The cut-offs first published: T. J. Cole et al., BMJ 320 (2000) 1240, table
 * 4 (two decimals); as kept in vsirisanthana/waist-to-hip-ratio. Those of 2012
 * are "virtually identical": within 0.2 kg/m².
 */
export const iotf2000: [age: number, male25: number, male30: number, female25: number, female30: number][] = [
  [2, 18.41, 20.09, 18.02, 19.81],
  [3, 17.89, 19.57, 17.56, 19.36],
  [4, 17.55, 19.29, 17.28, 19.15],
  [5, 17.42, 19.3, 17.15, 19.17],
  [6, 17.55, 19.78, 17.34, 19.65],
  [7, 17.92, 20.63, 17.75, 20.51],
  [8, 18.44, 21.6, 18.35, 21.57],
  [9, 19.1, 22.77, 19.07, 22.81],
  [10, 19.84, 24, 19.86, 24.11],
  [11, 20.55, 25.1, 20.74, 25.42],
  [12, 21.22, 26.02, 21.68, 26.67],
  [13, 21.91, 26.84, 22.58, 27.76],
  [14, 22.62, 27.63, 23.34, 28.57],
  [15, 23.29, 28.3, 23.94, 29.11],
  [16, 23.9, 28.88, 24.37, 29.43],
  [17, 24.46, 29.41, 24.7, 29.69],
  [18, 25, 30, 25, 30],
]
