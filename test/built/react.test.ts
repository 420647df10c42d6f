// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { GrowthChart } from '../../examples/react/height-chart.js'
import { jakob } from '../fixtures/children.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const height = { type: 'Height' } as const
const turner = { type: 'HeightWithTurnerSyndrome' } as const
const options = { today: '2025-06-01', locale: 'en' } as const

it('examples/react shows a chart, two on one page, and says why it cannot', async () => {
  const place = document.body.appendChild(document.createElement('main'))
  const page = createElement(
    'div',
    null,
    createElement(GrowthChart, { patient: jakob, request: height, options }),
    createElement(GrowthChart, { patient: jakob, request: height, options }),
    createElement(GrowthChart, { patient: jakob, request: turner, options }),
  )
  await act(async () => createRoot(place).render(page))
  await vi.waitFor(() => expect(place.querySelectorAll('figure svg')).toHaveLength(2))
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('only for girls'))
  const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
