// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1WeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '8wD9+EtC9FtHhG9BwDoI4LuNuNsM6KkJwHwGwG2G6G+FuDR1E9HnJ9IjInH9GzG1FvEjD9BdJ' },
    m: { per: 1000, text: 'kwW3rUPPCDnBjC3BVaoCiEyF+GgIyIkJoJiJ4IkI0GkEgBzC7F3I3K9LrMzMxM5L3J3G9C' },
    s: { per: 100000, text: 'i9iB11iBIa+BsD+EmG0GuGsF+D2CiBN/BvD7E5F3GzHlIhIxHrGjFlEpDzCtBG+BgDoDuCqBK' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '12BkEmBmCuCuC8CkE6F0HoJqK2KqKmJ0HuFgDOlCvEpGrH3HlHhG1EnDjCpBLQkBiBaKG' },
    m: { per: 1000, text: 'u1Vp6TXPUsB0BgCoCoCqC6CiE8FiI0JsKoKmJiH6DGxD/G5J1LtMhMvK1IjHhG7F9FtFjE9B' },
    s: { per: 100000, text: 'uzjB9ujBU6BsD6EkG8GoHqH4GgGgF6DkCAzCzFzIpLpNjOzNzM/K1IjGhDP6BmDiEoEkE2DyCkB' },
  },
}
