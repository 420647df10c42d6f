// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightForHeightFigures: Figures = {
  range: [65, 120],
  male: {
    x: { per: 10, text: '0oBhoBAAORADCDAFCCCILADDDCACGQRAAGCJADAADADCDEEAAAAFACCECGUf' },
    l: { per: 10000, text: 'j8Gi8GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: 'ulxE7ysEjC3BsiDlzDjC/P2KvPjChboKwJoJysBj3BiDxItJzKuQ8CuRuwBo9Dx9DxCpCwqB2Nr5BmCnMyDkEtMqDpOkUnPmnBspB+EqFwF0F3kB2Ekbqcu0Boe+uCu8HlwL' },
    s: { per: 100000, text: 'yhQ9hQMGYJAAADFHAFHTFJFCCLDLXrBiCMMMYKMGKIAIHQHWcCEEGXAOOWMgB+D7F' },
  },
  female: {
    x: { per: 10, text: '0oBloBCACCEFFAESXDADCDACCASCCEPDFFDDAADEADCDCAAEDEAKQF' },
    l: { per: 10000, text: 'zvHyvHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: 'kttEv9pEsLzC0KsK8Wzb/a3C2UwlD37D/IuDpJ6QpK4C0RsS+C4vEgPyMmepqDpMjcvc5MpN4DgEjPsqBiF5PyZrQkbgG4Fm2BhS24B4GsqE29G1yB' },
    s: { per: 100000, text: 'y5Rh6RFDDFHGCCJZeEAEAEAAECEQQUFEAHADCCFMGJMJKCAQHSDqBiCR' },
  },
}
