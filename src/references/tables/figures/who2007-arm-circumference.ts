// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007ArmCircumferenceFigures: Figures = {
  range: [0.24914442162902123, 5.08145106091718],
  male: {
    x: { per: 365.25, text: '2FrFEAAADCCADCACAECECCIEMsBajBJETWeGfJEGUWuByBiCwLxU' },
    l: { per: 10000, text: '61H97HzBKKMgBTTKcRIRIhBLbHHzBNnChI/CwHoCCoD3CrDCuEqBDL3B5B5DxDrE7Z0yB' },
    m: { per: 10000, text: '2nnIl7lI2LvDxDxDxIoCoB9D/GY/CCjDyB1BLvCnCWzB0B8LoJ5Gc2FhFmPiV+DxU7H3BlBqEuEmN8NkSy3Dj1G' },
    s: { per: 100000, text: 'kzOvyOEDAAFCCDFCADACDADDADAGDFFEDIQQDCKKWYuB0BmCkLxT' },
  },
  female: {
    x: { per: 365.25, text: '2FpFCDCCDCACAAEEEDECGIY4BvBRADCJSDWWhBJFOkB+BKsBkCkDjFnH' },
    l: { per: 10000, text: 'rsDqsDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: 'qs+Hv28H8D5K2CiB/JanEA7DtDmCaJlGNvCHK2GiWrPlEiD2BgEzCsPyB0T8RtcpKnHkEiQ6e4EsT+hBi5Br4Cl1D' },
    s: { per: 100000, text: 'skQ7jQCFCAFAAAFADDHDHHJLb5BuBUIKKKIKSYDEESsB0CmBuCqDoEtHvJ' },
  },
}
