// Beaten egg that was trickled into a hot broth while it was stirred: soft, ragged ribbons that follow the spoon.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { tube } from '#studio/shapes/tube.ts'

const YOLK = rgb('#f3c64e')
const SET_EGG = rgb('#fbe9ac')

/** `level`: the height at which the ribbons hang in the broth. */
export function eggThreads(scene: Scene, count: number, reach: number, broth: Rgb, level: number): void {
  for (const [x, y] of scene.spots(count, reach)) {
    const angle = Math.atan2(y - scene.y, x - scene.x)
    scene.field.withCeiling(
      () => level,
      () => ribbonsOf(scene, angle, hypot(x - scene.x, y - scene.y), broth),
    )
  }
}

/** A few ribbons side by side, as one pour of egg sets: wide in the middle, with thin edges that the broth shows through. */
function ribbonsOf(scene: Scene, angle: number, distance: number, broth: Rgb): void {
  const { random } = scene
  const strands = 2 + Math.floor(random.unit() * 3)
  const drift = random.bell() * 0.5
  for (let i = 0; i < strands; i++) {
    const seed = random.between(0, 99)
    const length = random.between(70, 210)
    const off = distance + (i - strands / 2) * random.between(9, 17)
    const start = angle + (random.bell() * 24) / Math.max(40, distance)
    const path: Point[] = []
    for (let j = 0; j <= 22; j++) {
      const t = j / 22 - 0.5
      const wave = (layeredNoise(t * 3 + seed, seed, 2) - 0.5) * 46
      path.push(scene.polar(start + (t * length) / Math.max(60, off), off + wave + drift * t * 50))
    }
    const egg = mix(YOLK, SET_EGG, random.unit())
    const edge = mix(egg, broth, 0.45)
    tube(scene, path, {
      radius: random.chance(0.55) ? random.between(12, 20) : random.between(5, 9),
      paint: (t, h) => {
        const fold = layeredNoise(t * 9 + seed, h * 3, 2)
        return scaled(mix(edge, egg, smooth(0.1, 0.6, h)), 0.92 + 0.18 * fold)
      },
      taper: (t) => Math.sin(Math.PI * Math.min(1, t * 1.01)) ** 0.6 * (0.5 + 0.8 * layeredNoise(t * 4 + seed, 5, 2)),
      gloss: 0.7,
      sink: 0.2,
      flatten: 0.12,
    })
  }
}
