/** Types of `<auxology-chart>` for React 19: `import type {} from 'auxology/element/react'`. */
import type { AuxologyChartElement, AuxologyChartEventMap, AuxologyChartInputs } from 'auxology/element'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Listeners = {
  readonly [Name in keyof AuxologyChartEventMap as `on${Name}`]?: (event: AuxologyChartEventMap[Name]) => void
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React declares its elements in one
  namespace JSX {
    interface IntrinsicElements {
      'auxology-chart': DetailedHTMLProps<HTMLAttributes<AuxologyChartElement>, AuxologyChartElement> &
        AuxologyChartInputs &
        Listeners
    }
  }
}
