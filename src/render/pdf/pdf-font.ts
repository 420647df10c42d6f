/** The name of the bundled typeface in a document: one that an application's own pdfmake doesn't know. */
export const documentFont = 'AuxologyRoboto'
