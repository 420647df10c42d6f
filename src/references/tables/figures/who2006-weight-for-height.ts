// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightForHeight: Figures = {
  range: [65, 120],
  male: {
    x: { per: 10, text: '0oBhoBAAORADCDAFCCCILADDDCACGQRAAGCJADAADADCDEEAAAAFACCECGWjB' },
    l: { per: 10000, text: 'j8Gi8GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: 'ulxE7ysEjC3BsiDlzDjC/P2KvPjChboKwJoJysBj3BiDxItJzKuQ8CuRuwBo9Dx9DxCpCwqB2Nr5BmCnMyDkEtMqDpOkUnPmnBspB+EqFwF0F3kB2Ekbqcu0Boe+uCm1I1hN' },
    s: { per: 100000, text: 'yhQ9hQMGYJAAADFHAFHTFJFCCLDLXrBiCMMMYKMGKIAIHQHWcCEEGXAOOWMgBqEzG' },
  },
  female: {
    x: { per: 10, text: '0oBloBCACCEFFAEUZDADCDACACSCCEPDFFDDAADECDADCCAACCGMgB' },
    l: { per: 10000, text: 'zvHyvHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: 'kttEv9pEsLzC0KsK8Wzb/a3C2UkxDhnE9IyDrJ8QtK6C0R+C+R4vEgPyMmepqDpMjcvc5MpN4DgEjPsqBsZ3OsFtQsbsd8GmGkfigBw1C0nF61N' },
    s: { per: 100000, text: 'y5Rh6RFDDFHGCCJbgBEAEAEACCCEQQUFEAHADCCFMMHEJKKACIIawBkE' },
  },
}
