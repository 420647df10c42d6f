import type { Gender } from '../../../ground/model/patient.js'
import type { Curve } from '../curve.js'
import { publicDomain } from '../declare-table.js'
import { lazyBySex } from '../figures.js'
import { withHalfNormalTail } from '../half-normal-curve.js'
import type { Publication, ReferenceTable } from '../table.js'
import { cdc2000Bmi } from './cdc2000.js'

const cdc2022: Publication = {
  shortName: 'CDC',
  year: 2022,
  citation:
    'Hales CM, Freedman DS, Akinbami L, Wei R, Ogden CL. Evaluation of alternative body mass index (BMI) metrics to monitor weight status in children and adolescents with extremely high BMI using CDC BMI-for-age growth charts. Vital Health Stat 2. 2022;(197):1-42.',
  doi: '10.15620/cdc:121711',
  population: {
    de: 'USA, nationale Erhebungen 1963–1994; oberhalb von P95 1963–2016',
    en: 'USA, national surveys 1963–1994; above P95 1963–2016',
  },
  rights: publicDomain,
}

/** σ above the 95th percentile as a polynomial of age in years: constant, linear, quadratic. */
const sigmaCoefficients: { readonly [gender in Gender]: readonly [number, number, number] } = {
  male: [0.3728, 0.5196, -0.0091],
  female: [0.8334, 0.3712, -0.0011],
}

/**
 * Body mass index by age, 2 to 20.04 years: {@link cdc2000Bmi} up to the 95th
 * percentile, above it the CDC's half-normal distribution of 2022, made for
 * children with obesity. USA, national surveys 1963–2016.
 */
export const cdc2022Bmi: ReferenceTable = extendBmi()

/* @__NO_SIDE_EFFECTS__ */
function extendBmi(): ReferenceTable {
  return {
    ...cdc2000Bmi,
    id: 'cdc2022-bmi',
    source: 'cdc2022',
    distribution: 'half-normal',
    publications: [cdc2022, ...cdc2000Bmi.publications],
    limits: {
      de: 'Bis P95 wie CDC 2000, darüber halbnormal verteilt. Das CDC begrenzt den SDS auf 8,21.',
      en: 'CDC 2000 up to P95, half-normal above. The CDC caps the score at 8.21.',
    },
    curve: lazyBySex(extendCurve),
  }
}

function extendCurve(gender: Gender): Curve | undefined {
  const curve = cdc2000Bmi.curve(gender)
  return curve && withHalfNormalTail(curve, Float64Array.from(sigmaCoefficients[gender]))
}
