// What lies under the topmost piece: a tilted camera looks below the edge of a leaf or a slice and sees it there.

/** Pieces that a column of the field remembers below the topmost one. */
const DEPTH = 3

/** A height where there is nothing. */
export const NOTHING = -200

/** One surface of the field and how far the piece below it reaches down. Three numbers of `colour` to a pixel. */
export interface Layer {
  readonly height: Float32Array
  readonly colour: Float32Array
  /** In whole scene units. */
  readonly pieceDepth: Uint8Array
  /** 1 + the index of the paint of its sides; 0 where they look like the top. */
  readonly side: Uint8Array
}

export function newLayer(pixels: number): Layer {
  return {
    height: new Float32Array(pixels).fill(NOTHING),
    colour: new Float32Array(pixels * 3),
    pieceDepth: new Uint8Array(pixels),
    side: new Uint8Array(pixels),
  }
}

export function layersBelow(pixels: number): Layer[] {
  return Array.from({ length: DEPTH }, () => newLayer(pixels))
}

/** Makes room for a new topmost piece at pixel `i`: what was on top is now the first of the layers below. */
export function pushDown(top: Layer, below: readonly Layer[], i: number): void {
  for (let k = below.length - 1; k >= 0; k--) {
    const from = k > 0 ? (below[k - 1] as Layer) : top
    const height = from.height[i] as number // i is inside the buffers
    if (height === NOTHING) continue
    const to = below[k] as Layer
    to.height[i] = height
    to.pieceDepth[i] = from.pieceDepth[i] as number
    to.side[i] = from.side[i] as number
    for (let c = i * 3; c < i * 3 + 3; c++) to.colour[c] = from.colour[c] as number
  }
}
