// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016BmiFigures: Figures = {
  range: [5, 18],
  per: { x: 1, l: 10000000, m: 100000, s: 10000000 },
  text: 'cCKCCCCCCCCCCCCCGpo5iZgihYkXtYoB9GU0FwCF5CtBMwBE0w43C6zeuuLg4c+jdykTwrK2tElZwOs7C3Rl0EltFE4lrsCg9iFmFADCGFACMIGCcKI9hujZgg/MwhwB8xWgwM92H5w9B5w5DwpiB45tDg+tBt1E8pxC9kpBGiwl3Cy9mB2hQokJ98BowFg1B/uGrvOr0Y/yS8mC30D0yDIs4+rCo4yFy7R3rR0vK9tC1D4vEwlHkpD2pCwKz7ClqD',
}
