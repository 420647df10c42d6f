import { defineChartElement } from 'auxology/element'
import { child } from '../child.js'

defineChartElement()

const chart = document.querySelector('auxology-chart')
const selected = document.querySelector('#selected')
if (chart !== null && selected !== null) {
  chart.patient = child
  chart.addEventListener('pointselect', ({ detail: { point } }) => {
    selected.textContent = `${point.date}: ${point.y} cm`
  })
}
