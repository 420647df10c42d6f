import webpack from 'webpack'

const [program] = process.argv.slice(2)
const output = { path: `${import.meta.dirname}/out`, filename: '[name].js' }
webpack({ mode: 'production', entry: { [program]: `./${program}.js` }, output, performance: false }, (error, stats) => {
  if (error) throw error
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  console.log(stats.toString({ all: false, warnings: true }))
})
