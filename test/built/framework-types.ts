// What the declarations for frameworks accept and refuse; `npm run types:examples` compiles it.
import type {} from 'auxology/element/svelte'
import type {} from 'auxology/element/vue'
import type { SvelteHTMLElements } from 'svelte/elements'
import type { GlobalComponents } from 'vue'
import { child } from '../../examples/element/child.js'

type VueProperties = InstanceType<GlobalComponents['auxology-chart']>['$props']
type SvelteProperties = SvelteHTMLElements['auxology-chart']

export const inVue: VueProperties = {
  patient: child,
  request: { type: 'Height' },
  onPointselect: ({ detail }) => detail.measurementIndex,
}
export const inSvelte: SvelteProperties = {
  patient: child,
  options: { locale: 'en' },
  onrangechange: ({ detail }) => detail.from,
}
// @ts-expect-error: no such type
export const wrongInVue: VueProperties = { request: { type: 'Hight' } }
// @ts-expect-error: no such type
export const wrongInSvelte: SvelteProperties = { request: { type: 'Hight' } }
