// Stiff porridge heaped in the middle of its bowl, milk poured about it, berries, nuts and grated apple on top.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { toss } from '#studio/laying.ts'
import type { Tones } from '#studio/mixing.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { gratedRoot } from '#studio/shapes/shreds.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'

const MILK = rgb('#fdf8ec')
const JUICE = rgb('#8e1530')
/** Grated, it browns in the air. */
const APPLE = { flesh: rgb('#f6e3ab'), brown: rgb('#d9ad62'), skin: rgb('#b23a2a') }
const [BRAN, MEAL] = [rgb('#5a3416'), rgb('#e0b884')]

interface Island {
  radius: number
  base: number
  rise: number
}

/** As it falls from the spoon: broad folds that lie over each other, glossy on their backs, coarse with bran. */
function foldedHeap(scene: Scene, { radius, base, rise }: Island, { dark, light }: Tones): void {
  const seed = scene.random.between(0, 99)
  const wind = scene.random.chance(0.5) ? 1 : -1
  scene.field.stamp(scene.x, scene.y, radius * 1.15, 0, (x, y, out) => {
    const a = Math.atan2(y, x)
    const lobes = layeredNoise(Math.cos(a) * 1.7 + seed, Math.sin(a) * 1.7 + seed, 3)
    const r = hypot(x, y) / (radius * (0.86 + 0.3 * lobes))
    if (r > 1) return false
    const n = layeredNoise(x * 0.012 + seed, y * 0.012, 3)
    const turns = (a * wind) / TAU + r * 1.7 + (n - 0.5) * 0.9 + seed
    const across = turns - Math.floor(turns)
    // Each fold rises slowly and drops at its edge.
    const fold = smooth(0, 0.7, across) * smooth(1, 0.72, across)
    const fine = layeredNoise(x * 0.06 + seed, y * 0.06, 3)
    const grit = noise(x * 0.3 + seed, y * 0.3)
    const z =
      base + rise * (1 - r ** 2.4) ** 0.6 + fold * 15 * smooth(1, 0.7, r) + (fine - 0.5) * 5 + (grit - 0.5) * 1.6
    const body = mix(dark, light, clamp(0.25 + 0.5 * fold + 0.5 * (fine - 0.4)))
    const flecked = mix(body, grit > 0.5 ? MEAL : BRAN, 0.5 * smooth(0.3, 0.42, Math.abs(grit - 0.5)))
    return put(out, flecked, z, 0.7 + 0.25 * fold)
  })
}

/** Whole meal that cooked for long is a warm brown. */
function warmed({ dark, light }: Tones): Tones {
  return { dark: mix(dark, rgb('#7a4a22'), 0.5), light: mix(light, rgb('#bb8650'), 0.55) }
}

export function islandInMilk(scene: Scene, dish: Dish, tones: Tones): void {
  const { random } = scene
  const milk = { level: 56, radius: 300, dark: scaled(MILK, 0.9), light: MILK, gloss: 1, rough: 1 }
  liquid(scene, milk)
  foldedHeap(scene, { radius: 248, base: 44, rise: 66 }, warmed(tones))
  liquid(scene, { ...milk, level: 58, clear: 3 })
  waterline(scene, { ...milk, level: 58, radius: 276, climb: 9, share: 0.6, ring: 0.25 })
  sheen(scene, { level: 58, radius: 294, share: 0.2 })
  const fruit = dish.of('fruit').filter(({ piece }) => piece?.layer !== 'garnish')
  const berries = fruit.filter(({ piece, cut }) => piece && cut !== 'shred')
  const [x, y] = [scene.x - 46, scene.y - 8]
  runout(scene, x, y, 132, JUICE)
  toss(scene, berries, { x, y, radius: 122 }, { cover: 1.25, scale: 1.2, rise: 30, crowd: () => 1 })
  // A few rolled down to the milk.
  toss(scene, berries, { x: x - 20, y: y + 60, radius: 165 }, { cover: 0.07, scale: 1.15, rise: 2 })
  if (dish.has(/apple/))
    heaped(scene, { x: scene.x + 100, y: scene.y - 66, radius: 76 }, 16, () => {
      for (const [px, py] of scene.spots(64, 72, scene.x + 100, scene.y - 66)) {
        const tone = random.chance(0.12) ? APPLE.skin : mix(APPLE.flesh, APPLE.brown, random.unit() ** 2)
        gratedRoot(scene, px, py, random.between(18, 44), random.between(5, 8), tone)
      }
    })
  const nut = dish.first('nut')
  if (nut)
    for (const [px, py] of scene.spots(40, 92, scene.x + 74, scene.y + 66))
      choppedNut(scene, px, py, random.between(8, 16), nut.look.colour)
}
