import { defineChartElement } from 'auxology/element'
import type {} from 'auxology/element/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { child } from '../child.js'

defineChartElement()

function Growth() {
  const [selected, setSelected] = useState('')
  return (
    <>
      <auxology-chart
        patient={child}
        type="Height"
        locale="en"
        onpointselect={({ detail: { point } }) => setSelected(`${point.date}: ${point.y} cm`)}
      />
      <p id="selected">{selected}</p>
    </>
  )
}

createRoot(document.querySelector('#app') as HTMLElement).render(<Growth />)
