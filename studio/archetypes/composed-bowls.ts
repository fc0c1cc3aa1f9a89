// Bowls that are composed on top: porridge, smoothie bowls, grain bowls.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { type Finish, put, type Sample } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { around, garnish, pile, toss, wedges } from '#studio/laying.ts'
import type { Piece } from '#studio/looks/look.ts'
import { tones } from '#studio/mixing.ts'
import { layeredNoise, smooth, TAU } from '#studio/noise.ts'
import { isCookedIn, type Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { runout, zigzag } from '#studio/shapes/drizzle.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM, type Stage } from './archetype.ts'
import { creamOf } from './cream-and-oil.ts'
import { freshHerbs, herbsOver } from './herbs-over.ts'

const HONEY = rgb('#c47a1c')
const JUICE = rgb('#7a1638')
const MILK = rgb('#fdf8ec')
const CRISP = { gold: rgb('#f0c668'), brown: rgb('#a8641e') }

const PORRIDGE_KINDS = new Set(['grain', 'cream', 'liquid', 'sweet', 'spice', 'flour'])

export const porridge: Archetype = {
  steams: true,
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  cutlery: 'spoon',
  draw(stage) {
    const { scene, dish, setting } = stage
    bowl(scene, { radius: 325, ...setting.ceramic, depth: 82 })
    if (dish.scene.style === 'crumbs') return crumbsInMilk(stage)
    const grain = dish.first('grain')
    const { dark, light } = tones(
      mix(
        dish.blended((part) => PORRIDGE_KINDS.has(part.look.kind)).light,
        grain?.look.colour ?? rgb(dish.has(/rye/) ? '#a8835a' : '#eedfc0'),
        dish.has(/rye/) ? 0.75 : 0.4,
      ),
    )
    const flakes = grain?.look.grain
    if (isSmooth(dish)) return smoothPorridge(scene, dish)
    liquid(scene, { level: 62, radius: 300, dark, light, gloss: 0.45, rough: 9 })
    if (flakes)
      grains(scene, 900, 290, { ...flakes, light, dark: mix(dark, flakes.dark, 0.25), length: flakes.length * 0.72 })
    // Deep enough in the middle that only the tops of the flakes stand out of it.
    if (flakes) liquid(scene, { level: 63, radius: 300, dark, light, gloss: 0.5, rough: 9, clear: 7 })
    if (dish.first('cream')) milkRing(scene)
    const tops = dish
      .of('fruit', 'vegetable', 'leaf', 'meat', 'seafood', 'egg', 'poultry')
      .filter(({ piece }) => piece && (piece.layer !== 'garnish' || dish.garnishes.length > 3))
    const stewed = dish.called(/(warm|hot|stewed) (\w+ )?(berr|cherr|plum)/)
    const juice = tops.find(({ name, done }) => /berr|cherr|plum/.test(name) && (stewed || done === 'soft'))
    if (juice) {
      // Fruit that was warmed until its juice ran.
      runout(scene, scene.x, scene.y, 235, scaled(JUICE, 0.9))
      toss(scene, tops, around(scene, 150), { cover: 1.1, scale: 1.05 })
    } else if (tops.length > 1 && scene.random.chance(0.5)) arrangeSectors(scene, tops.slice(0, 4), 128, 106)
    else toss(scene, tops, around(scene, 190), { cover: 0.85, scale: 1.1 })
    garnish(scene, dish, around(scene, 205), 1.3, 1.15)
    const sweet = dish.parts.find((part) => /honey|maple|syrup|molasses/.test(part.name) && !isCookedIn(part))
    if (sweet && !juice) zigzag(scene, 150, 5, 4.2, HONEY)
  },
}

/** Cooked from flour: thin enough to drink. */
function isSmooth(dish: Dish): boolean {
  return dish.called(/\buji\b/)
}

/** Millet flour is tan; nut butter and cinnamon make it browner. */
function smoothPorridge(scene: Scene, dish: Dish): void {
  const { dark, light } = tones(dish.has(/peanut butter/) ? rgb('#d3a267') : rgb('#cfae80'))
  liquid(scene, { level: 64, radius: 303, dark, light, gloss: 0.9, rough: 1.2, swirl: 0.8 })
  const tops = dish.of('fruit').filter(({ piece }) => piece && piece.layer !== 'garnish')
  toss(scene, tops, around(scene, 165), { cover: 0.6, scale: 1.15, afloat: 72 })
  waterline(scene, { level: 64, radius: 296, dark, light, climb: 6 })
  sheen(scene, { level: 64, radius: 300, share: 0.22 })
  garnish(scene, dish, around(scene, 150), 0.8)
}

/** Milk that was poured on and stands about the edge. */
function milkRing(scene: Scene): void {
  const seed = scene.random.between(0, 99)
  const lit = (x: number, y: number, out: Sample): boolean => {
    const r = Math.hypot(x, y)
    const shore = 236 + 70 * layeredNoise(x * 0.012 + seed, y * 0.012, 3)
    out.alpha = 0.85 * smooth(shore - 6, shore + 8, r) * smooth(303, 298, r)
    return out.alpha > 0 && put(out, MILK, 0, 0.9)
  }
  scene.field.stamp(scene.x, scene.y, 304, 0, lit, 'decal')
}

/** Couche-couche: fried cornmeal broken into crumbs, some of them crisp, in cold milk. */
function crumbsInMilk({ scene, dish }: Stage): void {
  const milk = mix(dish.find(/milk/)?.look.colour ?? MILK, MILK, 0.5)
  liquid(scene, { level: 58, radius: 303, dark: scaled(milk, 0.95), light: milk, gloss: 0.9, rough: 1.5 })
  const meal = mix(dish.first('grain')?.look.colour ?? CRISP.gold, CRISP.gold, 0.6)
  mound(scene, { radius: 238, rise: 40, base: 36, dark: mix(meal, CRISP.brown, 0.6), light: meal, rough: 12 })
  for (let i = 0; i < 620; i++) {
    const [x, y] = scene.spot(i < 540 ? 222 : 262)
    const size = scene.random.between(4, 9) + 15 * scene.random.unit() ** 3
    crumb(scene, x, y, size, mix(meal, CRISP.brown, scene.random.unit() ** 3), 0.12)
  }
  const fruit = dish.of('fruit').filter((part) => part.piece)
  toss(scene, fruit, { x: scene.x + 24, y: scene.y - 16, radius: 140 }, { cover: 0.75 })
  if (dish.has(/honey|syrup/)) zigzag(scene, 130, 5, 4.4, HONEY)
  garnish(scene, dish, around(scene, 185))
}

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

/** A fried egg crowns the bowl. */
function isOnTop(part: Part, dish: Dish): boolean {
  return part.look.kind === 'egg' && dish.eggStyle === 'fried'
}

/** Grams. */
const LITTLE = 70

export const grainBowl: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    bowl(scene, { radius: 335, ...setting.ceramic, depth: 82 })
    const grain = dish.first('grain')
    const tone = grain?.look.colour ?? dish.tone
    mound(scene, { radius: 300, rise: 22, base: 44, dark: scaled(tone, 0.85), light: tone, rough: 4 })
    const look = grain?.look.grain
    if (look) grains(scene, grainCount(look, 295), 295, look)
    const shown = dish.pieces.filter((part) => !isOnTop(part, dish)).slice(0, 7)
    // A spoonful of chopped onion is strewn on, not heaped.
    const strewn = shown.filter((part) => shown.length > 4 && part.grams < LITTLE)
    const parts = shown.filter((part) => !strewn.includes(part))
    const glaze = dish.grams('sauce') > 30 ? sauced(dish.sauce.dark, 0.5, scene.random.between(0, 99)) : null
    const tossed = parts.map((part) => (GLAZED.has(part.look.kind) && glaze ? coated(part, glaze) : part))
    const start = scene.random.angle()
    const reach = Math.min(132, 640 / Math.max(parts.length, 4))
    tossed.forEach((part, i) => {
      const [x, y] = scene.polar(start + (i / tossed.length) * TAU, 158)
      const fine = (part.piece?.reach ?? 0) < 15 && part.look.kind !== 'legume'
      const large = (part.piece?.reach ?? 0) > 44
      pile(scene, part, { x, y, radius: large ? reach * 0.8 : reach }, large ? 0.7 : 1.35, fine ? 1.35 : 1.1)
    })
    toss(scene, strewn, around(scene, 190), { cover: 0.2 })
    if (dish.eggs.some((part) => isOnTop(part, dish))) friedEgg(scene, scene.x, scene.y, 104)
    // A sauce of yogurt that was not poured over stands in the middle.
    const spooned = dish.first('cream')
    if (spooned && spooned.grams > 80 && !dish.drizzled)
      dollop(scene, scene.x, scene.y, 78, mix(spooned.look.colour, rgb('#f3e3c0'), dish.has(/tahini/) ? 0.5 : 0.1))
    herbsOver(scene, freshHerbs(dish).slice(0, 2), { x: scene.x, y: scene.y, radius: 54 }, 7, 0.95)
    garnish(scene, dish, around(scene, 210))
    // A thin sauce has soaked in; only a creamy one is seen.
    const cream = creamOf(dish)
    if (cream) zigzag(scene, 130, 6, 4.5, cream)
    wedges(scene, dish, 235, 46)
  },
}
