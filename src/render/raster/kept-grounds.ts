import type { PackedPixels } from './packed-pixels.js'

/** Grounds that pictures were painted on, by what is on them: kept from the second time on, within a number of bytes. */
export interface KeptGrounds {
  readonly find: (key: string) => PackedPixels | undefined
  /** Whether a ground was asked for before: few are needed once only. */
  readonly isKnown: (key: string) => boolean
  readonly keep: (key: string, ground: PackedPixels) => void
  /** Bytes that are held now. */
  readonly size: () => number
}

/** Keys that are remembered of grounds that were seen once. */
const mostKeys = 512

/** Bytes of all grounds together: some twenty of 1000 by 1000 pixels. */
const usualBytes = 16e6

/** Keeps grounds; those not used for longest make way. */
export function keptGrounds(mostBytes: number = usualBytes): KeptGrounds {
  const kept = new Map<string, PackedPixels>()
  const seen = new Set<string>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.runs.byteLength ?? 0
    kept.delete(key)
  }
  return {
    find: (key) => {
      const ground = kept.get(key)
      if (ground === undefined) return undefined
      kept.delete(key)
      kept.set(key, ground)
      return ground
    },
    isKnown: (key) => {
      if (seen.has(key)) return true
      if (seen.size >= mostKeys) seen.delete(seen.keys().next().value as string)
      seen.add(key)
      return false
    },
    keep: (key, ground) => {
      drop(key)
      if (ground.runs.byteLength > mostBytes) return
      kept.set(key, ground)
      bytes += ground.runs.byteLength
      while (bytes > mostBytes) drop(kept.keys().next().value as string)
    },
    size: () => bytes,
  }
}
