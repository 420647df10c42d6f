// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const hooverfong2021HeadFigures: Figures = {
  range: [0, 5],
  male: {
    x: { per: 1000000, text: 'Aq4iFCDACDACDACDHUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUV' },
    l: { per: 10000, text: '65H6cl3IlgE9nC5uCzoBqfy1BkvDssD86C6rBwjCwG/kB/4B7/Bt+B9zBtuBrd3UA+T8fqmBomBqhBickSuJrDjGhH/FwC+E9BsCkJsEsEuGyF0JuP4P+NoGlVKmN+K6IiHqG8F8FmGwG' },
    m: { per: 10000, text: '8qsWxg8U3sG54F/3GtvF5mEt0Dr7C1+Blc3d/rB3Xxb3ZhUxH7MpQrFpI0ChO9H/IhCpHgFtC3X/BehG5ImJzGUOafa/EhBnDxB5HgUiHtInU2L1DWrE4EhDaiClDlC' },
    s: { per: 100000, text: '2oMvqOqY4NiIsHiF4DyC2BeQEFJPTXXXRJHGOWUSUUMICGCHPJFJJFFFHFHFJJLFCGFTLNJLL' },
  },
  female: {
    x: { per: 1000000, text: 'Aq4iFCDACDACDACDHUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUVAUV' },
    l: { per: 10000, text: 'jysB49mD13a91O3tI70F3wHhwD1doBy6B8mCgoCy0CkxBkkBwVoI1C3M7RrOpSvahcnX3PrLpI9EH2E2LiRqQmI+CkD0E6GoGiFiEgBqCoFoHsKiMqJsLsRgNkLyKgKsJgJyImI0H' },
    m: { per: 10000, text: 'q4+V30wU5gF5rF32G5gFhoE5sDj5C12BntBlmBhjBnYlTzRzgBxNjHzIhSxKpG5HlKhF9FjMlI1ImF8BpG5DgFZHiB9D7D6GzGrC3D4R1G9HtGqPlHpCWmBDhBCxCkD/B9IrH' },
    s: { per: 100000, text: 'y9Kl6MwawOuI8IyEmCJlBpCrC3BXEamBwB0ByBsBaELbtB1BpBNKiBoBkBYCPbTPPNLPTRRJPPPRPRRNPLJNJL' },
  },
}
