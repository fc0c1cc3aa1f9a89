// A peeled raw tomato with its lid cut off, heaped with small shrimp in mayonnaise; the lid leans against the heap.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const FLESH = { red: rgb('#d93420'), deep: rgb('#a81c12'), light: rgb('#f0684a'), rim: rgb('#f28a68') }
const CALYX = rgb('#5f8a34')
/** Where the cut is, as a share of the radius; the height over the radius. */
const OPEN = 0.66
const TALL = 0.9
/** How much of the height its shoulder falls; below that it is upright. */
const SHOULDER = 0.74

/** Peeled flesh: satin, with fine pale fibers from the stem down. */
function fleshAt(angle: number, down: number, seed: number): Rgb {
  const fiber = noise(Math.cos(angle) * 5 + seed, Math.sin(angle) * 5 + down * 2)
  const n = layeredNoise(Math.cos(angle) * 1.6 + seed, Math.sin(angle) * 1.6 + down * 0.4, 3)
  return mix(
    mix(FLESH.red, FLESH.deep, 0.3 * smooth(0.5, 0.75, n)),
    FLESH.light,
    0.3 * smooth(0.42, 0.85, fiber) + 0.12 * smooth(0.55, 0.35, n),
  )
}

export interface TomatoFilling {
  dressing: Rgb
  /** Lays the pieces that are seen in it. */
  heap: (x: number, y: number, radius: number) => void
  /** Where the lid lies: beside the tomato, or stood up behind the heap, its stem to the viewer. */
  lid: 'beside' | 'behind'
}

export function filledTomato(scene: Scene, x: number, y: number, radius: number, filling: TomatoFilling): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const base = field.settle(x, y, radius * 0.5, radius * 0.5, 0, 0.2, 0).z
  const tall = radius * TALL
  const side = (sx: number, sy: number, z: number): Rgb => {
    const up = clamp((z - base) / tall)
    // It curves under toward the plate.
    const lit = 0.56 + 0.44 * smooth(-0.1, 0.32, up)
    return scaled(fleshAt(Math.atan2(sy - y, sx - x), 1 - up, seed), lit)
  }
  field.withSides(side, () =>
    field.stamp(x, y, radius * 1.06, 0, (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      const lobes = 1 + 0.022 * Math.sin(angle * 5 + seed) + 0.014 * Math.sin(angle * 3 - seed)
      const d = hypot(lx, ly) / (radius * lobes)
      if (d > 1) return false
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
      if (d > OPEN) {
        const down = (d - OPEN) / (1 - OPEN)
        const cut = smooth(0.2, 0.08, down)
        const z = tall * (1 - SHOULDER * (1 - Math.sqrt(1 - down * down))) + 2 * cut
        return put(out, mix(fleshAt(angle, down * 0.5, seed), FLESH.rim, 0.7 * cut), base + z, 0.42)
      }
      const q = d / OPEN
      const z = tall + radius * 0.26 * Math.sqrt(1 - q * q) + (n - 0.5) * 6 - 6 * smooth(0.8, 1, q)
      return put(out, scaled(filling.dressing, 0.97 + 0.08 * n), base + z, 0.6)
    }),
  )
  if (filling.lid === 'behind') {
    const back = {
      radius: radius * 0.56,
      z: base + tall + radius * 0.22,
      slope: random.between(-0.25, 0.25),
      back: 0.4,
      seed,
    }
    lid(scene, x + random.bell() * radius * 0.14, y - radius * 0.58, back)
  }
  filling.heap(x, y, radius * OPEN)
  if (filling.lid === 'behind') return
  const [lx, ly] = [x + radius * 1.12, y + radius * 0.62]
  const flat = field.settle(lx, ly, 20, 20, 0, 0.5, 0).z + 14
  lid(scene, lx, ly, { radius: radius * 0.6, z: flat, slope: 0.12, back: 0.1, seed })
}

interface Lid {
  radius: number
  z: number
  /** How it leans, falling to the right. */
  slope: number
  /** How far its far edge is lifted. */
  back: number
  seed: number
}

/** The top of the tomato with its stem, laid on askew. */
function lid(scene: Scene, x: number, y: number, { radius, z: z0, slope, back, seed }: Lid): void {
  const { random, field } = scene
  field.stamp(x, y, radius * 1.05, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const d = hypot(lx, ly) / (radius * (1 + 0.03 * Math.sin(angle * 5 + seed)))
    if (d > 1) return false
    const z = z0 - slope * lx - back * ly + radius * 0.34 * Math.sqrt(1 - d * d) - radius * 0.1 * smooth(0.34, 0, d)
    // The cut shows along its edge.
    const edge = smooth(0.88, 0.95, d)
    return put(out, mix(fleshAt(angle, d, seed + 7), FLESH.rim, 0.85 * edge), z, 0.44, 6 + radius * 0.3 * (1 - d))
  })
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU + random.bell() * 0.2
    const length = radius * random.between(0.34, 0.46)
    const green = scene.vary(CALYX, 0.1)
    tube(
      scene,
      arc(x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.5, length, a, random.bell() * 0.6, 8),
      {
        radius: radius * 0.075,
        flatten: 0.45,
        gloss: 0.3,
        sink: 0.5,
        taper: (t) => 0.35 + 0.65 * Math.sin(Math.PI * (0.25 + 0.75 * t)),
        paint: (_t, h) => scaled(green, 0.8 + 0.25 * h),
      },
    )
  }
}
