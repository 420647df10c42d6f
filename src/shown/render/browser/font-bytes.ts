import bold from '../../../../fonts/Roboto-Bold.ttf'
import regular from '../../../../fonts/Roboto-Regular.ttf'
import type { FontFaces } from '../../../ground/scene/typeface.js'

/** The bundled fonts in Base64. */
export const fontBase64: FontFaces<string> = { regular, bold }

let decoded: FontFaces<Uint8Array> | undefined

/** The bundled fonts as bytes; decoded once, which takes several milliseconds. */
export function fontBytes(): FontFaces<Uint8Array> {
  decoded ??= { regular: decodeBase64(regular), bold: decodeBase64(bold) }
  return decoded
}

function decodeBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
