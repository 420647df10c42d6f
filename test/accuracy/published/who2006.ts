import {
  who2006Bmi,
  who2006Head,
  who2006Height,
  who2006Weight,
  who2006WeightForHeight,
  who2006WeightForLength,
} from '../../../src/clinical/references/index.js'
import type { PrintedScore, PrintedTable } from './printed.js'

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
const whoWeightForLength =
  'WHO Child Growth Standards, weight-for-length percentiles, expanded tables tab_wfl_boys_p_0_2 and tab_wfl_girls_p_0_2; as kept in bartPrzybysz/gandouplot'
const whoBmi =
  'WHO Child Growth Standards, BMI-for-age z-scores by day, expanded table bfa-girls-zscore, on both sides of the step at day 731; as kept in Yannngn/pygrowthstandards'

export const who2006Values: readonly PrintedTable[] = [
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
    source: whoWeightForLength,
    table: who2006WeightForLength,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.0005,
    percentiles: [1, 90],
    rows: [
      [55, 3.748, 5.087],
      [60, 4.965, 6.68],
      [65, 6.039, 8.09],
      [70, 6.998, 9.378],
      [75, 7.885, 10.591],
      [80, 8.666, 11.645],
      [86, 9.776, 13.062],
    ],
  },
  {
    source: whoWeightForLength,
    table: who2006WeightForLength,
    gender: 'female',
    x: 'tableUnits',
    tolerance: 0.0005,
    percentiles: [75],
    rows: [
      [50, 3.566],
      [55, 4.842],
      [60, 6.252],
      [65, 7.536],
      [70, 8.684],
      [75, 9.729],
      [80, 10.724],
      [86, 12.186],
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
]

export const who2006Scores: readonly PrintedScore[] = [
  {
    source: 'E. Grellety, worked example of the WHO procedure, doi 10.6084/m9.figshare.4294085 (0.048847178)',
    table: who2006Weight,
    gender: 'female',
    x: 'tableUnits',
    at: 365 / 365.25,
    value: 9,
    score: 0.048847,
    tolerance: 0.0005,
  },
]
