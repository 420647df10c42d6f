/** The keys of the examples: from the environment, or one for trying things on your own machine. */
export const keys = (process.env['AUXOLOGY_KEYS'] ?? 'try-me').split(',')

/** Where the examples listen; 0 takes a free port. */
export const port = Number(process.env['PORT'] ?? 8080)
