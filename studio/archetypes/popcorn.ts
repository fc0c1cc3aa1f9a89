// A bowl heaped with popcorn under its seasoning: a dust of chili that clings to the tops, and curls of lime zest.
import { rgb, stained } from '#studio/colour.ts'
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
const CHILI = rgb('#dc5c14')

/** Ground spice that stuck where it fell: thick on some pieces, hardly any on others. As a stain: mixed, it would turn pink. */
function dusted(seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const fell = smooth(0.42, 0.8, layeredNoise(sceneX * 0.02 + seed, sceneY * 0.02, 2))
    const grain = smooth(0.35, 0.8, noise(sceneX * 0.3 + seed, sceneY * 0.3))
    const share = fell * (0.14 + 0.6 * grain)
    const [red, green, blue] = stained([out.red, out.green, out.blue], CHILI, share)
    out.red = red
    out.green = green
    out.blue = blue
  }
}

export function popcornBowl(scene: Scene, dish: Dish, reach: number): void {
  const { random } = scene
  const spiced = dish.has(/paprika|chil[li]|cayenne/)
  mound(scene, { radius: reach * 0.88, rise: 66, base: 30, dark: rgb('#c08a3c'), light: rgb('#e6c888'), rough: 8 })
  scene.field.withFinish(spiced ? dusted(random.between(0, 99)) : null, () =>
    heaped(scene, around(scene, reach * 1.02), 40, () => {
      for (const [x, y] of scene.spots(88, reach * 0.92)) popped(scene, x, y, random.between(42, 58))
      // The last handful fell on top, to one side.
      for (const [x, y] of scene.spots(22, reach * 0.42, scene.x - reach * 0.16, scene.y - reach * 0.12))
        popped(scene, x, y, random.between(52, 66))
    }),
  )
  if (spiced) specks(scene, 340, reach * 0.86, [rgb('#c2410f'), rgb('#dc6a1c'), rgb('#a8300c')], 1.7)
  if (!dish.has(/zest|lime/)) return
  for (const [x, y] of scene.spots(80, reach * 0.82)) {
    if (!scene.facesUp(x, y, 9)) continue
    const paint = random.pick([ZEST, DEEP_ZEST])
    tube(scene, arc(x, y, random.between(7, 16), random.angle(), random.bell() * 1.6, 6), {
      radius: 1.5,
      paint,
      gloss: 0.4,
    })
  }
}
