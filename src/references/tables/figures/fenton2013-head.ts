// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fenton2013HeadFigures: Figures = {
  range: [23.5, 50],
  male: {
    x: { per: 14, text: 'yUxTHFAAFAAFAFAAAAAAFAAAAAEAAAAAEAAAEAAAAEAEEI' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100000, text: '023hEjmv6D/+pBnhc5c1gBv0b7bnejgbnhBl3axgBtmBrsBnyBn4Bj+Bz1XhgB3hBpjB5iBthB0tR5iC99Bh5Bh0BlvB01Nr/B1zBjqB2oM93BrzBzuBjqB+7K9tB4tKsnKm2V' },
    s: { per: 100000000, text: 'w/xhLzt+mLo8XkwPnpGllHgqSnjGzzG+kX3mE0/bh+Bj4BlyBtsBrmBxgB05hBjKrIxG9EjDzijB8C+I2O2Uyan1gB2nC41Cg/Cv8bokEs5DuuDwjDxyY2sD/wX7hXjhxB' },
  },
  female: {
    x: { per: 14, text: 'yUxTHFAFAAAAFFAAAAAFAAAAAAAAEAAAAAAAAAAAAAAAAEAAAEAEIZ' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100000, text: '+zt/Dlyx4D5umB7zZuL/3Z+J8K6L0Kzza56azWrehmB9tBz1BtnZ1d7fpiBvkB3lB3kBvjBriBotRpmCniCl+Bj6B91B9xB5tB1pBpmBpkB7iBhhBtf7dncva0kKtoBrkB1gBq+IplBuwI40Rtl4B' },
    s: { per: 100000000, text: '4735K7gq7KtiI/uGpoQzRvlOpwPv6Qn+Rw9Qq8Z58EvsEp8D/rDz7CownB1c7XlTlOvJ1EKkF9rqBymB42BmnCo3C4nD63DooEs4EyiF49E02EuvEsoEqhEi6DizDz/RgvFk+EotEj5MyhFz8KxwYow3C' },
  },
}
