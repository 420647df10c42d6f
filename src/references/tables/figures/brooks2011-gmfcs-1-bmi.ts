// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1BmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'p9ZmnbhBvGlOnRxN/Gb2D2GgIkIuHmG2EoDiCmBMZvC9DjFpF7EjEnDvC/BvBnBffXRH' },
    m: { per: 1000, text: 'wnhB5jhBXhBbdvBzBfFWsBgCsCwCuCuCuCmCkC2BwBmBUIJbfrBpBvBvBvBtBjBbL' },
    s: { per: 100000, text: 'kljB9jjBO8B6DgF4E6DsCgBFhBzB1B1B5B7BnC1ChDjDhD5CrC9BxBhBXNFEKOQKKC' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '1+Zg1ZqB6C+D0EkFmFkF2EoE0DmDsCuBKpB3CnEjFrFvFnF9EtEzDrChBK0B8CwD8DwD0CyBQ' },
    m: { per: 1000, text: 'u4gB/0gBfjCvCrCpBDqBkCyC0C2C6C4C0CwCwCsCiCwBeILdnBtBxBrBvBpBxBzB7B3BrBT' },
    s: { per: 100000, text: '8ujB3ojBCGiB+BwCuCmC8ByBqBoBoBkBkBWApBvC5D5EzF9FhGzF5E3DxCfIyByCiDkDqCiB' },
  },
}
