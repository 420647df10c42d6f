import bold from '../../../fonts/Roboto-Bold.ttf'
import regular from '../../../fonts/Roboto-Regular.ttf'
import type { FontFaces } from '../../scene/typeface.js'

/** The bundled fonts in Base64: the build puts them into a part of their own, which is loaded when it is needed. */
export const fontBase64: FontFaces<string> = { regular, bold }

/** The bundled fonts as bytes. */
export function fontBytes(): FontFaces<Uint8Array> {
  return { regular: bytes(regular), bold: bytes(bold) }
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
