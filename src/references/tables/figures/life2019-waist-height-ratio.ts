// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019WaistHeightRatioFigures: Figures = {
  range: [3, 18],
  male: {
    x: { per: 12, text: 'oChCDDAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAACAACADAADAACAAAAAAAAAAAADAAAAAAAAAAAAAAAAAACCD' },
    l: { per: 1000000, text: 'nsg+Dig97Dq6SitRkH5b7+B7hDjnEvwFr6GlkIupbnwC/zC33Cv7Cp/ChjD5mDzqDpuD1wD7vDzuDttDjsD/qD1pDtoDpnDrkDl8CtyC/oCr/B51BlsB1iB/Y7PzI58tDyrBs/Cl2iD0gOiuQvghCwmlBg+nDmsXk2Xo4iC01Ki3K//PiqY2vYm9Y0sZ66Zskaqsa4ta4rZ+9XyqWyyT1z7BmrG+uFu3EsgEupDgzC4jC+5BmwBumB8b2OahNxarfpazUsk4Cs63Cr64C' },
    m: { per: 10000000, text: 'mxg2Jx7i7Jq/pB8ipB6gBkoB2vBg3Bo9BkhC4kCwoC2yhBwT+TuU8UuV6VqW8WoX4XqY2YqZ4Zoa4amb6bgcobuawZ0Y4X6W8VkVkUsTx1IklC0/BhkEqxD8hDzIs9CwmDjH1ck4B/b/cjtFpzBnqB/dlRzFawFiL6UyfosBsiCwyF4wBq3B07Bs/BsjCgnCsoC+nCwnCgnCumCklC4jCqiC4gC+7BmzBqqB4vQ8xRt5O' },
    s: { per: 100000000, text: '0p74J/yi0JxisBv0oBxiD19BjY2O83BklD+zEokG1skB6gCigCi/B69B68B47By6Bw5Bo4Bs1BguBkmB+dyVkNsE1E1NnV/VvV7UjUxT3SjSpR/PhL4n6BsgBu1C27kCwtNqsPsvjD28Z3yrCwjDnmC7y9ClmF/qG8skCnoShsU3pVt8VjoWx8VloVnoUn3Rt0O75Lv7KzjJ90E9sEp4D9hDtrCz2B30BphC3tCl6CxnDx5DjsEt+E5vFnrFzuEnxDxukB5nmBolhB' },
  },
  female: {
    x: { per: 12, text: 'oC7BJADAAADAAAAAAAAAAAAACAAAAACAAAACACDDADAAAADAAAAAAAAAAAAACAAAAAAAACAAAAACAIJDACAH' },
    l: { per: 1000000, text: 'v4j6Dy6/9Cq9wQ0rO+hhEu1Jy1KujLqrmDq9C6+CogD6hDwiDmiD+hDyhDmhD6gDygDmgD4/C7ytBs4LizL6tLwoL2iL3kBs5X+7Wq8UqzSu5mBkmW4uuBrvV/rfz4BtmhB90Bx/B/mCxrCr1b1UpV/VrW3WhXlXxX3XhYpYvY5YgjOhlDpmD3nDtrD/8D9zE/qF7hG5tNv5On5O1tOhkNj1Lv3rBpqO1upF473EwipByoBp9kBgnCo0yD' },
    m: { per: 10000000, text: '86v1Jn/r+J4+jF25By6oByrB4zBg+BwklBsT2UgWqXiYoYwYwY2Y4Y+YiZmZtxXkgDy7Cg3CyyCutCj4N0vEq+D4xDymDtjHwjEj9E68Lw6J8jCuuHmkBqmB6mB2lBqyDiJ6I4I0IsIgI+HwHqHiH6GwGoG0esRiM4G8BZtCjE7FwWhOzMxLtLxLvHtVz1C3oBpN7e57Ctbu0G' },
    s: { per: 100000000, text: '0jn3JnzxmJ/p0J39HlovC5nH3jIj2H3l8Bh2BrzBxwBztBrpBhjBvc5VhPjIjBiGoNy0uByxEuyGw1I05K0+Lm25Cwgc8gcm0Y49T2wjEk3Xu01Er5qD9/6DynCtrnE/tD7uFzsIviMtg8DpvEn/EzvFl9F/hGxkG/mGjpGlrG9sGzuG7vGxwGq0Pp1Y1wXxpWj/UxsTp2Rr/PjoOlotCv/W/5R5iOv9NnpO33vDjuXvxqO+1iN8vvDknD/ilDmrM2q7J' },
  },
}
