// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010LengthFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: '1uBCCCCCCCCCCCCCCCCCC 4wkD4ICFPNMIEYHUbPUUTPR 20k7B6uC0DoFgEsBzCPI1BzBxGxEQ1D7L7NzJ/F 1yDEGECCDDFFFDAAFHHFD',
  female: '1uBCCCCCCCCCCCCCCCCCC 36kD0LoBG3F5FNiO2I/UpD6QoC1EanFwChBC 4qq6B6rCoC8BFxDMrCdsHRzHsFsFpIlF2D4IA 1uDGIGECAFHFFDAAFJFHD',
}
