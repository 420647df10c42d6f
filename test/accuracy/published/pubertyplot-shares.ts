import type { Gender, StagedSign } from '../../../src/ground/model/patient.js'

export const sharesSource =
  'Ooms J, van Buuren S. pubertyplot: stage line diagrams by the Dutch references of 1997 (pub.ref.1997.txt), R package, MIT licence'

/** A column of the authors' file: the sign and the value from which it counts; of menarche the event. */
export interface ShareColumn {
  readonly gender: Gender
  readonly sign: StagedSign | 'menarche'
  readonly begins: number
}

const tanner = (gender: Gender, sign: StagedSign): ShareColumn[] =>
  [2, 3, 4, 5].map((begins) => ({ gender, sign, begins }))

export const shareColumns: readonly ShareColumn[] = [
  ...tanner('male', 'genitalStage'),
  ...tanner('male', 'pubicHairStage'),
  ...[3, 4, 8, 12, 16, 20, 25].map((begins): ShareColumn => ({ gender: 'male', sign: 'testicularVolumeMl', begins })),
  ...tanner('female', 'breastStage'),
  ...tanner('female', 'pubicHairStage'),
  { gender: 'female', sign: 'menarche', begins: 2 },
]

/** Age in years, then children of 10,000 who have reached each column. */
export const sharesByAge: readonly (readonly number[])[] = [
  [9, 1914, 198, 1, 0, 863, 15, 0, 0, 4033, 1281, 311, 44, 2, 2, 0, 980, 75, 6, 3, 628, 40, 12, 4, 90],
  [10, 2858, 340, 7, 1, 1762, 84, 2, 3, 4884, 2187, 543, 125, 8, 8, 1, 2907, 416, 52, 17, 2045, 304, 76, 24, 162],
  [
    11.5, 5108, 1267, 139, 17, 4382, 867, 90, 40, 7868, 5305, 1688, 648, 74, 73, 13, 7573, 3479, 1043, 235, 6563, 3493,
    1167, 350, 736,
  ],
  [
    13, 9088, 5452, 1983, 342, 8454, 5387, 2284, 587, 9652, 8942, 5856, 3159, 615, 598, 129, 9740, 8787, 5563, 1913,
    9575, 8623, 6148, 2860, 4413,
  ],
  [
    14.25, 9884, 8688, 6091, 2169, 9701, 8672, 6725, 2885, 9936, 9819, 8930, 6586, 2447, 2389, 624, 9947, 9858, 8726,
    4835, 9927, 9802, 8960, 6066, 8106,
  ],
  [
    16, 9993, 9837, 9296, 6513, 9957, 9860, 9645, 7654, 9995, 9993, 9881, 9318, 6140, 5909, 2316, 9987, 9986, 9687,
    7009, 9987, 9981, 9862, 8110, 9702,
  ],
  [
    18, 10000, 9979, 9865, 8037, 9992, 9989, 9962, 9350, 10000, 10000, 9988, 9698, 7145, 6926, 3506, 9996, 9998, 9893,
    8188, 9997, 9998, 9971, 9079, 9940,
  ],
  [
    20.75, 10000, 9998, 9972, 9503, 9999, 10000, 9999, 9888, 10000, 10000, 10000, 9883, 8212, 7977, 5087, 9999, 10000,
    9973, 9531, 9999, 10000, 9993, 9680, 9990,
  ],
]
