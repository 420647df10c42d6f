import type { Shape } from '../../scene/scene.js'

/** A part of the picture that spans its width and goes wherever there is room for its height. */
export interface Block {
  /** Pixels. */
  readonly height: number
  readonly shapes: (top: number) => Shape[]
}

/** What takes no room. */
export const emptyBlock: Block = { height: 0, shapes: () => [] }
