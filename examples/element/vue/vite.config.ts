import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

/** Vue has to know that the tag is no component of its own. */
export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'auxology-chart' } } })],
})
