// Bowls that are composed on top: smoothie bowls and grain bowls.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, pile, toss, wedges } from '#studio/laying.ts'
import { type Piece, piece } from '#studio/looks/look.ts'
import { TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { slicedAvocado } from '#studio/shapes/avocado.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { pouredSauce, type Spoonful } from '#studio/shapes/poured-sauce.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { curdCrumble } from '#studio/shapes/tofu.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'
import { centerOf, layCenter } from './bowl-centers.ts'
import { creamOf } from './cream-and-oil.ts'
import { freshHerbs, herbsOver } from './herbs-over.ts'

export const smoothieBowl: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 320, ...setting.ceramic, depth: 82 })
    const { dark, light } = dish.blend
    liquid(scene, { level: 62, radius: 295, dark, light, gloss: 0.5, rough: 5, swirl: 1 })
    const rows = dish.parts.filter((part) => part.piece && ['fruit', 'nut', 'seed', 'sweet'].includes(part.look.kind))
    const lines = rows.slice(0, 5)
    const turn = scene.random.between(-0.5, 0.5)
    lines.forEach((part, i) => {
      const off = (i - (lines.length - 1) / 2) * Math.min(84, 330 / lines.length)
      const half = Math.sqrt(245 ** 2 - off ** 2) * 0.92
      const small = part.piece && part.piece.reach < 15
      const count = Math.max(5, Math.round(half / (part.piece?.reach ?? 30)))
      for (let j = 0; j < count; j++) {
        const along = (j / (count - 1) - 0.5) * 2 * half
        const x = scene.x + off * Math.cos(turn) - along * Math.sin(turn)
        const y = scene.y + off * Math.sin(turn) + along * Math.cos(turn)
        if (!small) part.piece?.draw(scene, x, y, 1)
        else for (let n = 0; n < 4; n++) part.piece?.draw(scene, ...scene.spot(22, x, y), 1)
      }
    })
    garnish(scene, dish, around(scene, 200), 0.5)
  },
}

/** Foods in sectors about the middle, as a bowl is composed. */
export function arrangeSectors(scene: Scene, parts: readonly Part[], distance: number, radius: number): void {
  const start = scene.random.angle()
  parts.forEach((part, i) => {
    const [x, y] = scene.polar(start + (i / parts.length) * TAU, distance)
    pile(scene, part, { x, y, radius }, part.piece && part.piece.reach > 44 ? 0.6 : 1.3)
  })
}

/** What is turned in the sauce before it comes into the bowl. */
const GLAZED = new Set(['poultry', 'meat', 'tofu'])

function coated(part: Part, sauce: Finish): Part {
  const { piece } = part
  if (!piece) return part
  const draw: Piece['draw'] = (scene, x, y, k) => scene.field.withFinish(sauce, () => piece.draw(scene, x, y, k))
  return { ...part, piece: { ...piece, draw } }
}

/** Spices that roasted onto it: brown and red, dry. */
const RUB = sauced(rgb('#9c4f16'), 0.46, 7, 0.12)

function isRubbed(dish: Dish, { look, done }: Part): boolean {
  return look.kind === 'poultry' && done === 'roasted' && dish.has(/paprika/) && dish.has(/cumin/)
}

const NUT_SAUCE = rgb('#d39a52')

/** Thick and smooth, spooned over the middle, where it runs together and over what lies there. */
function nutSauce(scene: Scene): void {
  const { random } = scene
  const spoonfuls = Array.from({ length: 7 }, (_, i): Spoonful => {
    const [x, y] = scene.polar(
      (i / 7) * TAU + random.bell() * 0.3,
      i % 2 ? random.between(84, 128) : random.between(20, 60),
    )
    return [x, y, i % 2 ? random.between(20, 30) : random.between(32, 42)]
  })
  pouredSauce(scene, spoonfuls, { dark: scaled(NUT_SAUCE, 0.86), light: mix(NUT_SAUCE, WHITE, 0.16), thick: 7 })
}

const BRAISED = { pale: rgb('#e08a4a'), gold: rgb('#c9561c'), brown: rgb('#7d2c0e'), crisp: 0.8 }

/** Tofu that was grated, fried and braised in a red sauce: small crumbles, no blocks. */
function sofritas(part: Part): Part {
  if (part.look.kind !== 'tofu' || part.cut !== 'shred') return part
  const crumble = piece('chunk', 11, (s, x, y, k) => curdCrumble(s, x, y, 13 * k, BRAISED))
  return { ...part, piece: crumble }
}

/** A fried egg crowns the bowl. */
function isOnTop(part: Part, dish: Dish): boolean {
  return part.look.kind === 'egg' && dish.eggStyle === 'fried'
}

