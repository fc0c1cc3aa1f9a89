// One food in its own place on a plate, in the way that food is served.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { type Area, pile } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import type { Doneness } from '#studio/scene-spec.ts'
import { breadSlice } from '#studio/shapes/breads.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { broiledCap } from '#studio/shapes/cooked-mushroom.ts'
import { cornChip } from '#studio/shapes/corn-chip.ts'
import { servedDollop } from '#studio/shapes/dairy.ts'
import { eggHalf } from '#studio/shapes/egg-half.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { friedAppleWedge } from '#studio/shapes/fried-apple.ts'
import { mashHeap, meltingButter } from '#studio/shapes/mash.ts'
import { poachedEgg } from '#studio/shapes/poached-egg.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { drawMain } from './mains.ts'
import { sideDish } from './side-dishes.ts'

/** What makes one salad on the plate: a salsa, a slaw, a chopped salad, a succotash; none of it lies in a heap of its own. */
export function tossedTogether(dish: Dish, sides: readonly Part[]): Part[] {
  const succotash = dish.called(/succotash/)
  const slaw = dish.called(/slaw/)
  const group = sides.filter(({ name, look, cut, done }) => {
    if (succotash) return look.kind === 'vegetable' || look.kind === 'legume'
    if (slaw && /cabbage|carrot/.test(name)) return done !== 'roasted' && done !== 'fried'
    const raw = done === null || done === 'raw'
    const fine = ['cube', 'chop', 'mince', 'shred'].includes(cut)
    return raw && fine && ['vegetable', 'fruit', 'leaf'].includes(look.kind)
  })
  return group.length > 1 ? group : []
}

const BROWNED: readonly (Doneness | null)[] = ['baked', 'roasted', 'grilled', 'fried']

/** Fruit and vegetables that took color in the pan or the oven. */
function withColor(part: Part): Part {
  const { look, done } = part
  if (/apple/.test(part.name) && part.cut === 'wedge' && BROWNED.includes(done)) return { ...part, piece: FRIED_APPLE }
  if (/cherry tomato/.test(part.name) && BROWNED.includes(done) && part.piece) return { ...part, piece: BURST }
  if (look.kind === 'fruit' && done !== null && done !== 'raw' && !/avocado|prune/.test(part.name))
    return withFinish(part, sauced(CARAMEL, 0.4, 3))
  return look.kind === 'vegetable' &&
    BROWNED.includes(done) &&
    /fennel|onion|zucchini|pepper/.test(part.name) &&
    !isTorn(part)
    ? withFinish(part, finishOf('roasted', 5) ?? sauced(CARAMEL, 0.3, 3))
    : part
}

/** Strips of roasted pepper are drawn as the heat left them; more of it would make them bacon. */
function isTorn({ name, cut, look }: Part): boolean {
  return /bell pepper/.test(name) && look.roasted?.[cut] !== undefined
}

/** Greens that were shredded and then cooked lie in soft folds, not like grass. */
function wilted(part: Part): Part {
  const { look, cut, done } = part
  const soft = look.kind === 'leaf' && cut === 'shred' && done === 'soft' && /mustard|kale|chard/.test(part.name)
  return soft && look.cooked?.plain ? { ...part, piece: look.cooked.plain } : part
}

const CARAMEL = rgb('#b0661c')
const BURST = cookedPiece('slice', 21, (s, x, y, k) => burstTomato(s, x, y, 24 * k, 0.25))
const FRIED_APPLE = cookedPiece('slice', 36, (s, x, y, k) => friedAppleWedge(s, x, y, 46 * k))

export function heapOf(scene: Scene, dish: Dish, part: Part, area: Area): void {
  const { look } = part
  if (look.kind === 'egg') eggPair(scene, dish, area)
  else if (look.kind === 'cream') servedDollop(scene, area.x, area.y, area.radius * 0.8, look.colour)
  else if (look.kind === 'sauce') servedDollop(scene, area.x, area.y, Math.min(58, area.radius * 0.5), look.colour, 0.8)
  else if (look.grain) grainHeap(scene, part, area)
  else if (/\bchips?\b/.test(part.name) && look.kind === 'bread') chips(scene, part, area)
  else if (look.kind === 'bread') slicesOfBread(scene, part, area)
  else if (/baked bean/.test(part.name)) bakedBeans(scene, part, area)
  else if (/portobello/.test(part.name) && part.cut === 'plain') broiledCaps(scene, area)
  else if (part.cut === 'puree') softHeap(scene, dish, part, area)
  else if (look.main && look.main.form !== 'shellfish') drawMain(scene, dish, part, area.x, area.y, area.radius / 160)
  // Plump from the sauce.
  else if (/prune/.test(part.name)) pile(scene, part, area, 1.1, 1.4)
  else if (!sideDish(scene, dish, part, area)) pile(scene, wilted(withColor(part)), area, 1.15)
}

