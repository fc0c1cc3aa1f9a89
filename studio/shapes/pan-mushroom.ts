// Half a mushroom from the pan, large enough to be known: the round back of its cap, or its cut face with pale gills and a short stem.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface MushroomTones {
  skin: Rgb
  /** Where the back catches the light. */
  bright: Rgb
  flesh: Rgb
  browned: Rgb
  gills: Rgb
}

export const SHIITAKE_TONES: MushroomTones = {
  skin: rgb('#7a4a26'),
  bright: rgb('#b07a44'),
  flesh: rgb('#f3e2bf'),
  browned: rgb('#cf9a54'),
  gills: rgb('#d9b983'),
}

export const CREMINI_TONES: MushroomTones = {
  skin: rgb('#8a5a30'),
  bright: rgb('#bf8a50'),
  flesh: rgb('#f0dcb4'),
  browned: rgb('#c48a44'),
  gills: rgb('#a87a4a'),
}

/** `cutUp`: how many of them show the cut. */
export function panMushroom(scene: Scene, x: number, y: number, size: number, tones: MushroomTones, cutUp = 0.5): void {
  if (scene.random.chance(1 - cutUp)) back(scene, x, y, size * 0.94, tones)
  else cutFace(scene, x, y, size, tones)
}

/** Lying on its cut: a round cap, a little flat on one side, where a rim of pale flesh shows. */
function back(scene: Scene, x: number, y: number, size: number, tones: MushroomTones): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const skin = scene.vary(tones.skin, 0.08)
  const cut = random.between(0.4, 0.62)
  const rest = field.settle(x, y, size * 0.6, size * 0.5, turn, 0.35, 0.25)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const n = layeredNoise(u * 2 + seed, v * 2, 3)
    const uneven = 0.95 + 0.1 * (layeredNoise(u * 1.2 + seed, v * 1.2 + seed, 2) - 0.5)
    const flat = v < 0 ? (-v / cut) ** 3.4 : v * v
    const q = (Math.abs(u) ** 2.2 + flat) / uneven
    if (q > 1) return false
    const dome = (1 - q) ** 0.5
    const rim = smooth(0.72, 0.9, q) * smooth(-0.1, -0.3, v)
    const fine = noise(u * 9 + seed, v * 9)
    const tanned = mix(skin, tones.bright, clamp(0.75 * smooth(0.35, 1, dome) * (0.5 + n)))
    const paint = mix(scaled(tanned, 0.88 + 0.18 * n + 0.06 * fine), mix(tones.flesh, tones.browned, 0.7 * n), rim)
    const z = 4 + size * 0.5 * dome + (n - 0.5) * size * 0.06
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.5 - 0.2 * rim, z + 2)
  })
}

/** Cut side up: cream-colored flesh in a thin brown skin, the gills on both sides of a stout stem. */
function cutFace(scene: Scene, x: number, y: number, size: number, tones: MushroomTones): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const flesh = scene.vary(tones.flesh, 0.04)
  const stem = random.between(0.5, 0.78)
  const stout = random.between(0.2, 0.27)
  const bent = random.bell() * 0.3
  const rest = field.settle(x, y, size * 0.6, size * 0.6, turn, 0.4, 0.35)
  // The stem points to +u.
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const warp = layeredNoise(lx * (1.6 / size) + seed, ly * (1.6 / size), 2) - 0.5
    const [u, v] = [lx / size + 0.08 * warp, ly / size + 0.08 * warp]
    const side = Math.abs(v)
    const inCap = hypot((u - 0.02) / 0.78, v / 0.98)
    const under = 0.1 + 0.26 * v * v - u
    // Round where the cap rolls in at its rim.
    const cap = Math.max(inCap, inCap + smooth(0.12, 0, under) * 0.16 * smooth(0.6, 0.95, side))
    const isCap = cap <= 1 && under >= 0
    const w = (v - bent * u * u) / (stout * (1 + 0.3 * smooth(0.3, 0, u)))
    const end = clamp((u - stem + 0.14) / 0.14)
    const isStem = u > -0.05 && u < stem && w * w + end * end < 1
    if (!isCap && !isStem) return false
    const n = layeredNoise(lx * (3 / size) + seed, ly * (3 / size) + seed, 3)
    const rind = isCap ? smooth(0.82, 0.9, cap) : 0.5 * smooth(0.8, 1, Math.abs(w))
    const gill = isCap ? smooth(0.24, 0.16, under) * smooth(stout + 0.02, stout + 0.1, side) * (1 - rind) : 0
    const line = 0.5 + 0.5 * Math.sin(v * 46 + 3 * noise(u * 3 + seed, v * 3))
    const toasted = clamp(0.9 * smooth(0.42, 0.72, n) + 0.35 * smooth(0.5, 0.85, isCap ? cap : Math.abs(w)))
    const body = mix(scaled(flesh, 0.95 + 0.1 * n), tones.browned, 0.7 * toasted)
    const gilled = mix(body, scaled(tones.gills, 0.82 + 0.3 * line), 0.85 * gill)
    const edge = isCap ? smooth(1, 0.86, cap) : Math.sqrt(clamp(1 - w * w))
    const z = 4 + size * (0.14 + 0.12 * edge) - gill * 2 + (n - 0.5) * size * 0.06
    return put(out, mix(gilled, tones.skin, rind), heightOn(rest, lx, ly) + z, 0.45, z + 1)
  })
}
