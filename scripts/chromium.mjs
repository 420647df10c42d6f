/** The browser that the tests of pages run in. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** How it is started: with no window, no rights to gain and no talk of its own with the network. */
export const chromiumOptions = {
  executablePath: chromiumPath,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
