/** Types of `<auxology-chart>` in Svelte's templates: `import type {} from 'auxology/element/svelte'`. */
import type { AuxologyChartElement, AuxologyChartEventMap, AuxologyChartInputs } from 'auxology/element'
import type { HTMLAttributes } from 'svelte/elements'

type Listeners = {
  readonly [Name in keyof AuxologyChartEventMap as `on${Name}`]?: (event: AuxologyChartEventMap[Name]) => void
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'auxology-chart': HTMLAttributes<AuxologyChartElement> & AuxologyChartInputs & Listeners
  }
}
