// Bamboo shoots and water chestnuts, sliced thin.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

const BAMBOO = { pale: rgb('#f5e7b4'), deep: rgb('#d2b26a') }
const CHESTNUT = { pale: rgb('#fbf4dc'), rim: rgb('#dcc998') }

/** A lengthwise slice of a shoot: a flat, fibrous wedge; some are cut through the chambers along its middle. */
export function bambooSlice(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = size * random.between(0.9, 1.15)
  const chambered = random.chance(0.4) ? random.between(0.5, 0.9) : 0
  const broad = size * (chambered ? random.between(0.4, 0.52) : random.between(0.26, 0.38))
  const bow = random.bell() * 0.5
  const turn = random.angle()
  const pale = scene.vary(BAMBOO.pale, 0.04)
  const rest = field.settle(x, y, half * 0.7, broad * 0.7, turn, 0.5, 0.4)
  field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
    const u = lx / half
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 2) - 0.5
    const v = (ly - bow * broad * (u * u - 0.3)) / (broad * (0.82 - 0.34 * u)) + 0.24 * n
    const q = Math.abs(u) ** 4 + Math.abs(v) ** 4
    if (q > 1) return false
    // Narrower toward the tip, and never quite level.
    const rung = (u + 0.16 * n) * (3.4 + 1.2 * u) + seed
    const tooth = Math.abs(rung - Math.floor(rung) - 0.5) * 2
    const chamber =
      chambered * smooth(0.5, 0.25, Math.abs(v)) * smooth(0.5, 0.85, tooth) * smooth(0.8, 0.5, Math.abs(u))
    const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.3, 2)
    const tone = mix(pale, BAMBOO.deep, clamp(0.5 * chamber + 0.5 * (fiber - 0.4) + 0.25 * smooth(0.6, 1, q)))
    const z = 5 + size * 0.1 - 3 * chamber - 4 * smooth(0.75, 1, q) + size * 0.1 * u * u
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.55, 8)
  })
}

/** A crisp white round with a thin tan rim. */
export function waterChestnut(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  const pale = scene.vary(CHESTNUT.pale, 0.03)
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.86, 1),
    thickness: 6,
    edge: 3,
    tilt: 0.2,
    face: (d, a, u, v) => {
      if (d > 0.95 + 0.05 * Math.sin(a * 4 + seed)) return null
      const n = layeredNoise(u * 3 + seed, v * 3, 2)
      return [
        scaled(mix(pale, CHESTNUT.rim, 0.8 * smooth(0.8, 0.96, d) + 0.2 * smooth(0.5, 0.7, n)), 0.97 + 0.06 * n),
        0,
        0.6,
      ]
    },
  })
}
