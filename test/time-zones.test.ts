import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { otherZones, readsDates, zoneOfAllTests } from './time-zones.js'

it('these tests run in the zone that they are meant for', () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect([zoneOfAllTests, ...otherZones]).toContain(zone)
  expect(zone).toBe(process.env['TZ'])
  const [winter, summer] =
    { 'Europe/Vienna': [-60, -120], UTC: [0, 0], 'Pacific/Apia': [-780, -780], 'America/St_Johns': [210, 150] }[zone] ??
    []
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(winter)
  expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(summer)
})

it('src asks JavaScript for dates in these files only', () => {
  const src = join(import.meta.dirname, '../src')
  const asks = /new Date\(|\bDate\.\w|\bDate\(\)|Intl\.DateTimeFormat|toLocale(Date|Time)/
  const code = (file: string) => readFileSync(join(src, file), 'utf8').replace(/^ *\*.*|\/\/.*/gm, '')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.filter((file) => asks.test(code(file))).sort()).toEqual(Object.keys(readsDates).sort())
})
