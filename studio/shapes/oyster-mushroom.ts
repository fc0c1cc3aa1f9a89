// Oyster mushrooms torn along the gills and simmered: limp fans, light brown at the rim of the cap, pale toward the stem.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CAPS = ['#a5743c', '#b5854a', '#946430'].map(rgb)
const [PALE, GAP] = [rgb('#f3d49c'), rgb('#a8763a')]

export function oysterMushroom(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const cap = scene.vary(random.pick(CAPS), 0.1)
  const pale = scene.vary(PALE, 0.04)
  const long = size * random.between(1.5, 2)
  const spread = random.between(0.46, 0.74) // half of the angle that the fan was torn to
  const gillsUp = random.chance(0.4)
  const bend = random.bell() * 0.3
  const rest = field.settle(x, y, size * 0.8, size * 0.5, turn, 0.4, 0.35)
  field.stamp(x, y, long, turn, (lx, ly, out) => {
    // Measured from the foot of the stem.
    const px = lx + long * 0.55
    const r = px / long
    if (r < 0 || r > 1.08) return false
    const across = ly - bend * long * (r - 0.4) ** 2
    const ragged = layeredNoise(r * 4 + seed, across > 0 ? 3.5 : 9.5, 2) - 0.5
    const wide = long * (0.09 + Math.tan(spread) * smooth(0.2, 0.8, r) * 0.75) * (1 + 0.3 * ragged)
    const v = across / wide
    const edge = 0.95 + 0.16 * (noise(v * 1.8 + seed, 5.5) - 0.5) - 0.1 * v * v - 0.26 * v ** 6
    if (Math.abs(v) > 1 || r > edge) return false
    const gill = layeredNoise(v * 7 + seed, r * 1.6 + seed, 2)
    const line = smooth(0.5, 0.36, gill) * smooth(0.3, 0.55, r)
    const rim = smooth(edge - (gillsUp ? 0.1 : 0.5), edge - 0.02, r)
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 2)
    const paint = mix(mix(pale, GAP, gillsUp ? 0.5 * line : 0.12 * line), cap, 0.85 * rim)
    const curl = size * 0.2 * smooth(0.6, 1, Math.abs(v)) + size * 0.14 * rim
    const z = 3 + size * 0.2 * Math.sqrt(1 - v * v) + curl + (n - 0.5) * size * 0.1 - line * size * 0.05
    return put(out, scaled(paint, 0.86 + 0.28 * n), rest.z + z, 0.5, z + 3)
  })
}
