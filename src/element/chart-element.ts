import type { ChartPoint } from '../charts/data/chart-data.js'
import type { PatientInput } from '../model/patient.js'
import { germany, who } from '../references/built-in-sets.js'
import { elementText } from '../text/markup.js'
import { connectControls } from './chart-controls.js'
import type { ViewState } from './chart-model.js'
import { elementColours } from './element-colours.js'
import {
  type ElementAttribute,
  type ElementInputs,
  type ElementOptions,
  type ElementRequest,
  elementAttributes,
  inputsOfAttributes,
  type NamedSets,
} from './element-inputs.js'
import { elementDefaults } from './element-language.js'
import { elementStyle } from './element-style.js'
import { type LiveChart, liveChart } from './live-chart.js'
import { markupWriter } from './safe-html.js'
import { whyNoChart } from './why-no-chart.js'

/** A measurement that a reader selected. */
export interface PointSelectDetail {
  readonly point: ChartPoint
  /** Index in the patient's measurements; undefined at birth. */
  readonly measurementIndex: number | undefined
}

/** The section that a reader chose, in the unit of the x axis. */
export interface RangeChangeDetail {
  readonly from: number
  readonly to: number
  readonly unit: string
}

/** Why no chart is drawn. */
export interface ChartErrorDetail {
  readonly error: unknown
}

/** The events of the element. */
export interface AuxologyChartEventMap {
  readonly pointselect: CustomEvent<PointSelectDetail>
  readonly rangechange: CustomEvent<RangeChangeDetail>
  readonly charterror: CustomEvent<ChartErrorDetail>
}

/** What the element is given: as properties, or in markup as attributes, the first three as JSON text. */
export interface AuxologyChartInputs {
  readonly patient?: PatientInput | undefined
  readonly request?: ElementRequest | undefined
  readonly options?: ElementOptions | undefined
}

/** The element `<auxology-chart>`. Properties prevail over attributes. */
export interface AuxologyChartElement extends HTMLElement {
  patient: PatientInput | undefined
  request: ElementRequest | undefined
  options: ElementOptions | undefined
  /** Shows a section of x, in the unit of the axis; without one, that which the request asks for. */
  showSection(from?: number, to?: number): void
  addEventListener<Name extends keyof AuxologyChartEventMap>(
    type: Name,
    listener: (this: AuxologyChartElement, event: AuxologyChartEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'auxology-chart': AuxologyChartElement
  }
}

/** How the element is defined. */
export interface ElementDefinition {
  /** `auxology-chart` by default. */
  readonly name?: string | undefined
  /** Sets of references by the names that the attributes `references` and `compare-with` use, besides `germany` and `who`. */
  readonly sets?: NamedSets | undefined
  /** The references of clinic measures, for elements whose options name none. */
  readonly measures?: ElementOptions['measures']
  /** What draws charts of growth over time, for elements whose options have none. */
  readonly courseCharts?: ElementOptions['courseCharts']
}

/**
 * Defines the element `<auxology-chart>`, once a page; where there are no
 * custom elements, as on a server, it does nothing.
 *
 * @example
 * ```ts
 * defineChartElement()
 * ```
 */
export function defineChartElement({
  name = 'auxology-chart',
  sets = {},
  measures,
  courseCharts,
}: ElementDefinition = {}): void {
  const { customElements } = globalThis
  if (customElements === undefined || customElements.get(name) !== undefined) return
  customElements.define(name, chartElementClass({ germany, who, ...sets }, { measures, courseCharts }))
}

const properties = ['patient', 'request', 'options'] as const

/** The class, made only where there are elements: a server can import this module. */
function chartElementClass(
  sets: NamedSets,
  standard: Pick<ElementOptions, 'measures' | 'courseCharts'>,
): CustomElementConstructor {
  const write = markupWriter()
  return class extends HTMLElement {
    static readonly observedAttributes: readonly string[] = elementAttributes
    #given: Partial<ElementInputs> = {}
    #live: LiveChart | undefined
    #due: number | undefined
    #observer: ResizeObserver | undefined
    readonly #root: ShadowRoot

    constructor() {
      super()
      // A server may have sent the shadow tree: it is shown until the live one is drawn over it.
      this.#root = this.attachInternals().shadowRoot ?? this.attachShadow({ mode: 'open' })
    }

    get patient(): ElementInputs['patient'] | undefined {
      return this.#given.patient
    }
    set patient(patient: ElementInputs['patient'] | undefined) {
      this.#give({ patient })
    }
    get request(): ElementRequest | undefined {
      return this.#given.request
    }
    set request(request: ElementRequest | undefined) {
      this.#give({ request })
    }
    get options(): ElementOptions | undefined {
      return this.#given.options
    }
    set options(options: ElementOptions | undefined) {
      this.#give({ options })
    }

    connectedCallback(): void {
      // Set before the element was defined: such a property hides the accessor.
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = this[name]
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      this.#build()
    }

    disconnectedCallback(): void {
      if (this.#due !== undefined) cancelAnimationFrame(this.#due)
      this.#due = undefined
      this.#stop()
    }

    #stop(): void {
      this.#observer?.disconnect()
      this.#live?.stop()
      this.#live = undefined
    }

    attributeChangedCallback(): void {
      this.#schedule()
    }

    showSection(from?: number, to?: number): void {
      this.#live?.draw()
      if (from === undefined || to === undefined) this.#live?.show(undefined)
      else this.#live?.gestures.show([from, to])
    }

    #give(changes: { readonly [name in keyof ElementInputs]?: ElementInputs[name] | undefined }): void {
      this.#given = { ...this.#given, ...(changes as Partial<ElementInputs>) }
      this.#schedule()
    }

    #schedule(): void {
      if (this.isConnected) this.#due ??= requestAnimationFrame(() => this.#build())
    }

