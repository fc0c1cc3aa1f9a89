// Steaks cut across a large fish.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [BLOODLINE, DARK_SKIN] = [rgb('#8a4428'), rgb('#6b5f50')]

/** A steak of swordfish or tuna: rings of muscle about the place of the backbone, a dark wedge there, skin at its outer edge. */
export function fishSteak(scene: Scene, x: number, y: number, size: number, turn: number, colours: MeatColours): void {
  const { flesh, fat, sear } = colours
  const seed = scene.random.between(0, 99)
  const [half, width] = [size * 1.22, size * 0.94]
  const rest = scene.field.settle(x, y, half * 0.7, width * 0.7, turn, 0.5, 0.06)
  const thick = size * 0.42
  const meat = scene.vary(mix(flesh, rgb('#e6c08a'), 0.7), 0.03)
  const flank: SidePaint = (px, _py, z) => {
    const up = (z - rest.z) / thick
    const strand = noise(px * 0.12 + seed, z * 0.03)
    return scaled(mix(mix(meat, fat, 0.4 * strand), sear, 0.75 * smooth(0.7, 1, up)), 0.82 + 0.2 * strand)
  }
  scene.field.withSides(flank, () =>
    scene.field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const u = lx / half
      // Round at the back, where the skin is; nearly straight where it was cut from the bone, with a notch in the middle.
      const notch = 0.16 * smooth(0.26, 0.02, Math.abs(u)) * (ly > 0 ? 1 : 0)
      const v = ly > 0 ? ly / (width * (0.74 - notch)) : ly / (width * (1.02 - 0.18 * u * u))
      const q = Math.abs(u) ** (ly > 0 ? 5 : 2.6) + Math.abs(v) ** (ly > 0 ? 5 : 2.6) + (n - 0.5) * 0.14
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
      const [cx, cy] = [lx * 0.8, ly - width * 0.66]
      const r = hypot(cx, cy) / size
      const ring = Math.sin(r * 46 + (n - 0.5) * 11) * (0.3 + 0.7 * smooth(0.35, 0.65, fine * 0.4 + n * 0.6))
      // Each half of the steak is two muscles; a pale line parts them.
      const parting = smooth(0.05, 0.015, Math.abs(Math.abs(Math.atan2(cx, -cy)) - 0.6 - (n - 0.5) * 0.3)) * 0.7
      const wedge = smooth(0.4, 0.24, r + 0.3 * Math.abs(Math.abs(u) - 0.16) + (fine - 0.5) * 0.14)
      const rim = smooth(0.62, 1, q)
      const seared = clamp(
        0.5 + 0.34 * smooth(0.3, 0.66, n * 0.7 + fine * 0.3) + 0.4 * rim - 0.3 * parting - 0.08 * ring,
      )
      const body = mix(mix(meat, fat, 0.32 + 0.16 * ring), BLOODLINE, 0.8 * wedge)
      const golden = mix(body, rgb('#c98136'), seared * 0.72)
      const face = mix(mix(golden, sear, 0.7 * smooth(0.55, 1, seared)), fat, parting * 0.55)
      const skin = smooth(0.92, 0.97, q) * smooth(-0.3, -0.55, v)
      const z = 5 + thick * (1 - clamp(q)) ** 0.16 + ring * 1.5 + (fine - 0.5) * 2.4 - 3 * parting - 4 * wedge
      return put(out, mix(scaled(face, 0.92 + 0.12 * fine + 0.03 * ring), DARK_SKIN, skin), rest.z + z, 0.45)
    }),
  )
}
