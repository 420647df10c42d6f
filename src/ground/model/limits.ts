/**
 * How much is taken in and drawn at most. Within these limits the time and the
 * memory of a call grow with the size of its input, and no faster.
 */

/** The longest name, disease or text of a marker, characters (Unicode code points). */
export const longestText = 1000

/** The longest number or name under which a chart is filed, characters. */
export const longestPatientId = 100

/** The largest document that is read unless the caller sets another limit, bytes in UTF-8: 1 MiB. */
export const largestDocument = 1_048_576

/** The most entries of a list in a document unless the caller sets another limit. */
export const mostEntries = 10_000

/** How deep elements, objects and arrays may be nested. The documents themselves need six levels. */
export const maxDepth = 64

/** The most values of a patient on a chart, and the most visits in a report: the latest. */
export const mostValuesDrawn = 1000

/** The most events on a chart and in a report: the latest. */
export const mostMarkersDrawn = 200

/** The most diseases and the most messages in a report. */
export const mostDiseasesReported = 50
export const mostMessagesReported = 500

/** The longest unbroken word that is handed to the PDF printer, characters: its cost grows with the square of a word. */
export const longestPrintedWord = 80
