// Pieces that look different in a pot than on a plate: chicken on the bone, portions of fish, whole heads of greens.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { LIQUID_TONES } from '#studio/liquids.ts'
import { cookedPiece, crumbs, piece } from '#studio/looks/look.ts'
import { type Part, pieceOnceCooked } from '#studio/part.ts'
import { bokChoyQuarter } from '#studio/shapes/bok-choy.ts'
import { braisedThigh } from '#studio/shapes/braised-thigh.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { cauliflowerCrown } from '#studio/shapes/cauliflower-crown.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { eggplantChunk } from '#studio/shapes/eggplant-chunk.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { torn } from '#studio/shapes/pieces.ts'
import { poachedFish } from '#studio/shapes/poached-fish.ts'
import { simmeredWedge } from '#studio/shapes/simmered-wedge.ts'
import { smokedSausage } from '#studio/shapes/smoked-sausage.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { stewedBite } from '#studio/shapes/stewed-bite.ts'
import { stewedChicken } from '#studio/shapes/stewed-chicken.ts'
import { stewedFish } from '#studio/shapes/stewed-fish.ts'
import { thickPotatoSlice } from '#studio/shapes/table-potatoes.ts'
import { trumpet } from '#studio/shapes/trumpet.ts'
import { curdsInSauce } from './curds-in-sauce.ts'
import { inBorscht } from './in-borscht.ts'
import { fromTheBroth } from './meat-in-sauce.ts'
import { withCookedMushrooms } from './stewed-mushrooms.ts'
import { brownOnion, isManyOnions, jamOnion } from './stewed-onions.ts'
import { BROWN_BEAN, broadPepper, cutByHand, SOFT_STICK, stainedPotato } from './stewed-pieces.ts'

const WHITE_FLESH = 80
/** Thighs left whole are at least this large. */
const WHOLE_THIGH = 60
/** Cut smaller than this it is a bite. */
const BITE = 38
/** Meats that simmered together, lifted out and cut up. */
const BOILED_DINNER = /cocido/

const [CRUMB, CRUST] = [rgb('#f3cf86'), rgb('#935018')]
const CARAMEL = rgb('#9a4c14')
const DARK_SAUCE = 30
const CURRIED = rgb('#f2cb68')
const CREAM_MEAT = rgb('#f6e2bc')
/** Yogurt and spices that dried on it over the fire. */
const TANDOOR = rgb('#e58a2e')
const [PAN_GOLD, PAN_BROWN, CHARRED] = [rgb('#dc9c40'), rgb('#94501a'), rgb('#3d1d0b')]

