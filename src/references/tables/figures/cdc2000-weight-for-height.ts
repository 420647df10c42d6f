// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightForHeightFigures: Figures = {
  range: [77, 121.5],
  male: {
    x: { per: 2, text: '0JzJCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000000, text: '9u9hT2p4tTo/qK/mmC3utCjq0Cr86CzohD9wnD72tDt7zDj/5D3hgE5imEhhsE73xE9s3Ej08E7thFtzlFhnpF13rF1ktFp7sFpprF1mnFlogFhj3EhwpEh54D57iDlnpCp9pBp2H0ofgtnC82wDgk5Es88Fo/8Gg+1H0noIw9yIw43I8x1IopvI' },
    m: { per: 100000, text: 'g32+B1qg+BimWnH5FnE1Cdc4CyEuGsIoKkMiO8PyRsTiVwWkYwZ6agcodseqfugBuhB0iB2jBglBomB2nBkpByqB8rBitB8tBwuB4uBsuB8tB4sBqrB' },
    s: { per: 100000000, text: 'g212Ojnt3OvyUshE0mEysEwzE06EiiFqpFowF62Fu8FghGokGimG4lGujGy+F82FmsFi+EwsEy3D6+CqjCslBuF9Zj4BtxC9kD5tDlsDt7Cx9B/Q+nBknD2sF+wHoyJksL2/MkoO8pP' },
  },
  female: {
    x: { per: 2, text: '0JzJCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000000, text: 'z6zoSsmg2Su/6Kv/mEznoF3wpGxrpHvhmI9w9I54uJ3/2J7t1Jp9oJplxI1/tHl2hGlysE5/xC5yU0snB0+/CwsxEwg6Fow3Gw9qH0/yHk4yHgiqHoy7Go6oGotzFkw8Eo0lEwlvDsk6Co6mCkn1B4nmBspZkoPg/H8jEwuEwiKogX4ruB' },
    m: { per: 100000, text: '6gy9B9j88B83V5F1EnD/BNkB0CuEkGgIiKmMuO+QwTkW+Y4bsemhByjBgmBioBgqByrBgtBouBivBgwBswB6wB+wB+wB4wBowB4vB+uB+tB8sB0rBmqB4oBsnB' },
    s: { per: 100000000, text: 'y33yP7j20Pjw5B6jIi/Jy2LopNo1O45Pg1Q2mRouR6rRygR8tQ01P66O4/NymN8vMi9LssLy8KoqKw0J+2IiyH+iGqqE8nCxDr3C/xFjzI94L7iPzwShgW7xZxkd73gBvrkBz+nB7wrB7hvBhxyB' },
  },
}
