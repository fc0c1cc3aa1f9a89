// Chicken carved across: thin slices that lean on each other, white and moist inside, a thin edge of skin or crust.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface ChickenColours {
  meat: Rgb
  skin: Rgb
  /** Where the skin took the most color; the same as the skin where it was poached. */
  char: Rgb
  gloss: number
}

export interface FannedChicken extends ChickenColours {
  /** Half the length of the largest slice. */
  size: number
  turn: number
  count: number
  /** How much of each slice is skin: a thin line for a breast, more where soft skin lies over the meat. */
  skinned?: number
  /** How far the rub stained the meat below the skin. */
  stained?: number
}

const WARM = rgb('#d9b184')
const PEARL = rgb('#fbeccb')

/** Slices from the first, which leans on what is behind it, to the last and smallest: each shows its skin and half of its face. */
export function fannedChicken(scene: Scene, x: number, y: number, options: FannedChicken): void {
  const { size, turn, count } = options
  const { random, field } = scene
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const pitches = Array.from({ length: count }, () => random.between(0.36, 0.52))
  const length = pitches.reduce((sum, pitch) => sum + pitch, 0)
  const ground = field.settle(x, y, size * length * 0.4, size * 0.5, turn, 0.3, 0).z
  let along = -length / 2
  pitches.forEach((pitch, i) => {
    const share = i / Math.max(1, count - 1)
    const part = (0.9 + 0.14 * Math.sin(Math.PI * share) - 0.42 * share ** 3) * random.between(0.95, 1.05)
    // They slide a little sideways as they fall, all the same way.
    const off = size * (0.2 * share * share + 0.05 * random.bell())
    const at = along * size
    along += pitch
    slice(scene, x + cos * at - sin * off, y + sin * at + cos * off, ground, {
      ...options,
      half: size * part,
      lie: turn + Math.PI / 2 + 0.08 + 0.3 * share + random.bell() * 0.07,
      thick: random.between(0.85, 1.2),
    })
  })
}

interface Slice extends FannedChicken {
  half: number
  lie: number
  thick: number
}

/** Round where the skin is, flatter below, pointed a little at one end; it stands on its lower edge and leans back. */
function slice(scene: Scene, x: number, y: number, ground: number, options: Slice): void {
  const { half, lie, thick, meat, skin, char, gloss, skinned = 0.12, stained = 0 } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const wide = half * random.between(0.52, 0.6)
  const white = scene.vary(meat, 0.025)
  const back = random.between(0.5, 0.62)
  const point = random.between(-0.1, 0.26)
  field.stamp(x, y, half * 1.2, lie, (lx, ly, out) => {
    const u = lx / half
    const bulge = layeredNoise(lx * (1.5 / half) + seed, ly * (1.5 / half), 2) - 0.5
    const v = (ly / wide + 0.2 * bulge) / (1 - point * u)
    const q = Math.abs(u) ** 2.5 + Math.abs(v) ** (v > 0 ? 2.2 : 2.8) + 0.16 * bulge
    if (q > 1) return false
    // Cut across: the short ends of fibers, bent with its outline; here and there they part. Long lines would be wood.
    const bow = v + 0.22 * u * u * (v > 0 ? 1 : -0.6)
    const strand = noise(u * 11 + seed, bow * 12 + seed)
    const broad = layeredNoise(u * 2.6 + seed, bow * 3.4, 3)
    const split = 0.5 * smooth(0.74, 0.84, noise(u * 4.4 - seed, bow * 9 + seed)) * smooth(0.95, 0.6, q)
    const fromSkin = 1 - v - 0.12 * u * u + 0.1 * bulge
    const band = v > 0 ? smooth(skinned * 1.7, skinned, fromSkin) : 0
    const rim = smooth(0.9, 0.98, q)
    const crust = clamp(Math.max(band, rim * (v > -0.4 ? 0.85 : 0.25)))
    const burnt = smooth(0.46 - 0.2 * stained, 0.66 - 0.2 * stained, layeredNoise(u * 4 - seed, v * 3, 3))
    const moist = mix(white, PEARL, 0.35 * smooth(0.5, 0.72, broad))
    const face = mix(scaled(moist, 0.95 + 0.06 * strand), WARM, 0.3 * smooth(0.55, 0.28, broad) + 0.35 * split)
    const rubbed = stained
      ? mix(face, skin, stained * (0.25 + 0.75 * smooth(0.85, 0.2, fromSkin)) * (0.7 + 0.3 * broad))
      : face
    const cooked = mix(rubbed, WARM, 0.28 * smooth(0.45, 0.1, fromSkin))
    const paint = mix(cooked, mix(skin, char, burnt), crust)
    // It leans back on the slice behind it: high at the skin, low at its foot.
    const rise = half * 0.34 * back * (v + 0.9)
    const edge = (1 - clamp(q)) ** 0.3
    const z = 3 + rise + 9 * thick * edge + (strand - 0.5) * 0.8 - split * 1.6 + band * 1.6
    return put(out, paint, ground + z, crust > 0.5 ? gloss : gloss * 0.72, 12 * thick + 3)
  })
}

