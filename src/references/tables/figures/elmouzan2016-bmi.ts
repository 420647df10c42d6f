// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016BmiFigures: Figures = {
  range: [5, 18],
  male: {
    x: { per: 1, text: 'KJAAAAAAAAAAAA' },
    l: { per: 10000000, text: 'po5iZoq66ZkXpBA9GpGV8B4BhBtChCR' },
    m: { per: 100000, text: '0w43C7852CuuLg4c+jdykTwrK2tElZwOs7C3Rl0EltF' },
    s: { per: 10000000, text: '4lrsC5oonCmFADCGFACMIGC' },
  },
  female: {
    x: { per: 1, text: 'KJAAAAAAAAAAAA' },
    l: { per: 1000000, text: 'ngrwCmw0xC45E+hHkyK0pNo8Jh2Fx6R1/S5xP7yM3vB4vF' },
    m: { per: 100000, text: 'iwl3Cxy+1C2hQ+lZipXq5cques/XiwJpkPn3hBrwfhljBtyf' },
    s: { per: 10000000, text: 's4+rClgsmCy7R8PnsGl2P3jZxhe75bhpWxuOxpGjgBof' },
  },
}
