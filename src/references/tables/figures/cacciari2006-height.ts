// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006HeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'o8Br9BJFADECGEGADNbvBnC/C3CboDoI0L+KuGJ1GpKlK/GjDJqB5CiF' },
    m: { per: 10, text: 'w3B70BJFHDAFDAAFADADAACCGEICFJNPLJJDHEH' },
    s: { per: 1000, text: 'kDnDAACAADCAAAAAAAAACACADDDFCDACCAACD' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'gwB5zBQQWUQQIEDNTZPIyBmDgE0D0BhBlD/DtDnChBHKQMOKJS' },
    m: { per: 10, text: 'w2B9zBFFFAHAFAHAADCAGCCAFJLNHJHDFDDAAAD' },
    s: { per: 1000, text: '2C1CDCDCDAAAAACDACDCDDADCDACACDCAADCA' },
  },
}
