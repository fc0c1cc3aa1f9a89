// A Yorkshire pudding: batter that climbed out of its tin, crooked and crisp at the rim, soft and hollow in the middle.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const RISEN = { soft: rgb('#f9e0a0'), gold: rgb('#e5a848'), brown: rgb('#a85c1c'), dark: rgb('#63320f') }
/** The height of the tin, out of which it rose. */
const TIN = 40

export function popover(scene: Scene, x: number, y: number, r: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const base = field.settle(x, y, r * 0.5, r * 0.5, 0, 0.3, 0).z
  const about = (angle: number, wind: number, salt: number, layers = 2): number =>
    layeredNoise(Math.cos(angle) * wind + seed + salt, Math.sin(angle) * wind + seed, layers)
  field.withSides(
    (sx, sy, z) => {
      const angle = Math.atan2(sy - y, sx - x) - turn
      const up = (z - base) / TIN
      const n = layeredNoise(angle * 5 + seed, up * 1.2, 3)
      // Pale where the tin held it, browner above.
      return mix(mix(RISEN.soft, RISEN.gold, 0.45 + 0.5 * n), RISEN.brown, clamp(0.75 * smooth(0.6, 1.5, up) + 0.3 * n))
    },
    () =>
      field.stamp(x, y, r * 1.2, turn, (lx, ly, out) => {
        const angle = Math.atan2(ly, lx)
        // It folded outward here and stood up there.
        const reach = r * (0.84 + 0.3 * about(angle, 1.1, 0))
        const d = hypot(lx, ly) / reach
        if (d > 1) return false
        const crown = 20 + 54 * about(angle, 1.3, 40)
        const ridge = 0.7 + 0.16 * (about(angle, 1.6, 70) - 0.5)
        const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
        const fine = layeredNoise(lx * 0.09 + seed, ly * 0.09, 3)
        const crease = about(angle, 3.4, 20, 3) - 0.5
        const inner = smooth(0.1, ridge, d)
        const outer = clamp((d - ridge) / (1 - ridge))
        const z =
          d < ridge
            ? 26 + (TIN + crown - 26) * inner ** 1.3 + crease * 34 * inner * (1 - inner)
            : TIN * 0.7 + (TIN * 0.3 + crown) * Math.sqrt(1 - outer ** 2.2) + crease * 16 * outer
        const bubble = (fine - 0.5) * 7 + (n - 0.5) * 12
        const soft = mix(RISEN.soft, RISEN.gold, clamp(0.25 + 0.9 * (n - 0.35) + 0.6 * inner))
        const top = smooth(0.5, 1, inner) * (0.3 + 0.75 * n) + 0.25 * outer * n
        const caught = smooth(0.62, 0.85, inner * (0.5 + 0.7 * about(angle, 2.2, 55)))
        const paint = mix(mix(soft, RISEN.brown, clamp(top * 0.9)), RISEN.dark, 0.55 * caught)
        return put(out, paint, base + z + bubble, 0.35 + 0.35 * (1 - inner))
      }),
  )
}
