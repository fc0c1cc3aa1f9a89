// A small head of bok choy, cut in half or in quarters and steamed, its cut side up: white stalks like spoons that nest in each other, each with a dark, glossy leaf.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const STALK = { white: rgb('#f7f8ea'), shade: rgb('#c9d9a0'), green: rgb('#9cc266') }
const LEAF = { dark: rgb('#1d4f1a'), mid: rgb('#2c6a22'), light: rgb('#4f8f38'), rib: rgb('#c3dc96') }

interface LeafPlace {
  /** From the foot of the stalk to the tip. */
  length: number
  turn: number
  /** How far it bows to one side, as a share of its length. */
  bow: number
  /** Half the width of the blade, as a share of the length. */
  broad: number
  /** 1 where the hollow of its stalk is seen, -1 where its back is. */
  hollow: number
  /** How far its stalk reaches down. */
  deep: number
  /** How steeply it rises from its foot to its tip. */
  dip: number
}

/** Half the width of the stalk at `t` from foot (0) to tip (1), as a share of the length: a spoon, a waist, then the rib. */
function stalkAt(t: number): number {
  const spoon = 0.075 + 0.062 * Math.sin(Math.PI * clamp((t + 0.06) / 0.5))
  return spoon * smooth(0.56, 0.34, t) + 0.036 * smooth(0.3, 0.5, t) * (1 - t) * 1.5
}

function bokChoyLeaf(scene: Scene, [fx, fy]: Point, { length, turn, bow, broad, hollow, deep, dip }: LeafPlace): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [x, y] = [fx + (Math.cos(turn) * length) / 2, fy + (Math.sin(turn) * length) / 2]
  const rest = field.settle(x, y, length * 0.4, length * broad * 0.5, turn, 0.5, 0.16)
  const green = scene.vary(LEAF.mid, 0.1)
  const starts = random.between(0.3, 0.38)
  field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
    const t = lx / length + 0.5
    if (t < 0 || t > 1) return false
    const across = ly - bow * length * t * t
    const side = across > 0 ? 3.5 : 8.5
    const q = clamp((t - starts) / (1 - starts))
    const wavy = 0.96 + 0.1 * noise(t * 3 + seed, side)
    // The bowl of a spoon: it widens soon after the stalk and ends round.
    const blade = length * broad * clamp(1 - (Math.abs(q - 0.55) / (q < 0.55 ? 0.55 : 0.45)) ** 2.4) ** 0.5 * wavy
    const stalk = length * stalkAt(t)
    const s = across / (stalk || 1)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const lean = heightOn(rest, lx, ly) + dip * lx
    if (Math.abs(s) < 1) {
      // Fine strings run up the stalk; it turns green towards the leaf.
      const string = noise(s * 5 + seed, t * 1.5)
      const rim = smooth(0.6, 1, Math.abs(s))
      const shade = clamp((hollow > 0 ? 0.55 * smooth(0.75, 0, Math.abs(s)) : 0.6 * rim) + 0.3 * (string - 0.5))
      const body = mix(mix(STALK.white, STALK.shade, shade), STALK.green, 0.55 * smooth(0.2, 0.55, t) + 0.15 * rim)
      const cup = hollow > 0 ? 0.16 + 0.5 * s * s - 0.3 * rim ** 3 : 0.7 * Math.sqrt(1 - s * s)
      const z = 4 + stalk * cup + (string - 0.5) * 1.4
      return put(out, scaled(body, 0.96 + 0.08 * n), lean + z, 0.6, deep)
    }
    const v = across / (blade || 1)
    if (Math.abs(v) > 1 || q <= 0) return false
    const aside = Math.abs(v)
    // A few faint veins leave the rib at a slant; the blade is smooth and glossy, and cups a little.
    const phase = (t * 1.5 - aside * 0.2) * 6 + 0.7 * n + (across > 0 ? 0.4 : 0)
    const vein = smooth(0.1, 0.02, Math.abs(phase - Math.round(phase))) * smooth(0.85, 0.2, aside)
    const fold = Math.sin(v * 1.8 + t * 3 + seed)
    const lit = clamp(0.5 + 0.4 * fold + 0.5 * (n - 0.5))
    const body = mix(mix(LEAF.dark, green, clamp(lit * 1.5)), LEAF.light, 0.5 * smooth(0.6, 1, lit))
    const paint = mix(body, LEAF.rib, 0.22 * vein)
    const z = 5 + length * (0.012 * fold + 0.014 * aside * aside) * smooth(0, 0.2, q) + 1.5 * (n - 0.5)
    return put(out, paint, lean + z, 0.55, 9)
  })
}

/** Off to one side, length and breadth of each leaf, from the outside in. */
type Leaves = readonly (readonly [off: number, long: number, broad: number])[]

/** The outer leaves lie flat to both sides, the heart is small and stands between them. */
const HALF: Leaves = [
  [-0.25, 1.86, 0.2],
  [0.25, 1.9, 0.2],
  [-0.04, 2, 0.22],
  [-0.15, 1.66, 0.17],
  [0.15, 1.62, 0.17],
  [0.02, 1.4, 0.14],
]
const QUARTER: Leaves = [
  [-0.14, 1.9, 0.21],
  [0.16, 1.84, 0.2],
  [0.02, 1.66, 0.19],
]

const DEEP = 30

/** `size`: half of its length; the leaves point along `turn`. */
export function bokChoyHalf(scene: Scene, x: number, y: number, size: number, turn: number): void {
  head(scene, x, y, size, turn, HALF, DEEP)
}

export function bokChoyQuarter(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn = scene.random.angle(),
  deep = DEEP,
  dip = 0,
): void {
  head(scene, x, y, size, turn, QUARTER, deep, dip)
}

/** `deep`: how far its stalks reach down; on a heap of other pieces they do not go down to the plate. `dip`: its foot lies in a sauce. */
function head(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  leaves: Leaves,
  deep: number,
  dip = 0,
): void {
  const { random, field } = scene
  const ground = field.settle(x, y, size * 0.7, size * 0.3, turn, 0.2, 0).z
  const foot: Point = [x - Math.cos(turn) * size, y - Math.sin(turn) * size]
  leaves.forEach(([off, long, broad], i) => {
    const lie = off + random.bell() * 0.04
    const place = {
      length: size * long * random.between(0.94, 1.06),
      turn: turn + lie,
      bow: lie * -0.28 + random.bell() * 0.03,
      broad: broad * random.between(0.9, 1.12),
      hollow: 1,
      deep,
      dip,
    }
    // Limp leaves lie down on each other.
    const most = ground + size * 0.036 * (i + 1)
    field.withCeiling(
      () => most,
      () => bokChoyLeaf(scene, foot, place),
    )
  })
  if (dip) return
  const [cx, cy] = [foot[0] + Math.cos(turn) * size * 0.07, foot[1] + Math.sin(turn) * size * 0.07]
  ellipsoid(scene, cx, cy, {
    rx: size * 0.1,
    ry: size * 0.17,
    rz: size * 0.1,
    turn,
    gloss: 0.4,
    paint: (u, _v, h) => mix(STALK.white, STALK.shade, clamp(0.5 - 0.4 * h + 0.4 * u * u)),
  })
}
