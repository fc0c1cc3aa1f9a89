// A quarter of an artichoke heart: tender leaves that overlap like a bud and fan out from a pale, fleshy base.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type Rest } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const LEAF = { pale: rgb('#efe2a4'), flesh: rgb('#c3bd66'), green: rgb('#8c9440'), tip: rgb('#5f6526') }
const [HEART, CHOKE, BROWN] = [rgb('#f3e6b0'), rgb('#d9bf74'), rgb('#8a5218')]

/** From the outermost in: how far each leaf points aside, how long it is, and how high it lies. */
const LEAVES = [
  [-0.62, 1.12, 0.02],
  [0.62, 1.1, 0.04],
  [-0.36, 1.32, 0.1],
  [0.38, 1.28, 0.12],
  [-0.12, 1.42, 0.17],
  [0.16, 1.3, 0.2],
  [0.02, 1.08, 0.24],
] as const

interface Leaf {
  aside: number
  long: number
  lift: number
}

function leafOf(scene: Scene, x: number, y: number, size: number, turn: number, rest: Rest, leaf: Leaf): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const lie = turn + leaf.aside + random.bell() * 0.05
  const half = (size * leaf.long * random.between(0.94, 1.06)) / 2
  const wide = size * 0.25 * random.between(0.9, 1.1)
  const [cx, cy] = [x + Math.cos(lie) * half * 0.9, y + Math.sin(lie) * half * 0.9]
  const scorched = random.between(0.1, 0.6)
  field.stamp(cx, cy, half * 1.05, lie, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    // Broad in the middle, drawn to a point.
    const outline = wide * (u > 0 ? clamp(1 - u ** 1.7) : Math.sqrt(clamp(1 - u * u * 0.7)))
    const v = ly / (outline || 0.01)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 2)
    const rib = noise(ly * 0.7 + seed, lx * 0.03)
    const edge = smooth(0.66, 1, Math.abs(v))
    const body = mix(
      mix(LEAF.pale, LEAF.flesh, smooth(-0.9, -0.1, u)),
      LEAF.green,
      smooth(-0.2, 0.7, u + 0.4 * (n - 0.5)),
    )
    const tinted = mix(body, LEAF.tip, 0.7 * smooth(0.55, 1, u) + 0.3 * edge * smooth(-0.4, 0.3, u))
    const caught = scorched * Math.max(smooth(0.62, 0.95, u + 0.3 * (n - 0.5)), 0.7 * smooth(0.6, 0.75, n) * edge)
    const paint = mix(scaled(tinted, 0.9 + 0.2 * rib), BROWN, caught)
    const ground = heightOn(rest, cx - x + lx * 0.2, 0) - (rest.slopeX * (cx - x + lx * 0.2) || 0)
    // Thin and soft at its edges: an upright one would end in a comb of pixels.
    const z = size * (leaf.lift * 0.8 + 0.03 + 0.13 * (1 - v * v) - 0.1 * smooth(0.2, 1, u))
    return put(out, paint, ground + z, 0.4, z + 4)
  })
}

export function artichokeQuarter(scene: Scene, x: number, y: number, size: number, turn = scene.random.angle()): void {
  const { random, field } = scene
  const rest = field.settle(x, y, size * 0.6, size * 0.4, turn, 0.35, 0.2)
  const [bx, by] = [x - Math.cos(turn) * size * 0.62, y - Math.sin(turn) * size * 0.62]
  for (const [aside, long, lift] of LEAVES) leafOf(scene, bx, by, size, turn, rest, { aside, long, lift })
  // The base, cut through: pale flesh, a few fibers where the choke was.
  const seed = random.between(0, 99)
  field.stamp(
    bx + Math.cos(turn) * size * 0.12,
    by + Math.sin(turn) * size * 0.12,
    size * 0.44,
    turn,
    (lx, ly, out) => {
      const [u, v] = [lx / (size * 0.36), ly / (size * 0.36)]
      const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 2)
      const q = u * u + v * v + 0.3 * (n - 0.5)
      if (q > 1) return false
      const fibre = noise(v * 6 + seed, u * 1.2)
      const choke = smooth(0.1, 0.8, u)
      const paint = mix(mix(HEART, CHOKE, 0.6 * choke * fibre), BROWN, 0.5 * smooth(0.62, 1, q) * smooth(0.3, 0.7, n))
      const z = size * (0.12 + 0.24 * clamp(1 - q) ** 0.7)
      return put(out, paint, rest.z + z, 0.4, z + 4)
    },
  )
}
