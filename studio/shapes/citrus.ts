// Lemons, limes, oranges: wheels and wedges.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { noise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

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

export function citrusWedge(scene: Scene, x: number, y: number, size: number, { rind, pulp }: Citrus): void {
  const pith = mix(pulp, rgb('#f8f4dc'), 0.75)
  ellipsoid(scene, x, y, {
    rx: size,
    ry: size * 0.46,
    rz: size * 0.42,
    gloss: 0.75,
    power: 1.5,
    paint: (u, v) => {
      const d = Math.hypot(u, v)
      if (v < -0.35 || d > 0.93) return rind
      if (d > 0.84 || Math.abs(v + 0.3) < 0.05) return pith
      if (Math.abs(Math.sin(Math.atan2(v + 0.3, u) * 4)) < 0.18) return mix(pulp, pith, 0.6)
      return mix(pulp, rind, 0.3 * noise(u * 14, v * 9))
    },
  })
}
