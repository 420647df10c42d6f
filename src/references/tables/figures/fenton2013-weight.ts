// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fenton2013WeightFigures: Figures = {
  range: [22.5, 50],
  male: {
    x: { per: 14, text: '2TtTDFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAEUVFAAAAAAAAAAAAAAAAAAAAAAEAIEJFAAAAEAFAAAJ' },
    l: { per: 10000000, text: 'wpt0M1s6uLjg6H7hiP/9Ej6F3pG/sGvvGlyG10Gr3G55GhhHxoH5zHl9H9lI9vI95IhiJlqJ1xJl5JphKtpKpwKt4KlhL1oLtxLx5L1hM5pMxyMh6MliNpqNtyNl7NhiO5qOxzOt6OljPprPtzPx7P1jQ5rQ9zQh8QlkRpsR5zRpsRp4QlhQxsPh2OlgOpqNh1Mx+LppL5yK10iJtmiBt3chpX58+Kj4o1Botz1Bsy+K87X6xX45WyhWypVuxUs5TohTmpSkxRg5Q+gQ6oP6wO04NygNyoMuxLmkL27KqzK+qK14wDs5Vri+Fx+lB43pHuuqD6yP+vOumN+8Lj/tBo5Pu2+Bk6F40E2qD8/9C' },
    m: { per: 10000000, text: 'glqlK11/0Jp4hDnrwG+wD+kE+sEipEukEigEw7Dg3D0yDyxDyzD61D+3Dq6Dq8D6+DwiEkoE0tEmzE64Eq+E8jF2pF4vF41F67F8hGkoGutGw0Gw5G4/GslHosH0wHk4Hk9HsjIgpIovIw1Iw6IshJgnJ0sJ8yJk5J4+JskKgqK8mKg7JotJshJo0IknIo7HkuHghHw0G0oGwo9TwnUghRk7NsohV80qoDpxuoDplhVl5Oh/RxlVt8X9xW1nT15PluMthJp1FxoC0jB4vEw8HopLs1O8gSgjV86U8+S8iR0lPk09UwwXgrtqB4qxVlqqqBpwtV1jVpyYxiZ10Z0quSl9vB1qgU9sb1vet4ehh2jB' },
    s: { per: 10000000, text: 'qyxzCxt3vCztZx+wB1Q1TpVzV7VnWtW3WhXzX1YzZ3azb3c3dzerfpgBhhB7hB3iBvjBpkBnlBhmB9mB7nBzoBzpBrqBnrBjsB9sB7tBzuBvvB9vB7vB7vB3vB1vB3vBzvBzvBxvBtvBvvBrvBrvBpvBruBzsB/qBjpBvnB3lB/jBliBxgB3e/cr6Zh/ClxCljCzrfjg6Em64E0sfo2Bq5Bw7B29B+/BkiCskC0mC2oCirCmtCsvC2xC6zCk2Cm4Cy6C+7Ck3CmvCinCg/BvLqgDwvB25BzrBr3Bj9Ch/C3oC7wBl1F0Mm+F86B8+Cs1DqyD' },
  },
  female: {
    x: { per: 14, text: '2TxTDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAEAAAFAAFAAAAAAAAAAAAAAAAAAAEAAEEFAEAEIMNFAFNAE' },
    l: { per: 100000000, text: 'g8nrN5wlrBp+6+Dw54B4vvC0mmDk+8D48xE8s/DotlCs1J9hyBl5tD5vpFhpkH5+oIpy3I5nlJt7yJpwgK5luK9s7Klm/K1v5KpyzKxmtK5knKpphKph7Jx/0J59uJh8oJh0iJpy8I522I5uwI5mqIprkIxp+Hxh4H5/xHh+rHp8lHp0/G545G5wzGp1tGhnnGxrhG5p7F5h1FpmvFh4oF5ijFx08Eh52Ep3wEpvqExtkExl+Dpw4DhiyDxmsDx+lDx2/Cph6Cp5zClztCtxnC9uz5Dln1G5vkF9i7iElmgDolkCgwoHs1ijEwihHw6xIoxj1Dg32Cs58Cg9iD4+oD48uDw8wDg+uD47sD03qD40oD8xmD4tkD8qiDsngDkl+Csg8Cw95C063C431C5uhrB019J86sJlo5U154DkmvrB07hOso+E0n0R4w0N4vvRs49DhqhlBty4lB1/lzB74qd6q9/Co5hbimvpB' },
    m: { per: 10000000, text: 'gt12Jr1tvJ50qC28DyuFsgHqyIyiKitK8xJk1Im4Hw7G0+FmiFiwE6nEggEu4DywD+oDuhDmgDqlDyqDgwDo1D06D+/DgmE8sE2zEw6EuhFkoFivF41Fi8FwiGgpGwvG41G08G8iHwoH0wHo2Hk9HsjI0pIkxI42I09IwkJ4qJswJ83Jg2J8tJklJ47I0zIoqIwhIs5HsvH8nH89Gs2G4+hTguXwlVw3xU4ojBs+bwxUp3uUstD4c5q9U5wB1mC97C5xDtmEhgFl8Fp4G11HlxIptJ1qK10KlyKxsKxnKljK5+Jx4Joz1Ptgb1wRo3/O036PtjgOk7rBk1lSwg4Bw9hT0gmlB8y31Bpmo4B119T53wCxn4SluuxBxyM08mP' },
    s: { per: 10000000, text: 'g9h2C1w10Ch/N0nBu3BsnCo3CsmD8mDy4C2pC26B8rB6ckOqDzDpK9QzXre7kB7oBnqBvrB5sB/tBrvBvwBxxBlyB9yBvzBp0B70Bx1Bp2Bl3B/3B54B15Bt6Br7Bh8B98B39Bt+Bp/BjgC5gCzhCviCnjC/jC9kCzlCrmCnlCpiCp/Bn8Bn5Bj2BlzBlwBhtBhqBhnBhkB3giBzrDnzCt3mBjzB4ewwD46mB0uD0kEm6fkhBsgBwf2e8didmcwbwa6Z+YkYqXuW2V6UiUkTuSl2L0/Bg5Bj3H1qF++Kg2B/6EksCpnDv+G9jK2nO6wE8F0rE21MQtlE' },
  },
}
