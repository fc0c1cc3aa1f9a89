// Popped corn.
import { mix, rgb } from '#studio/colour.ts'
import { noise, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** Popped corn: a few white puffs about a golden hull. */
export function popped(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const white = scene.vary(rgb('#fdf3d6'), 0.03)
  const start = random.angle()
  const lobes = random.whole(3, 5)
  for (let i = 0; i < lobes; i++) {
    const a = start + (i / lobes) * TAU + random.bell() * 0.5
    const r = size * random.between(0.4, 0.74)
    const off = size * random.between(0.36, 0.56)
    ellipsoid(scene, x + Math.cos(a) * off, y + Math.sin(a) * off, {
      rx: r,
      ry: r * random.between(0.7, 1),
      rz: r * random.between(0.75, 1),
      gloss: 0.15,
      bump: size * 0.26,
      bumpScale: 3 / size,
      // Golden in the creases, where the hull was.
      paint: (u, v, h) => mix(white, rgb('#e6b23e'), 0.2 * noise(u * 2 + i, v * 2) + 0.75 * (1 - h) ** 1.6),
    })
  }
  if (!random.chance(0.4)) return
  const hull = { rx: size * random.between(0.18, 0.3), ry: size * 0.15, rz: size * 0.14, gloss: 0.6, lift: 2 }
  ellipsoid(scene, x, y, { ...hull, paint: scene.vary(rgb('#b9701c'), 0.12) })
}
