// A mushroom cap that lies on its back: a curled rim, dark gills inside it, and a filling heaped in the middle.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { type Finish, heightOn, put } from '#studio/field.ts'
import { finishOf } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** What the oven leaves of a cap. */
interface CapLook {
  pale: Rgb
  brown: Rgb
  dark: Rgb
  lip: Rgb
  gloss: number
}

const CAP: CapLook = {
  pale: rgb('#c08a54'),
  brown: rgb('#8d5a30'),
  dark: rgb('#432510'),
  lip: rgb('#d9b383'),
  gloss: 0.6,
}
/** Turned in oil first: dark and shining. */
const ROASTED: CapLook = {
  pale: rgb('#a9713e'),
  brown: rgb('#74431f'),
  dark: rgb('#38200e'),
  lip: rgb('#b98452'),
  gloss: 0.95,
}
const GILLS = { ridge: rgb('#7a4c30'), gap: rgb('#4a2a18') }
const CRAB = { flesh: rgb('#fdeacb'), coral: rgb('#ea6a4a'), sear: rgb('#b8641f') }
const BOUND = rgb('#f0cf92')
/** Egg that set and browned over the crab. */
const GOLDEN = rgb('#dc9a40')
const CREAMY = rgb('#fff8e6')
const WILTED = rgb('#5f6f2a')

/** Where the rim and the gills end, as shares of the radius. */
const [RIM, FILLED] = [0.8, 0.8]

/** The cap and what binds its filling; answers the radius of the filling. */
function filledCap(scene: Scene, x: number, y: number, size: number, bound: Rgb, browned: Rgb, cap = CAP): number {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const tall = size * random.between(0.34, 0.42)
  const base = field.settle(x, y, size * 0.6, size * 0.6, 0, 0.6, 0).z
  const brown = scene.vary(cap.brown, 0.1)
  const turn = random.angle()
  const long = random.between(1, 1.16)
  // Skin that is stretched over the shoulder: wrinkled, and in shade below, where it rounds in.
  const outside = (angle: number, u: number, v: number, up: number): Rgb => {
    const n = layeredNoise(u * 0.03 + seed, v * 0.03, 3)
    // Drawn together in the oven: wrinkles run down from the lip.
    const scales = smooth(0.45, 0.7, layeredNoise(angle * 9 + seed, up * 1.6 + seed, 3))
    const skin = mix(brown, cap.pale, 0.5 * smooth(0.3, 0.65, n) + 0.35 * scales)
    return mix(skin, cap.dark, 0.9 * smooth(0.7, 0.05, up))
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
          return put(out, mix(outside(angle, lx, ly, z / tall), cap.lip, 0.8 * edged), base + z, cap.gloss)
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

/** A flake of crab: a short bundle of fibers that lies flat, white, rosy along the side where the shell was. */
function crabFlake(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [long, wide] = [size * random.between(1, 1.5), size * random.between(0.6, 0.85)]
  const turn = random.angle()
  const bow = random.bell() * 0.5
  const red = random.chance(0.72) ? random.between(0.1, 0.45) : 2
  const flesh = scene.vary(CRAB.flesh, 0.03)
  const rest = field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.5, 0.4)
  const tilt = random.bell() * 0.2
  field.stamp(x, y, long * 1.3, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (2 / size) + seed, ly * (2 / size), 2) - 0.5
    const u = lx / long
    const v = ly / wide - bow * (u * u - 0.3)
    // Its ends are frayed.
    const q =
      Math.abs(u) ** 3 + Math.abs(v) ** 2.4 + 0.7 * n + 0.3 * smooth(0.5, 1, Math.abs(u)) * noise(v * 5 + seed, u)
    if (q > 1) return false
    const fiber = noise(u * 1.2 + seed, v * 3.4 + n) - 0.5
    const rosy = smooth(red, red + 0.4, v + 0.4 * n)
    const paint = mix(scaled(flesh, 1 + 0.1 * fiber - 0.12 * smooth(0.6, 1, q)), CRAB.coral, 0.82 * rosy)
    const z = 2 + size * (0.32 * (1 - clamp(q)) ** 0.5 + 0.07 * fiber) + tilt * ly
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5, z + 2)
  })
}

/** Brown where the filling stands highest, in patches, as the oven leaves it. */
function bakedTop(x: number, y: number, radius: number, seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const far = hypot(sceneX - x, sceneY - y) / radius
    const n = layeredNoise(sceneX * 0.05 + seed, sceneY * 0.05, 3)
    const fine = noise(sceneX * 0.2 + seed, sceneY * 0.2)
    const gold = 0.85 * smooth(0.36, 0.62, n + 0.16 * (0.6 - far) + 0.12 * (fine - 0.5))
    const brown = 0.75 * smooth(0.52, 0.7, n + 0.16 * (0.6 - far) + 0.2 * (fine - 0.5))
    for (const [share, tone] of [
      [gold, GOLDEN],
      [brown, CRAB.sear],
    ] as const) {
      out.red += (tone[0] - out.red) * share
      out.green += (tone[1] - out.green) * share
      out.blue += (tone[2] - out.blue) * share
    }
  }
}

export function crabCap(scene: Scene, x: number, y: number, size: number): void {
  const { field, random } = scene
  const r = filledCap(scene, x, y, size, BOUND, CRAB.sear, ROASTED)
  heaped(scene, { x, y, radius: r * 1.1 }, 14, () =>
    field.withFinish(bakedTop(x, y, r, random.between(0, 99)), () => {
      for (const [px, py] of scene.spots(20, r * 0.78, x, y)) crabFlake(scene, px, py, size * random.between(0.19, 0.3))
    }),
  )
  // What was stirred in: scallion and celery.
  for (const [px, py] of scene.spots(9, r * 0.74, x, y))
    crumb(scene, px, py, random.between(2.5, 4.5), random.pick(STIRRED_IN), 0.4)
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
