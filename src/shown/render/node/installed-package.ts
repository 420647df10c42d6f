/**
 * A package that the application has installed, imported so that bundlers leave it alone:
 * native code and missing packages never stop a build. A bundle finds the packages beside itself, as Node does.
 */
export function installedPackage<Package>(name: string): Promise<Package> {
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ name)
}
