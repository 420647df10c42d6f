/**
 * The hash of the style of the Html format, the same for every chart of a version
 * of the library: a host whose policy is strict allows the style by it.
 *
 * @example
 * ```ts
 * const policy = `default-src 'none'; style-src 'self' '${htmlStyleHash}'`
 * ```
 */
export const htmlStyleHash = 'sha256-hwX0hiWOWGSG7jtyNAUbDWHmsnmYg1sAv6FUSDKUYJE='
