// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019WaistHipRatioFigures: Figures = {
  range: [3, 18],
  male: {
    x: { per: 12, text: 'oC7BFDDDAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAACEFADAAAAAAAAAAAAAAAAAAACAAAADACAAAAAAACC' },
    l: { per: 1000000000, text: 'htl7ghEwxzlp7Ehvjj7Gxq22zDpplm+Dh5utiEh6lzGhz+wJ5vj84Dhr5vDpnu8D5ikpE5x51ExzviFhvlvFxq77FhmxoGlzm1Gt01/G9xplHnvoqHltnvHjrm0Hhpl5Hhmk+H9kjjI5oioIpr5pIt3mgIl+h0H1t9nH5847Gxr0vG57vjGlpr3Fh9mrFt+u/Epmg2EptstExh4kEh8j8Dx2vzDx97qD5xniDpsz5ChnnxCx0mrCxjxvuD5+60H5/xvGhgqqFhqgnEhqs68Dx1lh5Hgr9q3Hwpi+Iwisx+Dg5mrIgn92Jg/8gLg64qMwl/zNg8suOg+q7OwwznPwh+zPgnhiQgx43Qg/9vRwuhoSgk9/Sw9yqTg86iTggy5SwlnwSgz+jSw6xjhCwo4ohBwkiqcg6+5Xgux5Th3ummCw2siGg54uhDg6+iMw15nLw428Jg+soIgxxzGwl0+Eg9ypDghxyvDghsovD' },
    m: { per: 10000000, text: 'y9/oShl7xS401Cu9rByypB46mBmiBmfg+jBkH4HyIkJgK2KqLkM8MuNgO0OgP0PiQ0QkR0RgS0RmRyQmQ0PkP0OmO2N4NgOkOqO0O2O+OkPqPkPxmRs3Bg0B2wB4rB93M39Ykyb3Gs8MzOtN1LvJ1H1Ed8C0G0JwJmIiH6FsGkJsMoPkTx+K4kDyqEuoFw9FkwJmhDk9CumGm5FgxFyrFmlF0vEuvDq/Oo1P' },
    s: { per: 100000000, text: '6rrjK9okwK6zvDsuhC06jC659B0oHuxIk5uB+vCktCkqCinCqkCwhC2+Bi8Bu5Bk2BgxB6rB0mBshBucqXsSoNkK0M2QwUuYqckgBkkB8nB4rBovB0yBg2By5B+8BygCikC4nCirCsrCs4Xg6IytIshI8kHm8tBgm3C/h4Cx8Jv5rBnuH/xHxvH3sHhpHnhHv1GhpGr8FhwFxmF99E70E5rE79D3pD/0C3gChtBr8TxUiYunCq6Ds1Ti8CppHoyJmrLsiMwmMuoMkhL08IsnYuib' },
  },
  female: {
    x: { per: 12, text: 'oC7BFDDADAAAAAAAAAAAAAAAAACAACEFDCAADAADAAAAAACACAAADADAAAAAACAAACD' },
    l: { per: 1000000, text: '54psCirkqC4hd6rHksDhpHs8GjpFv6Fr3FhxF/qFhkFpzEz6D/hDjpCjyBnhB3RrC8MyXucp9kBw5CqxCz/hBn2oCwv+B8nd9l2BrhOrkMmitB1qEn2F+u0Bj9D5iE96DhyDnpDngD5qqC15EjhuC5hD+QsmDm3sCq/Co0pCosB+rB8rBstBywB4zB9t/B49DkxD4iD3p6Bi9+B' },
    m: { per: 10000000, text: '6wk5RlvriS8l2C6msBiprBgsCimpBstBsxBm0B62Bu5B87Bs8Bs7Bk6Bk5Bg4B+2Bg2B+0B+zBgxB4rBvqW8kC+3B5oUtroButsByvV92Uxcv4By4T1yB3iBwxWCoEoGmI8J+LnwV2lBzuTsnDwkE4kF2hWwgE41R+/BmiCokC2hCm7Bq0B3zFqzCsmCm6BjgDu1F' },
    s: { per: 100000000, text: 'ug1rJ/l5wJwxiBkqV4rbkhE+8d05EszFkyFotF+oFmlFwnFuuF61Fm9FomG00G2kHw1HwmIorIugIu9rBs/P4tNqy6Bo1rDtxnDrj4Bm8iBtrOz9R11yB39Pj9Sp5ej0KvgLr6KlyKjpKp4Jx7gB1+JtvdqpH08O0hSsubu+G+yOyvByZsE/LnXjiBz7MjwD92Cl8BntPy5N' },
  },
}
