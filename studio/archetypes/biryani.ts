// Biryani: white and saffron rice turned over once, chicken half buried in it, fried onions and herbs on top.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { type GrainLook, grainCount } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const WHITE_RICE = [rgb('#fdf7e6'), rgb('#f3e8cc')] as const
/** Milk with saffron colors some grains through, others only in part. */
const SAFFRON_RICE = [rgb('#f2a41c'), rgb('#f6c452'), rgb('#fae09a')] as const
const MASALA = rgb('#a8430f')

/** Long grains, each in one color; yellow ones lie together where the milk ran, with white ones among them. */
function mixedGrains(
  scene: Scene,
  count: number,
  radius: number,
  look: GrainLook,
  seed: number,
  at = around(scene, radius),
): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const [x, y] = scene.spot(radius, at.x, at.y)
    const milk = smooth(0.4, 0.62, layeredNoise(x * 0.014 + seed, y * 0.014, 2))
    const colours: readonly Rgb[] = random.chance(0.06 + 0.76 * milk) ? SAFFRON_RICE : WHITE_RICE
    const length = look.length * random.between(0.9, 1.3)
    ellipsoid(scene, x, y, {
      rx: length,
      ry: length * look.round * 0.85,
      rz: length * look.round * 0.6,
      paint: scene.vary(random.pick(colours), 0.05),
      gloss: 0.3,
      sink: 0.3,
    })
  }
}

/** Onions fried until they are dark and crisp, in tangles. */
function friedOnions(scene: Scene, reach: number): void {
  const { random } = scene
  for (const [mx, my] of scene.spots(4, reach)) {
    for (const [x, y] of scene.spots(15, reach * 0.3, mx, my)) {
      const paint = mix(rgb('#8a430f'), rgb('#3a1606'), random.unit())
      const path = arc(x, y, random.between(34, 74), random.angle(), random.between(-2.6, 2.6), 10)
      tube(scene, path, { radius: random.between(2.6, 4.2), paint, gloss: 0.55, sink: 0.5, flatten: 0.7 })
    }
  }
}

export function biryani(scene: Scene, dish: Dish, look: GrainLook, reach: number): void {
  const seed = scene.random.between(0, 99)
  const ground = { dark: rgb('#c98a2e'), light: rgb('#f0dca8') }
  mound(scene, { radius: reach, rise: 62, base: 14, ...ground, rough: 7 })
  mixedGrains(scene, grainCount(look, reach), reach * 1.02, look, seed)
  const meats = dish.of('poultry', 'meat', 'seafood').filter((part) => part.piece)
  const others = dish.simmered.filter((part) => !meats.includes(part) && !/onion|cucumber/.test(part.name))
  scene.field.withFinish(sauced(MASALA, 0.75, seed), () =>
    // Hardly above the rice: they lie in it.
    toss(scene, meats, around(scene, reach * 0.8), { cover: 0.75, scale: 1.3, rise: 3 }),
  )
  toss(scene, others, around(scene, reach * 0.8), { cover: 0.1, rise: 12 })
  // What was spooned over the chicken hides a good part of it.
  for (const [x, y] of scene.spots(12, reach * 0.78))
    mixedGrains(scene, 46, reach * 0.17, look, seed, { x, y, radius: reach * 0.17 })
  friedOnions(scene, reach * 0.66)
  const herbs = dish.of('herb').filter((part) => part.piece)
  for (const herb of herbs)
    for (const [x, y] of scene.spots(4, reach * 0.7)) herb.piece?.draw(scene, x, y, scene.random.between(0.8, 1.15))
  garnish(scene, dish, around(scene, reach * 0.8), 0.7)
}
