// Popped corn.
import { mix, rgb } from '#studio/colour.ts'
import { noise, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** Popped corn: a few white puffs about a golden hull. */
export function popped(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const white = scene.vary(rgb('#fbf1d4'), 0.05)
  const start = random.angle()
  for (let i = 0; i < 4; i++) {
    const a = start + (i / 4) * TAU + random.bell() * 0.4
    const r = size * random.between(0.5, 0.72)
    ellipsoid(scene, x + Math.cos(a) * size * 0.45, y + Math.sin(a) * size * 0.45, {
      rx: r,
      ry: r * random.between(0.75, 1),
      rz: r * 0.85,
      gloss: 0.15,
      bump: size * 0.2,
      bumpScale: 3 / size,
      paint: (u, v, h) => mix(white, rgb('#e8c469'), 0.55 * (1 - h) * noise(u * 3 + i, v * 3)),
    })
  }
  ellipsoid(scene, x, y, { rx: size * 0.26, ry: size * 0.2, rz: size * 0.2, gloss: 0.4, paint: rgb('#c98a2c') })
}
