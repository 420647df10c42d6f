// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs4HeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '6y2Bx/7BhIpJ2J2lB8zBmuBofuS8JwCpFpK9JtEuC6GuIgI0H6H8IiJ2HqES1C7DtDzCvBXFEAA' },
    m: { per: 1000, text: 'm96E1s0ExItPnPnLnG7BiB8BYdpD7EpFtElCIkC6CyCwBGrBzClEzF5GpIxJvKpLpLzK/IjGxC' },
    s: { per: 100000, text: 'koUtiUHO2BiC6BiBKb5B3C9C3ChCnBTFDFTXZfZbdXZVRPHJADC' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'sisBz1uBQ4B8D4GuJwL2M+MyMsLwJsHsF8D4CoC8BgCkCmCmC4BcP1B1CpD7D9DlE/D7DrDtChB' },
    m: { per: 1000, text: '0y5EpkzEpG/MhQ1OxKpFRiD6EgF0DyBXxC5DpE7EnF/F7GxH7H/HvH7GnG5FvFtFtFvFjFzEpDtB' },
    s: { per: 100000, text: 'qoTt8SAGKQKAThBxB7B7B7BxBpBhBVVVlBxB7B/B9BxBrBlBdVPAEOOQG' },
  },
}
