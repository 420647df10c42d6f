// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  text: 'qCCICCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCIy1hBqlC3sBzoBy9B0cxP5M1E3OhXzM8EyR2SqKF9GrIjG/CVgB4BqC0B2BKECNTvBfTkB6BI28gFo9G9GxE4J+BvFrEFwBiBFFYcSHJLXnBnBvBNMYacWQIMEWacKIsxS9PyEmFxFrCZjBMmCuCiCHbtBHDDFJAEGDHGAMKFMHAJPDPqCKI015B1sHsNgdjD7dpc/EsOoVmRmG3C5CjD1H7NzN9GiEmL8LqHkCxBvCzCtBbAESKAOYeI65/E+mGzEpBqFqB1CxDpCRkB+BmBgBHd7BxBZEQcOMEUgBwBYMXdZJLIEIwiQ4YzBjBqBHdFIgBSEEFJZLREKIOODAHAJHDJAEFGHF',
}
