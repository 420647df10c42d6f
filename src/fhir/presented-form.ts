const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes, or text as UTF-8, in base 64 (RFC 4648, section 4). */
export function base64Of(data: string | Uint8Array): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]]
    const group = (first << 16) | (second << 8) | third
    const given = Math.min(bytes.length - i, 3)
    for (let digit = 0; digit < 4; digit++) {
      parts.push(digit > given ? '=' : digits.charAt((group >>> (18 - 6 * digit)) & 63))
    }
  }
  return parts.join('')
}
