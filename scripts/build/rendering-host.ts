import { resolve } from 'node:path'
import type { Options } from 'tsup'

/** What the import of `node/node-host.ts`, which draws pictures and PDF in Node, becomes in builds that run elsewhere too. */
const hosts = {
  /** `imports` of package.json resolves this name to the one for the runtime. */
  named: { path: '#render', external: true },
  browser: { path: resolve('src/render/browser/browser-host.ts') },
}

/** Makes a build import another rendering host than Node's. */
export function renderingHost(host: keyof typeof hosts): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'rendering-host',
    setup(build) {
      build.onResolve({ filter: /^\.\/node\/node-host\.js$/ }, () => hosts[host])
    },
  }
}
