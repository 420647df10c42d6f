export default {
  logLevel: 'error',
  build: { lib: { entry: 'worker.js', formats: ['es'], fileName: 'worker' }, minify: false, target: 'es2022' },
}
