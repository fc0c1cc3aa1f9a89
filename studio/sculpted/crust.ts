// A craggy crust of buttermilk, flour and cornmeal: ridges and flakes that browned, paler hollows between them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import { evenLumps } from './solids.ts'

const [PALE, GOLD, AMBER, BROWN] = [rgb('#e8b55e'), rgb('#d8942f'), rgb('#bd6a1e'), rgb('#7a3a12')]

export type CrustAt = (x: number, y: number, z: number) => { paint: Rgb; high: number }

export function crustOf(seed: number): CrustAt {
  const out: { paint: Rgb; high: number } = { paint: PALE, high: 0 }
  return (x, y, z) => {
    const bent = 26 * (noise(x * 0.02 + seed, y * 0.02 + z * 0.02) - 0.5)
    // Flakes: where two noises are far apart there is a ridge, where they meet a crack.
    const coarse = evenLumps(x + bent, y - bent, z, 0.05, seed)
    const ridge = Math.abs(evenLumps(x, y + bent, z, 0.075, seed + 9) - 0.5) * 2
    const small = evenLumps(x, y, z, 0.16, seed + 4)
    const meal = noise(x * 0.45 + z * 0.3, y * 0.45 + z * 0.3)
    const broad = layeredNoise(x * 0.013 + seed, y * 0.013 + z * 0.013, 2)
    const crack = 0.6 * smooth(0.14, 0, ridge)
    const high = 0.45 * coarse + 0.3 * small + 0.25 * Math.min(1, ridge * 2.4)
    const heat = clamp(0.5 * smooth(0.3, 0.7, broad) + 1.5 * (high - 0.4) - 0.3 * crack + 0.26)
    const tone = mix(mix(PALE, GOLD, smooth(0, 0.36, heat)), AMBER, smooth(0.34, 0.78, heat))
    out.paint = scaled(mix(tone, BROWN, 0.55 * smooth(0.72, 1, heat)), 0.88 + 0.18 * small + 0.12 * (meal - 0.5))
    out.high = 17 * (coarse - 0.5) + 8 * (small - 0.5) + 4 * Math.min(0.5, ridge) - 1.5 * crack + 1.5 * (meal - 0.5)
    return out
  }
}
