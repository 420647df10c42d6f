/**
 * The hash of the style of the Html format, the same for every chart of a version
 * of the library: a host whose policy is strict allows the style by it.
 *
 * @example
 * ```ts
 * const policy = `default-src 'none'; style-src 'self' '${htmlStyleHash}'`
 * ```
 */
export const htmlStyleHash = 'sha256-bgUm6gZIXXvsRi5xibVB63lZg+60cXthy8OaSvebevw='
