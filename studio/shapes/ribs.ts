// Spare ribs: flat, glazed pieces of a rack, cut between the bones, whose ends stand out where the meat drew back.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const BONE = rgb('#f7e9cd')
const [COOKED, SMOKED] = [rgb('#9c5a3e'), rgb('#b8604c')]

interface SlabOptions {
  bones: number
  /** From one bone to the next. */
  pitch: number
  /** Half the length of a bone's meat. */
  half: number
  turn: number
  glaze: Rgb
  char: Rgb
}

function slab(scene: Scene, x: number, y: number, options: SlabOptions): void {
  const { bones, pitch, half, turn, glaze, char } = options
  const { field, random } = scene
  const seed = random.between(0, 99)
  const wide = (bones * pitch) / 2
  const rest = field.settle(x, y, wide * 0.8, half * 0.8, turn, 0.45, 0.12)
  const tall = pitch * 0.62
  const tilt = (lx: number, ly: number): number => heightOn(rest, lx, ly)
  // Each bone reaches out a little further or less than the next.
  const tips = Array.from({ length: bones }, () => half * random.between(1.26, 1.4))
  const boneOf = (lx: number): number => clamp(Math.floor((lx + wide) / pitch), 0, bones - 1)
  field.stamp(x, y, hypot(wide, half * 1.4), turn, (lx, ly, out) => {
    const i = boneOf(lx)
    const tip = tips[i] ?? half
    if (Math.abs(lx) > wide || ly < 0 || ly > tip) return false
    const w = pitch * (0.17 + 0.06 * smooth(tip - pitch * 0.4, tip, ly))
    const v = (lx + wide - (i + 0.5) * pitch) / w
    const q = v * v + smooth(tip - w * 0.7, tip, ly) ** 2
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const n = noise(lx * 0.08 + seed, ly * 0.05)
    // The marrow shows at its end, and it is stained near the meat.
    const stain = clamp(0.7 * smooth(half * 1.14, half * 0.98, ly) + 0.22 * n)
    const z = tall * 0.16 + w * (0.2 + 0.8 * round)
    return put(out, scaled(mix(BONE, rgb('#9a5428'), stain), 0.92 + 0.14 * round), tilt(lx, ly) + z, 0.15, w * 1.3)
  })
  const flank: SidePaint = (px, py, z) => {
    const up = (z - rest.z) / tall
    const strand = layeredNoise((px + py) * 0.04 + seed, z * 0.22, 2)
    const meat = mix(COOKED, SMOKED, smooth(0.4, 0.7, up + (strand - 0.5) * 0.4))
    const bare = mix(scaled(meat, 0.6 + 0.6 * strand), char, 0.35 * smooth(0.2, 0, up))
    // The glaze ran down over the upper half of the cut.
    const run = noise((px - py) * 0.05 + seed, 4.5)
    return mix(bare, mix(glaze, char, 0.45 + 0.4 * strand), 0.9 * smooth(0.3, 0.5, up + 0.5 * (run - 0.5)))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, hypot(wide, half) * 1.1, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
      const fine = layeredNoise(lx * 0.1 + seed, ly * 0.1, 2)
      const over = 0.5 + 0.5 * Math.cos(((lx + wide) / pitch - 0.5) * TAU)
      // It drew back from the bones and stays longer between them.
      const end = half * (ly > 0 ? 1.03 - 0.1 * over : 1) * (0.95 + 0.1 * n)
      const [u, v] = [lx / (wide * (0.97 + 0.05 * n)), ly / end]
      const q = Math.abs(u) ** (bones * 3.4) + Math.abs(v) ** 5
      if (q > 1) return false
      const rim = smooth(0.25, 1, q)
      const caught = clamp(0.62 * smooth(0.5, 0.68, n) + 0.75 * rim + 0.22 * over * smooth(0.45, 0.6, fine))
      const sticky = mix(scaled(glaze, 1.12), rgb('#c8641c'), 0.34 * over * smooth(0.35, 0.6, fine))
      const valley = 1 - 0.26 * (1 - over) ** 2
      const z = tall * (0.7 + 0.3 * over) - tall * 0.42 * rim * rim + (n - 0.5) * 9 + (fine - 0.5) * 5
      return put(out, scaled(mix(sticky, char, caught), valley * (0.88 + 0.24 * fine)), tilt(lx, ly) + z, 0.85)
    }),
  )
}

/** A piece of five ribs, and in front of it a pair and one that was cut off. */
export function rack(scene: Scene, x: number, y: number, size: number, glaze: Rgb, char: Rgb): void {
  const one = { pitch: 62 * size, half: 104 * size, glaze, char }
  slab(scene, x - 14 * size, y - 66 * size, { ...one, bones: 5, turn: -0.08 })
  slab(scene, x - 96 * size, y + 74 * size, { ...one, half: 92 * size, bones: 2, turn: 0.3 })
  slab(scene, x + 92 * size, y + 78 * size, { ...one, half: 96 * size, bones: 1, turn: -0.55 })
}
