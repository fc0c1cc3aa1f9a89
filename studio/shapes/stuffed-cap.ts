// A mushroom cap that lies on its back: a curled rim, dark gills inside it, and a filling heaped in the middle.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const CAP = { pale: rgb('#c08a54'), brown: rgb('#8d5a30'), dark: rgb('#432510'), lip: rgb('#d9b383') }
const GILLS = { ridge: rgb('#7a4c30'), gap: rgb('#4a2a18') }
const CRAB = { flesh: rgb('#fdeccb'), coral: rgb('#e88a5c'), sear: rgb('#b8641f') }
const BOUND = rgb('#f0cf92')
/** Egg that set and browned over the crab. */
const GOLDEN = rgb('#dc9a40')
const CREAMY = rgb('#fff8e6')
const WILTED = rgb('#5f6f2a')

/** Where the rim and the gills end, as shares of the radius. */
const [RIM, FILLED] = [0.8, 0.8]

/** The cap and what binds its filling; answers the radius of the filling. */
function filledCap(scene: Scene, x: number, y: number, size: number, bound: Rgb, browned: Rgb): number {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const tall = size * random.between(0.34, 0.42)
  const base = field.settle(x, y, size * 0.6, size * 0.6, 0, 0.6, 0).z
  const brown = scene.vary(CAP.brown, 0.1)
  const turn = random.angle()
  const long = random.between(1, 1.16)
  // Skin that is stretched over the shoulder: wrinkled, and in shade below, where it rounds in.
  const outside = (angle: number, u: number, v: number, up: number): Rgb => {
    const n = layeredNoise(u * 0.03 + seed, v * 0.03, 3)
    // Drawn together in the oven: wrinkles run down from the lip.
    const scales = smooth(0.45, 0.7, layeredNoise(angle * 9 + seed, up * 1.6 + seed, 3))
    const skin = mix(brown, CAP.pale, 0.5 * smooth(0.3, 0.65, n) + 0.35 * scales)
    return mix(skin, CAP.dark, 0.9 * smooth(0.7, 0.05, up))
  }
  field.withSides(
    (sx, sy, z) => outside(Math.atan2(sy - y, sx - x), sx - x, z * 1.4 + sy - y, (z - base) / tall),
    () =>
      field.stamp(x, y, size * 1.25, turn, (lx, ly, out) => {
        const angle = Math.atan2(ly, lx)
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const edge = 0.88 + 0.24 * layeredNoise(cos * 1.1 + seed, sin * 1.1 + seed, 2)
        const d = hypot(lx / long, ly) / (size * edge)
        if (d > 1) return false
        const lip = RIM + 0.1 * (layeredNoise(cos * 2 - seed, sin * 2, 2) - 0.5)
        if (d > lip) {
          // The lip curls inward; from there the cap rounds down to the platter.
          const fall = (d - lip) / (1 - lip)
          const roll = smooth(0.22, 0, fall)
          const wrinkle = noise(cos * 9 + seed, sin * 9) - 0.5
          const z = tall * Math.sqrt(1 - 0.985 * fall ** 2) - tall * 0.16 * roll * roll + wrinkle * 4 * (1 - fall)
          // Its edge is pale where the skin ends.
          const edged = smooth(0.5, 0, fall + 0.5 * wrinkle) * (0.5 + 0.5 * wrinkle)
          return put(out, mix(outside(angle, lx, ly, z / tall), CAP.lip, 0.8 * edged), base + z, 0.6)
        }
        // Little of the gills is left to see between the lip and the filling.
        const gill = 0.5 + 0.5 * Math.sin(angle * 52 + 9 * noise(cos * 3 + seed, sin * 3))
        const paint = scaled(mix(GILLS.gap, GILLS.ridge, gill), 0.8 + 0.4 * noise(cos * 3, sin * 3 + seed))
        return put(out, paint, base + tall * (0.5 + 0.3 * smooth(0.6, 1, d / lip)) + (gill - 0.5) * 3, 0.5)
      }),
  )
  const r = size * FILLED * 1.02
  field.stamp(x, y, r * 1.1, 0, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    const d = hypot(lx, ly) / (r * (0.86 + 0.28 * n))
    if (d > 1) return false
    const z = base + tall * 0.6 + size * 0.4 * Math.sqrt(1 - d * d) + (n - 0.5) * 8
    return put(out, scaled(mix(bound, browned, 0.3 * clamp(n)), 0.75 + 0.4 * n), z, 0.4)
  })
  return r
}

/** White flesh in short fibers, coral red along one side, where the shell was. */
function crabLump(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const red = random.between(0.2, 0.9)
  hewn(scene, x, y, {
    size,
    long: random.between(1.2, 1.9),
    tall: random.between(0.55, 0.75),
    round: 0.34,
    gloss: 0.4,
    grain: (u, v) => layeredNoise(u * 1.6 + seed, v * 7 + seed, 2),
    paint: ({ v, grain }) =>
      mix(scaled(CRAB.flesh, 0.9 + 0.16 * grain), CRAB.coral, 0.85 * smooth(red, red + 0.35, v + (grain - 0.5) * 0.5)),
    relief: ({ grain }) => (grain - 0.5) * size * 0.22,
  })
}

export function crabCap(scene: Scene, x: number, y: number, size: number): void {
  const { field, random } = scene
  const r = filledCap(scene, x, y, size, BOUND, CRAB.sear)
  const seed = random.between(0, 99)
  // Lumps of crab stand out of what binds them, browned on top.
  heaped(scene, { x, y, radius: r }, 16, () =>
    field.withFinish(sauced(GOLDEN, 0.3, seed, 0.05), () => {
      for (const [px, py] of scene.spots(24, r * 0.84, x, y)) crabLump(scene, px, py, size * random.between(0.13, 0.23))
    }),
  )
  // What was stirred in: scallion and celery.
  for (const [px, py] of scene.spots(16, r * 0.8, x, y))
    crumb(scene, px, py, random.between(3, 5), random.pick(STIRRED_IN), 0.4)
}

const STIRRED_IN = [rgb('#5f9a34'), rgb('#8fb95a'), rgb('#3f7a2a')]
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
