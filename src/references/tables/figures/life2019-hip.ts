// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019HipFigures: Figures = {
  range: [3, 18],
  male: {
    x: { per: 12, text: 'oC9BAFDDAAAAAAAAAAACACADADAAAAAAAAAAAAACDAAAAAADAAAAAAAAAAAAAACAACADAAAAAAAADCAAAAAACACF' },
    l: { per: 1000000, text: '3j6wFikxvFyL6nI4+B65Gn1Cl1Cj0ChpC53BnmB/U5ByW6vBipC5uKshKqoKs2es4T6iT/3E0sI6mI+gIq6H0vHuiHu1GsoGg2Fo3E+2Dy2C61Bgx8Bj79B57CnmE7lF17FjxGzmHpsuBvhC/jCrmC5oCprC3tCjwCzyC/0Cl3Cj5Ch7Cj9C9+C1+DnzM32Mp0iBznZqhP7nJlhI56Gj0F7uEltDjsCjrBi+2B5m3BgH0IsK+LuMuLh21BgU7k1BkzrD' },
    m: { per: 100000, text: '0992JpxivJsUn1zCr+pBx8pBmMoRkW8Yqa6bmdsf8iBgnB8qBq6xBunDqz1B8zEvxwB+oCv6zByfigBqgBsgBsd2YqU2P4KiFd5GrMgn4B3m5BhKrI3FnCsB8E7j4B8BuBmBWMCLZjB7BzCtDpEjFup3Bje5lBw1zBpqE3g3BhxCx0C73Cr7Cn9Cz7Ch5Cz2Cp1oBg5kBhrCpjC37B9zB3sB/lB22ehwB49dlt+B' },
    s: { per: 100000000, text: 'i8k/Kr0jgL/uSi+Uw0Uo+Mo8K+jNyqPgvQy/QwyRkoS00Sw+RoiRwlQuk4Dwxegt3E+kjB35xDqvInpoE6VxI1oBptC9oEhyGv/IrwLr3NvhPtnQ7sRpwS6suB709Cl0ShtS/8S5iU5nV/qWlnH3gGvmGhsGtxGt2Gr7G3/GjkHjnHhjHl7G5yGxqGhiGxo4DxgV57Rtm6El4N69uEsiE8vHw1Kg0N+3P4gQkgQ8/Pg7jDx/rCwiPmnO0tNw1MqyL0iKv1b60OjrR4g/B' },
  },
  female: {
    x: { per: 12, text: 'oC/BFADAAAAAAAAAAACAACAAADADAAAACAADAAAAADAAAAAAAAAAAAAAACAAACAADAAAADAAAAAAAAAAAAAAAAAACAAAACAAD' },
    l: { per: 1000000, text: 'l1nwD0hviDmu9FsvPm35Ck4K6pM+vNggO2tOw7OynP0iPkzOyjO6zN2vbwzak4Xqk8BuqeqtXm1P5kwB8dlu4B30B9uC7iDpsDu+qBnhJ3jK9tvBrvF/7FxnGtyGl9GhmZt7Bv8B38B98B98Bh9Bl9Bl9Bp9Bt9Bp9B37B/5B93Bj2BjiNnhGv0F73Fp4e7xOhuPyoYlqH3vH7wHjoH+4xBn2B70BzzBnyB7wB9uBltBlrBppBvnBxlB1jB3hB7fvdpb9Y1WhnvC5+BxtB9hBlYz0xCjD6F+nxC' },
    m: { per: 100000, text: 'oh87Jjz60J566CxVxjtB9N1P3OvI/B6EqL4QsVga2eutvB8gDgyDwn2B6+Fw5Ei+Ev7xB01Dz71By+B0iCklCmkCqqhC4yEgyEhm/B8iCsjCs+Bq1BksB9mnCyHuGiF6DsCiBLzBjDrE7F/HvK7MnP2nlCh6C9sDr8Dg64B3mLtsM7x9Bl6Fx9F/gG1kG5opBxyBlzBvzB/zBn0B7zBtzB/yBvyBlyB1xBpxB3wBlwBruBvsBzqB1oBovFxrEl8D5rDh7CjlElyD1tCiwC' },
    s: { per: 100000000, text: 'k569K3u/yK57qEn/Bl1mClgCpvCz2CjuCtjC/3B9qB9SyMitBkvC+rlC27L88PumoDqljBmyhBwxW/hkD3xDrisDx4D5zEn0E5gDmn9C+7Du0FjngDzR7hC9vFhwK72Pzu4Cj+FtyG/hHpwHt+H3sIv5IpoJl0JphK9rKxsKzoKhlK3gK5u4ChjmBzhkBtifrxrFpglBrxTiz8EkzBklF0+HivJm+5Es6C6+CijDknDupDwoDsnDkmD8kD6jD4iD4hD4gDw+C63CmwC8oC8hCh23Cq3F2qEs1DwmD17sC4+EmlFg9vC' },
  },
}
