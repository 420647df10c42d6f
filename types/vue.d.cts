/** Types of `<auxology-chart>` in Vue's templates: `import type {} from 'auxology/element/vue'`. */
import type { AuxologyChartEventMap, AuxologyChartInputs } from 'auxology/element'
import type { DefineComponent, HTMLAttributes } from 'vue'

type Listeners = {
  readonly [Name in keyof AuxologyChartEventMap as `on${Capitalize<Name>}`]?: (
    event: AuxologyChartEventMap[Name],
  ) => void
}

declare module 'vue' {
  interface GlobalComponents {
    'auxology-chart': DefineComponent<HTMLAttributes & AuxologyChartInputs & Listeners>
  }
}
