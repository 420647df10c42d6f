// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bundak2006BmiFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 100, m: 100, s: 100 },
  male: '1YCCCCCCCCCCCCCCCCCCCCCCCC 17XmIiEwBTjBOlByBoD9BoFC4ChE0BpBf7D2D7CmCtCsC6B 2q/CiBcVbyBRZToDwCXtCvCCgCpBiDhFuFpF4DPnDoD 1QEACACDEACECADAADDACFADED',
  female: '1YCCCCCCCCCCCCCCCCCCCCCCCC 3lNCtBgE5CIUHjFuI7FeqE5FKwFnI0HrFwGxH0Fd0CrN 26hDnB0BF8BVKGQtC8DIdRPpB2BlCe5BCsBjBMwD 1cFDCACCACAAADAADDADAAAADD',
}
