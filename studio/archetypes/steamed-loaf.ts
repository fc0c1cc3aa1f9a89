// A steamed loaf of egg and pork: pale, speckled with mushroom and scallion, under an even layer of shiny yolk; leaves and cucumber beside it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { wedgesInCorner } from '#studio/laying.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { LoafForm, LoafPaint } from '#studio/sculpted/loaf.ts'
import { frillyLeaf, rosette } from '#studio/shapes/greens.ts'
import { seededRound } from '#studio/shapes/slices.ts'
import { platter } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { cutLoaf } from './cut-loaf.ts'

const MEAT = { pale: rgb('#e9cb98'), deep: rgb('#bd8a56') }
const YOLK = { bright: rgb('#f9bd22'), deep: rgb('#ee9a0e') }
const [MUSHROOM, SCALLION] = [rgb('#3a261c'), rgb('#5c8f3a')]
const CUCUMBER = { skin: rgb('#2f6a2a'), flesh: rgb('#dcecb4'), core: rgb('#eef5d2') }

/** How thick the yolk is. */
const LAYER = 19

/** One short strip to some squares of the cut, each its own way: 1 on it, 0 beside it. */
function stripAt(a: number, b: number, cell: number, often: number, seed: number): number {
  const [u, v] = [a / cell, b / cell]
  let on = 0
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [Math.floor(u) + i, Math.floor(v) + j]
      const own = (k: number): number => noise(cx + Math.floor(seed) + k * 37, cy + k * 53)
      if (own(1) > often) continue
      const lie = own(2) * TAU
      const [dx, dy] = [u - cx - own(3), v - cy - own(4)]
      const along = Math.cos(lie) * dx + Math.sin(lie) * dy
      const across = Math.cos(lie) * dy - Math.sin(lie) * dx + 0.5 * along * along * (own(5) - 0.5)
      const [long, wide] = [0.22 + 0.3 * own(6), 0.05 + 0.07 * own(7)]
      on = Math.max(on, smooth(1, 0.7, hypot(along / long, across / wide)))
    }
  return on
}

function paintOf(form: LoafForm, seed: number): LoafPaint {
  const tall = form.wall + form.dome
  const meat = (a: number, b: number): ReturnType<LoafPaint['crust']> => {
    const n = layeredNoise(a * 0.07 + seed, b * 0.07, 3)
    const dark = stripAt(a, b, 30, 0.6, seed)
    const green = stripAt(a, b, 24, 0.45, seed + 11)
    const body = mix(MEAT.pale, MEAT.deep, smooth(0.34, 0.74, n))
    return mix(mix(body, SCALLION, 0.8 * green), MUSHROOM, 0.82 * dark)
  }
  const yolk = (u: number, v: number): ReturnType<LoafPaint['crust']> =>
    mix(YOLK.bright, YOLK.deep, 0.55 * smooth(0.35, 0.75, layeredNoise(u * 0.016 + seed, v * 0.016, 3)))
  const layerAt = (along: number, w: number): number =>
    smooth(tall - LAYER - 1.5, tall - LAYER + 1.5, w + 5 * (layeredNoise(along * 0.04 + seed, 3, 2) - 0.5))
  return {
    rind: 2,
    rough: 0.8,
    coarse: 2.4,
    gloss: 0.5,
    inside: (v, w) => [mix(meat(v + seed * 40, w), scaled(yolk(v, w), 1.04), layerAt(v, w)), 0],
    crust: (u, v, w) => mix(scaled(meat(u + v * 0.4, w + v * 0.4), 0.97), yolk(u, v), layerAt(u + v, w)),
  }
}

function freshBeside(scene: Scene, dish: Dish): void {
  const { random } = scene
  const [x, y] = [scene.x + 282, scene.y - 108]
  const lettuce = dish.find(/lettuce/)?.look.colour
  if (lettuce)
    for (const [dx, dy, turn] of [
      [46, -18, -0.7],
      [-44, -26, -2.3],
      [2, -6, -1.5],
    ] as const)
      frillyLeaf(scene, x + dx, y + dy, {
        size: random.between(124, 142),
        colour: mix(lettuce, rgb('#79b13c'), 0.5),
        rib: rgb('#dcebb0'),
        turn,
      })
  if (dish.has(/cucumber/))
    for (let i = 0; i < 6; i++)
      seededRound(
        scene,
        x - 34 + i * 25 + random.bell() * 3,
        y + 80 - Math.abs(i - 2) * 6,
        random.between(40, 46),
        CUCUMBER.skin,
        CUCUMBER.flesh,
        CUCUMBER.core,
      )
  const mint = dish.find(/mint/)?.look.colour
  if (mint)
    for (const [dx, dy] of [
      [66, 30],
      [-66, 26],
    ] as const)
      rosette(scene, x + dx, y + dy, 44, mint, 6, 0.2)
}

export function steamedLoaf({ scene, dish, setting }: Stage): void {
  platter(scene, 425, 270, 0, setting.ceramic)
  freshBeside(scene, dish)
  wedgesInCorner(scene, dish, 48)
  const form = { halfLength: 172, halfWidth: 118, wall: 96, dome: 9 }
  const paint = paintOf(form, scene.random.between(0, 99))
  cutLoaf(scene, { form, paint, turn: 0.44, thick: 34, x: scene.x + 62, y: scene.y + 34 })
}
