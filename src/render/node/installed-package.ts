/**
 * A package that the application has installed. The import is one that no bundler
 * look into: native code, and packages that aren't installed, never stop a build.
 * A bundle finds the packages beside itself, as Node does.
 */
export function installedPackage<Package>(name: string): Promise<Package> {
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ name)
}