/** Pushed over into a fan. */
function isSlicedAvocado({ name, cut }: Part): boolean {
  return /^avocado/.test(name) && (cut === 'slice' || cut === 'plain')
}

/** Grams. */
const LITTLE = 70
const PALE_RICE = rgb('#f4e6c6')

interface Layout {
  /** The radius of a heap. */
  reach: number
  /** Where the middle of a heap is. */
  at: (i: number) => Point
}

/** Where the heaps lie: all around, or fanned out along one side with the grain beside them. */
function laidOut(scene: Scene, dish: Dish, parts: readonly Part[]): Layout {
  const start = scene.random.angle()
  const count = parts.length
  const reach = Math.min(132, 640 / Math.max(count, 4))
  // Behind what lies in the middle.
  if (dish.scene.style === 'centered')
    return {
      reach: Math.min(124, 400 / Math.max(count, 3)),
      at: (i) => scene.polar(Math.PI * (1 + (i + 0.5) / count), 190),
    }
  if (dish.scene.style === 'fan') {
    const spread = Math.min(1.25, 0.34 * count) * Math.PI
    return {
      reach: Math.min(126, 520 / Math.max(count, 3)),
      at: (i) => scene.polar(start + (count > 1 ? i / (count - 1) - 0.5 : 0) * spread, 178),
    }
  }
  return { reach, at: (i) => scene.polar(start + (i / count) * TAU, 158) }
}

export const grainBowl: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 335, ...setting.ceramic, depth: 82 })
    const grain = dish.first('grain')
    const tone = grain?.look.colour ?? dish.tone
    mound(scene, { radius: 300, rise: 22, base: 44, dark: scaled(tone, 0.85), light: tone, rough: 4 })
    const own = grain?.look.grain
    // Brown rice is paler where brown beans lie on it.
    const look =
      own && dish.scene.style === 'centered' && own.light[1] < PALE_RICE[1]
        ? { ...own, light: mix(own.light, PALE_RICE, 0.5), dark: mix(own.dark, PALE_RICE, 0.4) }
        : own
    if (look) grains(scene, grainCount(look, 295), 295, look)
    const shown = dish.pieces.filter((part) => !isOnTop(part, dish)).slice(0, 7)
    // A spoonful of chopped onion is strewn on, not heaped.
    const center = centerOf(dish, shown)
    const strewn = shown.filter((part) => part !== center && shown.length > 4 && part.grams < LITTLE)
    const parts = shown.filter((part) => part !== center && !strewn.includes(part))
    // A sauce of ground nuts is spooned over the bowl, not boiled down in the pan.
    const nutty = dish.has(/peanut butter|almond butter/)
    const glaze = dish.grams('sauce') > 30 && !nutty ? sauced(dish.sauce.dark, 0.5, scene.random.between(0, 99)) : null
    const tossed = parts.map(sofritas).map((part) => {
      const coat = isRubbed(dish, part) ? RUB : GLAZED.has(part.look.kind) ? glaze : null
      return coat ? coated(part, coat) : part
    })
    const { reach, at } = laidOut(scene, dish, tossed)
    tossed.forEach((part, i) => {
      const [x, y] = at(i)
      const fine = (part.piece?.reach ?? 0) < 15 && part.look.kind !== 'legume'
      const large = (part.piece?.reach ?? 0) > 44
      if (isSlicedAvocado(part)) slicedAvocado(scene, { x, y, radius: reach * 0.9 })
      else pile(scene, part, { x, y, radius: large ? reach * 0.8 : reach }, large ? 0.7 : 1.35, fine ? 1.2 : 1.1)
    })
    if (center) layCenter(scene, dish, center, scene.x, scene.y + 72)
    toss(scene, strewn, around(scene, 190), { cover: 0.2 })
    if (dish.eggs.some((part) => isOnTop(part, dish))) friedEgg(scene, scene.x, scene.y, 104)
    // A sauce of yogurt that was not poured over stands in the middle.
    const spooned = dish.first('cream')
    if (spooned && spooned.grams > 80 && !dish.drizzled)
      dollop(scene, scene.x, scene.y, 78, mix(spooned.look.colour, rgb('#f3e3c0'), dish.has(/tahini/) ? 0.5 : 0.1))
    if (nutty && !creamOf(dish)) nutSauce(scene)
    herbsOver(scene, freshHerbs(dish).slice(0, 2), { x: scene.x, y: scene.y, radius: 54 }, 7, 0.95)
    garnish(scene, dish, center ? { x: scene.x, y: scene.y + 60, radius: 150 } : around(scene, 210))
    // A thin sauce has soaked in; only a creamy one is seen.
    const cream = creamOf(dish)
    if (cream) zigzag(scene, 130, 6, 4.5, cream)
    wedges(scene, dish, 235, 46)
  },
}
