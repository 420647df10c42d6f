// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightForLengthFigures: Figures = {
  range: [45, 103.5],
  male: {
    x: { per: 2, text: '0FzFCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100000000, text: 'ohns0IhxrstJh/21b9jr2Bwm6Gw791Bk+i4C8y9vD8in/Dsp3oEk8jtE0tiuEkygsE4pxnEwtkhE4kl5DgsgwDw8+lDoy27Co27wCo3kmCwoi8B4olyBw49oB47ugB4svYglwRwtlLw3xFwqLhy+Dhk9H5muLpzyOp7tR9wgUtgtWhz0Y9u4a135ctp5e113gB9t1iBp6ykB18vmBh1soBh6oqBpiksBp08tBp80vB9koxB953yB5i/zBhui1Bhj51Bh6k2Bp/91B56q1Bx/6zB501xB' },
    m: { per: 1000000, text: '8l4rEh87lEgksGysTwqR2oP4oNssL8zJkgIqwG+kFq9Do5Cu4B2aJzYnuBzhCtyC7gDltDj3D5+DtkE3nElpEtoE7lErhEl7DlzD/pDp+ClzC5kCh3B5mBxWhFwM0esxBkkCk4C0pD09D4vEwiFszF8kG41G4kH4zHwhI0uIk7I4lJ0xJ' },
    s: { per: 100000000, text: 's57uc1ogqd9ulX4rmFkhhF4p4EsusE84+Ds0wDw/iDop2C49qC66gCm/3BinwBmupB6wjBwrei8Z6+V0ySy2PynNilL2tJ6/H+6G29F+mFy1EwpEuhE48Dg7D07Dm+DsiE2nEguE60Ek8EwjF6qFyxFi4Fq9F8hG4kGkmGulG4iGm9Fi1FypF86EyoE+yDw5C09B6e' },
  },
  female: {
    x: { per: 2, text: '0FzFCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000000, text: '+mg3M1hgjM4lvJ3rkb7knnBzp6rBjj8nBx5gdpvxOlPso0L65jTiitWuxzW036U84lS0vqP4+0M8prKo3tI0q8Gkm1F0q2Eo/9D8/pDwz5CggrCok9BkkvBk/f4jPpjE1jazgzBxzuC/qtDpytE99uF9hwG/svH7nrI5vhJlmxJrw3Jz6zJhilJpirIp3lHt33F5lhEp8lC9qIgjzBwvqD0n6Ew8gGgl8GkutHkxzH41xH' },
    m: { per: 1000000, text: 'q32sEjz3mEw8sGyoQ6+N+8LskKi2IuxHo0G25F0+EihE6hD6hC4iB8FvUtrBv/BrwCh+CnpDxxDv3D/6Dx8Dh8Dz5D51DnwDvpDvhDn4ChuClkCh3BxqBhepQV4NgewvBghCs0CsoDo+Ds1EsuFgoGwjHs+Hw6I02J0vKopLsgMs0MknN' },
    s: { per: 100000000, text: '89pngBp9rsiBxttqB4t4c8+/V47wQ0xlM655Ig9pGkoxEqnqD6jvC4n7Bg3rBw/emuUk6Lw9EhNxsE5mH/hJ1jKpwKnsKn6Jn9Ir3HtqG53E9gDrmBuW80C+zEyyG8vIuqKmhM0yNm9OggQo5QipRyuRoqRo9QupQswPu1Os6N8hN8rMw5LmpLq5KmmKqvJiwIypH' },
  },
}