export function fromThePot(dish: Dish, raw: Part): Part {
  const part = withCookedMushrooms(raw)
  const { look, name, cut, grams, piece: usual } = part
  if (!usual) return part
  if (dish.called(BOILED_DINNER)) {
    const boiled = fromTheBroth(dish, part)
    if (boiled) return boiled
  }
  // Curds of it are as large as its meat.
  if (/melon seed/.test(name)) return { ...part, grams: grams * 3 }
  // A few wedges of cabbage among much else are small ones.
  if (
    /cabbage/.test(name) &&
    cut === 'wedge' &&
    grams < 0.26 * dish.simmered.reduce((sum, each) => sum + each.grams, 0)
  )
    return { ...part, grams: grams * 0.5, piece: { ...usual, draw: (s, x, y, k) => usual.draw(s, x, y, k * 0.6) } }
  // In a pale broth nothing hides its leaves.
  if (/cabbage/.test(name) && cut === 'wedge' && dish.scene.liquid === 'pale')
    return {
      ...part,
      grams: grams * 1.3,
      piece: cookedPiece('slice', 49, (s, x, y, k) =>
        simmeredWedge(s, x, y, s.random.between(60, 72) * Math.min(k, 1.2)),
      ),
    }
  // Halved, they were boned.
  if (look.main?.form === 'drumstick' && usual.reach > WHOLE_THIGH && cut !== 'half') {
    const thigh = { ...look.main, browned: 0.8 }
    const bone = piece('slice', 66, (s, x, y, k) => braisedThigh(s, x, y, 68 * k, s.random.angle(), thigh))
    return { ...part, grams: grams * 1.6, piece: bone }
  }
  // Peppers that a scene asks for are no longer a seasoning.
  if (/bell pepper/.test(name) && dish.scene.show.some((word) => name.includes(word)))
    return { ...part, grams: part.grams * 6, piece: broadPepper(look.colour) }
  const { main } = look
  // Boned thighs, whole or halved.
  if (main?.form === 'drumstick' && usual.reach > BITE) {
    // Halves of what comes whole.
    const reach = usual.reach * (cut === 'half' && usual.reach > WHOLE_THIGH ? 0.76 : 1)
    const size = reach * 1.1
    // A sauce that cooked down to caramel glazes it.
    const dark = dish.scene.liquid === 'roux' ? 0.55 : 0
    const glazed = {
      flesh: mix(main.flesh, CARAMEL, dark),
      fat: mix(main.fat, CARAMEL, dark * 0.8),
      sear: scaled(main.sear, 1 - dark * 0.5),
    }
    return { ...part, piece: piece('slice', reach, (s, x, y, k) => stewedChicken(s, x, y, size * k, glazed)) }
  }
  const bites = look.kind === 'poultry' && (cut === 'cube' || cut === 'plain') && usual.reach < BITE
  if (main && bites && main.form !== 'mince') return asBites(dish, part, main)
  if (look.kind === 'fish' && main && (cut === 'cube' || cut === 'plain') && part.done !== 'fried') {
    // Salmon for a soup is cut into bites.
    const white = lightness(main.flesh) > WHITE_FLESH
    const size = white ? 50 : 40
    const { dark, light } = dish.scene.liquid ? LIQUID_TONES[dish.scene.liquid] : dish.sauce
    const film = mix(dark, light, 0.6)
    const chunk = cookedPiece('slice', size * 1.12, (s, x, y, k) => {
      const half = s.random.between(0.82, 1.16) * size * k
      if (white) poachedFish(s, x, y, half, film)
      else stewedFish(s, x, y, half, main)
    })
    return { ...part, grams: part.grams * 1.8, piece: chunk }
  }
  // A handful of greens does not hide the shrimp.
  if (look.kind === 'leaf' && dish.first('seafood'))
    return { ...part, grams: part.grams * (dish.called(/shrimp|prawn/) ? 0.17 : 0.3) }
  if (/bok choy|pak choi/.test(name) && (cut === 'half' || cut === 'wedge'))
    return {
      ...part,
      piece: piece('slice', 74, (s, x, y, k) => bokChoyQuarter(s, x, y, (cut === 'half' ? 86 : 76) * k)),
    }
  if (dish.called(/borscht/)) return inBorscht(part)
  // Plump with sauce, and what a tagine is named after.
  if (/prune/.test(name) && dish.called(/tagine/))
    return {
      ...part,
      grams: part.grams * 0.8,
      piece: { ...usual, reach: usual.reach * 1.2, draw: (s, x, y, k) => usual.draw(s, x, y, k * 1.12) },
    }
  // Discs of sausage are what a gumbo is known by.
  if (/andouille/.test(name) && cut === 'slice')
    return {
      ...part,
      grams: part.grams * 2,
      piece: cookedPiece('slice', 26, (s, x, y, k) => smokedSausage(s, x, y, s.random.between(26, 32) * k)),
    }
  // Under fish they were laid in rounds, so thick that they keep their edge.
  if (/potato/.test(name) && cut === 'slice' && dish.first('fish'))
    return { ...part, piece: cookedPiece('slice', 36, (s, x, y, k) => thickPotatoSlice(s, x, y, 40 * k)) }
  // Slices and halves of potato look like egg in a sauce.
  if (/potato/.test(name) && !/sweet/.test(name) && (cut === 'half' || cut === 'slice') && !dish.called(/cholent/)) {
    // About joints of meat they are small, and stewed until they took the sauce's color.
    if (dish.scene.as === 'drumsticks')
      return { ...part, grams: grams * 0.8, piece: stainedPotato(sauceTones(dish), 30, 0.25) }
    const look = { crumbly: 0.3, sauce: sauceTones(dish), coated: 0.16 }
    return { ...part, piece: cookedPiece('chunk', 33, (s, x, y, k) => cutPotato(s, x, y, 42 * k, look)) }
  }
  // Halved and sliced: their slices are small.
  const sliced = cut === 'slice' || (cut === 'half' && usual.reach < 25)
  if (isManyOnions(part) && sliced && part.done && part.done !== 'raw')
    return { ...part, piece: dish.scene.style === 'gratin' ? brownOnion : jamOnion }
  // Rounds of a pale root look like egg or mushroom.
  const dice = look.boiled?.cube
  if (/parsnip|celeriac|celery root|turnip|kohlrabi|rutabaga/.test(name) && cut === 'slice' && dice)
    return { ...part, piece: dice }
  if (/^tomato/.test(name) && cut === 'slice' && part.done === 'soft')
    return {
      ...part,
      piece: cookedPiece('slice', 30, (s, x, y, k) => soupTomato(s, x, y, s.random.between(28, 42) * k)),
    }
  // Among so many onions there are few carrots.
  if (/carrot/.test(name) && dish.simmered.some(isManyOnions))
    return { ...part, grams: part.grams * 0.35, ...(cut === 'strip' && { piece: SOFT_STICK }) }
  const softened = look.boiled?.[cut]
  if (/sweet potato/.test(name) && softened) return { ...part, piece: softened }
  // What such a stew is about.
  if (/shrimp|prawn/.test(name) && look.kind === 'seafood' && dish.called(/shrimp|prawn/))
    return {
      ...part,
      grams: part.grams * 1.4,
      piece: { ...usual, draw: (s, x, y, k) => usual.draw(s, x, y, k * s.random.between(0.96, 1.16)) },
    }
  // Halves that slumped in the pan.
  if (/cherry tomato/.test(name) && part.done && part.done !== 'raw' && cut === 'half')
    return {
      ...part,
      grams: part.grams * 0.7,
      piece: cookedPiece('slice', 24, (s, x, y, k) => burstTomato(s, x, y, s.random.between(20, 27) * k, 0)),
    }
  // Rings shrink as they simmer.
  if (/squid|calamari/.test(name))
    return {
      ...part,
      grams: part.grams * 1.5,
      piece: { ...usual, reach: usual.reach * 0.72, draw: (s, x, y, k) => usual.draw(s, x, y, k * 0.7) },
    }
  // In a curry they are bites, round from simmering and yellow with it, and the sauce lies on them.
  if (/potato/.test(name) && !/sweet/.test(name) && cut === 'cube' && dish.called(/curry/)) {
    const look = { flesh: CURRIED, crumbly: 0.35, sauce: sauceTones(dish), coated: 0.45 }
    const bite = cookedPiece('chunk', 29, (s, x, y, k) => cutPotato(s, x, y, s.random.between(26, 36) * k, look))
    return { ...part, grams: grams * 0.8, piece: { ...bite, sauced: true } }
  }
  // A night in the oven browns them through.
  if (/potato/.test(name) && dish.called(/cholent/))
    return { ...part, grams: grams * 0.6, piece: stainedPotato(sauceTones(dish), 33, 0.55) }
  // And makes beans of all kinds one brown.
  if (look.kind === 'legume' && dish.called(/cholent/)) return { ...part, piece: { ...BROWN_BEAN, sauced: true } }
  if (/eggplant/.test(name) && (cut === 'cube' || cut === 'plain'))
    return {
      ...part,
      grams: part.grams * 1.3,
      piece: cookedPiece('chunk', 29, (s, x, y, k) => eggplantChunk(s, x, y, 35 * k, part.done === 'roasted')),
    }
  // Yesterday's bread, toasted and torn.
  if (look.kind === 'bread')
    return {
      ...part,
      piece: cookedPiece('chunk', 36, (s, x, y, k) => torn(s, x, y, s.random.between(34, 50) * k, CRUMB, CRUST)),
    }
  // Shreds as fine as grass say less than a leaf.
  if (/\bkale/.test(name) && cut === 'shred' && dish.simmered.length > 2)
    return { ...part, grams: part.grams * 0.3, piece: pieceOnceCooked(look, 'plain', 'soft') ?? usual }
  const curds = curdsInSauce(part, sauceTones(dish))
  if (curds) return curds
  if (/cauliflower/.test(name) && (cut === 'plain' || cut === 'cube')) {
    const { dark, light } = sauceTones(dish)
    const sauce = mix(dark, light, 0.7)
    const crown = cookedPiece('chunk', 31, (s, x, y, k) =>
      cauliflowerCrown(s, x, y, s.random.between(24, 38) * k, sauce),
    )
    return { ...part, piece: crown }
  }
  // Few, and known by their shape.
  if (/chanterelle/.test(name))
    return {
      ...part,
      grams: part.grams * 1.3,
      piece: cookedPiece('slice', 34, (s, x, y, k) => trumpet(s, x, y, s.random.between(38, 54) * k)),
    }
  if (/mushroom/.test(name) && cut === 'chop' && dish.called(/mapo/))
    return { ...part, grams: part.grams * 0.5, piece: crumbs(10, rgb('#6a3a1c')) }
  return part
}

