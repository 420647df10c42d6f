// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016BmiFigures: Figures = {
  range: [5, 18],
  per: { x: 1, l: 10000000, m: 100000, s: 10000000 },
  male: '1KCCCCCCCCCCCCC 2po5iZgihYkXpBA9GpGV8B4BhBtChCR 20w43C6zeuuLg4c+jdykTwrK2tElZwOs7C3Rl0EltF 24lrsCg9iFmFADCGFACMIGC',
  female: '1KCCCCCCCCCCCCC 39hujZgg/MwhwB8xW8hjBgrb5liBx27Eht5DpzL4qiBs1do/uDs6lC 3iwl3Cy9mB2hQokJ98BowFg1B/uGrvOr0Y/yS8mC30D0yD 2s4+rCo4yFy7R8PnsGl2P3jZxhe75bhpWxuOxpGjgBof',
}
