import { defineConfig } from 'vitest/config'

/** No time zone can matter to these, and they take long: figures against figures, fuzzing, pictures, a browser, frameworks, databases. */
const once = [
  'test/accuracy/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/render/pdf/**/*.test.ts',
  'test/render/raster/**/*.test.ts',
  'test/render/html-accessibility.test.ts',
  'test/element/in-browser.test.ts',
  'test/pictures/pictures.test.ts',
  'test/validation/pounds.test.ts',
  'test/warehouse/**/*.test.ts',
  'test/node/behind-parsers.test.ts',
]
/** The built package and its command, which need `npm run build`. */
const built = ['test/built/**/*.test.ts']

/** The site, which needs `npm run site`. */
const site = ['test/site/**/*.test.ts']

/** The app in a record system, which needs `npm run build`, a JDK and Maven. */
const smart = ['test/smart/**/*.test.ts']

export default defineConfig({
  test: {
    // Guards against a hang alone: a machine that runs much else may take several times as long as usual.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'source', include: ['test/**/*.test.ts'], exclude: [...once, ...built, ...site, ...smart] },
      },
      { extends: true, test: { name: 'once', include: once } },
      { extends: true, test: { name: 'built', include: built } },
      { extends: true, test: { name: 'site', include: site } },
      { extends: true, test: { name: 'smart', include: smart } },
    ],
  },
})
