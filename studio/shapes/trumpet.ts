// A chanterelle from the pan, on its side: a golden trumpet with a wavy, open rim, and gills that run far down its stem.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [GOLD, DEEP, PALE, INNER] = [rgb('#efa62e'), rgb('#a8590c'), rgb('#f7cf7c'), rgb('#d98a1c')]
/** Where its mouth is, from the foot (-1) to the rim. */
const MOUTH = 0.5

export function trumpet(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const gold = scene.vary(GOLD, 0.07)
  const bend = random.bell() * 0.26
  const stem = random.between(0.13, 0.19)
  const flare = random.between(0.46, 0.62)
  const open = random.between(0.2, 0.34)
  const foot = random.between(-1, -0.8)
  const rest = field.settle(x, y, size * 0.7, size * 0.4, turn, 0.45, 0.4)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const u = lx / size
    const v = ly / size - bend * u * u
    // The mouth: an oval seen from the side, its rim in waves.
    const angle = Math.atan2(v / flare, (u - MOUTH) / open)
    const wave = layeredNoise(Math.cos(angle) * 1.7 + seed, Math.sin(angle) * 1.7, 2) - 0.5
    const q = hypot((u - MOUTH) / open, v / flare) / (1 + 0.5 * wave)
    const half = stem + (flare * 0.98 - stem) * smooth(-0.6, MOUTH, u) ** 1.9
    const across = v / half
    const inMouth = q < 1
    if (!inMouth && (u < foot || u > MOUTH || Math.abs(across) > 1)) return false
    const n = layeredNoise(u * 3 + seed, v * 3, 3)
    if (inMouth) {
      const rim = smooth(0.72, 0.95, q)
      const funnel = smooth(0.75, 0.1, q)
      const fold = noise(Math.cos(angle) * 4 + seed, Math.sin(angle) * 4)
      const inside = mix(mix(gold, INNER, 0.7 * funnel), DEEP, 0.5 * funnel * funnel + 0.3 * smooth(0.55, 0.75, n))
      const paint = mix(scaled(inside, 0.9 + 0.2 * fold), PALE, 0.45 * rim * fold)
      const z = 3 + size * (0.4 + 0.1 * rim - 0.16 * funnel + 0.1 * (fold - 0.5) - 0.14 * smooth(0.9, 1, q))
      return put(out, paint, rest.z + rest.slopeX * lx + rest.slopeY * ly + z, 0.5, z + 3)
    }
    const round = Math.sqrt(1 - across * across)
    // Forked folds rather than gills; the foot is smooth and pale.
    const ridge = 0.5 + 0.5 * Math.sin(across * 9 + 2.4 * noise(u * 3 + seed, across * 2) + seed)
    const gilled = smooth(-0.5, -0.1, u)
    const body = mix(
      mix(gold, DEEP, 0.5 * gilled * (1 - ridge) + 0.4 * (1 - round)),
      PALE,
      0.6 * smooth(-0.35, -0.85, u),
    )
    const shade = 1 - 0.28 * smooth(0.16, 0, MOUTH - u)
    const z = 3 + size * (half * 0.62 * round + 0.035 * gilled * ridge + 0.03 * (n - 0.5))
    return put(
      out,
      scaled(body, clamp(shade * (0.9 + 0.2 * n), 0.4, 1.2)),
      rest.z + rest.slopeX * lx + rest.slopeY * ly + z,
      0.45,
      z + 3,
    )
  })
}
