// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const neyzi2006HeightFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 1, m: 10, s: 1000 },
  male: '1YCCCCCCCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAAAAAAAA 2woC4BDAADACCCICAAGAFJPNNHHAD 1wCCACAACAACCCEEADFHFFFDADD',
  female: '1YCCCCCCCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAAAAAAAA 28nC+BFADAFCGKMCPRPLLFFFDDDCA 1uCCCCACCCECDFHHDDADAAAAAAA',
}
