// A floret of cauliflower that simmered in a sauce: tight curds in lobes, a short stalk, the sauce in the clefts between them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [CURD, STALK] = [rgb('#fbeecb'), rgb('#efe3ae')]

export function cauliflowerCrown(scene: Scene, x: number, y: number, size: number, sauce: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const curd = scene.vary(mix(CURD, sauce, random.between(0.1, 0.3)), 0.04)
  const ry = size * random.between(0.74, 0.95)
  const rest = field.settle(x, y, size * 0.7, ry * 0.7, turn, 0.4, 0.25)
  const lobes = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 7) * 2 * Math.PI + random.bell() * 0.3
    const off = i === 7 ? 0 : random.between(0.46, 0.6)
    return { x: Math.cos(a) * off, y: Math.sin(a) * off, r: random.between(0.36, 0.5) }
  })
  field.stamp(x, y, size * 1.6, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / ry]
    let [first, second] = [0, 0]
    for (const lobe of lobes) {
      const d2 = ((u - lobe.x) ** 2 + (v - lobe.y) ** 2) / (lobe.r * lobe.r)
      if (d2 >= 1) continue
      const h = Math.sqrt(1 - d2) * lobe.r + 0.35 * (1 - hypot(lobe.x, lobe.y))
      if (h > first) [first, second] = [h, first]
      else if (h > second) second = h
    }
    const grain = noise(lx * 0.36 + seed, ly * 0.36) * 0.6 + noise(lx * 0.7 + seed, ly * 0.7) * 0.4
    if (first <= 0) {
      // The stalk, below the crown on one side.
      const s = u - 0.6
      const w = 0.26 - 0.06 * s
      if (s < 0 || s > 0.62 || Math.abs(v) > w) return false
      const round = Math.sqrt(1 - (v / w) ** 2)
      return put(
        out,
        scaled(mix(STALK, sauce, 0.4), 0.85 + 0.15 * round),
        rest.z + 3 + size * 0.3 * round,
        0.5,
        size * 0.4,
      )
    }
    const cleft = second > 0 ? smooth(0.1, 0, first - second) : 0
    const low = smooth(0.42, 0.1, first)
    const film = 0.75 * smooth(0.5, 0.72, layeredNoise(u * 1.3 + seed, v * 1.3 - seed, 2))
    const paint = mix(scaled(curd, 0.88 + 0.22 * grain), sauce, Math.max(0.6 * cleft, 0.8 * low, film * 0.6))
    const z = 2 + size * (0.85 * first - 0.08 * cleft) + (grain - 0.5) * 3
    return put(out, paint, rest.z + z, 0.3 + 0.4 * Math.max(film, low), z + 3)
  })
}
