// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006WeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: '98B08BLFDEIOSUUQQIGCEAACGAELXrBjCnC/BlBHQe1B6C' },
    m: { per: 10, text: 'gIpHADAAACACCCCCCCAECCEECECFHJLHLFFAF' },
    s: { per: 1000, text: 'mIjIACACCACCAAADADDDDAFDFFDHADCECECDE' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 't9Bs9BHCKSUQSMEEAFDDKWoBoBMxBtDpErDrBOsBuBmBeSMAM' },
    m: { per: 10, text: '2HhHACDCACCACCAAEAEGEEEDLLNHJFDDADCDA' },
    s: { per: 1000, text: '+H3HCAEDEDAADADDADCDDHJJHAEEEGAEAACDC' },
  },
}
