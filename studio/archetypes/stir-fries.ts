// What was tossed in a wok, beside its rice.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced } from '#studio/finish.ts'
import { heartOf, lobed } from '#studio/heart.ts'
import { type Area, garnish, pile, toss, wedges } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { clamp } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { bokChoyQuarter } from '#studio/shapes/bok-choy.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { onionPetal } from '#studio/shapes/roasted-onion.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { braisedSlabs } from './braised-slabs.ts'
import { crispCoated, sweetGlaze } from './crisp-coated.ts'
import { grainHeap } from './heaps.ts'
import { herbsOver } from './herbs-over.ts'
import { inSaltado, isFries, isSaltado, SALTADO } from './saltado.ts'
import { stewed } from './stew-sauce.ts'

/** Soy sauce, vinegar and sugar, boiled down. */
const SOY = rgb('#9a4412')

/** Strips of pepper are cut as thin as the rest; at their usual size they would hide it. */
const STRIPS = 0.74

function slim(part: Part): Part {
  const { piece } = part
  if (!piece || !/pepper|green bean/.test(part.name) || (part.cut !== 'strip' && part.cut !== 'slice')) return part
  return {
    ...part,
    piece: { ...piece, reach: piece.reach * STRIPS, draw: (s, x, y, k) => piece.draw(s, x, y, k * STRIPS) },
  }
}

/** A hot wok only warms wedges: tomatoes keep their shape, red onions fall into petals. */
function inWedges(part: Part): Part {
  const { name, cut, look } = part
  if (cut !== 'wedge') return part
  if (/bok choy|pak choi/.test(name)) return { ...part, grams: part.grams * 0.7, piece: BOK_CHOY }
  const petal = /red onion/.test(name) ? RED_PETAL : /onion/.test(name) ? PETAL : null
  const kept = /tomato/.test(name) ? look.pieces.plain : petal
  return kept ? { ...part, piece: kept } : part
}

/** A quarter of a small head holds together. */
const BOK_CHOY = cookedPiece('slice', 44, (s, x, y, k) =>
  bokChoyQuarter(s, x, y, s.random.between(50, 60) * k, undefined, 14),
)

const RED_PETAL = cookedPiece('slice', 26, (s, x, y, k) => {
  const tint = s.random.pick(['#b4668c', '#c98aa4', '#e3bcc4'])
  limpRibbon(s, x, y, s.random.between(56, 84) * k, s.random.between(18, 26) * k, rgb(tint))
})

/** The layers of a thin wedge of onion come apart: glassy, brown at an edge here and there. */
const PETAL = cookedPiece('slice', 24, (s, x, y, k) =>
  onionPetal(s, x, y, {
    length: s.random.between(44, 68) * k,
    width: s.random.between(21, 29) * k,
    flesh: rgb(s.random.pick(['#fbeac0', '#f6dca4', '#eecb88'])),
    turn: s.random.angle(),
  }),
)

/** What the dish is named for is not buried under its vegetables. */
function mainsOf(dish: Dish): Part[] {
  const mains = dish.pieces.filter(
    ({ look, name }) => look.main !== undefined || look.kind === 'tofu' || /seitan/.test(name),
  )
  return mains.length ? mains : dish.of('seafood').filter(({ piece }) => piece)
}

/** Small pieces, which get lost among the vegetables. */
function isCrumbledTofu({ look, cut }: Part): boolean {
  return look.kind === 'tofu' && (cut === 'chop' || cut === 'mince' || cut === 'shred')
}

function gramsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0)
}

const ON_PLATE = 16

