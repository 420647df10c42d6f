// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: '1ICCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 4+i1B1hGzHgOkTjN9epNwHiJqD6EiHgB5EzExBOUKbnB5BnBE0BoCmCwBKCLNHNZC 4qm/Eq1GzDRiBjDoB0DY3BlCdOccQKMNf3BhBdAYWSODKEMUaSgBI 4q1R2B4BoCpBhC1BFSsBagBACNNLDHEAIDAADEHKFEFAAHAH',
  female: '1ICCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 4ul4BjvJsOukBmEratlB3a5DqXujBwXsB7MzO5GjBtC5DawFoF6CWNzBzBnCtBjBKwBmC0BoBQD 44h8E22GxEjByDhBvBHV/BX0BqD8CQ1BjCpClBlBNLMUmBmBgBmBSEFPZFAMS 4g+RsGMgBHxBfKkBSEDERLhBPASecQMFDPFNJFLCJEJGD',
}
