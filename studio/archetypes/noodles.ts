import { mix, type Rgb, rgb, scaled, stained, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { sauced, washed } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss, wedges } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import { eggFold } from '#studio/shapes/egg-folds.ts'
import { noodles as layNoodles } from '#studio/shapes/noodle-tangle.ts'
import { softStrip } from '#studio/shapes/soft-strip.ts'
import { mound } from '#studio/shapes/surface.ts'
import { curdBlock } from '#studio/shapes/tofu.ts'
import { bowl, plate } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'
import { braisedNoodles } from './braised-noodles.ts'
import { composeOnNoodles } from './composed-noodles.ts'
import { layOnNoodles } from './topped-noodles.ts'
import { looseStrands, PASTA_RISE } from './tossed-pasta.ts'

/** Strand colors: the noodle's own, stained by the sauce. */
export function soaked(colour: Rgb, dish: Dish, share: number): Rgb[] {
  const sauce = dish.sauce.light
  return [
    stained(colour, sauce, share),
    stained(scaled(colour, 0.93), sauce, share * 1.2),
    stained(scaled(colour, 1.06), sauce, share * 0.7),
  ]
}

const RICE_WHITE = rgb('#fff8e8')

/** Soy, oil and the heat of the wok: a brown that is warm, not grey. */
const WOK = rgb('#c77a22')

/** Where it gathered. */
const SOY = rgb('#8a4a12')

/** Sour and sweet, with palm sugar: a light orange. */
const TAMARIND = rgb('#e08a34')
/** What flat rice noodles turn to in it, once they have drunk it up. */
const TAMARIND_TAN = rgb('#dda83c')

/** Glass noodles of sweet potato starch, clear and brown with soy and sugar. */
const SWEET_POTATO = rgb('#b87428')
const CLEAR_GOLD = rgb('#e6a848')

/** The colors of noodles that were fried in their sauce. */
function fried(colour: Rgb, dish: Dish): Rgb[] {
  // Soy dyes more than peanut butter, and oil and garlic hardly at all.
  const soy = dish.has(/soy sauce|tamari|tamarind|oyster sauce/)
  // Thick ones are paler to begin with.
  const thick = (dish.first('noodle')?.look.strand ?? 0) > 8 ? 0.06 : 0
  const share = !soy ? 0.2 : dish.has(/peanut butter|sesame paste|tahini/) ? 0.3 : 0.46 + thick
  // Glass noodles stay clear, but for those of japchae, which drink their sauce.
  const clear = dish.has(/glass noodle|cellophane/) && !dish.called(/japchae/) ? 0.25 : 1
  const ribbons = isFlatRice(dish)
  const own = clear < 1 ? mix(colour, rgb('#fff2d0'), 0.4) : ribbons ? mix(colour, RICE_WHITE, 0.7) : colour
  const body = dish.called(/japchae/)
    ? SWEET_POTATO
    : stained(
        own,
        dish.has(/tamarind/) ? TAMARIND : mix(dish.sauce.light, WOK, soy ? 0.85 : 0.6),
        share * (ribbons ? 0.55 : clear),
      )
  if (dish.called(/japchae/)) return [body, scaled(body, 0.82), mix(body, CLEAR_GOLD, 0.45)]
  if (ribbons && dish.has(/tamarind/))
    return [TAMARIND_TAN, mix(TAMARIND_TAN, rgb('#b87c14'), 0.4), mix(TAMARIND_TAN, rgb('#f6d878'), 0.45)]
  return [body, scaled(body, 0.9), mix(body, WHITE, 0.08)]
}

/** Ground nuts or sesame whisked with cooking water: a thick sauce that coats every strand. */
const NUT_BUTTER = /peanut butter|sesame paste|tahini/
const NUT_SAUCE = rgb('#c98f4a')

/** In the wok strands stay fine; thick ones read as rope at the size of a card, but for udon, which are known by it. */
const FINE = 0.68
const UDON = 0.92

/** Pad thai and pho: flat, white, as wide as a finger is thick. */
export function isFlatRice(dish: Dish): boolean {
  return /flat rice/.test(dish.first('noodle')?.name ?? '')
}

/** For strands that are bands. */
export const FLAT = 0

export function strandsOf(dish: Dish): { colour: Rgb; strand: number } {
  const noodle = dish.first('noodle')
  return { colour: noodle?.look.colour ?? rgb('#ecc878'), strand: noodle?.look.strand ?? 5.8 }
}

/** White where it broke, golden where it met the pan. */
const CRISP_TOFU = { pale: rgb('#fff1d2'), gold: rgb('#e9b152'), brown: rgb('#a8621c'), crisp: 1 }
const TOFU_CRUMBS = cookedPiece('chunk', 11, (s, x, y, k) => {
  const size = s.random.chance(0.3) ? s.random.between(12, 15) : s.random.between(6, 11)
  curdBlock(s, x, y, { size: size * k, tall: s.random.between(0.7, 0.95) }, CRISP_TOFU)
})

/** Tofu that was crumbled into the pan and fried until crisp. */
function crumbled(part: Part): Part {
  const fine = part.look.kind === 'tofu' && ['chop', 'mince', 'shred'].includes(part.cut)
  return fine ? { ...part, piece: TOFU_CRUMBS } : part
}

const WOK_CABBAGE = {
  leaves: ['#c6cf7c', '#d8d898', '#aabf60', '#e4dfae'].map(rgb),
  rib: rgb('#f6f4da'),
  brown: rgb('#a8702c'),
}
const CABBAGE = cookedPiece('slice', 25, (s, x, y, k) =>
  softStrip(s, x, y, s.random.between(50, 84) * k, s.random.between(15, 27) * k, WOK_CABBAGE),
)