/** A glossy heap in a little of its sauce, which runs out around it. */
function wokful(scene: Scene, dish: Dish, { x, y, radius }: Area, base = ON_PLATE): void {
  const saltado = isSaltado(dish)
  const { dark, light } = saltado ? SALTADO : stewed(dish.sauce, 0.5)
  const runs = sweetGlaze(dish) ?? (saltado ? light : dark)
  const pool = { x, y, dark: scaled(runs, 0.8), light: runs, gloss: 1, rough: 3 }
  // Rice below it takes most of the sauce up.
  const runsOut = base > ON_PLATE ? 0.88 : 1.1
  mound(scene, { ...pool, radius: radius * runsOut, rise: 7, base: base + 1, grain: 0.02 })
  mound(scene, { ...pool, radius: radius * 0.9, rise: 26, base, rough: 6 })
  const tint = mix(dark, light, 0.35)
  const seed = scene.random.between(0, 99)
  const sweet = sweetGlaze(dish)
  const glaze = sweet ? sauced(sweet, 0.4, seed, 0.6) : sauced(tint, 0.34, seed, 0.5)
  const film = sauced(tint, 0.08, seed, 0.2)
  const onTofu = sauced(sweet ?? tint, 0.16, seed, 0.2)
  // Cubes of chicken took on most of the sauce.
  const coat = sauced(mix(mix(dark, light, 0.4), SOY, 0.6), 0.6, seed, 0.6)
  const glazed = (part: Part): Part => {
    if (sweet && part.look.kind === 'poultry') return part
    if (part.look.kind === 'poultry' && part.cut === 'cube') return withFinish(part, coat)
    // Tofu is known by its white and its gold.
    if (part.look.kind === 'tofu') return withFinish(part, onTofu)
    if (part.piece?.sauced) return part
    return withFinish(slim(part), saltado || /potato/.test(part.name) ? film : glaze)
  }
  const tossed = dish.pieces
    .filter((part) => !dish.isBeside(part) && part.look.kind !== 'egg')
    .map(saltado ? inSaltado : inWedges)
    .map((part) => crispCoated(part, dish))
  const heart = heartOf(scene, { x, y, radius }, { lift: 26, larger: 0.12, off: 0.22 })
  const crowd = lobed(scene, { x, y, radius }, 0.2)
  toss(scene, tossed.map(glazed), { x, y, radius }, { cover: 1.7, heart, crowd, leaves: crowd })
  toss(scene, tossed.filter(isFries), { x, y, radius: radius * 0.94 }, { cover: 0.2, rise: 14 })
  const mains = mainsOf(dish).map((part) => (saltado ? inSaltado(part) : crispCoated(part, dish)))
  const share = gramsOf(mains) / (gramsOf(tossed) || 1)
  // On a bowl of rice cubes of tofu would stand on top of the heap as on stilts.
  const sinksIn = base > ON_PLATE && mains.some(({ look }) => look.kind === 'tofu')
  const again = {
    cover: clamp(0.5 - 0.6 * share, mains.some(isCrumbledTofu) ? 0.42 : 0.1, 0.42),
    rise: sinksIn ? 4 : 18,
  }
  // Vegetables that the title names lie on top instead.
  const vegetables = tossed.filter(({ look }) => look.kind === 'vegetable' || look.kind === 'leaf')
  const [upper, way] = dish.called(/with vegetables/) ? [vegetables, { cover: 0.34, rise: 20 }] : [mains, again]
  toss(scene, upper.map(glazed), { x, y, radius: radius * 0.86 }, way)
  // Chilies and nuts lie on top of the heap, where its humps would shed a garnish.
  for (const { name, piece, grams } of dish.garnishes)
    if (piece && piece.reach < 28 && dish.scene.top.some((word) => name.includes(word)))
      for (const spot of scene.spots(clamp(Math.round(grams / 2.5), 12, 26), radius * 0.8, x, y))
        piece.draw(scene, ...spot, 1.15)
  // Basil by the handful, wilted in the last moment.
  const leaves = dish.garnishes.filter(
    ({ name, look }) => look.kind === 'herb' && dish.scene.top.some((word) => name.includes(word)),
  )
  herbsOver(scene, leaves, { x, y, radius: radius * 0.8 }, 14, 1.05)
  garnish(scene, dish, { x, y, radius: radius * 0.9 })
}

/** Heaped on a bowl of rice, of which a crescent shows. */
function wokfulInBowl({ scene, dish, setting }: Stage, rice: Part, side: number): void {
  bowl(scene, { radius: 336, ...setting.ceramic, depth: 84 })
  const wall = { x: scene.x, y: scene.y, radius: 318 }
  scene.field.withWall(wall, () => {
    grainHeap(scene, rice, { x: scene.x, y: scene.y, radius: 284 }, 50)
    wokful(scene, dish, { x: scene.x + side * 46, y: scene.y + 22, radius: 242 }, 72)
  })
  wedges(scene, dish, 250, 46)
}

export const stirFry: Archetype = {
  zoom: [1.3, 1.44],
  cameras: ['above', 'three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    const rice = dish.first('grain')
    const side = scene.random.chance(0.5) ? 1 : -1
    if (rice?.look.grain && dish.scene.vessel === 'bowl') return wokfulInBowl(stage, rice, side)
    plate(scene, { radius: 352, ...setting.ceramic, deep: 10 })
    if (rice?.look.grain && rice.grams > 60) {
      // More or less behind it.
      const tilt =
        dish.eggs.length || dish.pieces.some((each) => dish.isBeside(each)) ? -0.15 : scene.random.between(-0.15, 0.75)
      const [across, down] = [Math.cos(tilt), Math.sin(tilt)]
      grainHeap(scene, rice, { x: scene.x - side * 122 * across, y: scene.y - 116 * down + 8, radius: 190 })
      const at = { x: scene.x + side * 88 * across, y: scene.y + 74 * down - 6, radius: 206 }
      if (dish.scene.style === 'slabs') braisedSlabs(scene, dish, at)
      else wokful(scene, dish, at)
      if (dish.eggStyle === 'fried' && dish.eggs.length) friedEgg(scene, scene.x - side * 150, scene.y + 30, 118)
    } else wokful(scene, dish, { x: scene.x, y: scene.y, radius: 248 })
    for (const part of dish.pieces.filter((each) => dish.isBeside(each)))
      pile(scene, part, { x: scene.x + 10, y: scene.y - 214, radius: 92 }, 1.5)
    wedges(scene, dish, 282, 46)
  },
}
