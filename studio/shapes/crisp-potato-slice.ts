// A thin slice of potato from the top of a hotpot: an uneven oval, its edge curled up and brown, oil in the hollow of its face.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [FLESH, WAXY, GOLD, BROWN, DARK] = [
  rgb('#f6dd92'),
  rgb('#eabf5c'),
  rgb('#d68f2e'),
  rgb('#9a5417'),
  rgb('#5f2c0b'),
]

export interface CrispSlice {
  radius: number
  turn: number
  /** 0 pale and steamed, 1 near to the heat. */
  heat: number
  /** True where a spoon broke a part of it away, by places in the scene. */
  gone: (x: number, y: number) => boolean
  /** Its height by the distance from its middle, in scene directions; left out, it settles on what lies there. */
  lie?: (dx: number, dy: number) => number
}

export function crispPotatoSlice(scene: Scene, x: number, y: number, slice: CrispSlice): void {
  const { radius, turn, heat, gone, lie } = slice
  const { random, field } = scene
  const seed = random.between(0, 99)
  const long = random.between(1, 1.22)
  const flesh = scene.vary(mix(FLESH, WAXY, random.between(0, 0.7)), 0.04)
  const rest = field.settle(x, y, radius * long * 0.8, radius * 0.8, turn, 0.5, 0.3)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.06, rest.slopeY + random.bell() * 0.06]
  // One part of the rim stands up further than the rest.
  const lifted = random.angle()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  field.stamp(x, y, radius * long * 1.12, turn, (lx, ly, out) => {
    const [u, v] = [lx / (radius * long), ly / radius]
    const angle = Math.atan2(v, u)
    const outline = 0.93 + 0.13 * layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3, 2)
    const d = hypot(u, v) / outline
    if (d > 1) return false
    const [dx, dy] = [cos * lx - sin * ly, sin * lx + cos * ly]
    if (gone(x + dx, y + dy)) return false
    const n = layeredNoise(u * 2.1 + seed, v * 2.1, 3)
    const fine = layeredNoise(u * 7 + seed, v * 7, 2)
    const up = 0.5 + 0.5 * Math.cos(angle - lifted)
    const rim = smooth(0.52 + 0.3 * n, 1, d) * (0.55 + 0.6 * up)
    const blister = smooth(0.42, 0.84, n + 0.3 * (fine - 0.5)) * (0.3 + 0.8 * heat)
    const took = clamp(rim * (0.45 + 0.75 * heat) + blister * 0.75 + 0.08 + 0.16 * heat)
    const golden = mix(scaled(flesh, 0.94 + 0.12 * fine), GOLD, smooth(0, 0.45, took))
    const paint = mix(mix(golden, BROWN, smooth(0.34, 0.9, took)), DARK, 0.7 * smooth(0.82, 1.25, rim * (0.6 + heat)))
    // Between others its rim is held down.
    const curl = smooth(0.55, 1, d) * (1 + (lie ? 1.5 : 6) * up * heat)
    const z = 6 + curl + 2.2 * (n - 0.5) + 2.5 * blister - 3 * smooth(0.93, 1, d)
    const base = lie ? lie(dx, dy) : rest.z + slopeX * lx + slopeY * ly
    return put(out, paint, base + z, 0.62 - 0.35 * took, 7)
  })
}
