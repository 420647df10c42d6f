// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5OralWeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '+jCz3DiC4FkKwN+OgO2KwGyCZlD9EhG5G1HtItIvH/EX6EwKoOkPkNqJmEhB3ErGlG5E5CnBL' },
    m: { per: 1000, text: 'w/S9pRZzBhCxC9ChD9ClCtBPKiBuB8BgCkC8ByBuBkBkBgBaYSIFPfxB/BrCnC5Bb' },
    s: { per: 100000, text: 'kguB9vtBGWgBeeSDRddbNEScaUGRbnBpBlBnBvB7BtC5ChD9C5CtClCtBX' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '2gEn/EuCiFiGyFwE0D6CoC0BkBSALVXfddZRHAIKMIGIIMOMOIE' },
    m: { per: 1000, text: 'qsSv4QdjC3C7CzC5BlBTJCKUeqBwB2B2BuBoBaMDNXbjBfnBnBnBrBpBlBZL' },
    s: { per: 100000, text: 'unwBlkwBUuByCiD6C4BeSeqB0B+BgCgCyBWR1B3CzDjEtErE9D1DnD3CrChC3BrBjBZRH' },
  },
}
