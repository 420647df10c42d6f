/** All tests run in this zone, which has summer time. */
export const zoneOfAllTests = 'Europe/Vienna'

/** The date tests run in these as well: UTC itself, 13 hours before it (Apia skipped a day in 2011), and 3½ hours behind it. */
export const otherZones = ['UTC', 'Pacific/Apia', 'America/St_Johns']

/** Where `src` asks JavaScript for a date: only there could a time zone matter. All else counts days, which test/model proves. */
export const readsDates = {
  'growth/growth-options.ts': 'today by the local clock',
  'model/day-in-zone.ts': 'the day of an instant in a zone',
  'fhir/read/record-resources.ts': 'which of two versions of a resource is the newer',
  'http/query/query-parameters.ts': 'whether a zone exists',
  'render/pdf/chart-document.ts': 'the date of a PDF',
  'cli/batch/write/parquet-output.ts': 'dates of Parquet',
}

/** The date tests: days and ages, and whoever calls one of the files above. */
export const dateTests = [
  'test/time-zones.test.ts',
  'test/model/*.test.ts',
  'test/growth/*.test.ts',
  'test/assessment/calculate-patient.test.ts',
  'test/assessment/clocks.test.ts',
  'test/cli/run.test.ts',
  'test/cli/batch/files.test.ts',
  'test/course/compare-visits.test.ts',
  'test/errors/unknown-options.test.ts',
  'test/fhir/patient-from-fhir.test.ts',
  'test/fhir/records-of-others.test.ts',
  'test/fhir/whose-record.test.ts',
  'test/http/growth-operation.test.ts',
  'test/http/growth-parameters.test.ts',
  'test/languages/message-text.test.ts',
  'test/render/pdf/pdf.test.ts',
  'test/validation/any-patient.test.ts',
  'test/validation/rules.test.ts',
  'test/validation/single-values.test.ts',
]
