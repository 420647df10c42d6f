// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3HeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'mtsB/vtB7P7gBviB9TCgP2WmZ0Z8Z2YgUqMmGqE+F0IqJkHgE4B2BsBzBlH1LrN1MjKlHvE7CpCnCnB' },
    m: { per: 1000, text: 'yk8Epv1ElFrLxO7MnHPoEsFmDtBrG1JrKnIvEP4C0E6E2DqBtBhEtGtI9JlLtLpL5KnKxJ/HtFpC' },
    s: { per: 100000, text: '22Tr1TKYoByByBoBaCVxB7B/B1BpBdddjBrBrBtBpBlBhBZTPAGWemBkBcK' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'q0yB7n1BjE/I5KpHQ4J+RqX8ZoZ0WsSwN4I+E2CwC2D+EmFkEuCHpDnGvI/JzKjLnLpLvK5I5FtC' },
    m: { per: 1000, text: 'sj3E33wE7B3D1EvEvD3C7BzBnBlBhBlBpB/B1C1D3ElGxH/IpKpL9L7LrL1K5J7IjIpHvG5F1EjDvB' },
    s: { per: 100000, text: 'i7U34UHNEOWWOGFTblBrBvB1B9BlCzCzCtC5BhBHMWceeiBmBqBqBoBcK' },
  },
}
