// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  text: 'qCCICCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCI+i1B1hGzHgOkTjN9epNwHiJqD6EiHgB5EzExBOUKbnB5BnBE0BoCmCwBKCLNHNZCIqm/Eq1GzDRiBjDoB0DY3BlCdOccQKMNf3BhBdAYWSODKEMUaSgBIIq1R2B4BoCpBhC1BFSsBagBACNNLDHEAIDAADEHKFEFAAHAHqCKIul4BjvJsOukBmEratlB3a5DqXujBwXsB7MzO5GjBtC5DawFoF6CWNzBzBnCtBjBKwBmC0BoBQDI4h8E22GxEjByDhBvBHV/BX0BqD8CQ1BjCpClBlBNLMUmBmBgBmBSEFPZFAMSIg+RsGMgBHxBfKkBSEDERLhBPASecQMFDPFNJFLCJEJGD',
}
