// Omelets on a plate: folded with the salad beside them, fried flat, or rolled and sliced.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { type Area, garnish, season, toss } from '#studio/laying.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { cheeseOoze } from '#studio/shapes/cheese-ooze.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { spoonful } from '#studio/shapes/drizzle.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { eggOver, type Fold, friedOmelet, lowerHalf, threefold, upperHalf } from '#studio/shapes/omelets.ts'
import { plate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { cutRoll, fannedSlices } from './rolled-omelets.ts'

const WILTED = rgb('#3f7a22')
const MELTING = rgb('#fbf5e4')

export const omelette: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'rolled') return cutRoll(stage)
    if (dish.scene.style === 'fanned') return fannedSlices(stage)
    plate(scene, { radius: 355, ...setting.ceramic })
    const shown = dish.pieces.filter((part) => part.look.kind !== 'egg' && part.look.kind !== 'bread')
    const fresh = shown.filter(isFresh)
    const cooked = shown.filter((part) => !isFresh(part))
    if (dish.scene.style === 'thirds') inThirds(scene, dish, fresh)
    else if (dish.scene.style === 'flat') flat(scene, dish, cooked, fresh)
    else folded(scene, dish, cooked, fresh)
  },
}

/** Salad leaves, and what is cut up raw to go with it. */
function isFresh({ look, done, cut, grams }: Part): boolean {
  const raw = done === null || done === 'raw'
  if (!raw) return false
  return look.kind === 'leaf'
    ? grams > 8
    : look.kind === 'vegetable' && grams > 20 && (cut === 'slice' || cut === 'wedge')
}

function folded(scene: Scene, dish: Dish, cooked: readonly Part[], fresh: readonly Part[]): void {
  const turn = scene.random.between(-0.22, 0.12)
  const [x, y] = [scene.x - (fresh.length ? 24 : 0), scene.y + (fresh.length ? 34 : -30)]
  if (fresh.length)
    toss(scene, fresh, { x: scene.x + 60, y: scene.y - 128, radius: 142 }, { cover: 1.5, rise: 50, scale: 1.05 })
  const fold: Fold = { x, y, radius: 262, turn }
  const plateAt = scene.field.heightAt(x, y + 60)
  // Wilted leaves stay inside the fold: the lower half reaches out past them.
  const greens = cooked.some(({ look }) => look.kind === 'leaf')
  lowerHalf(scene, greens ? { ...fold, radius: 272 } : fold)
  const base = scene.field.heightAt(x, y + 60) - 14
  // What it is folded over looks out all along the open edge.
  // Chopped fine, it was beaten into the egg that wilted leaves are folded into.
  const beaten = greens ? cooked.filter(({ look, cut }) => look.kind === 'vegetable' && cut !== 'slice') : []
  const filled = cooked.filter((part) => !beaten.includes(part))
  const fillings = [...filled, ...dish.of('cheese').filter((part) => part.piece && !cooked.includes(part))]
  const along = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
  // Crumbs of cheese alone would stand along the edge like teeth.
  const crumbled = fillings.every((part) => part.look.kind === 'cheese')
  if (!crumbled)
    heaped(scene, { x, y, radius: 280 }, greens ? 8 : 16, () => {
      for (const at of along) {
        const angle = Math.PI / 2 - at * 1.3 + turn
        const spot = { x: x + Math.cos(angle) * 236, y: y + Math.sin(angle) * 212, radius: 40 }
        if (greens)
          wiltedTuft(scene, fillings, {
            ...spot,
            x: x + Math.cos(angle) * 222,
            y: y + Math.sin(angle) * 196,
            radius: 30,
          })
        else toss(scene, fillings, spot, { cover: 1.3, scale: 0.7, rise: 12 })
      }
    })
  const melted = dish.of('cheese').find(({ cut }) => cut === 'shred')
  if (melted) cheeseOoze(scene, fold, plateAt, melted.look.colour)
  upperHalf(scene, fold, base)
  const top = { x: x - Math.sin(turn) * 50, y: y + Math.cos(turn) * 50, radius: 150 }
  if (beaten.length) {
    toss(scene, beaten, { ...top, radius: 190 }, { cover: 0.16, scale: 0.85, rise: -2 })
    eggOver(scene, top.x, top.y, 200, scene.random.between(0, 99))
    toss(scene, beaten, { ...top, radius: 170 }, { cover: 0.05, scale: 0.8, rise: 0 })
  }
  if (crumbled) toss(scene, fillings, { ...top, radius: 128 }, { cover: 0.2, scale: 0.8, rise: 4 })
  garnish(scene, dish, top, 0.45, 0.9)
  season(scene, dish, top, 0.8)
}

