/** Of the weight at birth, lost in the first days: more than a tenth (NICE NG75, 1.1.2). */
export const earlyLoss = 0.1
