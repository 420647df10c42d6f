/** The version of the package, as in its package.json: charts print it. */
export const libraryVersion = '0.1.0'
