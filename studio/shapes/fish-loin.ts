// A thick piece of white fish: its crust splits along the seams, and one end was opened by a fork, so that its flakes lean outward.
import { mix, type Rgb, rgb, scaled, stained } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { WHITE_FLAKES } from '#studio/shapes/fish-flake.ts'
import { brokenFlakes } from '#studio/shapes/fish-flakes.ts'

const WARM = rgb('#ffdca4')
const [GOLD, BRONZE] = [rgb('#eaa83c'), rgb('#a8601a')]
/** Flakes that lean out of the opened end, one behind the other. */
const LEANING = 3
/** Half the width below which a piece is a bite in a soup. */
const SMALL = 60

export interface FishLoin {
  halfLength: number
  halfWidth: number
  turn: number
  /** How brown it is: 1 from the pan, less from the oven, 0 when it was poached. */
  crusted: number
  /** Height over half the width. */
  tall?: number
  /** The sauce in which it stands: a film of it clings to the lower edge. */
  film?: Rgb | undefined
  /** The skin below, where it shows. */
  skin?: Rgb | undefined
  /** Where the fork opened it, as a share of the half length; above 1 it is whole. */
  opened?: number
}

export function fishLoin(scene: Scene, x: number, y: number, loin: FishLoin): void {
  const { halfLength, halfWidth, turn, crusted, tall = 0.64, film, skin } = loin
  const { pearl, glassy, between } = WHITE_FLAKES
  const { random, field } = scene
  const seed = random.between(0, 99)
  const opened = loin.opened ?? random.between(0.3, 0.46)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.12, 0)
  const thick = halfWidth * tall * random.between(0.94, 1.06)
  // A small piece holds few flakes.
  const pitch = halfWidth * random.between(0.52, 0.64) * (halfWidth < SMALL ? 1.25 : 1)
  const slant = random.between(0.1, 0.26) * (random.chance(0.5) ? 1 : -1)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wet = smooth(0.35, 0.1, crusted)
  const body = scene.vary(pearl, 0.012)
  const step = (halfLength * (1.06 - opened)) / LEANING
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const along = cos * dx + sin * dy
    const up = clamp((z - rest.z) / thick)
    const n = layeredNoise(along * 0.03 + seed, z * 0.06, 2)
    const phase = (along + up * pitch * 0.8) / (pitch * 0.7) + n * 0.8
    const own = noise(Math.floor(phase) * 5.3 + seed, 2.5)
    const at = phase - Math.floor(phase)
    const seam = smooth(0.2, 0.02, Math.min(at, 1 - at)) * (0.25 + 0.6 * own)
    // Warm and half clear, for it lies in the shade.
    const moist = mix(body, WARM, 0.4 + 0.25 * (1 - up))
    const flesh = mix(scaled(moist, 1 + 0.1 * n + 0.06 * at), between, 0.36 * seam)
    // Only the very top of the side took color.
    const golden = mix(flesh, mix(GOLD, BRONZE, 0.35), crusted * 0.85 * smooth(0.74, 0.96, up + (n - 0.5) * 0.24))
    const lined = skin ? mix(golden, skin, 0.85 * smooth(0.13, 0.06, up)) : golden
    // As a stain: mixed, tomato on white would be pink.
    return film ? stained(lined, film, 0.5 * smooth(0.42, 0, up + (n - 0.5) * 0.6)) : lined
  }
  const half = hypot(halfLength, halfWidth)
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const belly = ly > 0
      const t = (lx + slant * ly) / halfLength
      const width = halfWidth * (belly ? 1.04 : 0.94) * (1 - 0.16 * smooth(-0.1, 1, t)) * (1 + 0.16 * (n - 0.5))
      const v = ly / width
      const fine = layeredNoise(lx * 0.11 + seed, ly * 0.11, 2)
      // It ends where a flake ends: in a bow, never straight.
      const torn = opened + 0.2 * (1 - v * v) + (n - 0.5) * 0.14 - t
      const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.16, 2)
      if (torn < 0) {
        const k = (-torn * halfLength) / step + 0.5 * (noise(belly ? 3.5 : 7.5, seed) - 0.5) + 0.12
        const index = Math.max(0, Math.floor(k))
        const along = k - index
        if (opened > 0.9 || index >= LEANING || k < 0) return false
        const own = noise(index * 5.3 + seed, belly ? 4.5 : 8.5)
        // Each leaf is narrower and lower than the one before, and was pulled a little to one side.
        const w = Math.abs(v + (noise(index * 3.1 + seed, 1.5) - 0.5) * 0.3) / (1 - 0.08 * index - 0.16 * own)
        const q = Math.abs(w) ** 4 + smooth(0.72, 1.02, along) ** 2
        if (q > 1) return false
        const parted = smooth(0.07, 0.02, Math.abs(v) + (n - 0.5) * 0.06)
        const high = thick * (0.9 - 0.24 * index - 0.14 * own - 0.24 * along) * (1 - q) ** 0.3
        const leaf = mix(scaled(body, 0.95 + 0.08 * fiber), glassy, 0.55 * smooth(0.55, 1, along) + 0.2 * (1 - own))
        const paint = mix(leaf, between, 0.5 * smooth(0.14, 0, along) + 0.3 * parted)
        return put(out, paint, rest.z + 4 + high - 5 * parted + (fine - 0.5) * 1.2, 0.6)
      }
      const q = Math.abs(t * (1 + 0.08 * (n - 0.5))) ** 5 + Math.abs(v) ** 3.6
      if (q > 1) return false
      const aside = Math.abs(ly + halfWidth * 0.08) / halfWidth
      const arch = halfWidth * (Math.sqrt(aside * aside + 0.01) * 0.8 - 0.3 * aside * aside)
      const phase = (lx + arch) / pitch + (n - 0.5) * 0.9
      const index = Math.floor(phase)
      const along = phase - index
      const [own, gape] = [noise(index * 5.3 + seed, 1.5), noise(index * 7.1 + seed, belly ? 4.5 : 8.5)]
      // Some seams have split open like a lens; white flesh lies in them.
      const open = smooth(0.35, 0.72, gape) * smooth(0.02, 0.4, aside) * smooth(1, 0.8, aside)
      const wide = 0.05 + 0.3 * open
      const gap = smooth(wide, wide * 0.45, along) * smooth(1, 0.92, q)
      const line = gap * (1 - open) * (0.1 + 0.24 * own + 0.16 * wet)
      const edge = smooth(0.5, 1, q)
      const moist = mix(scaled(body, 0.94 + 0.1 * fiber), glassy, 0.3 * edge + 0.22 * (1 - along) * wet)
      const flesh = mix(moist, between, clamp(0.6 * gap * open * smooth(wide * 0.7, 0, along) + line))
      const broad = layeredNoise(lx * 0.012 + seed * 1.7, ly * 0.016, 2)
      const patch = smooth(0.25, 0.7, broad * 0.62 + n * 0.26 + fine * 0.12)
      // The fork tore the crust away with the flakes.
      const whole = smooth(0.03, 0.13, torn + (fine - 0.5) * 0.08)
      const face = (0.52 + 0.46 * patch + 0.34 * smooth(0.5, 0.85, q)) * whole * smooth(1, 0.93, q)
      const brown = clamp(crusted * face * (1 - 0.92 * gap * smooth(0.1, 0.4, open)) * (1 - 0.3 * line))
      const golden = mix(flesh, GOLD, clamp(brown * 1.25) * 0.86)
      const crust = mix(golden, BRONZE, 0.8 * smooth(0.6, 1.1, brown + (fine - 0.5) * 0.2))
      const dome = (1 - clamp(q)) ** 0.24 * (belly ? 1 - 0.26 * smooth(0, 1, v) : 1) * (1 - 0.14 * smooth(-0.4, 1, t))
      const relief = Math.sin(Math.PI * along) * 2 - gap * open * 8 - line * 2
      const z = 4 + thick * dome * (0.86 + 0.14 * smooth(0, 0.08, torn)) + relief + (fine - 0.5) * (1 + crusted)
      const low = film ? 0.75 * smooth(thick * 0.5, thick * 0.15, z + (n - 0.5) * thick * 0.4) : 0
      const shown = film ? stained(crust, film, low) : crust
      return put(out, scaled(shown, 0.97 + 0.06 * fine), rest.z + z, 0.46 + 0.26 * wet - 0.1 * brown + 0.2 * low)
    }),
  )
  if (opened < 0.9) fallen()

  /** Some of it fell off and lies before the opened end. */
  function fallen(): void {
    for (const [ahead, aside, size] of [
      [0.98, -0.42, 0.3],
      [1.06, 0.3, 0.36],
    ] as const) {
      const along = ahead * halfLength - slant * aside * halfWidth
      const across = aside * halfWidth + random.bell() * halfWidth * 0.14
      const [px, py] = [x + cos * along - sin * across, y + sin * along + cos * across]
      brokenFlakes(scene, px, py, halfWidth * size, { flesh: pearl, fat: pearl, sear: glassy })
    }
  }
}
