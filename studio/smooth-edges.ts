// Takes the stair steps out of edges: the finished picture is hardly larger than its file, so shrinking alone leaves them.
// A pixel at a step is mixed with the one across the edge, by how near it is to the end of the step; what has no edge stays sharp.
// Indexes lie inside the buffers; each "as number" says so.

/** Contrast that makes an edge, in bytes and as a share of the brightest neighbor. */
const LEAST = 11
const SHARE = 0.11
/** Pixels along an edge in which the end of a step is looked for. */
const REACH = 14
/** How strongly single pixels that stand out are mixed with those about them. */
const LONE = 0.3

export function smoothEdges(rgb: Uint8Array, width: number, height: number): void {
  const luma = lumaOf(rgb, width * height)
  const before = rgb.slice()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const here = luma[i] as number
      const up = luma[i - width] as number
      const down = luma[i + width] as number
      const left = luma[i - 1] as number
      const right = luma[i + 1] as number
      const most = Math.max(here, up, down, left, right)
      const range = most - Math.min(here, up, down, left, right)
      if (range < LEAST || range < most * SHARE) continue
      const corners =
        (luma[i - width - 1] as number) +
        (luma[i - width + 1] as number) +
        (luma[i + width - 1] as number) +
        (luma[i + width + 1] as number)
      const acrossRows = edgeAt(luma, i, width, 1)
      const acrossColumns = edgeAt(luma, i, 1, width)
      const isLevel = acrossRows >= acrossColumns
      const [one, other, step] = isLevel ? [up, down, width] : [left, right, 1]
      const towards = Math.abs(one - here) >= Math.abs(other - here) ? -step : step
      const place = isLevel ? x : y
      const last = (isLevel ? width : height) - 2
      const alongEdge = stepShare(luma, i, towards, isLevel ? 1 : width, place, last)
      const average = (2 * (up + down + left + right) + corners) / 12
      const alone = Math.min(1, Math.abs(average - here) / range)
      const share = Math.max(alongEdge, LONE * (alone * alone * (3 - 2 * alone)) ** 2)
      if (share <= 0) continue
      const o = i * 3
      const from = (i + towards) * 3
      for (let c = 0; c < 3; c++) {
        const own = before[o + c] as number
        rgb[o + c] = own + ((before[from + c] as number) - own) * share
      }
    }
}

function lumaOf(rgb: Uint8Array, pixels: number): Uint8Array {
  const luma = new Uint8Array(pixels)
  for (let i = 0, o = 0; i < pixels; i++, o += 3)
    luma[i] = 0.3 * (rgb[o] as number) + 0.59 * (rgb[o + 1] as number) + 0.11 * (rgb[o + 2] as number)
  return luma
}

/** How sharply the picture bends over steps of `across`, in the line of the pixel and those beside it. */
function edgeAt(luma: Uint8Array, i: number, across: number, along: number): number {
  const bend = (at: number): number =>
    Math.abs((luma[at - across] as number) + (luma[at + across] as number) - 2 * (luma[at] as number))
  return 2 * bend(i) + bend(i - along) + bend(i + along)
}

/** How much of the neighbor `towards` belongs in a pixel: half of it at the end of a step, less farther from it. */
function stepShare(luma: Uint8Array, i: number, towards: number, along: number, place: number, last: number): number {
  const here = luma[i] as number
  const edge = (here + (luma[i + towards] as number)) / 2
  const least = Math.abs((luma[i + towards] as number) - here) / 4
  const endOf = (way: number, most: number): [far: number, ahead: number] => {
    let far = 0
    let ahead = 0
    while (far < most) {
      far++
      const at = i + way * far * along
      ahead = ((luma[at] as number) + (luma[at + towards] as number)) / 2 - edge
      if (Math.abs(ahead) >= least) break
    }
    return [far, Math.abs(ahead) >= least ? ahead : 0]
  }
  const [back, endBack] = endOf(-1, Math.min(REACH, place - 1))
  const [forth, endForth] = endOf(1, Math.min(REACH, last - place))
  const [near, end] = back < forth ? [back, endBack] : [forth, endForth]
  // The step ends here only if the line goes over to the other side.
  if (end === 0 || end < 0 === here < edge) return 0
  return 0.5 - near / (back + forth)
}
