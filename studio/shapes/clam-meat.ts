// Shelled clams: a pale belly with a dark spot inside, a ruffled mantle around half of it, and the tan foot that sticks out.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [BELLY, SPOT, MANTLE, FOOT] = [rgb('#ecc694'), rgb('#b98f5c'), rgb('#94602f'), rgb('#dc8a44')]

/** `whole`: how many still have their foot; most of those from a can were chopped. */
export function clamMeat(scene: Scene, x: number, y: number, size: number, whole = 0.25): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const body = scene.vary(BELLY, 0.06)
  const rim = scene.vary(MANTLE, 0.1)
  const foot = scene.vary(FOOT, 0.08)
  const r = size * random.between(0.45, 0.72)
  const reach = size * random.between(0.75, 1.05)
  const side = random.chance(0.5) ? 1 : -1
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.4, 0.3)
  const footed = random.chance(whole)
  const ruffles = random.between(5, 7)
  field.stamp(x, y, size * 2.1, turn, (lx, ly, out) => {
    const angle = Math.atan2(ly * side, lx)
    const n = layeredNoise(lx * 0.09 + seed, ly * 0.09, 3)
    // The mantle hangs about the back of the belly in folds.
    const back = smooth(0.5, 1.1, angle) * smooth(3.1, 2.6, angle)
    const fold = Math.sin(angle * ruffles + seed)
    const outline = r * (0.86 + 0.22 * n + back * (0.4 + 0.025 * fold))
    const d = hypot(lx * 0.86, ly * 1.22) / outline
    // The foot bends out of the front like a tongue.
    const t = (lx - r * 0.35) / reach
    const w = r * 0.44 * (1 - 0.5 * t) * Math.sqrt(Math.max(0, 1 - Math.max(0, t) ** 6))
    const v = (ly + side * r * (0.3 - 0.75 * t * t)) / (w || 1)
    const onFoot = footed && t > 0 && t < 1 && Math.abs(v) < 1
    if (d > 1 && !onFoot) return false
    const dome = d < 1 ? Math.sqrt(1 - d * d) : 0
    const mantle = back * smooth(0.6, 0.7, d)
    const spot = smooth(0.62, 0.2, hypot(lx + r * 0.15, ly - side * r * 0.1) / r + (n - 0.5) * 0.5)
    const flesh = mix(mix(scaled(body, 0.92 + 0.16 * n), SPOT, 0.5 * spot), scaled(rim, 0.95 + 0.12 * fold), mantle)
    const belly = 8 + size * 0.4 * dome * (1 - 0.5 * mantle) + mantle * fold * 1.2
    const tongue = onFoot ? 8 + size * 0.28 * Math.sqrt(1 - v * v) : 0
    const z = Math.max(belly, tongue)
    const paint = tongue > belly ? scaled(mix(body, foot, smooth(0.1, 0.6, t)), 0.88 + 0.2 * n) : flesh
    return put(out, paint, rest.z + z, 0.6, z + 2)
  })
}
