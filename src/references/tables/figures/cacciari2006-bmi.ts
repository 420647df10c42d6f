// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006BmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'zoH4uHgBAPRLFGQUccaWSKDJVjBtB3B/BhClC7B1BnBZPAK/DuC' },
    m: { per: 10, text: 'qKzKECCAACACDCCDCACDCAAADCDDAAADAADCA' },
    s: { per: 1000, text: 'oFlFCDCACDCACDEDACDDDDAFFAAFCDCAAACFE' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'vrF0hF2HkF+CwBKFRZVVHKcwB2BsBWdvChEzErE9CjBOuB2B0BoBaWGS' },
    m: { per: 10, text: 'iKpKEACCAACDCACDCACAACDDADADADACDAAAA' },
    s: { per: 1000, text: '0G5GGCCAAAAAACAAACADFDHDDDAAEACCACDCA' },
  },
}
