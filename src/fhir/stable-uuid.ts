/** The multipliers of MurmurHash3 (Appleby 2011, public domain), one for each lane. */
const multipliers = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const

/**
 * A UUID that depends on a text alone: version 8 of RFC 9562, whose bits are the
 * maker's own. So the same result has the same addresses each time it is written, and
 * another has others. It is not made to withstand someone who looks for a second text.
 */
export function stableUuid(text: string): string {
  const lanes = multipliers.map((multiplier) => laneOf(text, multiplier))
  const digits = lanes.map((lane, index) => hex(mixed(lane ^ (lanes[(index + 1) % 4] ?? 0)))).join('')
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) & 3]
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}

function laneOf(text: string, multiplier: number): number {
  let lane = multiplier
  for (let i = 0; i < text.length; i++) {
    lane = Math.imul(lane ^ text.charCodeAt(i), multiplier)
    lane = (lane << 13) | (lane >>> 19)
  }
  return mixed(lane ^ text.length)
}

/** MurmurHash3's finaliser: every bit depends on every other. */
function mixed(lane: number): number {
  let bits = lane
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}
