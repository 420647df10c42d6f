/** All tests run in this zone, which has summer time. */
export const zoneOfAllTests = 'Europe/Vienna'

/** The date tests run in these as well: UTC itself, 13 hours before it (Apia skipped a day in 2011), and 3½ hours behind it. */
export const otherZones = ['UTC', 'Pacific/Apia', 'America/St_Johns']

/** Where `src` asks JavaScript for a date: only there could a time zone matter. All else counts days, which test/ground/model proves. */
export const readsDates = {
  'clinical/growth/growth-options.ts': 'today by the local clock',
  'ground/model/day-in-zone.ts': 'the day of an instant in a zone',
  'doors/fhir/read/record-resources.ts': 'which of two versions of a resource is the newer',
  'doors/http/query/query-parameters.ts': 'whether a zone exists',
  'shown/render/pdf/chart-document.ts': 'the date of a PDF',
  'command/batch/write/parquet-output.ts': 'dates of Parquet',
}

/** The date tests: days and ages, and whoever calls one of the files above. */
export const dateTests = [
  'test/time-zones.test.ts',
  'test/ground/model/*.test.ts',
  'test/clinical/growth/*.test.ts',
  'test/clinical/assessment/calculate-patient.test.ts',
  'test/clinical/assessment/clocks.test.ts',
  'test/command/run.test.ts',
  'test/command/batch/files.test.ts',
  'test/clinical/course/compare-visits.test.ts',
  'test/errors/unknown-options.test.ts',
  'test/doors/fhir/patient-from-fhir.test.ts',
  'test/doors/fhir/records-of-others.test.ts',
  'test/doors/fhir/whose-record.test.ts',
  'test/doors/http/growth-operation.test.ts',
  'test/doors/http/growth-parameters.test.ts',
  'test/ground/languages/message-text.test.ts',
  'test/shown/render/pdf/pdf.test.ts',
  'test/clinical/validation/any-patient.test.ts',
  'test/clinical/validation/rules.test.ts',
  'test/clinical/validation/single-values.test.ts',
]
