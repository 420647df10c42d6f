/** The browser that the tests of pages run in. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Launch options: headless, unsandboxed, no background network traffic. */
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
