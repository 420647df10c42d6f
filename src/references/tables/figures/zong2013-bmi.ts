// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013BmiFigures: Figures = {
  range: [0, 18],
  male: {
    x: { per: 12, text: 'ACAAAAACAACAAAGANMAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: 'H8EpGGIGINMICEADPAOFEECEAEAAACDCDAAADAAAAAAADCADC' },
    m: { per: 100, text: '2xCnmC3BzD7D7BXnBRDZUUEfIqD5CQIQMGEIICGEEEAEDADDAFDDDDDDAF' },
    s: { per: 10000, text: 'q0B7yBzBOEJPhBJIEOEDPQOQQQUUOKCCDJJLLNNJJJJFFFFDADDCD' },
  },
  female: {
    x: { per: 12, text: 'ACAAAAACAACAAAGANMAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: '5CyDhBAAACHCCFCACHCNQACACCDCAACDAAACDAAAAAAAAAAAAA' },
    m: { per: 100, text: 'oxC5nCpB/CxCxBfhBhBLXaUEVYgChCGGEIGCIGGKIKEIGCCDAFHFHHHFFDA' },
    s: { per: 10000, text: '82Bh5BsCFJHHTCICOECFKAOUMGECGCGECFDHLLLLHJFHDDDADAAA' },
  },
}
