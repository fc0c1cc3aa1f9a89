// Lemons, limes, oranges: wheels and wedges.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, noise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

export interface Citrus {
  rind: Rgb
  pulp: Rgb
}

export function citrusWheel(scene: Scene, x: number, y: number, r: number, { rind, pulp }: Citrus): void {
  const skin = scene.vary(rind, 0.05)
  const flesh = scene.vary(pulp, 0.05)
  const pith = mix(flesh, rgb('#fbf3d2'), 0.8)
  const phase = scene.random.angle()
  disc(scene, x, y, {
    radius: r,
    thickness: 9,
    tilt: 0.1,
    face: (d, a) => {
      if (d > 1) return null
      if (d > 0.9) return [skin, 0, 0.55]
      if (d > 0.81 || d < 0.08) return [pith, 0, 0.3]
      const wall = Math.abs(Math.sin((a + phase) * 4.5))
      if (wall < 0.065 / d) return [pith, 0, 0.3]
      const fibre = noise(a * 40, d * 5)
      return [mix(flesh, skin, fibre * 0.45), -1.2 + fibre * 1.4, 1]
    },
  })
}

/** A wedge that lies on one cut face: the other slopes up to the rind, with its segments fanning out from the core. */
export function citrusWedge(scene: Scene, x: number, y: number, size: number, { rind, pulp }: Citrus): void {
  const pith = mix(pulp, rgb('#fdf8e2'), 0.82)
  const flesh = scene.vary(pulp, 0.05)
  const skin = scene.vary(rind, 0.06)
  const turn = scene.random.angle()
  const seed = scene.random.between(0, 99)
  const deep = size * 0.74
  const rest = scene.field.settle(x, y, size * 0.7, deep * 0.5, turn, 0.2, 0.3)
  scene.field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const u = lx / size
    // The core runs along the straight side.
    const v = (ly + deep * 0.5) / deep
    if (v < 0) return false
    const d = hypot(u, v)
    if (d > 1.16) return false
    const floor = heightOn(rest, lx, ly) + 3
    const crest = deep * 0.5
    // Beyond the cut face the rind turns down to the plate.
    if (d > 1) {
      const down = (d - 1) / 0.16
      const pores = noise(lx * 0.5 + seed, ly * 0.5)
      return put(
        out,
        mix(skin, rgb('#fdf8e2'), 0.06 * pores),
        floor + crest * Math.sqrt(1 - down * down * 0.95),
        0.7,
        40,
      )
    }
    const z = floor + 4 + (crest - 4) * d * d
    if (d > 0.95) return put(out, skin, z, 0.6, z)
    if (d > 0.86 || v < 0.045) return put(out, pith, z, 0.25, z)
    const around = Math.atan2(v, u)
    const wall = Math.abs(Math.sin(around * 2.5 + 0.2)) * d < 0.055 || d < 0.1
    if (wall) return put(out, mix(flesh, pith, 0.8), z + 0.6, 0.35, z)
    const fibre = noise(around * 17 + seed, d * 4)
    return put(out, mix(flesh, mix(pulp, rind, 0.45), fibre * 0.6), z + fibre * 1.3, 0.95, z)
  })
}
