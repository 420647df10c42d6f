/** The keys of the examples: from the environment, or one for local use. */
export const keys = (process.env['AUXOLOGY_KEYS'] ?? 'try-me').split(',')

/** The port of the examples; 0 picks a free one. */
export const port = Number(process.env['PORT'] ?? 8080)
