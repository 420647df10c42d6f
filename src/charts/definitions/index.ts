import type { ChartDefinition } from '../chart-definition.js'
import type { ChartType } from '../chart-types.js'
import { bmi } from './bmi.js'
import { bmiWithAchondroplasia } from './bmi-with-achondroplasia.js'
import { bmiWithTrisomy21 } from './bmi-with-trisomy21.js'
import { head } from './head.js'
import { headPremature } from './head-premature.js'
import { headPrematureCombined } from './head-premature-combined.js'
import { headWithAchondroplasia } from './head-with-achondroplasia.js'
import { headWithTrisomy21 } from './head-with-trisomy21.js'
import { height } from './height.js'
import { heightPremature } from './height-premature.js'
import { heightPrematureCombined } from './height-premature-combined.js'
import { heightWithAchondroplasia } from './height-with-achondroplasia.js'
import { heightWithNoonanSyndrome } from './height-with-noonan-syndrome.js'
import { heightWithTrisomy21 } from './height-with-trisomy21.js'
import { heightWithTurnerSyndrome } from './height-with-turner-syndrome.js'
import { leg } from './leg.js'
import { legWithAchondroplasia } from './leg-with-achondroplasia.js'
import { sit } from './sit.js'
import { sitHeightRatioWithAchondroplasia } from './sit-height-ratio-with-achondroplasia.js'
import { sitLegRatio } from './sit-leg-ratio.js'
import { sitWithAchondroplasia } from './sit-with-achondroplasia.js'
import { weight } from './weight.js'
import { weightLength } from './weight-length.js'
import { weightLengthWithTrisomy21 } from './weight-length-with-trisomy21.js'
import { weightPremature } from './weight-premature.js'
import { weightPrematureCombined } from './weight-premature-combined.js'
import { weightWithAchondroplasia } from './weight-with-achondroplasia.js'
import { weightWithTrisomy21 } from './weight-with-trisomy21.js'

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
