// Whole black peppercorns that softened in a broth.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [DARK, LIT] = [rgb('#33241a'), rgb('#6a4e38')]

export function peppercorns(scene: Scene, count: number, radius: number): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const [x, y] = scene.spot(radius)
    if (!scene.facesUp(x, y, 7)) continue
    const seed = random.between(0, 99)
    const r = random.between(4.2, 5.4)
    const paint = (u: number, v: number): ReturnType<typeof rgb> =>
      mix(DARK, LIT, layeredNoise(u * 1.8 + seed, v * 1.8, 2))
    ellipsoid(scene, x, y, { rx: r, ry: r * 0.94, rz: r, paint, gloss: 0.45, bump: 2, bumpScale: 0.35, sink: 0.4 })
  }
}
