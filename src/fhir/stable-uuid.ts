/** The multipliers of MurmurHash3 (Appleby 2011, public domain), one for each lane. */
const multipliers = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const

/**
 * A UUID that depends on a text alone: version 8 of RFC 9562, whose bits are the
 * maker's own. So the same result has the same addresses each time it is written, and
 * another has others. It is not made to withstand someone who looks for a second text.
 */
export function stableUuid(text: string): string {
  return stableUuidsAfter('')(text)
}

/** {@link stableUuid} of texts with the same beginning, which is read once. */
export function stableUuidsAfter(beginning: string): (rest: string) => string {
  const begun = lanesAfter(multipliers, beginning)
  return (rest) => {
    const length = beginning.length + rest.length
    const lanes = lanesAfter(begun, rest).map((lane) => mixed(lane ^ length))
    const digits = lanes.map((lane, index) => hex(mixed(lane ^ (lanes[(index + 1) % 4] ?? 0)))).join('')
    const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) & 3]
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
  }
}

type Lanes = readonly [number, number, number, number]

/** The four lanes side by side: apart they take most of the time of a bundle. */
function lanesAfter([a, b, c, d]: Lanes, text: string): Lanes {
  const [byA, byB, byC, byD] = multipliers
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i)
    a = rotated(Math.imul(a ^ character, byA))
    b = rotated(Math.imul(b ^ character, byB))
    c = rotated(Math.imul(c ^ character, byC))
    d = rotated(Math.imul(d ^ character, byD))
  }
  return [a, b, c, d]
}

function rotated(lane: number): number {
  return (lane << 13) | (lane >>> 19)
}

/** MurmurHash3's finaliser: every bit depends on every other. */
function mixed(lane: number): number {
  let bits = lane
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

function hex(lane: number): string {
  return digitsOf(lane >>> 24) + digitsOf(lane >>> 16) + digitsOf(lane >>> 8) + digitsOf(lane)
}

/** The two digits of every byte, one after another. */
const byteDigits = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')

/** The digits of the lowest byte. */
function digitsOf(bits: number): string {
  const at = (bits & 0xff) * 2
  return byteDigits.slice(at, at + 2)
}