export interface CarvedBreast extends ChickenColours {
  halfLength: number
  halfWidth: number
  turn: number
  /** Bars of the grill. */
  grilled?: boolean
}

/** A breast whose thick end was left whole, the rest fanned out in slices. */
export function carvedBreast(scene: Scene, x: number, y: number, options: CarvedBreast): void {
  const { halfLength, halfWidth, turn } = options
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, off = 0): readonly [number, number] => [
    x + cos * along - sin * off,
    y + sin * along + cos * off,
  ]
  wholeEnd(scene, ...at(-halfLength * 0.42), options)
  fannedChicken(scene, ...at(halfLength * 0.3, halfWidth * 0.02), {
    ...options,
    size: halfWidth * 0.94,
    count: 6,
    skinned: options.grilled ? 0.24 : 0.16,
  })
}

/** The end that was not cut: a smooth dome, browned, with bars where it lay on a grill. */
function wholeEnd(scene: Scene, x: number, y: number, options: CarvedBreast): void {
  const { halfLength, halfWidth, turn, meat, skin, char, gloss, grilled = false } = options
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = halfLength * 0.56
  const rest = field.settle(x, y, half * 0.7, halfWidth * 0.6, turn, 0.4, 0.05)
  const tall = halfWidth * 0.56
  field.stamp(x, y, half * 1.25, turn, (lx, ly, out) => {
    const t = lx / half
    const bulge = layeredNoise(lx * 0.016 + seed, ly * 0.016, 2) - 0.5
    const width = halfWidth * (1 - 0.1 * smooth(0, -1, t)) * (1 + 0.16 * bulge)
    const v = ly / width
    const q = Math.abs(t) ** (t < 0 ? 2.4 : 6) + Math.abs(v) ** 2.4
    if (q > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
    const fine = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
    const bar = Math.abs(((((lx * 0.86 + ly * 0.5 + seed) % 30) + 30) % 30) - 15)
    const marks = grilled ? smooth(5, 2.4, bar + (n - 0.5) * 6) * smooth(0.98, 0.7, q) : 0
    const browned = clamp(0.35 + 2.2 * (n - 0.42) + 0.5 * smooth(0.6, 1, q))
    // Pale where the side was never turned to the heat.
    const side = smooth(0.88, 0.99, q) * smooth(0, 0.4, v)
    const top = mix(mix(mix(meat, skin, 0.7), skin, browned), char, 0.75 * Math.max(marks, 0.8 * smooth(0.52, 0.7, n)))
    const z = 4 + tall * (1 - clamp(q)) ** 0.42 * (1 - 0.12 * smooth(0, 1, t)) + (fine - 0.5) * 3 - marks * 2
    return put(out, mix(scaled(top, 0.92 + 0.16 * fine), meat, side * 0.7), rest.z + z, gloss, z + 3)
  })
}
