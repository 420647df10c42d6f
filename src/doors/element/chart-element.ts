import type { ChartPoint } from '../../charts/data/chart-data.js'
import { growthSettings } from '../../clinical/growth/growth-options.js'
import { germany, who } from '../../clinical/references/built-in-sets.js'
import type { PatientInput } from '../../ground/model/patient.js'
import { elementText } from '../../ground/text/markup.js'
import { connectControls } from './chart-controls.js'
import type { ViewState } from './chart-model.js'
import {
  type ElementAttribute,
  type ElementInputs,
  type ElementOptions,
  type ElementRequest,
  elementAttributes,
  inputsOfAttributes,
  inputsOfProperties,
  type NamedSets,
} from './inputs/element-inputs.js'
import { elementDefaults, type InteractiveLanguage } from './inputs/element-language.js'
import { isAboutSame, isSame } from './inputs/same-inputs.js'
import { type LiveChart, liveChart } from './live-chart.js'
import { markupWriter } from './safe-html.js'
import { elementColours } from './style/element-colours.js'
import { elementStyle } from './style/element-style.js'

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

/** The attributes of the element by name; `patient`, `request` and `options` are JSON text. */
export type AuxologyChartAttributes = { readonly [name in ElementAttribute]?: string | undefined }

/** What markup gives the element: its attributes, the first three also as objects where a framework sets properties. */
export interface AuxologyChartInputs extends Omit<AuxologyChartAttributes, 'patient' | 'request' | 'options'> {
  readonly patient?: PatientInput | string | undefined
  readonly request?: ElementRequest | string | undefined
  readonly options?: ElementOptions | string | undefined
}

/**
 * The element `<auxology-chart>`. Properties prevail over attributes; they take JSON text too, as frameworks set
 * attributes, and give back what was set.
 */
export interface AuxologyChartElement extends HTMLElement {
  patient: PatientInput | string | undefined
  request: ElementRequest | string | undefined
  options: ElementOptions | string | undefined
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
    #given: { readonly [name in keyof ElementInputs]?: ElementInputs[name] | string | undefined } = {}
    #live: LiveChart | undefined
    #due: number | undefined
    #observer: ResizeObserver | undefined
    readonly #root: ShadowRoot

    constructor() {
      super()
      // A server may have sent the shadow tree: it is shown until the live one is drawn over it.
      this.#root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    }

    get patient(): AuxologyChartInputs['patient'] {
      return this.#given.patient
    }
    set patient(patient: AuxologyChartInputs['patient']) {
      this.#give({ patient })
    }
    get request(): AuxologyChartInputs['request'] {
      return this.#given.request
    }
    set request(request: AuxologyChartInputs['request']) {
      this.#give({ request })
    }
    get options(): AuxologyChartInputs['options'] {
      return this.#given.options
    }
    set options(options: AuxologyChartInputs['options']) {
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
      // Frameworks set properties after they connect an element.
      if (this.#hasPatient()) this.#build()
      else this.#schedule()
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

    #give(changes: Pick<AuxologyChartInputs, (typeof properties)[number]>): void {
      this.#given = { ...this.#given, ...changes }
      this.#schedule()
    }

    #hasPatient(): boolean {
      return (this.#given.patient ?? this.getAttribute('patient') ?? undefined) !== undefined
    }

    #schedule(): void {
      if (this.isConnected) this.#due ??= requestAnimationFrame(() => this.#build())
    }

    #build(): void {
      if (this.#due !== undefined) cancelAnimationFrame(this.#due)
      this.#due = undefined
      let inputs: ElementInputs | undefined
      try {
        inputs = this.#inputs()
        if (!this.#hasPatient()) {
          this.#showNoPatient(inputs)
          return
        }
        const before = this.#live?.model().inputs
        // Frameworks set what has not changed, too: the reader goes on.
        if (before !== undefined && isSame(inputs, before)) return
        const kept = before !== undefined && isAboutSame(inputs, before) ? chosen(this.#live) : {}
        this.#stop()
        const live = liveChart({ root: this.#root, write }, inputs, kept, {
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
        // Browsers that a test runner simulates have no layout to observe.
        if (globalThis.ResizeObserver === undefined) return
        this.#observer = new ResizeObserver(measure)
        this.#observer.observe(stage)
      } catch (error) {
        this.#say(error instanceof Error ? error.message : String(error), 'error', 'alert')
        this.#tell('charterror', { error })
      }
    }

    /** The picture that a server sent stays until there is a patient; one of an earlier patient doesn't. */
    #showNoPatient({ options: { compareWith: _, ...growthOptions } }: ElementInputs): void {
      const isSent = this.#live === undefined && this.#root.querySelector('.stage') !== null
      if (isSent) return
      const { element } = growthSettings(growthOptions, elementDefaults).language as InteractiveLanguage
      this.#say(element.noPatient, 'empty', 'status')
    }

    #say(text: string, part: 'error' | 'empty', role: 'alert' | 'status'): void {
      this.#stop()
      adoptStyle(this.#root, elementStyle)
      write(
        this.#root,
        `<div class="chart"><p class="${part}" part="${part}" role="${role}">${elementText(text)}</p></div>`,
      )
    }

    #inputs(): ElementInputs {
      const read = inputsOfAttributes((name: ElementAttribute) => this.getAttribute(name), sets)
      const { patient, request, options } = inputsOfProperties(this.#given)
      const compareWith = Object.values(sets).filter((set) => set !== undefined)
      const given = { ...standard, ...read.options, ...options }
      const own = given.references ?? elementDefaults.references
      return {
        patient: patient ?? read.patient,
        request: { ...read.request, ...request },
        options: { compareWith: compareWith.filter(({ id }) => id !== own.id), ...given },
      }
    }

    #tell<Detail>(type: string, detail: Detail): void {
      this.dispatchEvent(new CustomEvent<Detail>(type, { detail, bubbles: true, composed: true }))
    }
  }
}

function chosen(live: LiveChart | undefined): ViewState {
  const { section, lines, chronological = false, compared } = live?.state() ?? {}
  return { section, lines, chronological, compared }
}

/** Browsers that a test runner simulates may have no style sheets to adopt, and draw nothing. */
function adoptStyle(root: ShadowRoot, css: string): void {
  if (globalThis.CSSStyleSheet?.prototype.replaceSync === undefined) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}
