/** A weight at birth is given in grams, in reference tables in kilograms. */
export const gramsPerKilogram = 1000

/** Heights are given in centimetres, the body mass index is by square metres. */
export const squareCmPerSquareM = 10_000
