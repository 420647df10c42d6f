// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height26Figures: Figures = {
  range: [0, 4],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '4/Fv+FCDCDDEDAAAAAD6HHLDLJHLHJLtGuNlBfhBbXZTRPPNLJJJHHqETRLLJLHHJFFqa9DjDrC' },
    s: { per: 1000000, text: 'ot9Gv9+GzBcQ6CY3B2CrBuCrBuCQS1nH4Y2bmPoUwQsNiOyK4L+IqoDxpGiiBmZqYiS2O0N0KiJ8GoHuFwE4DwEuC8C2B9KuHmEmEoD8B+CoBgCauBY+WuNoHwE' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '0/Fr+FAAADCADAAACFCqHJLHJJJJJFL7FqMdbZbTTRRPLNJLHHJFqERPNLLHJJFHHmbhEhDtC' },
    s: { per: 1000000, text: '0u6F178FgBgDgB2Ed6CyC2CpB0E7C4FenhJm1BssBigBic8VmV4O6O0K6L20CnhFigByYyS2PmM+J0H+H+F+D+DgDmEuBmCyCaxE6DoD0DuBuB0BgBgBmBFuBukBoKuFqD' },
  },
}
