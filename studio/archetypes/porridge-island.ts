// Stiff porridge heaped in the middle of its bowl, milk poured about it, berries, nuts and grated apple on top.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
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

const MILK = rgb('#fdf8ec')
const JUICE = rgb('#8e1530')
/** Grated, it browns in the air. */
const APPLE = { flesh: rgb('#f6e3ab'), brown: rgb('#d9ad62'), skin: rgb('#b23a2a') }
const [BRAN, MEAL] = [rgb('#5a3416'), rgb('#e0b884')]

/** Against a dark wall milk is seen to be a liquid. */
export function wallBehindMilk({ body, rim }: { body: Rgb; rim: Rgb }): Rgb {
  return mix(rim, body, 0.18)
}

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
    const r = hypot(x, y) / (radius * (0.93 + 0.16 * lobes))
    if (r > 1) return false
    const n = layeredNoise(x * 0.012 + seed, y * 0.012, 3)
    const turns = (a * wind) / TAU + r * 1.25 + (n - 0.5) * 0.7 + seed
    const across = turns - Math.floor(turns)
    // Each fold rises slowly and drops at its edge.
    const fold = smooth(0, 0.75, across) * smooth(1, 0.8, across)
    const fine = layeredNoise(x * 0.06 + seed, y * 0.06, 3)
    const grit = noise(x * 0.3 + seed, y * 0.3)
    const z =
      base + rise * (1 - r ** 2.6) ** 1.1 + fold * 9 * smooth(1, 0.6, r) + (fine - 0.5) * 3.4 + (grit - 0.5) * 0.9
    const body = mix(dark, light, clamp(0.25 + 0.5 * fold + 0.5 * (fine - 0.4)))
    const flecked = mix(body, grit > 0.5 ? MEAL : BRAN, 0.34 * smooth(0.3, 0.42, Math.abs(grit - 0.5)))
    return put(out, flecked, z, 0.5 + 0.3 * fold)
  })
}

/** Whole meal that cooked for long is a warm brown. */
function warmed({ dark, light }: Tones): Tones {
  return { dark: mix(dark, rgb('#86522a'), 0.6), light: mix(light, rgb('#cf9a62'), 0.65) }
}

export function islandInMilk(scene: Scene, dish: Dish, tones: Tones): void {
  const { random } = scene
  const milk = { level: 56, radius: 300, dark: scaled(MILK, 0.9), light: MILK, gloss: 1, rough: 1 }
  liquid(scene, milk)
  foldedHeap(scene, { radius: 292, base: 42, rise: 62 }, warmed(tones))
  liquid(scene, { ...milk, level: 58, clear: 6 })
  sheen(scene, { level: 58, radius: 294, share: 0.2 })
  const fruit = dish.of('fruit').filter(({ piece }) => piece?.layer !== 'garnish')
  const berries = fruit.filter(({ piece, cut }) => piece && cut !== 'shred')
  const [x, y] = [scene.x - 62, scene.y + 4]
  runout(scene, x, y, 118, JUICE)
  toss(scene, berries, { x, y, radius: 104 }, { cover: 1.5, scale: 1.2, rise: 40, crowd: () => 1 })
  if (dish.has(/apple/))
    heaped(scene, { x: scene.x + 66, y: scene.y - 76, radius: 92 }, 30, () => {
      for (const [px, py] of scene.spots(96, 84, scene.x + 66, scene.y - 76)) {
        const tone = random.chance(0.06) ? APPLE.skin : mix(APPLE.flesh, APPLE.brown, random.unit() ** 2)
        gratedRoot(scene, px, py, random.between(22, 50), random.between(6, 10), tone)
      }
    })
  const nut = dish.first('nut')
  if (nut)
    for (const [px, py] of scene.spots(44, 88, scene.x + 84, scene.y + 62))
      choppedNut(scene, px, py, random.between(9, 19), nut.look.colour)
}
