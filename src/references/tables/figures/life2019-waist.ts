// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019WaistFigures: Figures = {
  range: [3, 18],
  male: {
    x: { per: 12, text: 'oC/BFCADADAAAAAAAAAAACACAADAAAADAAAAAAAACDAAAAAAAAAAACAAACDACCAAACF' },
    l: { per: 1000000, text: 'pxroFkiqnFg6P5vDx8B6mB14G0tE9gFh3F9kGvxG/9GvpHhjHjvG76FxmFxrEp+xBMn2kB+zU0sc4p2B2yUy7VgqW++Vk6H4qJu3I6iI+tH84G2+F2gFyiEgxrBjllByxByjBqVsIclFhLhR7ZtmBrzB62kB35F99GnhIglTn3lBvjG6yRorT4pCoTtZ67VhvsB' },
    m: { per: 100000, text: 'uz7rJ3wtpJ1zem+Qu5BhiPirBp4Q0S+T2Y8d+iBsoB2vBw4BshCqqCiwCs7disEu7hByoF02EludgsC6pCs+B0qBnvjBgE/B3H3NnTvT9PpM6piB73iBmC4GuLmPoOiM8J0HgFiCpBozjBpRnS/R2uiBntjB/Dg+iBssjB6sB6+C4vDs5nBxipC' },
    s: { per: 100000000, text: 'swt9Jvn82J1p7C4vchoEhlgBknI5qgB2wHu7I4wJgkKs4KssL0oLwxK24Jo+IwnIo0vDknSi+nE66gBiuhBr0tDysRy/P8uLuwD3g9E9iF3rH91JljM1xO3sQn4RziTu2/B320DlzWhkXtyX9+XlgYh9X14X9vXt0W9/UtmTp9xC59gBlta5/ThuqD482Ci2DlmvCr++BmufqwbgkXr8qBoqqE' },
  },
  female: {
    x: { per: 12, text: 'oCjCADCADAAAAAAAAACAAAACAADAAAAAAAADAAAAADAAAAAAAACAACAAAADAAAAAAAAAAAAACAACCD' },
    l: { per: 1000000, text: '5jl2Fq0xuFuuFi5zCxjkCihOihvC47IksJq0Jy8J4kK4qKorKorKgrKjVw0W+5Vi9UmrT+rpBy6ZkmTznYuwE01CkcvO7qB1mCxlDhoEhmlBx3CxnDh4D1oEn5EjtZlsBjuB/vB7xB5zB11Bv3Bl5BuvDngH77GhsNl/OjqPl3P76PyiR3yGnsGjkGn4F3rFp/E7yExlE33D5pDh8CluC/gCl+9BhpCpnB5n+Bh79Bg09B' },
    m: { per: 100000, text: 'inlnJhkvlJpjBxwS25PpzBnhRtSvKIiL2Vye2iBmmB6pBw6UwqDysD4tDipDylcs9EipF5tX6sD0sDosD8lDo6CquC4mC0jC7gjBkb0W+RgNkIlimBDVvBnC7CzDpElFo7kB7oB92Biwf3lGpkHzhIv1I/id15Dt4Dz2D1zD1wDxtDtqDlmD/gD97C32CrxChqC76Cn8D/hDh8FjgG6hD' },
    s: { per: 100000000, text: 'oiq1JpnotJ6zFhm1Cy37CwN3x7ClqCr+C1sDn7DjqEnqErmDj7BzNi4uCyjJs4QkyY+ickk0EuoyBy2kB/r7DmvEmnBnlC/sDvpC1hB/hDziJr0vEh1J1iOx/SthY1idpr/CttI52Ih9IllJhsJpyJx4Jx9JpzflwkBx/hBlouDhs7B9htBl3ejuSg90D5kCP6vB24B67B4+BghCu/Bu7B+3B40BwtBwXl/1D9qC97C/x4Dr1yDyuhE' },
  },
}
