// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightInfantFigures: Figures = {
  range: [0, 3],
  male: {
    x: { per: 24, text: 'ACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD' },
    l: { per: 100000000, text: '415m6K54ootM5ouooBkvsmU02/tSk5kxOsvv/K+okmIwxyiG6x6vE8rvpDgumsC83y1Bk59jB4ggW8h+K44jC1m9EtpvK195OxkjSlvuU9v/V5x4Wl/7Wh0rWl1pV1h4T1i5R1lvP168M12kKt1qHx9rE99zBsyhBw8wDg2uzD' },
    m: { per: 1000000, text: '29u3Gppz6F4j0Y/miF7myE39kE/54D/vtDr9iDzh5C58vC5tnCh0/B1v4B17xB19rB5smBtthB19ct6Y1jVh6Rl5OlkMp3Jt0Hx2FhiExyCxqB9GgZ0yBkpCo7CwrDg4Dt+pE' },
    s: { per: 10000000, text: '6og9Chw8gDnn+Byz1By+jBkiZy3Rk3MqoJ+6G6jFy8DggDmrCi8BgxBipBmjBmfucwaqZyYkY6X2X0XwXuXmXgX6WuWiW2VqV4UvqE' },
  },
  female: {
    x: { per: 24, text: 'ACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD' },
    l: { per: 100000000, text: '4ir7/Ix3u28J5supTsi9tJw0ryGwyi2Eg9juDotjzCk4ugC42rzB8thqByirjB8iwe6y/as2tYgyxW8xlVk2jUwopTwnzSwx/Rk1sRgw5QwtlQg+vPk94OgugOwymN00rMogwLs/zKo93J0n8IwohIk1nH8zuGov3F8j50B' },
    m: { per: 1000000, text: 'khvvG5gl3F2upVlg4D9muDtilDrw8C1v0C9/sChgmCtv/Bpt5Bh5zB7xuB92pBjolBhjhB5qdp6Zt0Wh2T5/QxzOhrM9rK5xIx+GtuF5lEpgDtgChjBhKoLgeouBg8BppyE' },
    s: { per: 10000000, text: '2w32C/nm5CxktBgqdygTgrN++Jy6HytGyuFu4EqoE+7DqyDuqD2jD+9C04CyzC6uCqqCylCghCw8B43BmzB0uB+pBulB8gBycmYiUkQsM4IwFl3K' },
  },
}
