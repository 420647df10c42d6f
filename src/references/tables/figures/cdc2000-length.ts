// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000LengthFigures: Figures = {
  range: [0, 2.9583333333333335],
  male: {
    x: { per: 24, text: 'ACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100000000, text: 'g3l1xHtqg6hMtw5znB0z5ixC845ruB4kn4cw0t3Swg7yMoq8zIox2+Fgj9jEohq6C07z8Bk27mB448W8oiLkzoCtqpErzlJ5q5MrnuPturR5x2S9+vT1+qUxivUpuo05Bgk12Co7zvCw0/mC4/99B0370Bk3jsBst8jBwhpcwxqV8xiP' },
    m: { per: 100000, text: 'wujxJn3ygJyqvH195F/ikDnjgCpmtBh9hB3xapvVz5RvhPt9M7nL18Jp5I97HrjHpuGv8F9sFr/EtzEhpE1/Dt3DzrGv9Dh0DnsDzlD7/Cz6C91CtxCjtC1oC' },
    s: { per: 100000000, text: 'mvlkKl1k/Klxeor4N4r/Fw5lD0y8Bi3mBw/ZwhSq7MkqJ06GyhF03Do4C4gCwuB2gB4VuN2GyBzC3FnIqwG/iHh+G51GlrGv+FzwF7hFxyE/iEzzD' },
  },
  female: {
    x: { per: 24, text: 'ACCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100000000, text: 'ps9l3H0kyg0K6p16zBpv8gsB3153epp3sVhjjkPpvi8Kx3/9Hpqz7F5r8rEpkhpDx4mvCph77Bx2ltBxq+hBpypZ5jzSx3rN51oJxkiGx8wDxzxBgZw1mBo7oCoioqGpvp6Dt3utCp79sBt+qVtk2Egk1G89+NoqiS0nkUssmU' },
    m: { per: 100000, text: 'go6sJ1hm+IytrH9n7E1o2C9u4BtvoB14e7rYt8T9zQ1kOnnMp2K1uJhuI9yH97GnoGv3F1oF97EzwE1mEz9D31Ds4I9iFhvF33F/8Fr/F7+F17Fx2F/uF9lF' },
    s: { per: 100000000, text: '4q2xJzt0lK5gV60hKugsEyprC+stBwtdwgUkjOmmKowH2zF0nEmnD2uCi8B2tBuiB2Z2SkN0IkFoCH4uc/1Or/K//Hn0F74DprChpBjQmBwM' },
  },
}
