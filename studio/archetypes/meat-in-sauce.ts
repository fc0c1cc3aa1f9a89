// Chicken as it lies in a thick sauce: boned thighs, bites, thighs on the bone, and large pieces of potato with it.
// Each is drawn with the sauce of its dish on it.
import { lightness, mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_CLARITY } from '#studio/liquids.ts'
import { STEWED_REACH } from '#studio/looks/animal.ts'
import { cookedPiece, type Main, type Piece, piece } from '#studio/looks/look.ts'
import type { Tones } from '#studio/mixing.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { boiledLamb } from '#studio/shapes/boiled-lamb.ts'
import { braisedThigh } from '#studio/shapes/braised-thigh.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { type SaucedMeatLook, saucedMeat } from '#studio/shapes/sauced-meat.ts'
import { type StewedCubeSauce, stewedCube } from '#studio/shapes/stewed-cube.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'
import { isCreamy, sauceOf } from './stew-sauce.ts'
import { isManyOnions } from './stewed-onions.ts'

/** Thighs left whole are at least this large; cut smaller than a bite, they are bites. */
const [WHOLE_THIGH, BITE] = [60, 38]
const DARK_SAUCE = 30

const [CREAM_MEAT, GOLDEN, PAN_BROWN] = [rgb('#f9ead0'), rgb('#dc9a4c'), rgb('#74380f')]
/** Yogurt and spices that dried on it over the fire. */
const [TANDOOR, CHARRED] = [rgb('#e8892c'), rgb('#3f1808')]
const SPICED = rgb('#f0b45c')
const CARAMEL = rgb('#8a4212')

/** Null for what is drawn as anything else in a pot. */
export function meatInSauce(dish: Dish, part: Part): Part | null {
  const { look, cut, piece: usual } = part
  const { main } = look
  if (!usual) return null
  // Beside a cutlet they are the sauce's own vegetables, not stones on it.
  if (dish.scene.as === 'cutlet' && /^potato/.test(part.name)) return potatoInSauce(part, sauceOf(dish), 0.3, 26)
  if (isLargePotato(part) && dish.first('poultry'))
    return potatoInSauce(part, sauceOf(dish), dish.scene.as === 'pile' ? 0.9 : 0.5)
  if (main && isNamedMeat(dish, part)) return cut === 'cube' ? braised(dish, part) : searedStrips(dish, part)
  if (!main || look.kind !== 'poultry' || main.form === 'mince') return null
  // A broth is no sauce.
  if (dish.scene.liquid && dish.scene.liquid !== 'tomato' && LIQUID_CLARITY[dish.scene.liquid]) return null
  if (main.form === 'drumstick' && usual.reach > WHOLE_THIGH && cut !== 'half')
    return { ...part, grams: part.grams * 1.7, piece: onTheBone(dish, main) }
  if (main.form === 'drumstick' && usual.reach > BITE) {
    // Halves of what comes whole.
    const reach = usual.reach * (cut === 'half' && usual.reach > WHOLE_THIGH ? 0.76 : 1)
    return { ...part, grams: part.grams * 2, piece: inItsSauce(dish, part, main, reach) }
  }
  const bites = (cut === 'cube' || cut === 'plain' || cut === 'chop') && usual.reach < BITE
  return bites ? { ...part, piece: inItsSauce(dish, part, main, 30) } : null
}

const [BRAISED, BRAISED_INSIDE, BROWNED_CRUST] = [rgb('#9c5a30'), rgb('#d8a878'), rgb('#4a2410')]
const SEARED_INSIDE = rgb('#b47a58')

/** Meat that the steps cut thin comes without a cut of its own. */
const STRIPS: readonly Part['cut'][] = ['strip', 'slice', 'plain']

/** Cubes of lamb or beef that a stew is about, or strips of it in a cream sauce. */
function isNamedMeat(dish: Dish, { name, look, cut }: Part): boolean {
  const { scene } = dish
  return (
    scene.main !== '' &&
    !scene.as &&
    name.includes(scene.main) &&
    look.kind === 'meat' &&
    (cut === 'cube' || (STRIPS.includes(cut) && isCreamy(dish)))
  )
}

/** What simmered in a broth without being browned. */
function boiled(part: Part): Part {
  const chunk = piece('slice', 39, (s, x, y, k) => boiledLamb(s, x, y, s.random.between(36, 44) * Math.min(k, 1.15)))
  return { ...part, grams: part.grams * 1.3, piece: { ...chunk, sauced: true } }
}