function sauceTones(dish: Dish): { dark: Rgb; light: Rgb } {
  return dish.scene.liquid ? LIQUID_TONES[dish.scene.liquid] : dish.sauce
}

const BITE_REACH = 32

/** Chicken that is drawn with its sauce already on it. */
export function isBite({ look, piece: drawn }: Part): boolean {
  return look.kind === 'poultry' && drawn?.reach === BITE_REACH
}

/** Bites of chicken: pale golden faces, browned corners; those from a skewer are charred. */
function asBites(dish: Dish, part: Part, { flesh, fat, sear }: MeatColours): Part {
  const { dark, light } = sauceTones(dish)
  const grilled = part.done === 'grilled' || part.done === 'charred' || dish.called(/tikka/)
  // A dark sauce has soaked in.
  const soaked = mix(
    mix(fat, CREAM_MEAT, 0.6),
    mix(flesh, light, 0.6),
    lightness(dark) < DARK_SAUCE ? 0.6 : grilled ? 0.6 : 0.42,
  )
  const colours = {
    inside: soaked,
    outside: grilled ? mix(flesh, TANDOOR, 0.75) : mix(flesh, PAN_GOLD, 0.6),
    crust: grilled ? CHARRED : mix(sear, PAN_BROWN, 0.7),
    sauce: mix(dark, light, 0.72),
    browned: grilled ? 1.12 : 0.85,
  }
  return {
    ...part,
    piece: piece('chunk', BITE_REACH, (s, x, y, k) => stewedBite(s, x, y, cutByHand(s, 34) * k, colours)),
  }
}
