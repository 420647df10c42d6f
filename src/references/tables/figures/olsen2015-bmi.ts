// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2015BmiFigures: Figures = {
  range: [24, 41],
  male: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAA' },
    l: { per: 1000000, text: 'y19J317JasBuBDvBnD5EvFvG9HlG3ExD3BlBjB' },
    m: { per: 1000000, text: 'oh3mN5g81M29/BuwQhna67qDkkuDkpsDonXoqrCyxK04c8nbl6xCwsPx8lQ5kuJ11lB' },
    s: { per: 1000000, text: 'sysGpxpG7a4kBx+BulBw7C7tHt9Bs7Dq/C6hH/sDjoK/9EzpDymE+vG' },
  },
  female: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAA' },
    l: { per: 1000000, text: 'wkvM/ppK/49BxmwCrnjB+j1DwjiC/ub/xV321BlkiDs62C4m9F/r2C98kFj9Gos0H+twG' },
    m: { per: 1000000, text: '+/h7M3yxqM6hBggXuh5Ck+8C0piDkkzCqpuBuiqC03tBp6K4wVprKh9tFxp3Ih54Ipq3F' },
    s: { per: 1000000, text: 'y62G/u0GviBwRunC35F3Mw4E1dtwDgnDu8LtbvhP5xO6iC8yEgpJ' },
  },
}
