import type { ChartRequest } from '../../src/charts/chart-request.js'
import { sheetTypes } from '../../src/charts/sheet/sheet-data.js'
import type { GrowthOptions } from '../../src/clinical/growth/growth-options.js'
import { type AnyChartType, anyChartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { optionsOfType, patientOfType } from '../../test/charts/patient-of-type.js'
import { hanna, jakob, mira } from '../../test/fixtures/children.js'
import { konstantin } from '../../test/fixtures/sheet-children.js'

/** A PDF to be judged. */
export interface PdfRequest {
  readonly name: string
  readonly patient: Patient
  readonly request: ChartRequest & { readonly format: 'Pdf' | 'PdfAndData' }
  readonly options?: GrowthOptions
}

const nameless: Patient = { gender: 'female', dateOfBirth: '2015-05-05' }

/** One of each kind, with many visits, none, references below the chart, and another theme. */
export function samplePdfs(): readonly PdfRequest[] {
  return [
    { name: 'chart', patient: jakob, request: { type: 'Height', format: 'Pdf' } },
    {
      name: 'references',
      patient: mira,
      request: { type: 'HeightWithTurnerSyndrome', format: 'Pdf', references: true },
    },
    { name: 'empty', patient: nameless, request: { type: 'Bmi', format: 'PdfAndData', theme: 'greyscale' } },
    { name: 'many-visits', patient: hanna, request: { type: 'Height', format: 'PdfAndData' } },
    { name: 'sheet', patient: konstantin, request: { type: 'Height', format: 'Pdf', layout: 'sheet' } },
    { name: 'sheet-and-data', patient: konstantin, request: { type: 'Height', format: 'PdfAndData', layout: 'sheet' } },
  ]
}

/** Every type as a chart and as a sheet, without and with the pages of data. */
export function everyPdf(): readonly PdfRequest[] {
  return [...samplePdfs(), ...anyChartTypes.flatMap(pdfsOfType)]
}

function pdfsOfType(type: AnyChartType): PdfRequest[] {
  const layouts = sheetTypes.includes(type) ? (['chart', 'sheet'] as const) : (['chart'] as const)
  return layouts.flatMap((layout) =>
    (['Pdf', 'PdfAndData'] as const).map((format) => ({
      name: `${type}-${layout}-${format}`,
      patient: patientOfType(type),
      request: { type, format, layout },
      options: optionsOfType(type),
    })),
  )
}
