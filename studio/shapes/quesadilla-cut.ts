// What comes out of the cut of a quesadilla: melted cheese that swells over the lower tortilla, beans and kernels held in it, and strings.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface OpenCut {
  /** Where the cut starts, where it runs to, and the height of the board below it. */
  x: number
  y: number
  turn: number
  length: number
  base: number
  /** Heights above the board between which the filling lies. */
  from: number
  to: number
}

export interface CutPiece {
  colour: Rgb
  /** A kernel of corn is square and matt, a bean long and shiny, a slice of scallion a small ring. */
  form: 'bean' | 'kernel' | 'ring'
}

const SHINE = rgb('#fff6da')

/** Cheese along the whole cut: thick in one place, thin in another, here and there a tongue that reached the board. */
export function oozingCheese(scene: Scene, cut: OpenCut, cheese: Rgb): void {
  const seed = scene.random.between(0, 99)
  const { x, y, turn, length, base, from, to } = cut
  const middle = length / 2
  const [cx, cy] = [x + Math.cos(turn) * middle, y + Math.sin(turn) * middle]
  const pale = mix(cheese, rgb('#fff0b8'), 0.55)
  scene.field.stamp(cx, cy, middle + 6, turn, (lx, ly, out) => {
    const along = lx + middle
    const ends = smooth(6, 34, along) * smooth(length - 4, length - 30, along)
    const n = layeredNoise(along * 0.028 + seed, seed, 3)
    const tongue = smooth(0.52, 0.78, noise(along * 0.026 + seed * 3, seed + 7))
    const reach = ends * (3 + 9 * n + 20 * tongue * (0.5 + n))
    if (ly < -8 || ly > reach || reach < 1) return false
    const d = clamp(ly / reach)
    const crown = from + (to - from) * (0.72 + 0.3 * n)
    // A tongue runs down to the board, the rest stays between the sheets.
    const z = crown * Math.sqrt(1 - d * d) * (1 - 0.7 * tongue * smooth(0, 0.7, d))
    const grain = layeredNoise(along * 0.07 + seed, ly * 0.09, 2)
    return put(out, scaled(mix(cheese, pale, grain), 0.92 + 0.16 * grain), base + z, 0.6, z - 1)
  })
}

/** A bean, a kernel or a ring of scallion that the knife pushed out; `t` along the cut, `up` between the sheets. */
export function pushedOut(scene: Scene, cut: OpenCut, piece: CutPiece, t: number, up: number, size: number): void {
  const { random, field } = scene
  const out01 = random.between(0.1, 0.75)
  const px = cut.x + Math.cos(cut.turn) * cut.length * t - Math.sin(cut.turn) * size * out01
  const py = cut.y + Math.sin(cut.turn) * cut.length * t + Math.cos(cut.turn) * size * out01
  const colour = scene.vary(piece.colour, 0.1)
  const seed = random.between(0, 99)
  const turn = cut.turn + random.bell() * 0.5
  const [long, square] = piece.form === 'bean' ? [1.45, 2] : piece.form === 'kernel' ? [1.02, 2.8] : [0.95, 2]
  const tall = size * (piece.form === 'ring' ? 0.55 : 0.78)
  const middle = cut.base + cut.from + (cut.to - cut.from) * up
  field.stamp(px, py, size * long * 1.1, turn, (lx, ly, sample) => {
    const [u, v] = [lx / (size * long), ly / size]
    const q = Math.abs(u) ** square + Math.abs(v) ** square
    if (q > 1) return false
    const h = Math.sqrt(1 - q)
    const n = noise(u * 2.4 + seed, v * 2.4)
    const hole = piece.form === 'ring' ? smooth(0.55, 0.35, hypot(u, v)) : 0
    const body = scaled(mix(colour, SHINE, 0.14 * n), 0.72 + 0.34 * smooth(0, 0.7, h) - 0.3 * hole)
    const z = middle - cut.base + tall * h - 4 * hole
    return put(sample, body, cut.base + z, piece.form === 'kernel' ? 0.45 : 0.7, 2 * tall * h + 2)
  })
}

/** A string of cheese that was drawn out when two wedges were pulled apart. */
export function cheeseString(
  scene: Scene,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  cheese: Rgb,
  thick: number,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const half = hypot(dx, dy) / 2
  const sag = scene.random.between(4, 9)
  scene.field.stamp((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, half + thick, Math.atan2(dy, dx), (lx, ly, out) => {
    const t = (lx + half) / (2 * half)
    if (t < 0 || t > 1) return false
    // Broad where it leaves the wedge, a thread in the middle.
    const wide = thick * (0.34 + 1.5 * Math.abs(t - 0.5) ** 1.6 * 2)
    const v = ly / wide
    if (Math.abs(v) > 1) return false
    const round = Math.sqrt(1 - v * v)
    const z = from[2] + (to[2] - from[2]) * t - sag * 4 * t * (1 - t) + wide * 0.7 * round
    return put(out, scaled(cheese, 0.9 + 0.2 * round), z, 0.7, wide * 1.2)
  })
}
