// Bite-sized pieces with a shape of their own: chicken cut by hand, popped corn.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

/** A piece of chicken cut by hand: uneven, with soft edges, browned on the sides that met the pan. */
export function morsel(scene: Scene, x: number, y: number, size: number, flesh: Rgb, sear: Rgb): void {
  const { random, field } = scene
  const [two, three, seed] = [random.angle(), random.angle(), random.between(0, 99)]
  const reach = size * random.between(0.95, 1.3)
  const turn = random.angle()
  const inside = scene.vary(mix(flesh, sear, 0.1), 0.08)
  const rest = field.settle(x, y, reach * 0.8, reach * 0.6, turn, 0.5, 0.45)
  const slope = random.bell() * 0.25
  field.stamp(x, y, reach * 1.4, turn, (lx, ly, out) => {
    const a = Math.atan2(ly, lx)
    const edge = reach * (1 + 0.16 * Math.sin(a * 2 + two) + 0.13 * Math.sin(a * 3 + three))
    const d = Math.hypot(lx, ly * 1.35) / edge
    if (d > 1) return false
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 3)
    const browned = smooth(0.48, 0.66, n) * 0.6 + smooth(0.75, 1, d) * 0.45
    const z = rest.z + (rest.slopeX + slope) * lx + rest.slopeY * ly + size * 0.8 * Math.sqrt(1 - d ** 3) + n * 6
    return put(out, mix(inside, sear, Math.min(1, browned)), z, 0.45, size * (0.5 + 0.8 * Math.sqrt(1 - d ** 3)))
  })
}

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
