// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs4WeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '4pEl1FW6BmDkEyEoE8DsDiDkD8C4CwCiC2B2ByB4B4B6B6B0BuBqBiBcUOIECHDFD' },
    m: { per: 1000, text: 'mgUvjSjChElFzFzExB8B4D4D0CgBFRI0BgD2D8D8DkEkEkEyD0CqBHxBhD/D7EpFrF9ExDxB' },
    s: { per: 100000, text: '29oBrhpBqCmFuGuGqFmEgDwC6CqD+DiE0D8C4BOlB1CrEvFpGxGnG7FzFzFxF1FrF5EhEpDtCtBV' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '0lItyJ7EhIpFYsFyHsImJqK6KgK8HwFsD6BYQUkB8BiCkC8BkBMZ/B7C3DpEvEtE5D1CjB' },
    m: { per: 1000, text: 'msTvyRxB1CrD5D3DtCL0B0C+C4CuCmCiCuC+CoDqD6CoCmBEbzBpC5ClDzD3D9D9D3DjDpCf' },
    s: { per: 100000, text: '6roB3noBmBgDiEmF6F8FiF4D0CgCgCgC4BeDlBhC7CzDxEzFzGnHpH/GvG5FlFxE7DnDlCrBRF' },
  },
}
