// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2WeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'msDvyFIkByCqE0FoGyGkHiIgJgKuK8KmLuLgLwJ2GmDN3DvGnIjJ/I1IhItHlG3ElDhCnBTH' },
    m: { per: 1000, text: 'wxV7vTACTtBjCzBLa4BuCgD8D4E8E0E8EgGqHoIoI8G6E+BnBrErH1J1L3MlNtM5KhI/EhC' },
    s: { per: 100000, text: 'u1iB/miBEKa4B8CkEsFkGoG4FyEiDkBV3BzC9C3DxE9FhHjI1IhJhJ7IlI7GhF/CdYwB2Ba' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '8jRzoVqBmFoLuRqUyTsQgN8KiKgK4J4IqHkF4CGnC1DlEjEhE/D3DnDvC/BjCvChDvDnD7C9Bb' },
    m: { per: 1000, text: '0rUrqSFGKZ/B3BPamB8BsDyFyHyI6I8HsG0E2CU1B3DzF9GhI5IpJ1JzJrJ3I3HjG9D1B' },
    s: { per: 100000, text: 'utjBtljBIqB+CmFmHsI4IsIwHgGwEsCDtC5EjH1JhMzN/N3MvK7H/E5CXOmB0B+BqCqCoC2BW' },
  },
}
