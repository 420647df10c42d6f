import { bmi } from '../definitions/bmi.js'
import { bmiWithAchondroplasia } from '../definitions/bmi-with-achondroplasia.js'
import { bmiWithTrisomy21 } from '../definitions/bmi-with-trisomy21.js'
import { head } from '../definitions/head.js'
import { headPremature } from '../definitions/head-premature.js'
import { headPrematureCombined } from '../definitions/head-premature-combined.js'
import { headWithAchondroplasia } from '../definitions/head-with-achondroplasia.js'
import { headWithTrisomy21 } from '../definitions/head-with-trisomy21.js'
import { height } from '../definitions/height.js'
import { heightPremature } from '../definitions/height-premature.js'
import { heightPrematureCombined } from '../definitions/height-premature-combined.js'
import { heightWithAchondroplasia } from '../definitions/height-with-achondroplasia.js'
import { heightWithNoonanSyndrome } from '../definitions/height-with-noonan-syndrome.js'
import { heightWithTrisomy21 } from '../definitions/height-with-trisomy21.js'
import { heightWithTurnerSyndrome } from '../definitions/height-with-turner-syndrome.js'
import { leg } from '../definitions/leg.js'
import { legWithAchondroplasia } from '../definitions/leg-with-achondroplasia.js'
import { sit } from '../definitions/sit.js'
import { sitHeightRatioWithAchondroplasia } from '../definitions/sit-height-ratio-with-achondroplasia.js'
import { sitLegRatio } from '../definitions/sit-leg-ratio.js'
import { sitWithAchondroplasia } from '../definitions/sit-with-achondroplasia.js'
import { weight } from '../definitions/weight.js'
import { weightLength } from '../definitions/weight-length.js'
import { weightLengthWithTrisomy21 } from '../definitions/weight-length-with-trisomy21.js'
import { weightPremature } from '../definitions/weight-premature.js'
import { weightPrematureCombined } from '../definitions/weight-premature-combined.js'
import { weightWithAchondroplasia } from '../definitions/weight-with-achondroplasia.js'
import { weightWithTrisomy21 } from '../definitions/weight-with-trisomy21.js'
import type { ChartDefinition } from './chart-definition.js'
import type { ChartType } from './chart-types.js'

/** Every type of chart. */
export const chartDefinitions: { readonly [type in ChartType]: ChartDefinition } = {
  Height: height,
  HeightWithTurnerSyndrome: heightWithTurnerSyndrome,
  HeightWithNoonanSyndrome: heightWithNoonanSyndrome,
  HeightWithAchondroplasia: heightWithAchondroplasia,
  BmiWithAchondroplasia: bmiWithAchondroplasia,
  HeadWithAchondroplasia: headWithAchondroplasia,
  WeightWithAchondroplasia: weightWithAchondroplasia,
  LegWithAchondroplasia: legWithAchondroplasia,
  SitWithAchondroplasia: sitWithAchondroplasia,
  SitHeightRatioWithAchondroplasia: sitHeightRatioWithAchondroplasia,
  HeightWithTrisomy21: heightWithTrisomy21,
  BmiWithTrisomy21: bmiWithTrisomy21,
  HeadWithTrisomy21: headWithTrisomy21,
  WeightWithTrisomy21: weightWithTrisomy21,
  WeightLengthWithTrisomy21: weightLengthWithTrisomy21,
  Bmi: bmi,
  Weight: weight,
  WeightLength: weightLength,
  Head: head,
  Leg: leg,
  Sit: sit,
  SitLegRatio: sitLegRatio,
  HeightPremature: heightPremature,
  HeightPrematureCombined: heightPrematureCombined,
  WeightPremature: weightPremature,
  WeightPrematureCombined: weightPrematureCombined,
  HeadPremature: headPremature,
  HeadPrematureCombined: headPrematureCombined,
}
