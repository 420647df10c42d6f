import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { referenceSchema } from '../../../scripts/reference-set-schema.js'
import { tableChecksum } from '../../../src/clinical/references/checksum.js'
import { defineTableFromJson } from '../../../src/clinical/references/own/table-json.js'
import { formatTableJson } from '../../../src/clinical/references/own/write-table.js'
import { dailyTables } from '../../../src/clinical/references/who-daily.js'
import { everyTable } from '../../../src/command/conform/every-table.js'
import { genders } from '../../../src/ground/model/patient.js'

const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(referenceSchema)
const tables = [...(await everyTable()), ...dailyTables]

it.each(tables.map((table) => [table.id, table] as const))('%s is written and read without a bit lost', (_, table) => {
  const text = formatTableJson(table)
  expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null])
  const read = defineTableFromJson(text)
  expect({ ...read, curve: '' }).toEqual({ ...table, curve: '' })
  expect(tableChecksum(read)).toBe(tableChecksum(table))
  for (const sex of genders) {
    const { distributionAt: _, ...curve } = read.curve(sex) ?? {}
    const { distributionAt: __, ...written } = table.curve(sex) ?? {}
    expect(curve).toEqual(written)
  }
})
