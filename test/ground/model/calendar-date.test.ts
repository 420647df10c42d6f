import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { birthday, dayNumber, daysPerYear, isoDate } from '../../../src/ground/model/calendar-date.js'
import { words } from '../../fixtures/words.js'

const first = dayNumber('0001-01-01') as number
const last = dayNumber('9999-12-31') as number
const days = fc.integer({ min: first, max: last })

describe('a birthday', () => {
  it.each([
    ['2013-06-01', 9, '2022-06-01'],
    ['2013-12-31', 8, '2021-12-31'],
    ['2012-01-01', 13, '2025-01-01'],
    ['2012-02-29', 8, '2020-02-29'],
    ['2012-02-29', 9, '2021-03-01'],
    ['2012-02-28', 9, '2021-02-28'],
    ['2012-03-01', 9, '2021-03-01'],
    ['2092-02-29', 8, '2100-03-01'],
  ])('of one born on %s, %d years old, is %s', (born, years, date) => {
    expect(isoDate(birthday(dayNumber(born) as number, years))).toBe(date)
  })

  it('is the same day of the year, and never before the day before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 100 }), (born, years) => {
        const date = isoDate(birthday(born, years))
        expect(Number(date.slice(0, 4)) - Number(isoDate(born).slice(0, 4))).toBe(years)
        if (!isoDate(born).endsWith('-02-29')) expect(date.slice(4)).toBe(isoDate(born).slice(4))
        expect(birthday(born + 1, years)).toBeGreaterThanOrEqual(birthday(born, years))
      }),
    )
  })
})

describe('day numbers', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['2000-02-29', 11016],
    ['2000-03-01', 11017],
    ['2024-02-29', 19782],
    ['2038-01-19', 24855],
    ['1600-01-01', -135140],
    ['0001-01-01', -719162],
    ['9999-12-31', 2932896],
  ])('%s is %d', (date, day) => {
    expect(dayNumber(date)).toBe(day)
    expect(isoDate(day)).toBe(date)
  })

  it('undo isoDate in the years 1 to 9999', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayNumber(isoDate(day))).toBe(day)
      }),
    )
  })

  it('agree with the language’s own UTC calendar', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isoDate(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
      }),
    )
  })

  it('count every day of four centuries once', () => {
    const start = dayNumber('1899-12-31') as number
    let date = isoDate(start)
    for (let day = start + 1; day <= start + 146_097; day++) {
      const next = isoDate(day)
      if (!(next > date)) throw new Error(`${date} is followed by ${next}`)
      date = next
    }
    expect(date).toBe('2299-12-31')
  })

  it('make four years 1461 days, as the mean year says', () => {
    expect((dayNumber('2024-06-04') as number) - (dayNumber('2020-06-04') as number)).toBe(4 * daysPerYear)
  })
})

describe('leap years', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2400-02-29', true],
    ['0004-02-29', true],
    ['0100-02-29', false],
  ])('%s exists: %s', (date, exists) => expect(dayNumber(date) !== undefined).toBe(exists))
})

describe('text that is not a date', () => {
  it.each([
    '',
    '2019',
    '2019-05',
    '2019-5-6',
    '19-05-06',
    '06.05.2019',
    '2019/05/06',
    '2019-00-06',
    '2019-13-06',
    '2019-05-00',
    '2019-05-32',
    '2019-04-31',
    '2019-06-31',
    '2019-09-31',
    '2019-11-31',
    '0000-01-01',
    '10000-01-01',
    '-2019-05-06',
    ' 2019-05-06',
    '2019-05-06 ',
    '2019-05-06\n',
    '2019-05-06T',
    '2019-05-06T24:00:00',
    '2019-05-06T12:60:00',
    '2019-05-06T12:00:60',
    '2019-05-06 12:00:00',
    '2019-05-06T12:00:00+15:00',
    '2019-05-06T12:00:00+14:01',
    '2019-05-06-14:59',
    '2019-05-06T12:00:00+0200',
    '2019-05-06+1:00',
    '2019-05-06z',
    '２０１９-05-06',
    'NaN',
  ])('%j', (text) => expect(dayNumber(text)).toBeUndefined())
})

describe('a time of day and an offset', () => {
  it.each(
    words(`
    2019-05-06 2019-05-06Z 2019-05-06+02:00 2019-05-06T00:00 2019-05-06T00:00:00 2019-05-06T23:59:59.999999999
    2019-05-06T00:00:00Z 2019-05-06T23:59:59Z 2019-05-06T00:30:00+14:00 2019-05-06T23:30:00-12:00
    2019-05-06T01:00:00.5+02:00
  `),
  )('leave the calendar day of %s as written', (text) => {
    expect(isoDate(dayNumber(text) as number)).toBe('2019-05-06')
  })
})

describe('the time zone of the process', () => {
  const before = process.env['TZ']
  afterEach(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Apia', 'Asia/Kathmandu'])(
    '%s changes nothing',
    (zone) => {
      process.env['TZ'] = zone
      // Days on which clocks changed, and one that Apia skipped.
      for (const [date, day] of [
        ['2019-03-31', 17986],
        ['2019-10-27', 18196],
        ['2011-12-30', 15338],
        ['1893-04-01', -28033],
      ] as const) {
        expect(dayNumber(date)).toBe(day)
        expect(dayNumber(`${date}T02:30:00`)).toBe(day)
        expect(isoDate(day)).toBe(date)
      }
    },
  )
})
