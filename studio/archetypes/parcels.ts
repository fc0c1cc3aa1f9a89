// Dumplings, filled pastries and stuffed vegetables.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { type DumplingLook, halfMoon, purse } from '#studio/shapes/starches.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { plate, platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM, PLATE_ZOOM } from './archetype.ts'
import { creamOf } from './bowls.ts'
import { sauceDish } from './on-bread.ts'

function dough(dish: Dish): DumplingLook {
  if (
    dish.called(/samosa|empanada|pasty|pastel|curry puff|turnover|hand pie|burek|borek|fatayer|piroshki|knish|patties/)
  ) {
    return { dough: rgb('#dda452'), fried: rgb('#9a5a20'), browned: 0.7 }
  }
  if (dish.called(/gyoza|potsticker|fried|pan-fried|mandu|guotie/))
    return { dough: rgb('#f0dfb8'), fried: rgb('#b5742c'), browned: 0.95 }
  return { dough: rgb('#f3e8cf'), fried: rgb('#c9944a'), browned: 0.15 }
}

/** Across and along the plate: three rows that leave air between the pieces. */
const CRESCENTS = [
  [-118, -128],
  [62, -140],
  [-178, -6],
  [6, -4],
  [186, -12],
  [-66, 122],
  [118, 118],
] as const

export const dumplings: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close', 'above'],
  tone: rgb('#f3e8cf'),
  draw({ scene, dish, setting }) {
    plate(scene, { radius: 350, ...setting.ceramic })
    const look = dough(dish)
    const { dark, light } = dish.sauce
    if (dish.grams('sauce', 'liquid') > 250) liquid(scene, { level: 22, radius: 235, dark, light, rough: 2, clear: 6 })
    const round = dish.called(/bao|bun|momo|shumai|siu mai|khinkali|knodel|matzo|kroppkakor|soup dumpling|kluski/)
    if (round) {
      for (let i = 0; i < 7; i++) purse(scene, ...scene.polar((i / 6) * TAU, i === 6 ? 0 : 158), 72, look)
    } else {
      const lean = scene.random.between(-0.3, 0.3)
      for (const [across, along] of CRESCENTS) {
        const x = scene.x + across * Math.cos(lean) - along * Math.sin(lean)
        const y = scene.y + across * Math.sin(lean) + along * Math.cos(lean)
        halfMoon(scene, x, y, 84, lean - 0.5 + scene.random.bell() * 0.12, look)
      }
    }
    const cream = creamOf(dish)
    if (cream) zigzag(scene, 130, 5, 5.5, cream)
    const fresh = dish.of('vegetable').filter((part) => part.piece?.layer === 'slice')
    toss(scene, fresh.slice(0, 1), around(scene, 200), { cover: 0.1, scale: 0.7 })
    garnish(scene, dish, around(scene, 210))
    const sauce = dish.find(/soy|vinegar|chil[li]+ (oil|sauce)|salsa|chutney/)
    if (sauce) sauceDish(scene, sauce, scene.x + 300, scene.y - 190, setting.ceramic.rim)
  },
}

/** A hollow half filled to the brim: peppers, aubergines, courgettes, avocados, potatoes. */
function boat(scene: Scene, x: number, y: number, size: number, turn: number, shell: Rgb, aspect: number): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, size * 0.6, size * aspect * 0.6, turn, 0.6, 0.05).z
  scene.field.stamp(x, y, size * 1.05, turn, (lx, ly, out) => {
    const d = Math.hypot(lx / size, ly / (size * aspect))
    const edge = 0.95 + 0.05 * Math.sin(Math.atan2(ly, lx) * 3 + seed)
    if (d > edge) return false
    const wall = smooth(0.74, 0.86, d / edge)
    const round = Math.sqrt(Math.max(0, 1 - ((d / edge - 0.86) / 0.14) ** 2))
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    return put(
      out,
      scaled(shell, 0.85 + 0.25 * n - (1 - wall) * 0.3),
      base + 8 + wall * 34 * Math.max(0.25, round),
      0.7,
    )
  })
}

export const stuffed: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    platter(scene, 425, 270, 0, setting.ceramic)
    const shellPart = dish.find(
      /pepper(?!corn)(?!.*black)|aubergine|eggplant|courgette|zucchini|squash|avocado|sweet potato|potato|tomato|mushroom/,
    )
    const name = shellPart?.name ?? ''
    const long = /aubergine|eggplant|courgette|zucchini|sweet potato|squash/.test(name)
    const shell = /aubergine|eggplant/.test(name)
      ? rgb('#3d2140')
      : /courgette|zucchini/.test(name)
        ? rgb('#4f8a38')
        : /potato/.test(name)
          ? rgb('#a8743f')
          : /mushroom/.test(name)
            ? rgb('#8a5c36')
            : (shellPart?.look.colour ?? rgb('#c9281a'))
    const parts = dish.pieces.filter((part) => part !== shellPart)
    const grain = dish.first('grain')
    const { dark, light } = dish.sauce
    const places = long
      ? [
          [-10, -130],
          [20, 0],
          [-10, 130],
        ]
      : [
          [-235, -90],
          [0, -105],
          [235, -90],
          [-120, 105],
          [120, 105],
        ]
    for (const [dx, dy] of places as [number, number][]) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      const size = long ? 225 : 118
      const aspect = long ? 0.36 : 0.86
      const turn = long ? scene.random.bell() * 0.08 : scene.random.angle()
      boat(scene, x, y, size, turn, shell, aspect)
      const cx = [-0.55, -0.2, 0.15, 0.5]
      const spots = long
        ? cx.map((t) => [x + Math.cos(turn) * t * size, y + Math.sin(turn) * t * size] as const)
        : [[x, y] as const]
      for (const [px, py] of spots) {
        const radius = long ? 66 : 86
        const colour = grain ? mix(grain.look.colour, light, 0.35) : mix(dark, light, 0.5)
        scene.field.stamp(px, py, radius, 0, (u, v, out) => {
          const d = Math.hypot(u, v) / radius
          if (d > 1) return false
          const n = layeredNoise(u * 0.08 + px, v * 0.08, 3)
          return put(
            out,
            scaled(mix(colour, dark, n * 0.5), 0.85 + 0.3 * n),
            46 + 16 * Math.sqrt(1 - d * d) + n * 9,
            0.4,
          )
        })
        toss(scene, parts, { x: px, y: py, radius: radius * 0.9 }, { cover: 0.85, scale: 0.5 })
      }
      garnish(scene, dish, { x, y, radius: long ? 100 : 76 }, 0.9, 0.75)
    }
  },
}
