// Tacos that stand in a row on their folds; tostadas, fajitas and lettuce cups lie open.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { garnish, toss, wedges, wedgesInCorner } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { roundBread } from '#studio/shapes/breads.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { lettuceCup } from '#studio/shapes/lettuce-cup.ts'
import { grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { board, plate, platter } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { creamOf } from './cream-and-oil.ts'
import { heapedTostadas, isHeapedTostadas } from './heaped-tostadas.ts'
import { pitaPockets } from './pita-pockets.ts'
import { CRISP_SHELL, inFingers, isGround, meatsFirst, shellOf, standingTacos } from './standing-tacos.ts'

const PLACES = [
  [-245, 0],
  [0, 0],
  [245, 0],
] as const
/** Lettuce leaves lie apart, each turned its own way. */
const LEAF_PLACES = [
  [-244, -8, 0.3],
  [0, 12, -0.12],
  [244, -8, -0.34],
] as const
/** Tostadas do not lean on each other: they lie to and fro, and hardly touch. */
const CRISP_PLACES = [
  [-264, -94],
  [-92, 98],
  [80, -94],
  [252, 98],
] as const

/** Red onions turn pink in lime juice; a tangle of them goes on the pork. */
function pinkOnions(scene: Scene, { piece: sliver }: Part, x: number, y: number): void {
  scene.field.withFinish(sauced(PINK, 0.75, 4, 0.4), () =>
    heaped(scene, { x, y, radius: 60 }, 14, () => {
      for (const [px, py] of scene.spots(15, 54, x, y)) sliver?.draw(scene, px, py, scene.random.between(0.9, 1.2))
    }),
  )
}
const PINK = rgb('#ee3f8c')

/** Side by side, with what lies under the filling. */
function openTortillas({ scene, dish }: Stage): void {
  const { dark, light } = dish.sauce
  const cups = dish.scene.style === 'lettuce' ? dish.first('leaf') : undefined
  const [meats, rest] = meatsFirst(dish.pieces.filter((part) => part.look.kind !== 'bread' && part !== cups))
  const ground = meats.some(isGround)
  const sliced = cups
    ? meats.map((part) =>
        part.look.pieces.slice && !isGround(part) ? { ...part, piece: part.look.pieces.slice } : part,
      )
    : meats.map(inFingers)
  const rice = cups ? dish.first('grain') : undefined
  // What is raw goes on last, over the meat.
  const pibil = dish.called(/pibil/)
  const pink = pibil ? rest.find(({ name }) => /red onion/.test(name)) : undefined
  const fresh = cups
    ? []
    : rest.filter(
        (part) =>
          (part.done === null || part.done === 'raw') && part !== pink && !(pibil && part.look.kind === 'legume'),
      )
  const others = rest.filter((part) => !fresh.includes(part) && part !== pink)
  const cream = creamOf(dish) ?? (dish.scene.sauce && !cups && !pibil ? mix(light, WHITE, 0.3) : null)
  const crisp = dish.has(/tostada shell/)
  const reach = cups ? 76 : crisp ? 102 : dish.scene.style === 'open' ? 112 : 128
  const beans = dish.find(pibil ? /black bean/ : /refried|mashed beans/)
  const flat = dish.scene.style === 'open'
  const leaf = flat ? rest.find(({ look }) => look.kind === 'leaf') : undefined
  const bed = beans ? mix(beans.look.colour, rgb('#7a4a30'), 0.5) : leaf ? scaled(leaf.look.colour, 0.9) : dark
  // Shredded meat was turned in its sauce.
  const coat = meats.some((part) => part.cut === 'shred') ? sauced(mix(light, rgb('#c4561c'), 0.35), 0.8, 3) : null
  for (const [dx, dy, turn = 0] of cups ? LEAF_PLACES : crisp ? CRISP_PLACES : PLACES) {
    const x = scene.x + dx * (flat ? 0.88 : 1)
    const y = scene.y + dy + scene.random.bell() * (crisp || cups ? 4 : 14)
    if (cups) lettuceCup(scene, x, y, 121, cups.look.colour, turn)
    else if (crisp) roundBread(scene, x, y, { radius: 130, thickness: 5, look: CRISP_SHELL, blisters: 0.9, rough: 3 })
    else
      roundBread(scene, x, y, {
        radius: flat ? 162 : 180,
        thickness: flat ? 8 : 12,
        look: shellOf(dish),
        blisters: 0.75,
      })
    mound(scene, {
      radius: reach + (beans ? 18 : 4),
      rise: 18,
      base: cups ? 30 : scene.field.heightAt(x, y) - 3,
      x,
      y,
      dark: scaled(bed, 0.8),
      light: bed,
      rough: 7,
    })
    if (rice?.look.grain) grains(scene, 300, reach + 8, rice.look.grain, x, y)
    // The meat is what a taco is called after; it lies on top.
    const alone = !meats.length && !fresh.length
    toss(scene, others, { x, y, radius: reach }, { cover: alone ? 1.35 : 0.9, scale: 0.9 })
    scene.field.withFinish(coat, () =>
      toss(
        scene,
        sliced,
        { x, y, radius: reach * 0.86 },
        { cover: cups ? (ground ? 2.6 : 1.2) : pibil ? 1.5 : 0.95, scale: 0.95, rise: 34 },
      ),
    )
    // Crumbs would hide what was chopped into them.
    if (cups && ground) toss(scene, others, { x, y, radius: reach * 0.8 }, { cover: 0.3, scale: 0.8, rise: 10 })
    const avocado = fresh.find((part) => part.piece && /avocado/.test(part.name) && part.cut === 'slice')
    if (avocado)
      heaped(scene, { x, y, radius: reach }, 6, () => avocado.piece?.draw(scene, x + 8, y - reach * 0.3, 0.95))
    toss(
      scene,
      fresh.filter((part) => part !== avocado),
      { x, y, radius: reach * 0.78 },
      { cover: meats.length || others.length ? 0.5 : 1.2, scale: 0.9 },
    )
    if (pink) pinkOnions(scene, pink, x - 12, y + reach * 0.2)
    if (cream) zigzag(scene, 76, 6, 4.6, mix(cream, light, 0.05), x, y)
    garnish(scene, dish, { x, y, radius: reach * 0.8 }, cups ? 0.6 : 1, 0.85)
  }
}

function isFolded(dish: Dish): boolean {
  return dish.called(/taco/) && dish.scene.style !== 'open'
}

export const tacos: Archetype = {
  zoom: [1.24, 1.34],
  cameras: (dish) => (isFolded(dish) || dish.has(/\bpita\b/) ? ['three-quarter'] : ['three-quarter', 'above']),
  draw(stage) {
    const { scene, dish, setting } = stage
    const turn = scene.random.between(-0.1, 0.1)
    const onBoard = scene.random.chance(0.5) ? dish.scene.vessel !== 'plate' : dish.scene.vessel === 'board'
    if (dish.scene.style === 'plated') plate(scene, { radius: 352, ...setting.ceramic })
    else if (onBoard) board(scene, 430, 262, turn)
    else platter(scene, 430, 245, turn, setting.ceramic)
    if (dish.has(/\bpita\b/)) pitaPockets(scene, dish)
    else if (isHeapedTostadas(dish)) heapedTostadas(scene, dish)
    else if (isFolded(dish)) standingTacos(scene, dish)
    else openTortillas(stage)
    if (dish.scene.style === 'plated') wedges(scene, dish, 270, 50, 0.5)
    else wedgesInCorner(scene, dish)
  },
  cutlery: 'none',
}
