// A bowl heaped with popcorn under its seasoning: a dust of chili that clings to the tops, and curls of lime zest.
import { rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { around } from '#studio/laying.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { popped } from '#studio/shapes/bites.ts'
import { mound, specks } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const [ZEST, DEEP_ZEST] = [rgb('#86a82a'), rgb('#5f861c')]
const CHILI = rgb('#e2701c')

/** Ground spice that stuck where it fell: thick on some pieces, hardly any on others. */
function dusted(seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const fell = smooth(0.46, 0.72, layeredNoise(sceneX * 0.012 + seed, sceneY * 0.012, 2))
    const grain = smooth(0.4, 0.85, noise(sceneX * 0.34 + seed, sceneY * 0.34))
    const share = fell * (0.12 + 0.5 * grain)
    out.red += (CHILI[0] - out.red) * share
    out.green += (CHILI[1] - out.green) * share
    out.blue += (CHILI[2] - out.blue) * share
  }
}

export function popcornBowl(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const spiced = dish.has(/paprika|chil[li]|cayenne/)
  mound(scene, { radius: reach * 0.96, rise: 80, base: 34, dark: rgb('#c99a48'), light: rgb('#efd9a0'), rough: 8 })
  scene.field.withFinish(spiced ? dusted(random.between(0, 99)) : null, () =>
    heaped(scene, around(scene, reach * 1.02), 46, () => {
      for (const [x, y] of scene.spots(150, reach * 0.93)) popped(scene, x, y, random.between(27, 45))
    }),
  )
  if (spiced) specks(scene, 620, reach * 0.88, [rgb('#c2410f'), rgb('#dc6a1c'), rgb('#a8300c')], 2.2)
  if (!dish.has(/zest|lime/)) return
  for (const [x, y] of scene.spots(90, reach * 0.84)) {
    if (!scene.facesUp(x, y, 9)) continue
    const paint = random.pick([ZEST, DEEP_ZEST])
    tube(scene, arc(x, y, random.between(10, 24), random.angle(), random.bell() * 1.6, 6), {
      radius: 1.9,
      paint,
      gloss: 0.4,
    })
  }
}
