// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { SkewTFigures } from '../../skew-t-table.js'

export const intergrowth21WeightFigures: SkewTFigures = {
  range: [33, 42.857142857142854],
  male: {
    x: { per: 14, text: '8c5cAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    mu: { per: 1000000, text: 'qzq0D7x8xDxfpf/e5evepehe5dxdndjd9czcrcnc/b1bxbrbjb7a3axalala9Z3ZvZrZjZ9Y7YxYtYnYjY5X5XvXtXnX/W9W3WvWvWnWjW9V5VzVvVrVnVhV7U5U1UtUrUnUjU9T5T3TvTvTpT' },
    sigma: { per: 10000000, text: 'q951H/o/1HqCoCoCoCiCmCiCiCgC+BgC8B8B6B8B2B6B2B4B0B0B0ByByBwByBuBuBwBsBsBsBqBsBoBqBqBmBmBoBmBkBmBkBkBkBgBkBiBgBgBiBegBgBcgBceccccaacaY' },
    nu: { per: 1000000, text: '6l7iC7l7iCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    tau: { per: 100000, text: 'm1ioDn1ioDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
  female: {
    x: { per: 14, text: '8c5cAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    mu: { per: 1000000, text: 'khztD/vjrDA3kBtkBnkB9jBxjBpjB/iB5iBriBliB/hBzhBthBhhB9gBvgBtgBjgB7fxftfjf5e3etene9d3dxdndjd9c1ctcnchc7bzbtbpb/a9azavapaja9Z3ZxZrZnZhZ7Y1YxYrYlY/X9X1XzXpXpXhX9W5WzW' },
    sigma: { per: 10000000, text: 'w9+0Gr4u0GEtFrFrFnFnFjFjF9E/E7E5E3E3EzEzEvEvEtEpErEnElElEhEjE/D7D/D5D7D3D1D1D1DxDxDvDtDvDpDrDpDpDlDlDjDlD/CjD/C9C9C9C7C5C7C3C1C3C3CxC1CxCxCxCvCvC' },
    nu: { per: 1000000, text: 'm44kCn44kCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    tau: { per: 100000, text: '0q/3D1q/3DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
}
