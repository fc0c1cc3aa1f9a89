// Mushrooms from the pan: shrunken, brown and glossy, curled at their edges, no two of one size.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type MushroomTones, panMushroom } from '#studio/shapes/pan-mushroom.ts'

export interface MushroomColours {
  cap: Rgb
  /** The cut face where it stayed pale, and where it browned. */
  pale: Rgb
  brown: Rgb
}

export const SAUTEED: MushroomColours = { cap: rgb('#57300f'), pale: rgb('#dcb47a'), brown: rgb('#8f5a26') }
const GILLS = rgb('#2f190c')

/** A slice from top to bottom: the cap's rim has curled up and drawn in, the stem is bent or left behind. */
export function friedMushroomSlice(scene: Scene, x: number, y: number, size: number, colours = SAUTEED): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const skin = scene.vary(colours.cap, 0.16)
  const face = scene.vary(mix(colours.pale, colours.brown, random.between(0, 0.45)), 0.08)
  const stem = random.chance(0.18) ? 0.1 : random.between(0.55, 0.95)
  // Lying on edge it looks narrow; flat it shows all of its cap.
  const narrow = random.between(0.68, 1)
  const bent = random.bell() * 0.5
  const curl = random.between(0.1, 0.34)
  const rest = field.settle(x, y, size * 0.7, size * 0.7 * narrow, turn, 0.5, 0.5)
  const tilt = random.bell() * 0.22
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const warp = layeredNoise(lx * (2.4 / size) + seed, ly * (2.4 / size), 2) - 0.5
    const v = ly / (size * narrow) + 0.16 * warp
    const u = lx / size - bent * v * v * 0.5 + 0.14 * warp
    const side = Math.abs(v)
    const inCap = hypot((u - 0.06) / 0.86, v / (0.92 + 0.12 * warp))
    const under = 0.04 + 0.34 * side * side - u
    const inStem = u > -0.1 && u < stem && Math.abs(v - bent * 0.5 * u) < 0.19 + 0.07 * smooth(0.3, 0.9, u)
    const cap = inCap <= 1 && under >= 0
    if (!cap && !inStem) return false
    const n = layeredNoise(lx * (3.4 / size) + seed, ly * (3.4 / size) + seed, 3)
    const edge = cap ? smooth(0.6, 0.95, inCap) : smooth(0.55, 0.9, Math.abs(v) / 0.24)
    const browned = clamp(0.25 + 1.5 * (n - 0.42) + 0.6 * edge)
    const gill = cap ? smooth(0.17, 0.07, under) * smooth(0.16, 0.3, side) : 0
    const rind = cap ? smooth(0.86, 0.93, inCap) : 0
    const body = mix(mix(face, colours.brown, browned), GILLS, 0.8 * gill)
    const lift = size * curl * (side * side + 0.3 * smooth(0.2, 1, u))
    const z = 4 + size * 0.16 + lift + (n - 0.5) * size * 0.08 - gill * 1.5 + tilt * ly
    return put(out, mix(body, skin, rind), heightOn(rest, lx, ly) + z, 0.55 + 0.3 * browned, size * 0.22 + 2)
  })
}

const HALF: MushroomTones = {
  skin: rgb('#6d3f1c'),
  bright: rgb('#a06a34'),
  flesh: rgb('#e8c68e'),
  browned: rgb('#a5682a'),
  gills: rgb('#5f3a1a'),
}

/** A quarter or half: most lie with the browned cut up, so that one sees cap, gills and stem. */
export function friedMushroomPiece(scene: Scene, x: number, y: number, size: number): void {
  panMushroom(scene, x, y, size, HALF, 0.76)
}

/** From the pan: mostly slices, of several sizes. */
export function friedMushroom(scene: Scene, x: number, y: number, size: number, colours = SAUTEED): void {
  const { random } = scene
  const large = size * random.between(0.62, 1.12)
  if (random.chance(0.22)) friedMushroomPiece(scene, x, y, large * 0.8)
  else friedMushroomSlice(scene, x, y, large, colours)
}

const [UPPER, UNDER] = [rgb('#7d4c26'), rgb('#2c170c')]

/** A large cap from the broiler: the gills up and nearly black in a rolled brown rim, or its wrinkled, shining back. */
export function broiledCap(scene: Scene, x: number, y: number, r: number, gillsUp: boolean): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const rest = field.settle(x, y, r * 0.7, r * 0.7, 0, 0.4, 0.1)
  const skin = scene.vary(UPPER, 0.08)
  field.stamp(x, y, r * 1.12, random.angle(), (lx, ly, out) => {
    const a = Math.atan2(ly, lx)
    const [ax, ay] = [Math.cos(a), Math.sin(a)]
    const d = hypot(lx, ly) / (r * (0.92 + 0.16 * layeredNoise(ax * 1.4 + seed, ay * 1.4, 2)))
    if (d > 1) return false
    const n = layeredNoise(lx * (2.6 / r) + seed, ly * (2.6 / r), 3)
    if (!gillsUp) {
      const dome = Math.sqrt(1 - d * d)
      const crease = Math.abs(noise(ax * 5 + seed, ay * 5 + d * 2) - 0.5) * 2
      const back = mix(skin, GILLS, clamp(0.75 * smooth(0.42, 0.68, n) + 0.4 * (1 - dome) - 0.15))
      return put(out, scaled(back, 0.86 + 0.2 * crease), rest.z + 4 + r * (0.34 * dome + 0.03 * (n - 0.5)), 0.85)
    }
    const gill = 0.5 + 0.5 * Math.sin(a * 46 + 9 * noise(ax * 3 + seed, ay * 3 + d))
    const rim = smooth(0.84, 0.9, d)
    const stem = smooth(0.2, 0.14, d)
    const fan = mix(UNDER, rgb('#8a5a34'), gill * (0.35 + 0.5 * smooth(0.3, 0.8, n)))
    const inside = mix(fan, rgb('#b98a58'), 0.85 * stem * (0.6 + 0.5 * n))
    const z = 6 + r * (0.2 + 0.1 * rim - 0.1 * smooth(0.8, 0.2, d) + 0.08 * stem) + gill * 1.6 * (1 - rim) * (1 - stem)
    const edge = r * 0.18 * smooth(0.93, 1, d)
    return put(out, mix(inside, scaled(skin, 0.75 + 0.5 * n), rim), rest.z + z - edge, 0.6 + 0.3 * smooth(0.5, 0.7, n))
  })
}
