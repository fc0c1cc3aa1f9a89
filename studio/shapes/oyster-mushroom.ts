// Oyster mushrooms, simmered: limp shells on a short stem, the cap smooth and gray-brown, fine pale gills where the underside shows.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CAPS = ['#a67f55', '#b8935f', '#8f6a44'].map(rgb)
const [PALE, GAP] = [rgb('#f3e3c0'), rgb('#b08d5e')]

export function oysterMushroom(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const cap = scene.vary(random.pick(CAPS), 0.1)
  const pale = scene.vary(PALE, 0.04)
  const long = size * random.between(1.5, 2)
  const spread = random.between(0.5, 0.74) // half of the angle that the shell opens to
  const gillsUp = random.chance(0.35)
  const bend = random.bell() * 0.3
  const rest = field.settle(x, y, size * 0.8, size * 0.5, turn, 0.4, 0.35)
  field.stamp(x, y, long, turn, (lx, ly, out) => {
    // Measured from the foot of the stem.
    const px = lx + long * 0.55
    const r = px / long
    if (r < 0 || r > 1.08) return false
    const across = ly - bend * long * (r - 0.4) ** 2
    const ragged = layeredNoise(r * 4 + seed, across > 0 ? 3.5 : 9.5, 2) - 0.5
    const wide = long * (0.09 + Math.tan(spread) * smooth(0.2, 0.66, r) * 0.75) * (1 + 0.2 * ragged)
    const v = across / wide
    const edge = 0.95 + 0.16 * (noise(v * 1.8 + seed, 5.5) - 0.5) - 0.16 * v * v - 0.3 * v ** 4
    if (Math.abs(v) > 1 || r > edge) return false
    const gill = Math.sin(v * 48 + 7 * noise(v * 3 + seed, r * 2 + seed))
    const line = smooth(-0.2, 0.7, gill) * smooth(0.12, 0.4, r)
    // From above the whole cap is brown, paler where it curls down at its edge.
    const rim = gillsUp ? smooth(edge - 0.07, edge - 0.02, r) : smooth(0.26, 0.5, r)
    const lip = gillsUp ? 0 : smooth(edge - 0.12, edge, r)
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 2)
    const paint = mix(mix(mix(pale, GAP, gillsUp ? 0.42 * line : 0), cap, 0.85 * rim), pale, 0.45 * lip)
    const curl = gillsUp
      ? size * 0.2 * smooth(0.6, 1, Math.abs(v)) + size * 0.14 * rim
      : size * (0.2 * Math.sin(Math.PI * Math.min(1, r)) - 0.16 * lip)
    const z =
      3 +
      size * 0.2 * Math.sqrt(1 - v * v) +
      curl +
      (n - 0.5) * size * (gillsUp ? 0.1 : 0.04) -
      (gillsUp ? line * size * 0.02 : 0)
    return put(out, scaled(paint, gillsUp ? 0.86 + 0.28 * n : 0.93 + 0.14 * n), rest.z + z, 0.5, z + 3)
  })
}
