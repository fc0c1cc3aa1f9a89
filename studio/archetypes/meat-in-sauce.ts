// Chicken as it lies in a thick sauce: boned thighs, bites, thighs on the bone. Each is drawn with the sauce of its dish on it.
import { lightness, mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_CLARITY } from '#studio/liquids.ts'
import { type Main, type Piece, piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { braisedThigh } from '#studio/shapes/braised-thigh.ts'
import { type SaucedMeatLook, saucedMeat } from '#studio/shapes/sauced-meat.ts'
import { isCreamy, sauceOf } from './stew-sauce.ts'

/** Thighs left whole are at least this large; cut smaller than a bite, they are bites. */
const [WHOLE_THIGH, BITE] = [60, 38]
const DARK_SAUCE = 30

const [CREAM_MEAT, GOLDEN, PAN_BROWN] = [rgb('#f9ead0'), rgb('#dc9a4c'), rgb('#84451a')]
/** Yogurt and spices that dried on it over the fire. */
const [TANDOOR, CHARRED] = [rgb('#e0812a'), rgb('#3a1a0a')]
const CARAMEL = rgb('#8a4212')

/** Null for what is drawn as anything else in a pot. */
export function meatInSauce(dish: Dish, part: Part): Part | null {
  const { look, cut, piece: usual } = part
  const { main } = look
  if (!usual || !main || main.form === 'mince') return null
  // A broth is no sauce.
  if (dish.scene.liquid && dish.scene.liquid !== 'tomato' && LIQUID_CLARITY[dish.scene.liquid]) return null
  if (look.kind === 'meat') return process.env['OLDMEAT'] ? null : braised(dish, part, main)
  if (look.kind !== 'poultry') return null
  if (main.form === 'drumstick' && usual.reach > WHOLE_THIGH && cut !== 'half')
    return { ...part, grams: part.grams * 1.1, piece: onTheBone(dish, main) }
  if (main.form === 'drumstick' && usual.reach > BITE) {
    // Halves of what comes whole.
    const reach = usual.reach * (cut === 'half' && usual.reach > WHOLE_THIGH ? 0.76 : 1)
    return { ...part, grams: part.grams * 2, piece: inItsSauce(dish, part, main, reach) }
  }
  const bites = (cut === 'cube' || cut === 'plain' || cut === 'chop') && usual.reach < BITE
  return bites ? { ...part, piece: inItsSauce(dish, part, main, 30) } : null
}

/** How its own color and that of the sauce come together. */
export function saucedLook(dish: Dish, part: Part, { flesh, fat, sear }: Omit<Main, 'form'>): SaucedMeatLook {
  const sauce = sauceOf(dish)
  const grilled = part.done === 'grilled' || part.done === 'charred' || dish.called(/tikka/)
  const dark = lightness(sauce.dark) < DARK_SAUCE
  const pale = mix(fat, CREAM_MEAT, 0.7)
  const gold = mix(flesh, grilled ? TANDOOR : GOLDEN, grilled ? 0.7 : 0.5)
  return {
    inside: dark ? mix(pale, GOLDEN, 0.25) : pale,
    // A sauce that cooked down to caramel glazes it.
    outside: dark ? mix(gold, CARAMEL, 0.4) : gold,
    crust: grilled ? CHARRED : mix(sear, PAN_BROWN, 0.7),
    sauce,
    // What ends in a cream sauce was only turned in the pan.
    browned: grilled ? 1.1 : isCreamy(dish) ? 0.5 : 1,
    coated: grilled ? 0.5 : 0.46,
  }
}

function inItsSauce(dish: Dish, part: Part, main: Main, reach: number): Piece {
  const look = saucedLook(dish, part, main)
  const small = reach < BITE
  const shape: Partial<SaucedMeatLook> = small
    ? { tall: 0.82, long: [1.02, 1.4], ends: 0.9, outside: mix(look.outside, look.inside, 0.3), coated: look.coated * 0.85 }
    : {}
  return {
    ...piece('slice', reach, (s, x, y, k) =>
      saucedMeat(s, x, y, cutByHand(s, reach * (small ? 1.06 : 1.02)) * k, { ...look, ...shape }),
    ),
    sauced: true,
  }
}

const [BOILED_SKIN, BOILED_BEEF] = [rgb('#efcf94'), rgb('#9a6a48')]

/** Chicken and beef that were boiled for their broth and cut up: large, with clear fibers, wet. */
export function fromTheBroth(dish: Dish, part: Part): Part | null {
  const { main, kind } = part.look
  const bird = kind === 'poultry'
  if (!main || !(bird || (kind === 'meat' && main.form === 'roast'))) return null
  const look: SaucedMeatLook = {
    inside: bird ? mix(main.fat, CREAM_MEAT, 0.8) : mix(main.fat, TENDER, 0.6),
    outside: bird ? BOILED_SKIN : BOILED_BEEF,
    crust: bird ? GOLDEN : mix(main.sear, BOILED_BEEF, 0.4),
    sauce: sauceOf(dish),
    browned: 0.4,
    coated: 0.12,
    tall: 0.74,
    ends: 0.95,
  }
  const size = bird ? 44 : 38
  return { ...part, piece: piece('slice', size, (s, x, y, k) => saucedMeat(s, x, y, cutByHand(s, size) * k, look)) }
}

const [BURNT_SUGAR, GLAZE] = [rgb('#5a260a'), rgb('#b0601f')]

/** Bites that were browned in burnt sugar before the rice went in: the main thing of a pilaf, glazed. */
export function onRice({ scene }: Dish, parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const { main, kind } = part.look
    if (!scene.main || scene.as || !part.name.includes(scene.main) || kind !== 'poultry' || !main) return []
    const look: SaucedMeatLook = {
      inside: mix(main.fat, CREAM_MEAT, 0.4),
      outside: mix(main.flesh, GLAZE, 0.55),
      crust: BURNT_SUGAR,
      sauce: { dark: BURNT_SUGAR, light: GLAZE },
      browned: 0.9,
      coated: 0.4,
      tall: 0.8,
      ends: 0.75,
    }
    return [{ ...part, piece: piece('slice', 32, (s, x, y, k) => saucedMeat(s, x, y, cutByHand(s, 33) * k, look)) }]
  })
}

