// A mushroom cap that lies on its back: a curled rim, dark gills inside it, and a filling heaped in the middle.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const CAP = { pale: rgb('#cfa477'), brown: rgb('#93633a'), dark: rgb('#4a2a14') }
const GILLS = { ridge: rgb('#7a5238'), gap: rgb('#33200f') }
const CRAB = { flesh: rgb('#fff0d4'), coral: rgb('#e0603a'), sear: rgb('#b8641f') }
const BOUND = rgb('#e9b45c')
const CREAMY = rgb('#fff8e6')
const WILTED = rgb('#5f6f2a')

/** Where the rim and the gills end, as shares of the radius. */
const [RIM, FILLED] = [0.82, 0.78]

/** The cap and what binds its filling; answers the radius of the filling. */
function filledCap(scene: Scene, x: number, y: number, size: number, bound: Rgb, browned: Rgb): number {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const tall = size * 0.42
  const base = field.settle(x, y, size * 0.6, size * 0.6, 0, 0.6, 0).z
  const brown = scene.vary(CAP.brown, 0.07)
  const outside = (u: number, v: number, up: number): ReturnType<typeof mix> => {
    const n = layeredNoise(u * 0.03 + seed, v * 0.03, 3)
    return mix(mix(brown, CAP.pale, smooth(0.35, 0.7, n) * 0.7), CAP.dark, 0.7 * smooth(0.6, 0, up))
  }
  field.withSides(
    (sx, sy, z) => outside(sx - x + (sy - y), z * 1.4, (z - base) / tall),
    () =>
      field.stamp(x, y, size * 1.12, 0, (lx, ly, out) => {
        const angle = Math.atan2(ly, lx)
        const edge = 0.92 + 0.16 * layeredNoise(Math.cos(angle) * 1.5 + seed, Math.sin(angle) * 1.5 + seed, 2)
        const d = Math.hypot(lx, ly) / (size * edge)
        if (d > 1) return false
        if (d > RIM) {
          // The lip is rolled inward; below it the cap rounds down to the platter.
          const fall = (d - RIM) / (1 - RIM)
          const z = tall * (0.25 + 0.75 * Math.sqrt(1 - Math.min(1, fall * fall)))
          const lip = smooth(0.3, 0, fall)
          return put(out, mix(outside(lx, ly, z / tall), CAP.pale, 0.65 * lip), base + z, 0.5)
        }
        const inside = smooth(FILLED, RIM, d)
        const gill = 0.5 + 0.5 * Math.sin(angle * 46 + 2 * noise(lx * 0.05, ly * 0.05 + seed))
        const juice = noise(angle * 2 + seed, 4)
        const paint = scaled(mix(GILLS.gap, GILLS.ridge, gill), 0.75 + 0.5 * juice)
        const z = tall * (0.66 + 0.34 * inside ** 2) + (gill - 0.5) * 3
        return put(out, mix(paint, CAP.pale, 0.7 * smooth(0.86, 1, inside)), base + z, 0.6)
      }),
  )
  const r = size * FILLED * 1.02
  field.stamp(x, y, r * 1.1, 0, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    const d = Math.hypot(lx, ly) / (r * (0.86 + 0.28 * n))
    if (d > 1) return false
    const z = base + tall * 0.8 + size * 0.3 * Math.sqrt(1 - d * d) + (n - 0.5) * 8
    return put(out, scaled(mix(bound, browned, 0.3 * clamp(n)), 0.75 + 0.4 * n), z, 0.4)
  })
  return r
}

/** White flesh in short fibers, coral red along one side, where the shell was. */
function crabLump(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const red = random.between(0.1, 0.7)
  hewn(scene, x, y, {
    size,
    long: random.between(1.2, 1.7),
    tall: random.between(0.5, 0.7),
    round: 0.2,
    gloss: 0.5,
    grain: (u, v) => layeredNoise(u * 1.6 + seed, v * 7 + seed, 2),
    paint: ({ v, grain }) =>
      mix(scaled(CRAB.flesh, 0.84 + 0.24 * grain), CRAB.coral, 0.85 * smooth(red, red + 0.35, v + (grain - 0.5) * 0.5)),
    relief: ({ grain }) => (grain - 0.5) * size * 0.3,
  })
}

export function crabCap(scene: Scene, x: number, y: number, size: number): void {
  const { field, random } = scene
  const r = filledCap(scene, x, y, size, BOUND, CRAB.sear)
  const seed = random.between(0, 99)
  // Lumps of crab stand out of what binds them, browned on top.
  heaped(scene, { x, y, radius: r }, 10, () =>
    field.withFinish(finishOf('baked', seed), () => {
      for (const [px, py] of scene.spots(13, r * 0.7, x, y)) crabLump(scene, px, py, size * random.between(0.1, 0.19))
    }),
  )
}

const PANKO = [rgb('#e8b85c'), rgb('#d09a3e'), rgb('#f3d48c'), rgb('#b5762a')]

/** Soft leaves bound with cheese: lumps of feta stand out of them, under a lid of toasted crumbs. */
export function greenCap(scene: Scene, x: number, y: number, size: number, leaf: Rgb, cheese: Rgb): void {
  const { field, random } = scene
  const r = filledCap(scene, x, y, size, mix(leaf, WILTED, 0.55), leaf)
  const white = mix(cheese, CREAMY, 0.6)
  heaped(scene, { x, y, radius: r }, 10, () =>
    field.withFinish(finishOf('baked', random.between(0, 99)), () => {
      for (const [px, py] of scene.spots(26, r * 0.88, x, y)) {
        const long = random.between(12, 21)
        const bit = { rx: long, ry: long * random.between(0.5, 0.8), rz: 5, paint: scene.vary(leaf, 0.14) }
        ellipsoid(scene, px, py, { ...bit, gloss: 0.55, bump: 5, bumpScale: 0.16, sink: 0.5 })
      }
      for (const [px, py] of scene.spots(9, r * 0.72, x, y))
        hewn(scene, px, py, {
          size: random.between(10, 19),
          long: random.between(1, 1.4),
          tall: 0.6,
          round: 0.12,
          uneven: 5,
          gloss: 0.2,
          grain: (u, v) => layeredNoise(u * 3 + px, v * 3 + py, 3),
          paint: ({ grain, edge }) => mix(scaled(white, 0.9 + 0.14 * grain), CRAB.sear, 0.4 * edge * grain),
          relief: ({ grain }) => (grain - 0.5) * 4,
        })
    }),
  )
  for (const [px, py] of scene.spots(66, r * 0.74, x, y))
    crumb(scene, px, py, random.between(3, 6.5), random.pick(PANKO), 0.15)
}
