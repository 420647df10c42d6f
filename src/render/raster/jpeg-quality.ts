/** Of 100: below it, thin lines and small labels get a visible fringe. */
export const jpegQuality = 90
