/** One of the models: an intercept, a coefficient for each input, and the root mean square of its errors, cm. */
export interface BlumModel {
  readonly model: number
  readonly intercept: number
  /** cm for each year of age. */
  readonly age: number
  readonly height: number
  /** 1 for boys, 2 for girls. */
  readonly sex: number
  readonly parentsMean?: number
  readonly mother?: number
  readonly father?: number
  /** Of bone age divided by age. */
  readonly boneAgeRatio?: number
  /** cm for each kg. */
  readonly birthWeight?: number
  readonly rmse: number
}

/** Table of the paper, its models 1 to 10. */
export const blumModels: readonly BlumModel[] = [
  {
    model: 1,
    intercept: 63.3339,
    age: -2.9595,
    height: 0.7256,
    parentsMean: 0.3173,
    boneAgeRatio: -13.0399,
    birthWeight: 1.2695,
    sex: -6.2213,
    rmse: 3.16,
  },
  {
    model: 2,
    intercept: 62.1795,
    age: -2.9892,
    height: 0.7328,
    parentsMean: 0.3442,
    boneAgeRatio: -12.6821,
    sex: -6.3021,
    rmse: 3.3,
  },
  { model: 3, intercept: 50.3654, age: -2.6372, height: 0.6408, parentsMean: 0.3986, sex: -5.9171, rmse: 3.46 },
  {
    model: 4,
    intercept: 80.3645,
    age: -3.4309,
    height: 0.8241,
    mother: 0.2242,
    boneAgeRatio: -15.1678,
    birthWeight: 1.2688,
    sex: -10.2474,
    rmse: 3.2,
  },
  {
    model: 5,
    intercept: 83.4866,
    age: -3.4717,
    height: 0.8374,
    mother: 0.2234,
    boneAgeRatio: -14.7156,
    sex: -10.6257,
    rmse: 3.36,
  },
  { model: 6, intercept: 75.8792, age: -3.1944, height: 0.7581, mother: 0.2449, sex: -10.9519, rmse: 3.57 },
  {
    model: 7,
    intercept: 93.2475,
    age: -3.402,
    height: 0.8239,
    father: 0.1203,
    boneAgeRatio: -14.2739,
    birthWeight: 1.6156,
    sex: -10.034,
    rmse: 3.34,
  },
  {
    model: 8,
    intercept: 94.2381,
    age: -3.5784,
    height: 0.8759,
    father: 0.1348,
    boneAgeRatio: -14.2476,
    sex: -10.5319,
    rmse: 3.49,
  },
  { model: 9, intercept: 84.36, age: -3.2207, height: 0.7623, father: 0.1775, sex: -10.8759, rmse: 3.68 },
  { model: 10, intercept: 110.8863, age: -4.125, height: 0.9661, boneAgeRatio: -16.0541, sex: -10.4331, rmse: 3.58 },
]