const SLOW_COOKED = { flesh: rgb('#8a5434'), fat: mix(BRAISED, BRAISED_INSIDE, 0.45), sear: BROWNED_CRUST }

const BRIGHT_SAUCE = 48

function clingingSauce(dish: Dish): StewedCubeSauce {
  const tones = sauceOf(dish)
  // A film of green over brown would be gray.
  if (tones.light[1] > tones.light[0]) return { ...tones, over: 0.3, hides: 0.98 }
  // A bright sauce in patches on its top would look like paint.
  return lightness(tones.light) > BRIGHT_SAUCE ? { ...tones, over: 0.1, hides: 0.72 } : tones
}

/** Large cubes, brown on the outside. */
function braised(dish: Dish, part: Part): Part {
  if (dish.scene.liquid === 'pale') return boiled(part)
  const sauce = { ...clingingSauce(dish), sunk: 0.16 }
  const draw: Piece['draw'] = (s, x, y, k) => stewedCube(s, x, y, cutByHand(s, 30) * k, SLOW_COOKED, sauce)
  return { ...part, grams: part.grams * 1.1, piece: { ...piece('slice', 38, draw), sauced: true } }
}

/** Beef, lamb and goat among other things: the sauce of the dish is at their feet. */
export function cubesInSauce(dish: Dish, part: Part): Part {
  const { main, kind } = part.look
  if (!main || kind !== 'meat' || part.piece?.reach !== STEWED_REACH) return part
  const sauce = clingingSauce(dish)
  const draw: Piece['draw'] = (s, x, y, k) => stewedCube(s, x, y, cutByHand(s, 27) * k, main, sauce)
  return { ...part, piece: { ...part.piece, draw } }
}

/** Thin strips from a hot pan, laid back into the sauce for a minute: brown all over, bent, most of each in the open. */
function searedStrips(dish: Dish, part: Part): Part {
  const look: SaucedMeatLook = {
    inside: SEARED_INSIDE,
    outside: BRAISED,
    crust: BROWNED_CRUST,
    sauce: sauceOf(dish),
    browned: 1.1,
    coated: 0.3,
    tall: 0.8,
    long: [1.7, 2.4],
    ends: 0.8,
  }
  const draw: Piece['draw'] = (s, x, y, k) => saucedMeat(s, x, y, cutByHand(s, 25) * k, look)
  return { ...part, grams: part.grams * 1.8, piece: { ...piece('slice', 30, draw), sauced: true } }
}

/** How its own color and that of the sauce come together. */
export function saucedLook(dish: Dish, part: Part, { flesh, fat, sear }: Omit<Main, 'form'>): SaucedMeatLook {
  const sauce = sauceOf(dish)
  const grilled = part.done === 'grilled' || part.done === 'charred' || dish.called(/tikka/)
  const dark = lightness(sauce.dark) < DARK_SAUCE
  const pale = mix(mix(fat, CREAM_MEAT, 0.7), SPICED, grilled ? 0.75 : 0)
  // Under a heap of golden onions it is known by its brown.
  const smothered = dish.parts.some(isManyOnions)
  const gold = mix(flesh, grilled ? TANDOOR : GOLDEN, grilled ? 0.88 : 0.5)
  return {
    inside: dark || smothered ? mix(pale, GOLDEN, smothered ? 0.5 : 0.25) : pale,
    // A sauce that cooked down to caramel glazes it.
    outside: dark ? mix(gold, CARAMEL, 0.4) : gold,
    crust: grilled ? CHARRED : mix(sear, PAN_BROWN, 0.7),
    sauce,
    // What ends in a cream sauce was only turned in the pan.
    browned: grilled ? 1.15 : isCreamy(dish) ? 0.75 : smothered ? 1.5 : 1,
    ...(smothered && { foot: 0.6 }),
    spotted: grilled,
    coated: smothered ? 0.16 : grilled ? 0.2 : 0.5,
  }
}

function inItsSauce(dish: Dish, part: Part, main: Main, reach: number): Piece {
  const look = saucedLook(dish, part, main)
  const small = reach < BITE
  const shape: Partial<SaucedMeatLook> = small
    ? { tall: 0.82, long: [1.02, 1.4], ends: 0.9, coated: look.coated * 0.9 }
    : {}
  return {
    ...piece('slice', reach, (s, x, y, k) =>
      saucedMeat(s, x, y, cutByHand(s, reach * (small ? 1.06 : 1.02)) * k, { ...look, ...shape }),
    ),
    sauced: true,
  }
}

