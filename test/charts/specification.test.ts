import { expect, it } from 'vitest'
import { chartFormats } from '../../src/charts/chart-request.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import { words } from '../fixtures/words.js'

// Clients of the service ask by these names; more may come, none may go.
it('every type of the service is there', () => {
  expect(chartTypes).toEqual(
    expect.arrayContaining(
      words(`
      Height HeightWithTurnerSyndrome HeightWithNoonanSyndrome HeightWithAchondroplasia BmiWithAchondroplasia
      HeadWithAchondroplasia WeightWithAchondroplasia LegWithAchondroplasia SitWithAchondroplasia
      SitHeightRatioWithAchondroplasia HeightWithTrisomy21 BmiWithTrisomy21 HeadWithTrisomy21 WeightWithTrisomy21
      WeightLengthWithTrisomy21 Bmi Weight WeightLength Head Leg Sit SitLegRatio HeightPremature
      HeightPrematureCombined WeightPremature WeightPrematureCombined HeadPremature HeadPrematureCombined
    `),
    ),
  )
})

it('every format of the service is there', () => {
  expect(chartFormats).toEqual(
    expect.arrayContaining(['Jpg', 'Png', 'Svg', 'Html', 'Json', 'Xml', 'Csv', 'Pdf', 'PdfAndData']),
  )
})
