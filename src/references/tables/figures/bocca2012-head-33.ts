// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head33Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'ogG3/FACAADEDACDCDCiEADJHLJJJHJ1CsFXPPNJJLFJHHFHDHDFgBNJJHH' },
    s: { per: 1000000, text: 'wzmDx7nDKkBKoCmD5BmDGZkDZiDXrsE6d+YiS6R+KoL+I2GuH4C8b9uB4OsH8GyEyDqD0Dc2ByCkBakBKkB2BVyJsDC0CJqC' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'm8F17FAACDCADCCFEDAgEDDHLJJJJJFxC+ETPLNJHJJFFJDFHAHDkBLJHHF' },
    s: { per: 1000000, text: '6h+Cv9+C9BqE9CmDbGiBoBX8B1BiDEzyDgW8OmP0LoK4H8IiF2EkFyc9xBgO2KyHkGuD8FmD0B2DU+CKW6DzBwCIgR+C4DamCM' },
  },
}
