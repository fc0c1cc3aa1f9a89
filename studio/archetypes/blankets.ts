// Cooked vegetables in their sauce, spread over the fish or meat.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { season, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { isMeltedTomato, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { nap } from '#studio/shapes/drizzle.ts'
import { pulledStrip } from '#studio/shapes/meat-pieces.ts'
import { thickPotatoSlice } from '#studio/shapes/table-potatoes.ts'
import { servingOf } from './mains.ts'

interface Spoonfuls {
  /** Half the length and half the width of the sauce below. */
  reach: number
  deep: number
  radius: number
  places: readonly (readonly [number, number])[]
}

const ALONG_A_FILLET: Spoonfuls = {
  reach: 186,
  deep: 84,
  radius: 88,
  places: [
    [-110, 18],
    [0, 0],
    [105, -22],
  ],
}

/** On two steaks the rings of the cut show at both sides. */
const ON_STEAKS: Spoonfuls = {
  reach: 176,
  deep: 58,
  radius: 60,
  places: [
    [-118, 6],
    [-34, 2],
    [48, 4],
    [120, 2],
  ],
}

export function spreadOver(scene: Scene, dish: Dish, main: Part | undefined, x: number, y: number): void {
  const pieces = dish.pieces.filter((part) => part !== main && !dish.isBeside(part))
  // Tomatoes that cooked to a sauce are still seen in it as soft pieces.
  const tomatoes = dish.parts.filter((part) => isMeltedTomato(part) && part.piece && !dish.isBeside(part))
  const parts = [...new Set([...pieces, ...tomatoes])]
  const grated = parts.filter(({ cut, look }) => cut === 'shred' && look.kind === 'vegetable')
  if (grated.length > 1) {
    stewedShreds(scene, grated, x, y)
    return
  }
  const { reach, deep, radius, places } = main && servingOf(dish, main) === 'steaks' ? ON_STEAKS : ALONG_A_FILLET
  const { dark, light } = dish.sauce
  if (dish.scene.sauce) nap(scene, x, y, { reach, deep, dark, light })
  // A pickle keeps its colors; vinegar only makes it shine.
  const pickled = !dish.scene.sauce && dish.has(/vinegar/) && tomatoes.length === 0
  scene.field.withFinish(sauced(mix(dark, light, 0.5), pickled ? 0.08 : 0.43, scene.random.between(0, 99)), () =>
    places.forEach(([dx, dy]) => {
      toss(scene, parts, { x: x + dx, y: y + dy, radius }, { cover: 2.2, scale: 1.05 })
    }),
  )
}

const TOMATO = rgb('#cf4a18')
const CARROT = rgb('#e2761e')

/** Carrots and other roots, grated and stewed with tomato until soft: a thick, shining, orange-red layer. */
function stewedShreds(scene: Scene, grated: readonly Part[], x: number, y: number): void {
  const { random } = scene
  const [reach, deep] = [236, 128]
  nap(scene, x, y, {
    reach: reach * 0.8,
    deep: deep * 0.72,
    dark: mix(TOMATO, rgb('#7a2408'), 0.3),
    light: mix(TOMATO, CARROT, 0.5),
  })
  // Most of it is carrot, and the pale roots took up the tomato.
  const colors = grated.map(({ look }) => mix(mix(look.colour, CARROT, 0.5), TOMATO, 0.22))
  const area = { x, y, radius: reach }
  scene.field.withFinish(sauced(TOMATO, 0.3, random.between(0, 99), 0.5), () =>
    heaped(scene, area, 16, () => {
      for (const [u, v] of scene.spots(470, 1, 0, 0)) {
        const flesh = random.chance(0.45) ? CARROT : random.pick(colors)
        const strand = { flesh, fat: mix(flesh, rgb('#f6c46a'), 0.4), sear: TOMATO }
        pulledStrip(scene, x + u * reach * 0.88, y + v * deep * 0.84, random.between(30, 54), random.angle(), strand)
      }
    }),
  )
}

/** Chimichurri and its like: chopped herbs in oil, spooned along the slices so that the meat shows at both sides. */
export function spoonHerbs(scene: Scene, dish: Dish, x: number, y: number, size: number): void {
  const { dark, light } = dish.sauce
  // A white sauce covers more than herbs in oil, and holds fewer of them.
  const white = light[0] + light[1] + light[2] > 1.9
  const oil = white ? mix(light, WHITE, 0.15) : mix(light, rgb('#7fa022'), 0.35)
  for (const along of [-96, -30, 34, 98]) {
    const [px, py] = [x + along * size, y - along * 0.24 * size + scene.random.bell() * 10]
    const [reach, deep] = [scene.random.between(44, 62) * (white ? 1.35 : 1), white ? 46 : 32]
    nap(scene, px, py, {
      reach: reach * size,
      deep: deep * size,
      dark: mix(dark, oil, white ? 0.7 : 0.4),
      light: oil,
      thick: true,
    })
    if (!white) season(scene, dish, { x: px, y: py, radius: 48 * size }, 9)
  }
  if (white) season(scene, dish, { x, y, radius: 150 * size }, 2.4)
}

/** What lay under the main thing in the pan, where the sauce was spooned over both: the scene shows it by name. */
export function layerUnder(dish: Dish, main: Part | undefined): Part[] {
  if (dish.scene.style !== 'napped') return []
  return dish.pieces.filter((part) => part !== main && dish.scene.show.some((word) => part.name.includes(word)))
}

const BRAISED = rgb('#c08a4a')
/** Roots for a braise are cut two fingers thick. */
const THICK = cookedPiece('slice', 34, (s, x, y, k) => thickPotatoSlice(s, x, y, 27 * k))

/** Thick slices in two rows, so that they look out from under the fish on both sides. */
export function braisedUnder(
  scene: Scene,
  dish: Dish,
  parts: readonly Part[],
  x: number,
  y: number,
  size: number,
): void {
  const { random } = scene
  const { dark } = dish.sauce
  for (const { name, look, piece } of parts) {
    const slice = /daikon|radish|potato/.test(name) ? THICK : (look.pieces.slice ?? piece)
    scene.field.withFinish(sauced(mix(dark, BRAISED, 0.75), 0.8, random.between(0, 99)), () => {
      for (let i = 0; i < 14; i++) {
        const along = ((Math.floor(i / 2) - 3) / 3) * 150 + random.bell() * 14
        const across = (i % 2 ? 1 : -1) * random.between(84, 104)
        slice?.draw(scene, x + along * size, y + (across - along * 0.2) * size, 1.5)
      }
    })
  }
}
