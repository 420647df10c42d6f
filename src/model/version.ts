/** The version of the package, as in its package.json. */
export const libraryVersion = '0.1.0'