const [BOILED_SKIN, BOILED_BEEF, TENDER] = [rgb('#efcf94'), rgb('#a87a58'), rgb('#d6a880')]

/** As large as a thigh, and not to be sunk until only its corners show. */
function isLargePotato({ name, cut, grams }: Part): boolean {
  return /potato/.test(name) && !/sweet/.test(name) && cut === 'cube' && grams >= 600
}

function potatoInSauce(part: Part, sauce: Tones, coated: number, size = 36): Part {
  const chunk = cookedPiece('slice', size * 0.86, (s, x, y, k) =>
    cutPotato(s, x, y, cutByHand(s, size) * k, { sauce, coated }),
  )
  return { ...part, piece: { ...chunk, sauced: true } }
}

const PEELED_POTATO = cookedPiece('chunk', 40, (s, x, y, k) => {
  const size = s.random.between(36, 44) * k
  cutPotato(s, x, y, size * 1.05, { crumbly: 0.3 })
})
/** Halves, most of them the same way. */
const BOILED_CARROT = cookedPiece('chunk', 30, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(88, 116) * k,
    radius: s.random.between(14, 18) * k,
    turn: -0.5 + s.random.bell() * 0.7,
    browned: 0,
    halved: s.random.chance(0.5),
  }),
)

/** Chicken, beef and potatoes that were boiled for their broth and cut up: large, with clear fibers, wet. */
export function fromTheBroth(dish: Dish, part: Part): Part | null {
  const { main, kind } = part.look
  const bird = kind === 'poultry'
  if (/potato/.test(part.name)) return { ...part, grams: part.grams * 0.9, piece: PEELED_POTATO }
  if (/carrot/.test(part.name)) return { ...part, grams: part.grams * 1.4, piece: BOILED_CARROT }
  if (bird && main?.form === 'drumstick') {
    const look = { ...main, browned: 0.42 }
    const thigh = piece('slice', 52, (s, x, y, k) =>
      braisedThigh(s, x, y, s.random.between(54, 60) * k, Math.atan2(y - s.y, x - s.x) + s.random.bell() * 0.5, look),
    )
    return { ...part, piece: { ...thigh, span: 66 } }
  }
  if (!main || !(bird || (kind === 'meat' && (main.form === 'roast' || main.form === 'steak')))) return null
  if (!bird) {
    const shank = { flesh: mix(main.flesh, BOILED_BEEF, 0.85), fat: TENDER, sear: mix(main.sear, BOILED_BEEF, 0.6) }
    const chunk = piece('slice', 36, (s, x, y, k) => stewedCube(s, x, y, cutByHand(s, 32) * k, shank))
    return { ...part, grams: part.grams * 1.2, piece: chunk }
  }
  const look: SaucedMeatLook = {
    inside: mix(main.fat, CREAM_MEAT, 0.8),
    outside: BOILED_SKIN,
    crust: GOLDEN,
    sauce: sauceOf(dish),
    browned: 0.4,
    coated: 0.12,
    tall: 0.74,
    ends: 0.95,
  }
  const size = 44
  return {
    ...part,
    piece: piece('slice', size, (s, x, y, k) => saucedMeat(s, x, y, cutByHand(s, size) * k, look)),
  }
}

/** Bites of chicken that a pilaf is about, and that were browned before the rice went in. */
export function onRice({ scene }: Dish, parts: readonly Part[]): boolean {
  return (
    scene.main !== '' &&
    !scene.as &&
    parts.some(({ name, look }) => name.includes(scene.main) && look.kind === 'poultry' && look.main)
  )
}

/** Most pieces are a little small, some are large. */
function cutByHand({ random }: Scene, size: number): number {
  return size * (random.chance(0.3) ? random.between(1.02, 1.2) : random.between(0.74, 0.98))
}

/** Skin up, in its sauce. */
function onTheBone(dish: Dish, main: Main): Piece {
  const sauce = sauceOf(dish)
  const look = { ...main, browned: 1, sauce, coated: 0.42 }
  return {
    // The bones point to the middle, where they do not stick out of the pot.
    ...piece('slice', 58, (s, x, y, k) =>
      braisedThigh(s, x, y, s.random.between(57, 68) * k, Math.atan2(s.y - y, s.x - x) + s.random.bell() * 0.8, look),
    ),
    span: 70,
    sauced: true,
  }
}
