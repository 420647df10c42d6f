/** Something of every bundled face: a path, bytes. */
export interface FontFaces<Of> {
  readonly regular: Of
  readonly bold: Of
}

/** The name that pictures know the typeface by. */
export const fontFamily = 'Roboto'

/** The files of the faces, in the package's folder `fonts`. */
export const fontFileNames: FontFaces<string> = { regular: 'Roboto-Regular.ttf', bold: 'Roboto-Bold.ttf' }
