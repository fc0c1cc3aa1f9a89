// A boxty: raw and mashed potato fried in a thin cake with an uneven, rounded edge; crisp and brown where the fat stood highest.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FRIED = { pale: rgb('#f1d690'), gold: rgb('#dba448'), brown: rgb('#a2601e'), dark: rgb('#6b3610') }
const THICK = 17
/** How far in from the edge it is rounded. */
const ROUND = 19

const STREAKS = [0.3, 1.5, 2.5].map((lie) => [Math.cos(lie), Math.sin(lie)] as const)

export function boxty(scene: Scene, x: number, y: number, radius: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const aspect = random.between(0.9, 0.98)
  const rest = field.settle(x, y, radius * 0.8, radius * 0.8, turn, 0.5, 0.14)
  // Its middle bulged up from the pan a little, and stayed paler.
  const [midX, midY] = [random.bell() * 0.2, random.bell() * 0.2]
  field.stamp(x, y, radius * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / radius, ly / (radius * aspect)]
    const far = hypot(u, v)
    if (far > 1.12) return false
    const a = Math.atan2(v, u)
    const [ca, sa] = [Math.cos(a), Math.sin(a)]
    const outline =
      0.93 +
      0.16 * (layeredNoise(ca * 1.6 + seed, sa * 1.6 + seed, 2) - 0.5) +
      0.07 * (noise(ca * 9 + seed, sa * 9) - 0.5)
    const inward = (outline - far) * radius
    if (inward < 0) return false
    const n = layeredNoise(u * 2.6 + seed, v * 2.6, 3)
    const fine = layeredNoise(u * 11 + seed, v * 11, 3)
    // Grated shreds show as short streaks that cross each other.
    const shred = Math.max(
      ...STREAKS.map(([c, t], i) => noise((c * u + t * v) * 6 + seed + i * 9, (c * v - t * u) * 27 + seed)),
    )
    const edge = Math.min(1, inward / ROUND)
    const rounded = Math.sqrt(1 - (1 - edge) ** 2)
    const fried = clamp(
      1.5 * (n - 0.34) +
        0.5 * (fine - 0.5) +
        0.34 * smooth(0.3, 0.85, hypot(u - midX, v - midY)) +
        0.3 * (shred - 0.66),
    )
    const top = mix(mix(FRIED.pale, FRIED.gold, smooth(0.05, 0.5, fried)), FRIED.brown, 0.9 * smooth(0.45, 0.95, fried))
    const rim = smooth(26, 5, inward + 16 * (fine - 0.5))
    const crisp = mix(
      mix(top, FRIED.brown, 0.75 * rim),
      FRIED.dark,
      0.5 * smooth(12, 1, inward) * smooth(0.4, 0.6, fine),
    )
    // The lower side of its edge never met the pan.
    const side = smooth(0.62, 0.2, rounded)
    const paint = mix(scaled(crisp, 0.84 + 0.2 * shred), FRIED.gold, 0.6 * side)
    const z = THICK * rounded + 7 * (n - 0.5) + 3 * (fine - 0.5) + 2.2 * (shred - 0.66)
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1, z), 0.28, THICK + 2)
  })
}
