/**
 * The hash of the style of the Html format, the same for every chart of a version
 * of the library: a host whose policy is strict allows the style by it.
 *
 * @example
 * ```ts
 * const policy = `default-src 'none'; style-src 'self' '${htmlStyleHash}'`
 * ```
 */
export const htmlStyleHash = 'sha256-tl1OrvXtP7Ug0+ViFxRixeF9Xu75el71DGrpvCG7/XU='
