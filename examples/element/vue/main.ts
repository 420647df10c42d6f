import { defineChartElement } from 'auxology/element'
import { createApp } from 'vue'
import Growth from './Growth.vue'

defineChartElement()
createApp(Growth).mount('#app')
