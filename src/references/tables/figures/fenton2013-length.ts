// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fenton2013LengthFigures: Figures = {
  range: [23.5, 50],
  male: {
    x: { per: 14, text: 'yUhUHFAAAEAAAAAAAAEAEFAFAAAAAFEAAAAAAAAAEAAAAAAFAAAEAAEAIR' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100000, text: '6mv4F/z/yFj66BrknB1F3FzFyomB7IrGtDNsCmFkI6KonnB4es8nBztnBxmB5ioBtxBr9BlpCj1C9gDpskBsye/uD5lDx8CnzChqC3gCz3BnuB/kBgrYtc/V/Z/dliBnmBn5YzZpbjdkqV1xBtrB2iUztBowoBh4zC' },
    s: { per: 100000000, text: '+k0/Lrh+3LtqlDzw+B3/Ll/Lj+L4pBhqZlhYnnWlrU/zSv+QhoP5wN/n2B59Q/lgCmxjB/+JiixB1+DhoDvxC56BnkB6s8Bj38B8V2pB49BwxCulDs5DmtEihFi1F/spB0xMg6MmoM+1L2jLqxKy0lB4rFikFo8EzzQ2rH0tGz8K83GzsXy47B' },
  },
  female: {
    x: { per: 14, text: 'yU9THAAAFAAAAAAAAAAAAAAAAAFAAAAAEAAAAAAAAAAAAAAAAAAAAAEAAEAIR' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100000, text: 'k1z0Fr/luFr33BkOwOiQhvlB8KyLoMgN4NsOkP8PuPqH7DjPnatlB3wB57BhnCz/lB9nBnrBvuBvxBnxB8xdrkD/9C33CtxClrC5kCz+Bn4B/xB3rB3nB/lBlkBtiB5gB9epdvb3ZjYpW2rTtgBpc4yS1dwslBnysC' },
    s: { per: 100000000, text: '4k+zLjl1rL392C/0RrgS1hUlptBnyN9sOrpPtmQjjRx/Rh8Sv4ThuUh0T9mSz5QrsPj/N5xMzkLp3Jw+7B9oDr7CjuCzgClzB/lrC1nBwF8yBigDutEy6F+nHi1IwiKsuL08LmtLy8K2rKi7JqqJy5I8oIi4HunH22G9gNm4JwwIlwF+9ItkNqvrB' },
  },
}
