import { defineChartElement } from 'auxology/element'
import { mount } from 'svelte'
import Growth from './Growth.svelte'

defineChartElement()
mount(Growth, { target: document.querySelector('#app') as HTMLElement })
