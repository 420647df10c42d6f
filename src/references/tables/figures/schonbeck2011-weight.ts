// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2011WeightFigures: Figures = {
  range: [0.0192, 21],
  male: {
    x: { per: 10000, text: '+X/LADCADCDiMDACDACDAgYDCADCDCA+6D0tEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '8yc9/cDCADGFE5MKMMSSQUW7TyCwCsCsCiCgC2B2BvzBxiBgUyMmG8BoCgFkGwFyF2FkGoH+H2H0GyF+GwI0JqJ6FgBhFxLnQ3Q3K7DCwCuD0DqD4C6BiBUM' },
    m: { per: 10000, text: 'untCjopCFdDjBtCxBrD6uDzMzMrMvNtMhL9K5JyuDrY9Q3MpLpJlI5GpGs4KojKphCruC3T07BwoC6NrR+V+gBk2Bw/B0vBmJtUrE2nBy2By7CkvEu1E8rDqsDmrEi6D0sBj1C54GtkItqHlsG7lF5/D/uDl+CnqClzBhlB/d' },
    s: { per: 10000, text: 'sqCvqCFDDKLCCHDCIDPSLIZOCIJMHFOJOYTmBCAcNkBECGEHLHpCmCIMnC2C9CD3DhBxB3BsCkDZVPLNuE7EyED' },
  },
  female: {
    x: { per: 10000, text: 'gMDCADCADCDiMDACDACDAgYDCADCDCA+6D0tEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '0rXv5XDACDAEDE1NMMMUUSYW7UgD6C4C0CoCkC8B0Bz0BrlBwRqLwMkLoH8EsD8CuEkIsLuMiNmNmMiL6JiItClStX7RhMrLrGoBqEwEoEuD8CqC4BmBeWOI' },
    m: { per: 10000, text: 'oxnClmkCSCVOTvBXhCgjDpI7IvJ1KtJ3HhIrH4vD1arW/SpOlJnGzE9DwmKojLqVsmBlyC1iD1RoN0fooC6lD6hBxU+Di3BkzDkkE2mC21B0hBoD2jCupBrsB7gC9jDhvD18E1lF7sElyD7hDv9C5vC79BzuBvjBna1RxJ' },
    s: { per: 10000, text: 'koCloCADCAELGCDCJKFELEGEJCCLKFQbeFcDGURaAGKHPqBGOxBgCrCLThDZhBlBmCrE+FpEgDPsDhEyDhE4DDF/D8D' },
  },
}
