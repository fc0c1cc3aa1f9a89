// Several of the same on a plate: meatballs, fritters, falafel, fishcakes, croquettes.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { breadcrumbs } from '#studio/finish.ts'
import { around, garnish, toss, wedges } from '#studio/laying.ts'
import { hypot, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'
import { cutCroquette } from '#studio/shapes/cut-croquette.ts'
import { servedDollop } from '#studio/shapes/dairy.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { fishCake } from '#studio/shapes/fish-cake.ts'
import { meatball, patty, sausage } from '#studio/shapes/meat.ts'
import { latke } from '#studio/shapes/potato-cakes.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { creamOf } from './cream-and-oil.ts'
import { falafelPlate } from './falafel.ts'
import { fishSticks, isFishSticks } from './fish-sticks.ts'
import { grainHeap } from './heaps.ts'
import { jeonPlate } from './jeon-plate.ts'
import { onionFritters } from './onion-fritters.ts'
import { salmonCakes } from './salmon-cakes.ts'

/** Distance from the middle, and how many at that distance. */
type Rings = readonly (readonly [number, number])[]

const SERVED_WITH = /sour cream|yogurt|cr[eè]me fra[iî]che|tahini/
const CRISP = /latke|falafel|fritter|croquette|hash brown|rosti|rösti|placki|pakora|bhaji|\bcakes?\b|fishcake/

const SMALL_RINGS: Rings = [
  [185, 11],
  [96, 6],
  [0, 1],
]
/** Laid down one after the other, each leaning on those before it. */
const LAID = [
  [-172, -72],
  [-18, -138],
  [142, -110],
  [-112, 82],
  [52, 26],
  [142, 142],
] as const
/** Which of them carries the cream. */
const MIDDLE = 4

const CRAB = rgb('#e9bd7c')

function inRings(scene: Scene, rings: Rings): Point[] {
  return rings.flatMap(([distance, count]) =>
    Array.from({ length: count }, (_, i) =>
      scene.polar((i / count) * TAU + distance, distance + scene.random.bell() * 6),
    ),
  )
}

function laidDown(scene: Scene): Point[] {
  const { random } = scene
  const flip = random.chance(0.5) ? 1 : -1
  return LAID.map(([dx, dy]) => [scene.x + flip * dx + random.bell() * 8, scene.y + dy + random.bell() * 8] as const)
}

/** Sausages from the pan, as they rolled onto the plate: x, y and how they lie; the last is cut open. */
const ROLLED = [
  [-96, -196, -0.1],
  [-152, -112, -0.36],
  [-136, -8, -0.2],
  [-190, 86, -0.46],
  [-40, 172, 0],
] as const

/** A salad in a heap of its own: leaves below, the fruit that it is named after on top. */
function saladBeside(scene: Scene, parts: readonly Part[]): void {
  const area = { x: scene.x + 158, y: scene.y - 18, radius: 146 }
  const keep = (x: number, y: number, reach: number): boolean => hypot(x - scene.x, y - scene.y) + reach < 318
  toss(
    scene,
    parts.filter(({ look }) => look.kind === 'leaf'),
    { ...area, keep },
    { cover: 1, rise: 24 },
  )
  const cut = parts.filter(({ look }) => look.kind !== 'leaf')
  toss(scene, cut, { ...area, radius: 122, keep }, { cover: 1.05, scale: 1.25, rise: 30, crowd: () => 1 })
}

const INSIDE = rgb('#ffe7a0')

/** A crumbed sausage in two halves, to show what it is made of. */
function cutInTwo(scene: Scene, dish: Dish, x: number, y: number): void {
  const stirred = dish.of('vegetable', 'herb', 'cheese').filter(({ done, piece }) => done !== null || !piece)
  const flecks = stirred.map(({ look }) => look.colour)
  const half = { radius: 43, flecks, inside: INSIDE }
  cutCroquette(scene, x - 70, y + 2, { ...half, length: 136, turn: 0.5 })
  cutCroquette(scene, x + 62, y + 26, { ...half, length: 130, turn: 1.15 })
}

export const patties: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close', 'above'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.called(/bhaji|pakora/)) return onionFritters(stage)
    if (dish.called(/falafel/)) return falafelPlate(stage)
    if (dish.called(/jeon/)) return jeonPlate(stage)
    if (isFishSticks(dish)) return fishSticks(stage)
    if (dish.called(/salmon/) && dish.called(/slaw/)) return salmonCakes(stage)
    drawPlate(scene, { radius: 355, ...setting.ceramic })
    const main = dish.of('meat', 'poultry', 'fish', 'legume', 'vegetable')[0]
    const crab = dish.called(/crab cake/)
    const base = main?.look.main?.sear ?? mix(main?.look.colour ?? rgb('#c9904a'), rgb('#b5742c'), 0.6)
    const small = dish.called(
      /ball|kottbullar|keftedes|albondigas|kofta|kefta|falafel|kibbeh|polpett|croquette|arancini|bite/,
    )
    const leaves = dish.of('leaf').filter((part) => part.piece)
    const long = dish.scene.style === 'sausages'
    if (!long) toss(scene, leaves, around(scene, 232), { cover: leaves.some(({ cut }) => cut === 'shred') ? 1.5 : 0.8 })
    const saucy = dish.grams('sauce', 'cream') + (dish.has(/tomato/) ? 80 : 0) > 100
    const { dark, light } = dish.sauce
    // What was fried until crisp is not laid in its sauce.
    const crisp = dish.called(CRISP)
    if (saucy && !crisp && !leaves.length)
      mound(scene, { radius: 238, rise: 5, base: 19, dark, light, rough: 1.5, grain: 0.015, gloss: 0.85 })
    const grain = dish.first('grain')
    if (grain?.look.grain && grain.grams > 100) {
      grainHeap(scene, grain, around(scene, 215))
    }
    const latkes = dish.called(/latke|hash brown|rosti|placki/)
    const size = small ? 46 : 94
    const places: Point[] = long
      ? ROLLED.map(([dx, dy]) => [scene.x + dx, scene.y + dy] as const)
      : small
        ? inRings(scene, SMALL_RINGS)
        : laidDown(scene)
    for (const [i, [x, y]] of places.entries()) {
      // The last one is cut open.
      if (long && i === places.length - 1) {
        cutInTwo(scene, dish, x, y)
        continue
      }
      const r = size * scene.random.between(0.93, 1.05)
      const brown = mix(base, rgb('#d9a050'), 0.35)
      const coat = dish.breaded ? breadcrumbs(scene.random.between(0, 99)) : null
      scene.field.withFinish(coat, () => {
        if (long) {
          // Crumbs on the steep front as well, where they would be drawn out into streaks.
          const seed = scene.random.between(0, 99)
          const turn = (ROLLED[i]?.[2] ?? 0) + scene.random.bell() * 0.06
          scene.field.withSides(
            (px, _py, z) => crumbCoat(px, z * 1.4, seed)[0],
            () =>
              sausage(
                scene,
                x,
                y,
                scene.random.between(212, 240),
                scene.random.between(40, 45),
                turn,
                brown,
                scaled(base, 0.55),
              ),
          )
        } else if (small) meatball(scene, x, y, r, brown, scaled(base, 0.55))
        else if (latkes) latke(scene, x, y, r * 1.12)
        else if (crab) fishCake(scene, x, y, r, CRAB)
        else patty(scene, x, y, r, brown, scaled(base, 0.55), 0.9)
      })
    }
    const cream = creamOf(dish) ?? dish.find(SERVED_WITH)?.look.colour ?? null
    const [cx, cy] = (small ? undefined : places[MIDDLE]) ?? [scene.x - 6, scene.y + 4]
    if (crisp && cream) servedDollop(scene, cx, cy, small ? 78 : 60, mix(cream, WHITE, 0.3))
    else if (saucy || cream) zigzag(scene, 150, 6, 5, cream ? mix(cream, WHITE, 0.3) : light)
    const fresh = dish.of('vegetable', 'fruit').filter((part) => part.piece?.layer === 'slice' && part.cut !== 'chop')
    if (long) saladBeside(scene, [...leaves, ...fresh])
    else toss(scene, fresh.slice(0, 2), around(scene, 215), { cover: 0.16, scale: 0.8 })
    if (!long) garnish(scene, dish, around(scene, 215), 0.8)
    wedges(scene, dish, 258, 46)
  },
}
