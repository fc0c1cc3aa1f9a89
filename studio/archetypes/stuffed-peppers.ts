// Halved peppers with a browned filling heaped over the rim.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { meltedBlanket } from '#studio/shapes/melted-blanket.ts'
import { pepperHalf } from '#studio/shapes/pepper-half.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const SIZE = 174
const ASPECT = 0.66
/** Across, down, the way its lobes point, and its size over the usual. */
const HALVES = [
  [-182, -112, 0.16, 1],
  [190, -118, Math.PI + 0.2, 0.94],
  [-192, 118, -0.14, 0.96],
  [176, 122, Math.PI - 0.22, 1.02],
] as const

/** Mozzarella that browned in spots. */
const MELTED = { pale: rgb('#f0d488'), golden: rgb('#e0983a'), brown: rgb('#9c5216') }

export function stuffedPeppers(scene: Scene, dish: Dish, skin: Rgb, stuffing: Rgb, melted: Part | undefined): void {
  for (const [dx, dy, turn, k] of HALVES) {
    const [x, y] = [scene.x + dx, scene.y + dy]
    const way = turn + scene.random.bell() * 0.05
    const level = pepperHalf(scene, x, y, SIZE * k, way, ASPECT, skin)
    filling(scene, dish, x, y, SIZE * k, way, level, stuffing)
    if (melted) {
      meltedBlanket(scene, {
        x,
        y,
        rx: SIZE * k * 0.74,
        ry: SIZE * k * ASPECT * 0.72,
        turn: way,
        pale: mix(melted.look.colour, MELTED.pale, 0.85),
        golden: MELTED.golden,
        brown: MELTED.brown,
        over: 9,
        share: 0.8,
        round: true,
      })
    }
    const basil = dish.find(/^basil/)?.look.pieces.plain
    for (const [px, py] of basil ? scene.spots(2, 62, x, y) : []) basil?.draw(scene, px, py, 0.8)
    garnish(scene, dish, { x, y, radius: 84 }, 0.7, 0.8)
  }
}

/** Minced meat and rice in a little sauce, domed above the rim and crusty on top. */
function filling(
  scene: Scene,
  dish: Dish,
  x: number,
  y: number,
  size: number,
  turn: number,
  level: number,
  stuffing: Rgb,
): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const meat = dish.of('meat', 'poultry')[0]
  const grain = dish.first('grain')
  const sauce = mix(dish.sauce.light, rgb('#a83c14'), dish.has(/tomato/) ? 0.6 : 0)
  const reach = { u: size * 0.86, v: size * ASPECT * 0.86 }
  field.stamp(x, y, size, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)
    const d = hypot(lx / reach.u, ly / reach.v) + (n - 0.5) * 0.24
    if (d > 1) return false
    const tone = mix(mix(stuffing, sauce, 0.75), rgb('#6b3212'), 0.6 * smooth(0.5, 0.72, n))
    return put(out, scaled(tone, 0.8 + 0.35 * n), level + 12 + 38 * Math.sqrt(1 - d * d) + (n - 0.5) * 18, 0.45)
  })
  const place = (): readonly [number, number] => {
    const [angle, off] = [random.angle(), Math.sqrt(random.unit()) * 0.94]
    const [u, v] = [Math.cos(angle) * off * reach.u, Math.sin(angle) * off * reach.v]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  }
  const brown = meat ? mix(rgb('#a8693a'), rgb('#6f3a18'), 0.3) : stuffing
  field.withCeiling(
    () => level + 42,
    () => {
      for (let i = 0; i < 110; i++) {
        const paint = mix(mix(brown, sauce, 0.4 * random.unit()), rgb('#5a2a10'), 0.55 * random.unit() ** 2)
        crumb(scene, ...place(), 5 + 11 * random.unit() ** 1.6, paint, 0.35)
      }
      if (grain)
        for (let i = 0; i < 46; i++)
          ellipsoid(scene, ...place(), {
            rx: random.between(7, 10),
            ry: 3.4,
            rz: 3,
            paint: mix(mix(grain.look.colour, rgb('#f0d8a4'), 0.5), sauce, 0.45 * random.unit()),
            gloss: 0.5,
            sink: 0.7,
          })
    },
  )
}
