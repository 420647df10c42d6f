import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import type { CurveFigures } from '../../../charts/data/curves/curve-figures.js'
import type { ChartFrame } from '../../../charts/data/frame/frame.js'
import { elementText } from '../../../ground/text/markup.js'

/** What a reader can switch, by the letter of its classes. */
export const switchLetters = { lines: 'l', window: 'w', age: 'a', reference: 'r', boneAge: 'b' } as const

/** The name of a switch. */
export type SwitchName = keyof typeof switchLetters

/** Options of all switches, by index: 0 is what was requested. */
export type Chosen = { readonly [name in SwitchName]: number }

/** What was requested. */
export const asRequested: Chosen = { lines: 0, window: 0, age: 0, reference: 0, boneAge: 0 }

/** A switch between at least two options; the first is the requested one. */
export interface PageSwitch {
  readonly name: SwitchName
  readonly heading: string
  readonly options: readonly string[]
}

/** The chart under some options. */
export interface PageView {
  readonly data: ChartInLanguage
  readonly figures: CurveFigures
  /** What it was drawn from: the source of references that no curve of the chart names. */
  readonly frame?: ChartFrame | undefined
}

/** Every chart that a page can show. */
export interface ChartViews {
  /** Only those that make a difference. */
  readonly switches: readonly PageSwitch[]
  readonly view: (chosen: Chosen) => PageView
}

/** The chart as requested, and no other. */
export function onlyView(view: PageView): ChartViews {
  return { switches: [], view: () => view }
}

/** Options that belong together: all combinations of what is left after some were excluded. */
export interface Combination {
  /** The classes under which the page hides it. */
  readonly className: string
  readonly isRequested: boolean
}

/** All combinations of the options of some switches, the requested one first. */
export function combinationsOf({ switches }: ChartViews, names: readonly SwitchName[]): readonly Chosen[] {
  return switches
    .filter(({ name }) => names.includes(name))
    .reduce<readonly Chosen[]>(
      (all, { name, options }) => options.flatMap((_, i) => all.map((chosen) => ({ ...chosen, [name]: i }))),
      [asRequested],
    )
}

/** Some of the {@link combinationsOf} switches, each described by the options that it leaves out. */
export function describeCombinations(
  some: readonly Chosen[],
  { switches }: ChartViews,
  names: readonly SwitchName[],
): readonly Combination[] {
  const split = (
    rest: readonly Chosen[],
    [first, ...others]: readonly PageSwitch[],
    classes: readonly string[],
    isRequested: boolean,
  ): readonly Combination[] => {
    if (first === undefined) return [{ className: classes.join(' '), isRequested }]
    const { name, options } = first
    const alike = new Map<string, Set<number>>()
    options.forEach((_, i) => {
      const key = JSON.stringify(rest.filter((each) => each[name] === i).map((each) => ({ ...each, [name]: 0 })))
      if (key !== '[]') alike.set(key, (alike.get(key) ?? new Set()).add(i))
    })
    return [...alike].flatMap(([key, kept]) => {
      const left = options.flatMap((_, i) => (kept.has(i) ? [] : [hidingClass(name, i)]))
      return split(JSON.parse(key), others, [...classes, ...left], isRequested && kept.has(0))
    })
  }
  const involved = switches.filter(({ name }) => names.includes(name))
  return split(some, involved, [], true)
}

/** The class of what an option hides. */
export function hidingClass(name: SwitchName, option: number): string {
  return `no-${switchLetters[name]}${option}`
}

/**
 * A block of the page for every combination of some switches: what several have
 * in common is written once, and what was not requested is hidden.
 */
export function switchedBlocks(
  views: ChartViews,
  names: readonly SwitchName[],
  block: (view: PageView) => string,
): string {
  const combinations = combinationsOf(views, names)
  const blocks = new Map<string, Chosen[]>()
  for (const chosen of combinations) {
    const text = block(views.view(chosen))
    blocks.set(text, [...(blocks.get(text) ?? []), chosen])
  }
  return [...blocks]
    .filter(([text]) => text !== '')
    .flatMap(([text, chosen]) =>
      describeCombinations(chosen, views, names).map(({ className, isRequested }) =>
        className === ''
          ? text
          : `<div class="choice ${className}"${isRequested ? '' : ' hidden=""'}>\n${text}</div>\n`,
      ),
    )
    .join('')
}

/**
 * The switches of a page, as groups of radio buttons: the style of the page
 * shows what belongs to the checked ones. Without the style they are hidden.
 */
export function switchBar(views: ChartViews, idPrefix: string): string {
  const { switches } = views
  if (switches.length === 0) return ''
  return `<div class="switches" hidden="">\n${switches.map((each) => switchGroup(each, idPrefix)).join('')}</div>\n`
}

function switchGroup({ name, heading, options }: PageSwitch, idPrefix: string): string {
  const buttons = options.map((label, i) => {
    const checked = i === asRequested[name] ? ' checked=""' : ''
    return (
      `<label><input type="radio" class="${switchLetters[name]}${i}" name="${idPrefix}-${name}"` +
      ` autocomplete="off"${checked}/><span>${elementText(label)}</span></label>\n`
    )
  })
  return `<fieldset>\n<legend>${elementText(heading)}</legend>\n<div>\n${buttons.join('')}</div>\n</fieldset>\n`
}
