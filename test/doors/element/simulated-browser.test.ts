// @vitest-environment jsdom
import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type AuxologyChartElement, defineChartElement } from '../../../src/doors/element/index.js'
import { emil, jakob } from '../../fixtures/children.js'

const request = { type: 'Height' } as const
const options = { today: '2025-07-20', locale: 'en' }

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  defineChartElement()
})
afterEach(() => document.body.replaceChildren())

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const part = (chart: Element, name: string) => chart.shadowRoot?.querySelector(`[part~="${name}"]`)

function addedChart(): AuxologyChartElement {
  return document.body.appendChild(document.createElement('auxology-chart'))
}

it('draws picture and table without layout, observers or style sheets', async () => {
  const chart = addedChart()
  Object.assign(chart, { patient: jakob, request, options })
  await drawn()
  expect(part(chart, 'error')).toBeNull()
  expect(part(chart, 'picture')?.querySelector('svg')).not.toBeNull()
  expect(part(chart, 'values')?.querySelectorAll('tbody tr').length).toBe(1 + (jakob.measurements?.length ?? 0))
})

it('says that it has no patient, before one is set and after one is taken away', async () => {
  const chart = addedChart()
  chart.options = options
  await drawn()
  expect(part(chart, 'empty')?.textContent).toBe('No patient data yet.')
  chart.patient = jakob
  await drawn()
  expect(part(chart, 'empty')).toBeNull()
  expect(part(chart, 'picture')).not.toBeNull()
  chart.patient = undefined
  await drawn()
  expect(part(chart, 'picture')).toBeNull()
  expect(part(chart, 'empty')?.textContent).toBe('No patient data yet.')
})

it('takes JSON text as a property, and says what is wrong with it', async () => {
  const chart = addedChart()
  Object.assign(chart, { patient: JSON.stringify(jakob), options: JSON.stringify(options) })
  await drawn()
  expect(part(chart, 'title')?.textContent).toContain('Height')
  chart.patient = 'Jakob'
  await drawn()
  expect(part(chart, 'error')?.textContent).toContain('an object as JSON')
})

const asObjects = (patient: object) => ({
  ref: (chart: AuxologyChartElement | null) => {
    if (chart) Object.assign(chart, { patient, request, options })
  },
})
const asText = (patient: object) => ({ patient: JSON.stringify(patient), type: 'Height', locale: 'en' })

it.each([
  { how: 'a ref', props: asObjects },
  { how: 'attributes', props: asText },
])('shows its patient after React has hydrated it, by $how, and the next one', async ({ props }) => {
  const page = (patient: object) => createElement('auxology-chart', props(patient) as object)
  document.body.innerHTML = renderToString(page(jakob))
  const root = await act(async () => hydrateRoot(document.body, page(jakob)))
  await drawn()
  const chart = document.querySelector('auxology-chart') as Element
  const name = () => part(chart, 'header')?.querySelector('.name')?.textContent
  expect(name()).toBe(`${jakob.firstName} ${jakob.lastName}`)
  await act(async () => root.render(page(emil)))
  await drawn()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(name()).toBe(`${emil.firstName} ${emil.lastName}`)
  await act(async () => root.unmount())
})
