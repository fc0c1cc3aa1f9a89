// Popped corn.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [PUFF, BUTTER, CREASE, HULL] = [rgb('#fffbee'), rgb('#fde3a0'), rgb('#efbf66'), rgb('#a65a14')]

interface Lobe {
  x: number
  y: number
  r: number
  lift: number
}

/** Starch that burst out of its hull: a few large wings that curl away from each other, each curdled, golden deep between them. */
export function popped(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const white = scene.vary(mix(PUFF, BUTTER, 0.4 * random.unit() ** 2), 0.02)
  const wings = random.whole(3, 5)
  const lobes: Lobe[] = []
  for (let i = 0; i < wings; i++) {
    const a = (i / wings) * TAU + random.bell() * 0.5
    const far = size * random.between(0.34, 0.7)
    const lift = size * random.between(0, 0.3)
    // Each wing is itself a few puffs that burst one out of the other.
    for (let j = 0, puffs = random.whole(2, 4); j < puffs; j++) {
      const [b, off] = [a + random.bell() * 0.55, far * random.between(0.6, 1.3)]
      lobes.push({
        x: Math.cos(b) * off,
        y: Math.sin(b) * off,
        r: size * random.between(0.2, 0.42),
        lift: lift + size * random.between(-0.06, 0.16),
      })
    }
  }
  lobes.push({ x: 0, y: 0, r: size * 0.34, lift: size * 0.04 })
  // A scale of the hull is left on some, seldom in the middle.
  const hullAt = random.angle()
  const [hullX, hullY] = [Math.cos(hullAt) * random.between(0.1, 0.5), Math.sin(hullAt) * random.between(0.1, 0.5)]
  const hullSize = random.chance(0.6) ? random.between(0.13, 0.21) : 0
  const rest = field.settle(x, y, size * 0.7, size * 0.7, turn, 0.45, 0.45)
  field.stamp(x, y, size * 1.35, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / size]
    const n = layeredNoise(u * 3 + seed, v * 3, 2) - 0.5
    let [top, second, round, deep] = [-1, -1, 0, 0]
    for (const lobe of lobes) {
      const d = hypot(lx - lobe.x, ly - lobe.y) / (lobe.r * (1 + 0.7 * n))
      if (d > 1) continue
      const dome = Math.sqrt(1 - d * d)
      const z = lobe.lift + lobe.r * (0.05 + 0.9 * dome)
      if (z > top) {
        second = top
        top = z
        round = dome
        deep = lobe.r * (0.3 + 0.9 * dome)
      } else if (z > second) second = z
    }
    if (top < 0) return false
    const meets = second < 0 ? 0 : smooth(size * 0.11, 0, top - second)
    // Small curds on the back of every wing.
    const curd = pores(u * 2.5 + seed, v * 2.5 - seed, 0.8)
    const warm = clamp(0.72 * meets + 0.5 * smooth(0.5, 0.05, round) + 0.12 * (1 - curd) * smooth(1, 0.5, round))
    const body = mix(mix(white, BUTTER, smooth(0, 0.5, warm)), CREASE, smooth(0.5, 1.15, warm))
    const hull = hullSize && smooth(1, 0.7, hypot(u - hullX, (v - hullY) * 1.7) / hullSize + 0.6 * n)
    // Two puffs have grown together where they meet.
    const joined = size * 0.16
    const apart = second < 0 ? joined : Math.min(joined, top - second)
    const z = top + (joined - apart) ** 2 / (4 * joined) + size * (0.1 * curd + 0.14 * n - 0.03 * meets)
    const starch = scaled(body, (0.96 + 0.06 * curd) * (1 - 0.1 * meets))
    return put(out, mix(starch, HULL, 0.9 * hull), heightOn(rest, lx, ly) + z, 0.08 + 0.4 * hull, deep)
  })
}
