// Shallots and onions from the fryer, heaped on rice last: thin rings and strips that curled as they crisped.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, noise } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { tube } from '#studio/shapes/tube.ts'

export const SHALLOTS = [rgb('#dc9c46'), rgb('#7d3f12')] as const
/** Half an hour in the pan makes them as dark as caramel. */
export const BROWN_ONIONS = [rgb('#bd7428'), rgb('#4f260c')] as const

/** A strip of a ring: flat, wider in its middle, its ends thin and dark; some are nearly whole rings. */
function curl(scene: Scene, x: number, y: number, pale: Rgb, brown: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const radius = random.between(13, 34)
  const squeezed = random.between(0.5, 1)
  const from = random.angle()
  const lie = random.angle()
  const sweep = random.chance(0.12) ? random.between(3.6, 5) : random.between(0.7, 2)
  const [cos, sin] = [Math.cos(lie), Math.sin(lie)]
  const path = Array.from({ length: 12 }, (_, i): Point => {
    const a = from + (sweep * i) / 11
    const r = radius * (0.75 + 0.5 * noise(i * 0.4 + seed, seed))
    const [u, v] = [Math.cos(a) * r, Math.sin(a) * r * squeezed]
    return [x + cos * u - sin * v, y + sin * u + cos * v]
  })
  const heat = random.unit() ** 1.2
  const wide = random.between(1.8, 4.8)
  tube(scene, path, {
    radius: wide,
    taper: (t) => clamp(0.4 + 1.5 * Math.sin(Math.PI * t) ** 0.8 * (0.45 + 0.6 * noise(t * 4 + seed, seed)), 0.3, 1.1),
    paint: (t, h) => {
      const done = clamp(heat + 0.5 * (1 - h) + 0.7 * (Math.abs(t - 0.5) - 0.25) + 0.4 * (noise(t * 7 + seed, 3) - 0.5))
      return scaled(mix(pale, brown, done), 0.92 + 0.14 * h)
    },
    gloss: 0.4,
    sink: random.between(0.45, 0.8),
    flatten: 0.4,
  })
}

/** Shallots from the fryer, heaped on last. */
export function crispShallots(
  scene: Scene,
  reach: number,
  count = 110,
  [pale, brown] = SHALLOTS,
  [mx, my]: Point = [scene.x, scene.y],
): void {
  heaped(scene, { x: mx, y: my, radius: reach }, 26, () => {
    for (const [x, y] of scene.spots(Math.round(count * 1.25), reach, mx, my)) curl(scene, x, y, pale, brown)
  })
}
