// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006SouthHeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'q9B99BAADACCACFFRdtBlC7ClDhCaiF+IyKyIqEjBxFhIzHxF5CZQ5C2D' },
    m: { per: 10, text: 'i4B11BFHDDADAFADAFAADCAGCGEAFJLNLHJDFAD' },
    s: { per: 1000, text: 'kDnDCDCDCDCAADCAAAACACDCDDDDADCACAACD' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'm3B75BAGIKOMICFLXXNM6BsDgEqDsBnBjD3DhD9BdDIOMKKJQ' },
    m: { per: 10, text: '62Bp0BFHDDFADDDDADCEAECFFJLLJHFFFAAFCAD' },
    s: { per: 1000, text: '4C5CACDAAACDAAACDCDCDDADCDCAAACADCAAA' },
  },
}
