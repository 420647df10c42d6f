/**
 * The hash of the style of the Html format, the same for every chart of a version
 * of the library: a host whose policy is strict allows the style by it.
 *
 * @example
 * ```ts
 * const policy = `default-src 'none'; style-src 'self' '${htmlStyleHash}'`
 * ```
 */
export const htmlStyleHash = 'sha256-xIOtwLtYfp9DWe98KXugGhxqdFWCJ+Rdb1Ikszy5IvM='