    #build(): void {
      if (this.#due !== undefined) cancelAnimationFrame(this.#due)
      this.#due = undefined
      if (this.#given.patient === undefined && !this.hasAttribute('patient')) return
      let inputs: ElementInputs | undefined
      try {
        inputs = this.#inputs()
        const before = this.#live?.model().inputs
        // Frameworks set what has not changed, too: the reader goes on.
        if (before !== undefined && isSame(inputs, before)) return
        const kept = before !== undefined && isAboutSame(inputs, before) ? chosen(this.#live) : {}
        this.#stop()
        const live = liveChart(this.#root, inputs, kept, write, {
          selected: (point) => this.#tell('pointselect', { point, measurementIndex: point.measurementIndex }),
          zoomed: ([from, to], unit) => this.#tell('rangechange', { from, to, unit }),
        })
        this.#live = live
        adoptStyle(this.#root, `${elementColours(live.model())}${elementStyle}`)
        connectControls(live, this)
        const stage = this.#root.querySelector('.stage') as HTMLElement
        const measure = () => {
          if (stage.clientWidth > 0) live.resize({ width: stage.clientWidth, height: stage.clientHeight })
        }
        measure()
        live.draw()
        this.#observer = new ResizeObserver(measure)
        this.#observer.observe(stage)
      } catch (error) {
        this.#stop()
        adoptStyle(this.#root, elementStyle)
        write(
          this.#root,
          `<div class="chart"><p class="error" part="error" role="alert">${elementText(whyNoChart(error, inputs))}</p></div>`,
        )
        this.#tell('charterror', { error })
      }
    }

    #inputs(): ElementInputs {
      const read = inputsOfAttributes((name: ElementAttribute) => this.getAttribute(name), sets)
      const { patient = read.patient, request, options } = this.#given
      const compareWith = Object.values(sets).filter((set) => set !== undefined)
      const given = { ...standard, ...read.options, ...options }
      const own = given.references ?? elementDefaults.references
      return {
        patient,
        request: { ...read.request, ...request },
        options: { compareWith: compareWith.filter(({ id }) => id !== own.id), ...given },
      }
    }

    #tell<Detail>(type: string, detail: Detail): void {
      this.dispatchEvent(new CustomEvent<Detail>(type, { detail, bubbles: true, composed: true }))
    }
  }
}

/** Whether two inputs draw the same chart. */
function isSame(a: ElementInputs, b: ElementInputs): boolean {
  const names = Object.keys({ ...a.options, ...b.options }) as (keyof ElementOptions)[]
  const isOption = (name: keyof ElementOptions) =>
    name === 'compareWith'
      ? a.options.compareWith?.map(({ id }) => id).join() === b.options.compareWith?.map(({ id }) => id).join()
      : a.options[name] === b.options[name]
  const data = ({ patient, request }: ElementInputs) => JSON.stringify([patient, request])
  return names.every(isOption) && data(a) === data(b)
}

/** Whether what a reader chose still makes sense: the same kind of chart, of the same child. */
function isAboutSame(a: ElementInputs, b: ElementInputs): boolean {
  return a.request.type === b.request.type && a.patient.dateOfBirth === b.patient.dateOfBirth
}

function chosen(live: LiveChart | undefined): ViewState {
  const { section, lines, chronological = false, compared } = live?.state() ?? {}
  return { section, lines, chronological, compared }
}

function adoptStyle(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}
