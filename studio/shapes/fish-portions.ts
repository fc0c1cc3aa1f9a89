// Steaks cut across a large fish.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [BLOODLINE, SKIN, SKIN_LIGHT] = [rgb('#4a1a10'), rgb('#4c443c'), rgb('#857a6a')]
const [IVORY, WARM, TISSUE, SEARED, BROWN] = [
  rgb('#f0d9bb'),
  rgb('#dcb48a'),
  rgb('#fbf2df'),
  rgb('#c8873c'),
  rgb('#8a4c1c'),
]

/** A steak of swordfish or tuna, two fingers thick: rings of muscle about the dark meat in its middle, skin along its round edge. */
export function fishSteak(scene: Scene, x: number, y: number, size: number, turn: number, colours: MeatColours): void {
  const { fat } = colours
  const seed = scene.random.between(0, 99)
  const [half, width] = [size * 1.2, size * 0.98]
  const rest = scene.field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.16)
  const thick = size * 0.25
  const meat = scene.vary(mix(IVORY, fat, 0.2), 0.02)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const [lx, ly] = [cos * dx + sin * dy, -sin * dx + cos * dy]
    const up = clamp((z - rest.z) / thick)
    const strand = layeredNoise(lx * 0.07 + seed, z * 0.05 + ly * 0.03, 2)
    const cut = mix(mix(meat, WARM, 0.6 * strand), SEARED, 0.6 * smooth(0.66, 1, up + 0.3 * (strand - 0.5)))
    const skin = mix(SKIN, SKIN_LIGHT, 0.5 * smooth(0.4, 0.7, strand) + 0.3 * smooth(0.7, 0.2, up))
    return mix(cut, skin, 0.92 * smooth(0.16, 0.3, ly / width))
  }
  scene.field.withSides(flank, () =>
    scene.field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const u = lx / half
      // Round in front, where the skin is; nearly straight where it was cut from the bone.
      const v = ly > 0 ? ly / width : ly / (width * 0.64)
      const q = Math.abs(u) ** (ly > 0 ? 2.3 : 4) + Math.abs(v) ** (ly > 0 ? 2.3 : 4) + (n - 0.5) * 0.12
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
      const [cx, cy] = [lx * 0.86, ly + width * 0.2]
      const r = hypot(cx, cy) / size
      const wave = r * 7.4 + (n - 0.5) * 2.2 + seed
      // Bands of muscle, a thin pale line of tissue between each two.
      const band = Math.sin(Math.PI * (wave - Math.floor(wave)))
      const line = smooth(0.1, 0.02, Math.abs(wave - Math.round(wave))) * smooth(0.2, 0.34, r)
      const broken = smooth(0.3, 0.6, layeredNoise(lx * 0.016 - seed, ly * 0.016, 2))
      const angle = Math.abs(Math.atan2(cx, cy))
      const parting = smooth(0.06, 0.015, Math.abs(angle - 0.85 - (n - 0.5) * 0.4)) * smooth(0.22, 0.4, r)
      // Two lobes of dark meat.
      const lobe = hypot((Math.abs(cx) - size * 0.17) / (size * 0.25), (cy - 0.3 * Math.abs(cx)) / (size * 0.16))
      const blood = smooth(1.06, 0.7, lobe + 0.7 * (n - 0.5) + 0.3 * (fine - 0.5))
      const rim = smooth(0.5, 0.95, q)
      const patch = smooth(0.4, 0.72, n * 0.7 + fine * 0.3)
      const seared = clamp(0.4 + 0.5 * patch + 0.34 * rim - 0.16 * line + 0.1 * (band - 0.6))
      const body = mix(
        mix(meat, WARM, 0.5 * (1 - band) + 0.2 * (fine - 0.5)),
        TISSUE,
        0.5 * Math.max(line * broken, parting),
      )
      const golden = mix(mix(body, SEARED, 0.8 * seared), BROWN, 0.66 * smooth(0.68, 1, seared))
      const face = mix(golden, BLOODLINE, 0.95 * blood)
      const skin = smooth(0.87, 0.93, q + 0.08 * (fine - 0.5)) * smooth(0.1, 0.28, v)
      const z =
        4 +
        thick * (1 - clamp(q)) ** 0.14 +
        band * 1.6 +
        (fine - 0.5) * 2 -
        1.2 * line * broken -
        2.4 * parting -
        2 * blood
      return put(out, mix(scaled(face, 0.94 + 0.1 * fine), SKIN, 0.9 * skin), rest.z + z, 0.55)
    }),
  )
}