/** Strips that went through the wok in a minute lie flat on the noodles. */
function inFlatStrips(part: Part): Part {
  const shreds = part.cut === 'shred' && /^(green |white |savoy )?cabbage/.test(part.name) && part.piece?.done
  return shreds ? { ...part, grams: part.grams * 1.6, piece: CABBAGE } : part
}

/** Florets and raw vegetables are what one sees first among strands of one color; as fine as the noodles they would be lost. */
function shown(part: Part): Part {
  const { piece } = part
  const raw = part.done === null || part.done === 'raw'
  const fine = raw && part.look.kind !== 'herb' && (part.cut === 'shred' || part.cut === 'strip')
  if (!piece || !(fine || /broccoli/.test(part.name))) return part
  const larger = fine ? 1.32 : 1.2
  const draw: typeof piece.draw = (scene, x, y, k) => piece.draw(scene, x, y, k * larger)
  return { ...part, grams: part.grams * 1.9, piece: { ...piece, reach: piece.reach * (fine ? 1.15 : 1), draw } }
}

export const stirFriedNoodles: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['three-quarter', 'close', 'above'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'braised') return braisedNoodles(stage)
    const onPlate = scene.random.chance(0.5) ? dish.scene.vessel !== 'bowl' : dish.scene.vessel === 'plate'
    if (onPlate) plate(scene, { radius: 350, ...setting.ceramic, deep: 14 })
    else bowl(scene, { radius: 335, ...setting.ceramic, depth: 82 })
    const reach = onPlate ? 245 : 270
    const { colour, strand: whole } = strandsOf(dish)
    const ribbons = isFlatRice(dish)
    const strand = ribbons ? whole * 0.85 : Math.max(3.4, whole * (whole > 8 ? UDON : FINE))
    const topped = dish.scene.style === 'topped'
    const composed = dish.scene.style === 'composed'
    const plain = topped || composed
    const white = /rice|vermicelli/.test(dish.first('noodle')?.name ?? '')
    const colours = plain
      ? soaked(mix(colour, white ? RICE_WHITE : WHITE, white ? 0.8 : 0), dish, white ? 0.02 : 0.1)
      : fried(colour, dish)
    const ground = scaled(colours[1] ?? colour, plain ? (white ? 0.92 : 0.82) : ribbons ? 0.86 : 0.72)
    mound(scene, {
      radius: reach * 0.84,
      rise: 42,
      base: onPlate ? 22 : 34,
      dark: scaled(ground, 0.8),
      light: ground,
      rough: 8,
      grain: 0.06,
    })
    const area = around(scene, reach)
    const flat = ribbons ? FLAT : 1
    const glassy = dish.has(/glass noodle|cellophane/)
    const creamy =
      !topped && !(composed && white) && dish.has(NUT_BUTTER)
        ? sauced(NUT_SAUCE, 0.5, scene.random.between(0, 99), 0.4)
        : !plain && dish.has(/soy sauce|tamari/) && !ribbons
          ? washed(SOY, whole > 8 ? 0.3 : 0.16, scene.random.between(0, 99))
          : null
    scene.field.withFinish(creamy, () =>
      heaped(scene, area, PASTA_RISE, () =>
        layNoodles(
          scene,
          Math.round(1350 / strand),
          reach * 1.04,
          strand,
          colours,
          scene.x,
          scene.y,
          glassy ? 0.8 : 0.6,
          flat,
        ),
      ),
    )
    if (composed) composeOnNoodles(scene, dish, reach)
    else if (topped) layOnNoodles(scene, dish, reach)
    else {
      // Whole leaves would hide the noodles.
      const leaves = dish.pieces.filter(({ piece, cut }) => piece?.layer === 'leaf' && cut !== 'shred')
      toss(scene, leaves, around(scene, reach * 0.8), { cover: glassy ? 0.22 : 0.34, rise: 16 })
      const others = dish.pieces
        .filter((part) => !leaves.includes(part))
        .map(crumbled)
        .map(inFlatStrips)
        .map(shown)
      // Batons of tofu would lie below sprouts and egg.
      const batons = others.filter(({ look, cut }) => ribbons && look.kind === 'tofu' && cut === 'strip')
      const mixed = others.filter((part) => !batons.includes(part))
      // Nothing stands over the edge of the heap.
      toss(scene, mixed, around(scene, reach * 0.79), {
        cover: dish.scene.style === 'scrambled' ? 0.42 : dish.scene.style === 'tossed' ? 1.15 : 0.66,
        rise: 24,
        ...(whole > 8 && { crowd: crowdOf(scene, around(scene, reach * 0.79), 0.5) }),
      })
      if (dish.scene.style === 'scrambled')
        heaped(scene, around(scene, reach), 16, () => {
          for (const [x, y] of scene.spots(15, reach * 0.72))
            eggFold(scene, x, y, scene.random.between(26, 46), rgb('#f8c93c'))
        })
      if (batons.length) toss(scene, batons, around(scene, reach * 0.74), { cover: 0.27, scale: 0.82, rise: 18 })
      looseStrands(scene, Math.round((whole > 8 ? 60 : 95) / strand), reach * 0.82, strand, colours, flat)
      // Crisp crumbs go on last, or the sauce would soften them.
      const crumbs = others.filter(({ piece }) => piece === TOFU_CRUMBS)
      toss(scene, crumbs, around(scene, reach * 0.5), { cover: 0.75, scale: 1.25, rise: 22 })
    }
    if (!plain) garnish(scene, dish, around(scene, reach * 0.8))
    wedges(scene, dish, 235)
  },
}
