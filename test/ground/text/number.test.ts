import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimalsApart,
  formatNumber,
  formatSignificant,
  neededDecimals,
  parseDecimal,
  percentileDecimals,
  printedDecimal,
} from '../../../src/ground/text/number.js'
import { runsOf } from '../../property-runs.js'

describe('formatNumber', () => {
  it.each([
    [1.005, 1, 2, '1.01'],
    [-1.005, 1, 2, '-1.01'],
    [1.004999999999, 1, 2, '1.0'],
    [8.345, 0, 2, '8.35'],
    [0.285, 0, 2, '0.29'],
    [1.45, 0, 1, '1.5'],
    [-0.125, 1, 2, '-0.13'],
    [-6, 1, 2, '-6.0'],
    [6, 1, 2, '6.0'],
    [0.53, 1, 2, '0.53'],
    [0.5, 1, 2, '0.5'],
    [-0, 1, 2, '0.0'],
    [-0.004, 1, 2, '0.0'],
    [-0.001, 0, 2, '0'],
    [11.5, 1, 1, '11.5'],
    [11, 1, 1, '11.0'],
    [11.95, 1, 1, '12.0'],
    [7.25, 1, 2, '7.25'],
    [7, 1, 2, '7.0'],
    [9.995, 0, 2, '10'],
    [99.995, 0, 2, '100'],
    [99.9949, 0, 2, '99.99'],
    [0.005, 0, 2, '0.01'],
    [5e-324, 0, 2, '0'],
    [1e21, 0, 2, '1000000000000000000000'],
    [123456789012.345, 0, 2, '123456789012.35'],
  ])('%d with %i to %i decimals is %s', (value, min, max, text) => {
    expect(formatNumber(value, { min, max })).toBe(text)
  })

  it.each([
    [0, '0.01'],
    [1e-7, '0.01'],
    [0.0149, '0.01'],
    [0.015, '0.02'],
    [50, '50'],
    [99.98, '99.98'],
    [99.985, '99.99'],
    [99.9949, '99.99'],
    [99.995, '99.99'],
    [100, '99.99'],
  ])('the percentile %d is written as %s, never as 0 or 100', (value, text) => {
    expect(formatNumber(value, percentileDecimals)).toBe(text)
  })

  it('writes a number beyond a bound as the bound, with its decimals', () => {
    expect(formatNumber(-3, { min: 1, max: 2, least: -2.5 })).toBe('-2.5')
    expect(formatNumber(-3, { min: 1, max: 2, most: -5 })).toBe('-5.0')
  })

  it.each([
    [86, '86'],
    [11.8, '11.8'],
    [0, '0'],
    [-0, '0'],
    [-12.5, '-12.5'],
    [1e-7, '0.0000001'],
    [1.5e-7, '0.00000015'],
    [1e21, '1000000000000000000000'],
    [-1.25e22, '-12500000000000000000000'],
    [0.1 + 0.2, '0.30000000000000004'],
  ])('%d as given is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('as given, loses nothing and never writes an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = formatNumber(value)
        expect(text).toMatch(/^-?\d+(\.\d+)?$/)
        expect(parseDecimal(text)).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('rounds the decimal, not the binary number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        const hundredths = Math.floor((thousandths + 5) / 10)
        const expected = (BigInt(hundredths) * 10n).toString().padStart(4, '0')
        const text = `${expected.slice(0, -3)}.${expected.slice(-3, -1)}`
        expect(formatNumber(thousandths / 1000, { min: 2, max: 2 })).toBe(text)
      }),
    )
  })
})

describe('formatSignificant', () => {
  it.each([
    [18.345, 4, '18.35'],
    [1250.4, 2, '1300'],
    [0.00123456, 3, '0.00123'],
    [9.996, 3, '10'],
    [-72.04999999999998, 10, '-72.05'],
    [0.1 + 0.2, 10, '0.3'],
    [0, 3, '0'],
    [-12345, 3, '-12300'],
    [99950, 3, '100000'],
    [1e21, 10, '1000000000000000000000'],
    [5e-324, 3, `0.${'0'.repeat(323)}5`],
  ])('%d to %i digits is %s', (value, digits, text) => {
    expect(formatSignificant(value, digits)).toBe(text)
  })

  it('stays within half a unit of the last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), fc.integer({ min: 1, max: 12 }), (value, digits) => {
        const unit = 10 ** (Math.floor(Math.log10(value)) + 1 - digits)
        expect(Math.abs(Number(formatSignificant(value, digits)) - value)).toBeLessThanOrEqual(unit * 0.5 * (1 + 1e-6))
      }),
    )
  })
})

it.each([
  [72.05, 3, 2],
  [72, 3, 0],
  [72.0004, 3, 0],
])('%d needs, of %i decimals, %i', (value, most, decimals) => {
  expect(neededDecimals(value, most)).toBe(decimals)
})

it('prints a true minus and the decimal mark', () => {
  expect(printedDecimal('-1.25', ',')).toBe('−1,25')
})

describe('parseDecimal', () => {
  it.each([
    ['86', 86],
    ['86.50', 86.5],
    ['+5', 5],
    ['-5', -5],
    ['5.', 5],
    ['.5', 0.5],
    ['007', 7],
    ['-0', 0],
  ])('%s is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    '.',
    '86,5',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '1_000',
    '1 000',
    '--1',
    '٣',
    '86cm',
    '9'.repeat(400),
  ])('%s is not a number', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })
})

it('every decimal is read as the number nearest to it', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 17 })
  const decimal = fc.oneof(
    digits,
    fc
      .tuple(digits, fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 17 }))
      .map((parts) => parts.join('.')),
    fc.double({ noNaN: true, min: 0, max: 1e6 }).map(String),
  )
  fc.assert(
    fc.property(decimal, fc.constantFrom('', '-', '+'), (text, sign) => {
      const expected = /^[\d.]+$/.test(text) ? Number(sign + text) + 0 : undefined
      expect(parseDecimal(sign + text)).toBe(expected)
    }),
    runsOf(2000),
  )
})

it.each([
  [-2.496, -2.5, 2, 3],
  [-2.50004, -2.5, 2, 5],
  [-2.51, -2.5, 2, 2],
  [-2.5, -2.5, 2, 2],
  // The same but for binary fractions.
  [-2.5 + 1e-9, -2.5, 2, 2],
  [2499.6, 2500, 0, 1],
  [0.496, 0.5, 2, 3],
  [0.494, 0.5, 2, 2],
  [1.5, undefined, 2, 2],
])('%s differs from %s by more than %i decimals if need be: %i', (value, limit, decimals, expected) => {
  expect(decimalsApart(value, limit, decimals)).toBe(expected)
})
