export { type FetchHandler, nodeListener } from './node-listener.js'
