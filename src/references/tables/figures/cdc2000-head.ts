// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000HeadFigures: Figures = {
  range: [0, 3],
  male: {
    x: { per: 24, text: 'ACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD' },
    l: { per: 10000000, text: '0+wu0Cpj812C5/gmG1l7qC9w6Mkg6TgjzkBw0jsBuomuB2o9sB875pB8y3lB+jphBqh6cupxY25yUkvgR886Nu8hLi40IgxyGml6E0xqD60iC8ohBouGp4Q9tiBpjxBly8B5vlCxlsC1jxCtw0Cl12Ct53Cli4Ct/wiB' },
    m: { per: 100000, text: 'u7y6G7qlyG457D5jvDt7gCrrqB13dp/V17QvqN74Kr8IjuH/pGrtFr2EvjE3zD3mD17CpyClqCnjCj9B53BjzBhvBrrBhoBjlBviBjgB9dhcna1YhXlqG' },
    s: { per: 100000000, text: 's+t+Jjzt8K1gxImgzOuu1H420E2xiDytlCyizBs6mB+ne6gYssT66PuiNy8KykJg3H6xGkzFu5EikE+xD2iD01CyqC+gC64B2xBwrBomBuhBwd+Z4WgU0Rr6e' },
  },
  female: {
    x: { per: 24, text: 'ACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD' },
    l: { per: 100000000, text: 'xj+23Hopl38Ggy3EoiixYglo/PwotxK4/o7Go/+nE8rtsC07yhB075Cx05S37giB91osB/v7yBpz32Bh3z4Bhlh5Bt/s4B9/g3B10k1Bp89yBx+vwBxv/tBxutrBh67oBpqsmBhy/jB5k1hBpnvf5tsd5ktbplyZhw6XhslWx82UhtoT5h+2D' },
    m: { per: 100000, text: 'oz7zG1m5rGg+4DrnpD519BttoB7uc3iVhnQ96MhtK/yI1mHjkGzoFryEjgEjxDvkD55CzwC7oChiCj8B/2BtyBtuB3qBznB3kBjiB7f1d5bhavY/W9uH' },
    s: { per: 100000000, text: '+kp+It+j2J/toG6y7L4pkGov0D8trCy9zBuslB87bsrV03QyrN86Kk9ImtHknG+oFmwEk8DsrDs9C6xC4nCq/Bg4B4xBosBynBsjB2fuc0ZkX4U6S+QpyW' },
  },
}