/** Most pieces are a little small, some are large. */
function cutByHand({ random }: Scene, size: number): number {
  return size * (random.chance(0.3) ? random.between(1.02, 1.2) : random.between(0.74, 0.98))
}

const [ROAST_BROWN, TENDER] = [rgb('#8f5530'), rgb('#c08a5e')]

/** Beef, lamb and pork that simmered until a fork goes in. */
function braised(dish: Dish, part: Part, { form, flesh, fat, sear }: Main): Part | null {
  const cubed = part.cut === 'cube' || part.cut === 'plain' || part.cut === 'chop'
  if (!cubed || (form !== 'roast' && form !== 'steak')) return null
  const sauce = sauceOf(dish)
  // Green over brown would be gray.
  const green = sauce.light[1] > sauce.light[0]
  const look: SaucedMeatLook = {
    inside: mix(mix(flesh, fat, 0.55), TENDER, 0.4),
    outside: mix(flesh, ROAST_BROWN, 0.45),
    crust: mix(sear, flesh, 0.2),
    sauce,
    browned: 0.9,
    coated: green ? 0.18 : 0.42,
    tall: 0.84,
    long: [1.02, 1.4],
    ends: 0.85,
  }
  const chunk = piece('slice', 28, (s, x, y, k) => saucedMeat(s, x, y, cutByHand(s, 31) * k, look))
  return { ...part, piece: { ...chunk, sauced: true } }
}

/** Skin up, in its sauce. */
function onTheBone(dish: Dish, main: Main): Piece {
  const sauce = sauceOf(dish)
  const look = { ...main, browned: 1, sauce, coated: 0.42 }
  return {
    ...piece('slice', 60, (s, x, y, k) =>
      braisedThigh(s, x, y, s.random.between(58, 68) * k, s.random.angle(), look),
    ),
    span: 84,
    sauced: true,
  }
}