/** Wilted leaves that swell out of the fold: broad, soft and wet, with whatever else is in it on them. */
function wiltedTuft(scene: Scene, fillings: readonly Part[], { x, y, radius }: Area): void {
  const { random } = scene
  const leaves = fillings.filter(({ look }) => look.kind === 'leaf')
  for (const { look } of leaves)
    for (const [px, py] of scene.spots(6, radius * 1.1, x, y))
      wiltedLeaf(scene, px, py, random.between(44, 76), mix(look.colour, WILTED, random.between(0.2, 0.6)))
  const others = fillings.filter((part) => !leaves.includes(part))
  toss(scene, others, { x, y, radius }, { cover: 0.5, scale: 0.7, rise: 8 })
}

/** Where the filling looks out of the seam: along it, across it, and how much. */
const SPILLED = [
  [-126, 60, 18],
  [-58, 62, 22],
  [6, 64, 26],
  [70, 68, 30],
  [132, 70, 34],
  [190, 70, 38],
  [236, 74, 36],
] as const

/** Folded in three: long and plump, hardly browned, with a little of its filling in the fold that runs along it. */
function inThirds(scene: Scene, dish: Dish, fresh: readonly Part[]): void {
  const { random } = scene
  const turn = random.between(-0.34, -0.2)
  const [x, y] = [scene.x - 16, scene.y + (fresh.length ? 52 : 0)]
  if (fresh.length)
    toss(scene, fresh, { x: scene.x + 66, y: scene.y - 136, radius: 150 }, { cover: 1.5, rise: 50, scale: 1.05 })
  threefold(scene, { x, y, radius: 252, turn })
  // The filling comes out of the seam in front, more of it toward the open end, and some fell on the plate.
  const seam = (along: number, off: number): readonly [number, number] => [
    x + Math.cos(turn) * along - Math.sin(turn) * off,
    y + Math.sin(turn) * along + Math.cos(turn) * off,
  ]
  const cheese = dish.of('cheese').filter(({ piece }) => piece)
  for (const [along, off, reach] of SPILLED) {
    const [px, py] = seam(along + random.bell() * 8, off + random.bell() * 6)
    // Half melted: a soft white mass with lumps in it.
    if (cheese.length) spoonful(scene, px, py, reach * 0.9, MELTING)
    toss(
      scene,
      cheese,
      { x: px, y: py, radius: reach * 0.8 },
      { cover: 0.45, scale: random.between(0.9, 1.3), rise: 3 },
    )
  }
  const walnut = dish.find(/walnut|hazelnut|pecan/)
  if (walnut)
    for (const [along, off] of SPILLED)
      for (const way of along > 0 ? [-1, 1] : [1]) {
        const at = seam(along + way * random.between(8, 26), off + random.between(2, 22))
        choppedNut(scene, ...at, random.between(11, 16), walnut.look.colour)
      }
  const herb = dish.first('herb')
  if (herb) herbFlecks(scene, 70, 150, herb.look.colour, 7, x, y)
  season(scene, dish, { x, y, radius: 150 }, 0.5)
}

/** Fried in one piece, what was stirred into the egg in its surface. */
function flat(scene: Scene, dish: Dish, cooked: readonly Part[], fresh: readonly Part[]): void {
  const [x, y] = [scene.x - (fresh.length ? 50 : 0), scene.y + (fresh.length ? 14 : 0)]
  if (fresh.length)
    toss(scene, fresh, { x: scene.x + 205, y: scene.y - 96, radius: 118 }, { cover: 1.3, rise: 34, scale: 1.1 })
  const reach = fresh.length ? 238 : 262
  const seed = friedOmelet(scene, x, y, reach)
  const stirred = (some: readonly Part[], cover: number, rise: number): void =>
    toss(scene, some, { x, y, radius: 205 }, { cover, scale: 1, rise })
  const [meats, greens] = [
    cooked.filter(isMeat),
    cooked.filter((part) => !isMeat(part) && part.look.kind !== 'seafood'),
  ]
  stirred(meats.map(inEgg), 0.28, -7)
  eggOver(scene, x, y, reach * 0.9, seed)
  stirred(greens, meats.length ? 0.12 : 0.34, 4)
  // Shrimp are what one looks for: large, half set in the egg.
  const shrimp = cooked.filter((part) => part.look.kind === 'seafood')
  heaped(scene, { x, y, radius: 230 }, 0, () =>
    toss(scene, shrimp, { x, y, radius: 190, even: true }, { cover: 0.36, scale: 1.4, rise: 1 }),
  )
  const chives = dish.of('herb').find((part) => part.grams > 30)
  if (chives) herbFlecks(scene, 150, 190, chives.look.colour, 11, x, y)
  garnish(scene, dish, { x, y, radius: 180 }, 0.8)
}

/** Minced meat that set in the egg stays paler than what is fried alone. */
function inEgg(part: Part): Part {
  return withFinish(part, sauced(rgb('#d09a4e'), 0.66, 5, 0.1))
}

function isMeat({ look }: Part): boolean {
  return look.kind === 'meat' || look.kind === 'poultry'
}