export function grainHeap(scene: Scene, part: Part, { x, y, radius }: Area, base = 12): void {
  const { grain, colour } = part.look
  if (!grain) return
  mound(scene, {
    radius,
    rise: Math.min(radius * 0.26, 46),
    base,
    x,
    y,
    rough: 5,
    dark: scaled(colour, 0.9),
    light: colour,
  })
  grains(scene, grainCount(grain, radius), radius * 1.01, grain, x, y)
}

/** Sweet potatoes mashed with butter: paler and yellower than their flesh. */
const SWEET_MASH = rgb('#f29a3c')

/** Mash and the like, with the marks of a spoon. */
function softHeap(scene: Scene, dish: Dish, part: Part, { x, y, radius }: Area): void {
  const colour = part.look.inside ?? part.look.colour
  // Peas are crushed rather than mashed, and stay lumpy.
  const spoon = /pea\b|peas/.test(part.name)
    ? { rough: 13, grain: 0.05, gloss: 0.4 }
    : { rough: 9, grain: 0.026, gloss: 0.4 }
  if (/potato/.test(part.name)) {
    const sweet = /sweet/.test(part.name)
    spoonedMash(scene, { x, y, radius }, sweet ? mix(colour, SWEET_MASH, 0.6) : colour, sweet && dish.has(/butter\b/))
    return
  }
  mound(scene, { ...spoon, radius, rise: radius * 0.36, base: 12, x, y, dark: scaled(colour, 0.8), light: colour })
}

/** Mashed potatoes: a heap with the furrow that the spoon wound into it. */
function spoonedMash(scene: Scene, { x, y, radius }: Area, colour: Rgb, buttered: boolean): void {
  const [sx, sy] = [scene.x, scene.y]
  scene.x = x
  scene.y = y
  const level = mashHeap(scene, {
    radius,
    base: 14,
    rise: radius * 0.4,
    dark: scaled(colour, 0.72),
    light: scaled(colour, 1.06),
    hollow: buttered,
    ridge: buttered ? 14 : 9,
  })
  if (buttered) meltingButter(scene, radius, level)
  scene.x = sx
  scene.y = sy
}

/** Two eggs in the way they were cooked, one beside the other in the direction of `turn`. */
export function eggPair(scene: Scene, dish: Dish, { x, y, radius }: Area, turn = 0.25): void {
  const size = radius * 0.62
  for (const side of [-1, 1]) {
    const off = side * size * 0.76
    const at = [x + Math.cos(turn) * off, y + Math.sin(turn) * off] as const
    if (dish.eggStyle === 'fried') friedEgg(scene, ...at, size * 1.1)
    else if (dish.eggStyle === 'poached') poachedEgg(scene, ...at, size * 0.98, side === 1)
    else eggHalf(scene, ...at, size * 0.86, dish.eggStyle === 'soft-boiled')
  }
}

function chips(scene: Scene, part: Part, { x, y, radius }: Area): void {
  for (const [px, py] of scene.spots(7, radius * 0.8, x, y)) cornChip(scene, px, py, radius * 0.7, part.look.colour)
}

function slicesOfBread(scene: Scene, part: Part, { x, y, radius }: Area): void {
  const crumb = part.look.colour
  const toasted = mix(crumb, rgb('#b5722c'), 0.35)
  const crust = mix(crumb, rgb('#5f3012'), 0.75)
  for (const side of [-0.4, 0.4])
    breadSlice(
      scene,
      x + side * radius * 0.8,
      y + side * 30,
      radius * 0.64,
      radius * 0.7,
      side * 0.5,
      toasted,
      crust,
      4,
    )
}

const BEAN_SAUCE = rgb('#cc4a14')

/** Beans from the can: in their tomato sauce, which runs out a little at the edge. */
function bakedBeans(scene: Scene, part: Part, area: Area): void {
  const { x, y, radius } = area
  const sauce = { rough: 3, gloss: 0.9, base: 14, dark: scaled(BEAN_SAUCE, 0.8), light: BEAN_SAUCE }
  mound(scene, { ...sauce, radius: radius * 1.05, rise: 14, x, y })
  const beans = { ...part, look: { ...part.look, colour: rgb('#d98a4a') } }
  scene.field.withFinish(sauced(rgb('#e2742a'), 0.5, scene.random.between(0, 99)), () =>
    pile(scene, beans, { x, y, radius: radius * 0.92 }, 1.1),
  )
}

/** Large mushrooms left whole, some with their gills up. */
function broiledCaps(scene: Scene, { x, y, radius }: Area): void {
  scene.spots(3, radius * 0.52, x, y).forEach(([px, py], i) => {
    broiledCap(scene, px, py, radius * scene.random.between(0.46, 0.54), i > 0)
  })
}
