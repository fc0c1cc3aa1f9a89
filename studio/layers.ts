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
  if (top.height[i] === NOTHING) return
  let used = 0
  // The lowest is lost once all are in use.
  while (used < below.length - 1 && (below[used] as Layer).height[i] !== NOTHING) used++
  for (let k = used; k > 0; k--) copied(below[k - 1] as Layer, below[k] as Layer, i)
  copied(top, below[0] as Layer, i)
}

function copied(from: Layer, to: Layer, i: number): void {
  // i is inside the buffers
  to.height[i] = from.height[i] as number
  to.pieceDepth[i] = from.pieceDepth[i] as number
  to.side[i] = from.side[i] as number
  const c = i * 3
  to.colour[c] = from.colour[c] as number
  to.colour[c + 1] = from.colour[c + 1] as number
  to.colour[c + 2] = from.colour[c + 2] as number
}
