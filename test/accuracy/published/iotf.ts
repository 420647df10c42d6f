import type { Gender } from '../../../src/ground/model/patient.js'

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
