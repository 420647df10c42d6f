import { defineChartElement } from 'auxology/element'
import type {} from 'auxology/element/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { child } from '../child.js'

defineChartElement()

const request = { type: 'Height' } as const
const options = { locale: 'en' }

function Growth() {
  const [selected, setSelected] = useState('')
  return (
    <>
      <auxology-chart
        patient={child}
        request={request}
        options={options}
        onpointselect={({ detail: { point } }) => setSelected(`${point.date}: ${point.y} cm`)}
      />
      <p id="selected">{selected}</p>
    </>
  )
}

createRoot(document.querySelector('#app') as HTMLElement).render(<Growth />)
