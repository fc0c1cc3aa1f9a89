// Rice, grains and dumplings.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { riceFlake } from '#studio/shapes/rice-flake.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { wildRice } from '#studio/shapes/wild-rice.ts'

export interface GrainLook {
  light: Rgb
  dark: Rgb
  /** Half the length of a grain. */
  length: number
  /** Width over length: 0.36 rice, 0.9 quinoa. */
  round: number
  /** Rolled flat, with a crease along it: oats. */
  flake?: true
  /** How high a grain stands over its width; less where grains are pressed into each other. */
  tall?: number
  /** Rolled thin, without a crease: flattened rice. */
  thin?: true
  /** Split open along its side: wild rice. */
  burst?: true
  /** Above the usual where it is steamed until it shines. */
  gloss?: number
}

/** Enough grains to cover a heap, and no more than can be told apart. */
export function grainCount({ length, round }: GrainLook, radius: number): number {
  return Math.min(6400, Math.round((1.7 * radius * radius) / (length * length * round)))
}

export function grains(scene: Scene, count: number, radius: number, look: GrainLook, x = scene.x, y = scene.y): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const [px, py] = scene.spot(radius, x, y)
    const length = look.length * random.between(0.85, 1.15)
    const body = scene.vary(mix(look.light, look.dark, random.unit()), 0.06)
    if (look.thin) {
      riceFlake(scene, px, py, length, look.round, body)
      continue
    }
    if (look.burst) {
      wildRice(scene, px, py, length, look.round, body)
      continue
    }
    const crease = scaled(body, 0.72)
    const paint = look.flake ? (_u: number, v: number): Rgb => (Math.abs(v - 0.06) < 0.1 ? crease : body) : body
    ellipsoid(scene, px, py, {
      rx: length,
      ry: length * look.round,
      rz: length * look.round * (look.flake ? 0.26 : (look.tall ?? 0.62)),
      paint,
      gloss: look.gloss ?? 0.36,
      sink: 0.18,
    })
  }
}

export interface DumplingLook {
  dough: Rgb
  /** Pan-fried ones have a brown base. */
  fried: Rgb
  browned: number
}

/** A half-moon dumpling with a pleated seam. */
export function halfMoon(scene: Scene, x: number, y: number, size: number, turn: number, look: DumplingLook): void {
  const dough = scene.vary(look.dough, 0.04)
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.8, size * 0.4, turn, 0.5, 0.2)
  scene.field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const u = lx / size
    if (Math.abs(u) > 1) return false
    const bowed = ly / size + 0.36 * u * u
    const half = 0.5 * Math.sqrt(1 - u * u)
    const crimp = Math.sin(u * 24 + seed)
    // The pressed edge lies along the upper side; its crimps run on into the belly.
    const rim = 0.13 * Math.sqrt(1 - u * u) + 0.012 * crimp
    if (bowed < -half - rim || bowed > half) return false
    const pressed = smooth(-half + 0.06, -half - 0.02, bowed)
    const pleat = crimp * smooth(-half * 0.1, -half, bowed)
    const belly = Math.sqrt(clamp(1 - (bowed / half) ** 2)) * Math.sqrt(1 - u * u * 0.85)
    const n = layeredNoise(u * 4 + seed, bowed * 4, 3)
    const fine = layeredNoise(u * 14 + seed, bowed * 14, 2)
    // It browned where it lay in the pan or stood up in the oven: broad patches on the belly, and the crimped edge.
    const patch = smooth(0.42, 0.62, layeredNoise(u * 1.9 + seed, bowed * 3 + seed, 2)) * smooth(0.15, 0.6, belly)
    const brown = look.browned * clamp(patch * (0.55 + 0.5 * fine) + 0.25 * smooth(0.55, 0.75, n) + 0.4 * pressed)
    const z = 5 + size * (0.5 * belly * (1 - pressed) + 0.1 * pressed) + pleat * 3.4
    const tone = scaled(dough, 0.92 + 0.1 * fine + 0.06 * pleat)
    return put(out, mix(tone, look.fried, brown), rest.z + z, 0.32, z + 2)
  })
}

/** A round dumpling or bun, gathered at the top. */
export function purse(scene: Scene, x: number, y: number, r: number, look: DumplingLook): void {
  const dough = scene.vary(look.dough, 0.04)
  const phase = scene.random.angle()
  disc(scene, x, y, {
    radius: r,
    thickness: 8,
    edge: r * 0.2,
    lean: 0.2,
    face: (d, a) => {
      if (d > 1) return null
      const pleat = Math.sin(a * 13 + phase + d * 3)
      const dome = Math.sqrt(1 - d * d)
      const gather = smooth(0.75, 0.1, d)
      const knot = d < 0.16 ? 5 : 0
      return [
        scaled(dough, 0.93 + 0.08 * pleat * gather - (d < 0.1 ? 0.25 : 0)),
        r * 0.55 * dome + pleat * 3.4 * gather + knot,
        0.45,
      ]
    },
  })
}
