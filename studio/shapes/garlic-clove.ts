// A clove of garlic, peeled and fried slowly in oil until it is golden.
import { mix, rgb } from '#studio/colour.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const [PALE, GOLD, BROWN] = [rgb('#f3d58a'), rgb('#dba23c'), rgb('#8f5216')]

export function goldenClove(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  ellipsoid(scene, x, y, {
    rx: size,
    ry: size * 0.56,
    rz: size * 0.5,
    gloss: 0.7,
    sink: 0.5,
    paint: (u, v) => {
      const n = layeredNoise(u * 2 + seed, v * 2, 3)
      // The cut root end stays pale, the tip browns first.
      return mix(
        mix(PALE, GOLD, smooth(-0.7, 0.3, u + (n - 0.5))),
        BROWN,
        0.7 * smooth(0.55, 0.95, u + (n - 0.5) * 0.5),
      )
    },
  })
}
