// Lemons, limes, oranges: wheels and wedges.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { noise } from '#studio/noise.ts'
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

/** A wedge that lies on its rind: two cut faces that meet in a ridge. */
export function citrusWedge(scene: Scene, x: number, y: number, size: number, { rind, pulp }: Citrus): void {
  const pith = mix(pulp, rgb('#fbf5da'), 0.75)
  const flesh = scene.vary(pulp, 0.05)
  const turn = scene.random.angle()
  const seed = scene.random.between(0, 99)
  const half = size * 0.46
  const rest = scene.field.settle(x, y, size * 0.7, half * 0.7, turn, 0.2, 0.4)
  scene.field.stamp(x, y, size * 1.05, turn, (lx, ly, out) => {
    const u = lx / size
    const width = half * (1 - u * u) ** 0.8
    const v = Math.abs(ly) / width
    if (Math.abs(u) > 1 || v > 1) return false
    const roof = (1 - v) * width * 0.6
    const rounded = Math.sqrt(Math.max(0, 1 - v * v)) * width * 0.25
    const z = rest.z + rest.slopeX * lx + rest.slopeY * ly + 3 + roof + rounded
    const depth = roof + rounded + 6
    if (v > 0.9) return put(out, rind, z, 0.5, depth)
    if (v > 0.8 || v < 0.07 || Math.abs(u) > 0.93) return put(out, pith, z, 0.2, depth)
    // Fibers run from the ridge to the rind, walls between the segments nearly so.
    const fan = u / (0.45 + 0.55 * v)
    const wall = Math.abs(Math.sin(fan * 4.2 + seed)) < 0.09
    const fibre = noise(fan * 26 + seed, v * 5)
    const juicy = mix(flesh, mix(pulp, rind, 0.5), fibre * 0.55)
    return put(out, wall ? mix(flesh, pith, 0.7) : juicy, z + fibre * 0.8, wall ? 0.4 : 0.9, depth)
  })
}
