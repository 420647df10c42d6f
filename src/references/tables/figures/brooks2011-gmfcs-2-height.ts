// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2HeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '+i1Bzk7BzHuGynB07B6wB4YmIWxD9C6EwNuR6Q2OgN+LmL0J8GsCrD9I7MxOhOhM3JrHpFzDjCfTF' },
    m: { per: 1000, text: 'qm/Ehx4EzDjExDhGpH9E5BLhBzC3D/DrDnCZiBwCgD6BNvDxG7IvKxLlM7MnNvNrNzMhL9I5FtC' },
    s: { per: 100000, text: 'q1R1zR4BgEgFgEsBtBzDtEtEtDtCrBVLLNVZdZXVTTPRJFEIMQOME' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'ul4Bx0hCsO6yBu7C4pD2yC+gBzU5yBxtB5QsN2euhBudsY+Q4F1ExJlJ/FjCuBsD4D+BpBxFvJ9LlM5KlIhF/B' },
    m: { per: 1000, text: '4h8Ejr1ExEzFjDzBxB1BtCjFvInK1InEYiEqFqEmCjB3E1InMlP9QvRhRtPnN9K3I/G/FjFnE/ClB' },
    s: { per: 100000, text: 'g+R13RMsBmCwBFvB1BpBZLIKCnB9CzE3F9FnFhEvChBMqBkCyC4C6CyCsC+B0BiBWI' },
  },
}
