// A vendor's test of its own program, in a browser that the test runner simulates.
const { AuxologyError, calculatePatient, chartFormats, renderChart } = require('auxology')
const { defineChartElement } = require('auxology/element')
const { child, options } = require('./child.cjs')

test('there is a document', () => {
  expect(document.createElement('p').tagName).toBe('P')
})

test('scores', () => {
  expect(calculatePatient(child, options).measurements[0].sizeSds.value).toBeCloseTo(-0.53, 2)
})

test.each(chartFormats)(
  '%s',
  async (format) => {
    const { body } = await renderChart(child, { type: 'Height', format }, options)
    expect(body.length).toBeGreaterThan(2000)
  },
  60_000,
)

test('all formats at once', async () => {
  const charts = chartFormats.map((format) => renderChart(child, { type: 'Weight', format }, options))
  for (const { body } of await Promise.all(charts)) expect(body.length).toBeGreaterThan(2000)
}, 60_000)

test('an error is of its class', async () => {
  await expect(renderChart(child, { type: 'Wait' }, options)).rejects.toBeInstanceOf(AuxologyError)
})

test('the element draws its picture and its table', async () => {
  defineChartElement()
  const chart = document.body.appendChild(document.createElement('auxology-chart'))
  Object.assign(chart, { patient: child, options })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(chart.shadowRoot.querySelector('[part~=error]')).toBeNull()
  expect(chart.shadowRoot.querySelector('[part~=picture] svg')).not.toBeNull()
  expect(chart.shadowRoot.querySelectorAll('[part~=values] tbody tr')).toHaveLength(1)
}, 60_000)
