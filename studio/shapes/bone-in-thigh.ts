// A chicken thigh as it lies on a plate, skin up: a rounded slab, its skin drawn tight and browned on top, loose and paler at its edges.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [PALE, AMBER, RUSSET, DARK] = [rgb('#f3cf8c'), rgb('#dd9133'), rgb('#a9541b'), rgb('#66300f')]
const [POACHED_SKIN, FAT, MEAT, BONE] = [rgb('#f2d69c'), rgb('#f8e6bd'), rgb('#c98d5c'), rgb('#efe2c6')]

export interface ThighOptions extends MeatColours {
  /** How brown its skin is: 0 was only simmered. */
  browned?: number
  /** What it lies in and what runs over it. */
  sauce?: Rgb
}

/** The end of the bone points to `boneAt`, an angle. */
export function boneInThigh(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  boneAt: number,
  { flesh, fat, sear, browned = 1, sauce }: ThighOptions,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = boneAt + Math.PI
  const half = size * random.between(1.08, 1.18)
  const broad = size * random.between(0.82, 0.9)
  const lies = random.chance(0.5) ? 1 : -1
  const tight = scene.vary(mix(mix(flesh, AMBER, 0.6), PALE, 0.15), 0.04)
  const brown = mix(mix(sear, RUSSET, 0.6), flesh, 0.1)
  const loose = mix(mix(POACHED_SKIN, fat, 0.3), mix(flesh, AMBER, 0.3), 0.75 * browned)
  const meat = mix(MEAT, flesh, 0.3)
  const rest = field.settle(x, y, half * 0.7, broad * 0.6, turn, 0.45, 0.14)
  const at = (lx: number, ly: number): number => heightOn(rest, lx, ly)
  // Only the very end of the bone is bare.
  field.stamp(x, y, half * 1.5, turn, (lx, ly, out) => {
    const s = (lx + half * 1.1) / (half * 0.5)
    if (s < 0 || s > 1) return false
    const w = size * 0.115 * (s < 0.3 ? Math.sqrt(clamp(1 - ((0.3 - s) / 0.3) ** 2)) : 1)
    const v = (ly - size * 0.1 * lies) / (w || 1)
    if (!(Math.abs(v) < 1)) return false
    const round = Math.sqrt(1 - v * v)
    return put(
      out,
      mix(scaled(BONE, 0.8 + 0.2 * round), sauce ?? meat, 0.4 + 0.5 * smooth(0.1, 0.5, s)),
      at(lx, ly) + size * 0.1 + w * (0.3 + 0.8 * round),
      0.35,
      w * 1.4,
    )
  })
  const skinAt = (px: number, py: number, high: number): Rgb => {
    const n = layeredNoise(px * 0.021 + seed, py * 0.021, 4)
    const blister = smooth(0.6, 0.78, noise(px * 0.1 + seed, py * 0.1 + seed))
    const pimple = noise(px * 0.19 + seed, py * 0.19 - seed)
    const heat = browned * clamp(0.2 + 0.85 * high * smooth(0.22, 0.6, n + 0.16 * high) + 0.3 * blister * high)
    const golden = mix(loose, tight, smooth(0.02, 0.32, heat))
    const crisp = mix(golden, brown, smooth(0.34, 0.74, heat))
    const skin = scaled(mix(crisp, DARK, 0.8 * smooth(0.7, 0.98, heat)), 0.92 + 0.16 * pimple)
    if (!sauce) return skin
    const ran = layeredNoise(px * 0.017 - seed, py * 0.017, 2)
    return mix(skin, scaled(sauce, 0.94 + 0.12 * ran), clamp(0.92 - 0.72 * high * smooth(0.4, 0.62, ran)))
  }
  const flank: SidePaint = (px, py, z) => skinAt(px - x + (py - y) * 0.4, z * 1.2, 0.5)
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.2, turn, (lx, ly, out) => {
      const [u, v0] = [lx / half, ly / broad]
      const angle = Math.atan2(v0, u)
      const lobe = layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2 + seed, 2) - 0.5
      const nick = layeredNoise(Math.cos(angle) * 4 - seed, Math.sin(angle) * 4, 2) - 0.5
      // A little narrower toward the knee, and fuller on one side.
      const v = v0 / (1 - 0.26 * smooth(0.1, -1, u) + 0.06 * lies * Math.sign(v0))
      const q = (Math.abs(u) ** 2.5 + Math.abs(v) ** 2.5) ** (1 / 2.5) / (0.96 + 0.2 * lobe + 0.07 * nick)
      if (q > 1) return false
      const n = layeredNoise(lx * 0.024 + seed, ly * 0.024, 3)
      const bump = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
      // Along one side the skin has drawn back, and meat with a line of fat shows below its rolled edge.
      const hemAt = 0.78 + 0.2 * (noise(u * 2.6 + seed, 4.5) - 0.5)
      const toSide = v * lies + 0.1 * u
      const bare = smooth(hemAt - 0.02, hemAt + 0.03, toSide)
      const hem = smooth(0.09, 0.02, Math.abs(toSide - hemAt + 0.05))
      // Loose skin wrinkles where the leg bends.
      const wrinkle = Math.sin(u * 13 + 3 * n + v * 2.4) * smooth(-0.35, -0.8, u) * smooth(1, 0.75, q)
      // Crisp skin puckers in folds of all sizes.
      const pucker = browned * (0.5 - Math.abs(layeredNoise(lx * 0.04 + seed, ly * 0.055 - seed, 3) - 0.5) * 2)
      const dome = (1 - q ** 2.7) ** 0.55
      const high = clamp(dome * 1.05 - 0.12 - 0.25 * smooth(-0.45, -0.95, u))
      const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.22, 2)
      const skin = mix(skinAt(lx, ly, high), FAT, 0.3 * hem)
      const flank2 = mix(scaled(meat, 0.84 + 0.3 * fiber), FAT, 0.55 * smooth(hemAt + 0.09, hemAt + 0.03, toSide))
      const z =
        size * (0.08 + 0.58 * dome) +
        (bump - 0.5) * 3.4 +
        (n - 0.5) * 9 * dome +
        wrinkle * 3 +
        pucker * 3.4 * dome +
        hem * 2.4 -
        bare * 4
      return put(out, mix(skin, flank2, bare), at(lx, ly) + z, 0.5 + 0.2 * bump - 0.15 * bare)
    }),
  )
}
