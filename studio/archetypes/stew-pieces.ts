// Pieces that look different in a pot than on a plate: chicken on the bone, portions of fish, whole heads of greens.
import { lightness, mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { cookedPiece, crumbs, type Piece, piece } from '#studio/looks/look.ts'
import { type Part, pieceOnceCooked, withFinish } from '#studio/part.ts'
import { braisedBokChoy } from '#studio/shapes/braised-bok-choy.ts'
import { limpRibbon } from '#studio/shapes/cooked-greens.ts'
import { sausageCoin } from '#studio/shapes/meat.ts'
import { boiledPotato } from '#studio/shapes/potatoes.ts'
import { skinOnThigh } from '#studio/shapes/skin-on-thigh.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'
import { soupTomato } from '#studio/shapes/soup-tomato.ts'
import { stewedChicken } from '#studio/shapes/stewed-chicken.ts'
import { stewedFish } from '#studio/shapes/stewed-fish.ts'
import { stewedMushroom } from '#studio/shapes/stewed-mushroom.ts'

const WHITE_FLESH = 80
/** Thighs left whole are at least this large. */
const WHOLE_THIGH = 60
/** Cut smaller than this it is a bite. */
const BITE = 38
/** Chicken that went into the pot without being browned. */
const POACHED = /pipian|cocido/

const BROWN = rgb('#5a3216')
const TANNED = rgb('#b5762c')

/** Eggplant that drank its oil: brown and shining. */
const OILY: Finish = (out) => {
  out.red += (BROWN[0] - out.red) * 0.45
  out.green += (BROWN[1] - out.green) * 0.45
  out.blue += (BROWN[2] - out.blue) * 0.45
  out.gloss = Math.min(1, out.gloss + 0.4)
}

/** Of several sizes, as they come from a cap. */
const simmeredMushroom = cookedPiece('slice', 25, (s, x, y, k) => stewedMushroom(s, x, y, s.random.between(22, 38) * k))

/** So many that they are what the dish is made of. */
export function isManyOnions({ name, grams }: Part): boolean {
  return /onion/.test(name) && grams > 400
}

const onionStrands = (width: number, flesh: string, edge: string): Piece =>
  cookedPiece('slice', 15, (s, x, y, k) =>
    softOnion(s, x, y, s.random.between(52, 92) * k, width, rgb(flesh), rgb(edge)),
  )
const jammyOnion = onionStrands(0.17, '#efc888', '#a8641e')
/** An hour in the pan: they have shrunk to strands. */
const brownOnion = onionStrands(0.09, '#cf9244', '#7a3f14')

/** Oyster mushrooms stay pale in a broth. */
const tornMushroom = cookedPiece('slice', 22, (s, x, y, k) => {
  const pale = rgb(s.random.pick(['#c9a878', '#b8925f', '#a9804f']))
  limpRibbon(s, x, y, s.random.between(50, 84) * k, s.random.between(18, 28) * k, pale)
})

/** Mushrooms as they come from the pan or the pot; others as they are. */
export function withCookedMushrooms(part: Part): Part {
  if (/oyster mushroom/.test(part.name) && part.piece) return { ...part, piece: tornMushroom }
  const sliced = part.cut === 'slice' || part.cut === 'plain' || part.cut === 'half' || part.cut === 'wedge'
  const caps = /mushroom|porcini|cremini/.test(part.name) && !/enoki|wood ear|chanterelle/.test(part.name)
  return part.piece && caps && sliced && part.done !== 'raw' ? { ...part, piece: simmeredMushroom } : part
}

export function fromThePot(dish: Dish, raw: Part): Part {
  const part = withCookedMushrooms(raw)
  const { look, name, cut, piece: usual } = part
  if (!usual) return part
  if (look.main?.form === 'drumstick' && usual.reach > WHOLE_THIGH) {
    const { flesh, fat, sear } = look.main
    const pale = dish.called(POACHED)
    const colours = pale ? { flesh: mix(flesh, fat, 0.3), fat, sear: mix(sear, flesh, 0.3) } : look.main
    const bone = piece('slice', pale ? 50 : 66, (s, x, y, k) =>
      skinOnThigh(s, x, y, (pale ? 58 : 70) * k, s.random.angle(), colours),
    )
    return { ...part, piece: bone }
  }
  // Peppers that a scene asks for are no longer a seasoning.
  if (/bell pepper/.test(name) && dish.scene.show.some((word) => name.includes(word)))
    return { ...part, grams: part.grams * 3.5 }
  const { main } = look
  // Boned thighs, whole or halved.
  if (main?.form === 'drumstick' && usual.reach > BITE) {
    const size = usual.reach * 1.1
    return { ...part, piece: piece('slice', usual.reach, (s, x, y, k) => stewedChicken(s, x, y, size * k, main)) }
  }
  if (look.kind === 'fish' && main && (cut === 'cube' || cut === 'plain') && part.done !== 'fried') {
    // Salmon for a soup is cut into bites.
    const size = lightness(main.flesh) > WHITE_FLESH ? 50 : 40
    const chunk = cookedPiece('slice', size * 1.12, (s, x, y, k) =>
      stewedFish(s, x, y, s.random.between(0.82, 1.16) * size * k, main),
    )
    return { ...part, grams: part.grams * 1.8, piece: chunk }
  }
  if (/bok choy|pak choi/.test(name) && (cut === 'half' || cut === 'wedge'))
    return {
      ...part,
      piece: piece('slice', 74, (s, x, y, k) => braisedBokChoy(s, x, y, (cut === 'half' ? 86 : 76) * k)),
    }
  if (dish.called(/borscht/)) return inBorscht(part)
  // Plump with sauce, and what a tagine is named after.
  if (/prune/.test(name))
    return {
      ...part,
      piece: { ...usual, reach: usual.reach * 1.3, draw: (s, x, y, k) => usual.draw(s, x, y, k * 1.45) },
    }
  // Discs of sausage are what a gumbo is known by.
  if (/andouille/.test(name) && cut === 'slice')
    return {
      ...part,
      grams: part.grams * 2,
      piece: cookedPiece('slice', 25, (s, x, y, k) => sausageCoin(s, x, y, 29 * k, rgb('#5f1a0e'), rgb('#b04a2c'))),
    }
  // Slices and halves of potato look like egg in a sauce.
  if (/potato/.test(name) && !/sweet/.test(name) && (cut === 'half' || cut === 'slice') && !dish.called(/cholent/))
    return { ...part, piece: cookedPiece('chunk', 33, (s, x, y, k) => boiledPotato(s, x, y, 40 * k)) }
  // Halved and sliced: their slices are small.
  const sliced = cut === 'slice' || (cut === 'half' && usual.reach < 25)
  if (isManyOnions(part) && sliced && part.done && part.done !== 'raw')
    return { ...part, piece: dish.scene.style === 'gratin' ? brownOnion : jammyOnion }
  // Rounds of a pale root look like egg or mushroom.
  const dice = look.boiled?.cube
  if (/parsnip|celeriac|celery root|turnip|kohlrabi|rutabaga/.test(name) && cut === 'slice' && dice)
    return { ...part, piece: dice }
  if (/^tomato/.test(name) && cut === 'slice' && part.done === 'soft')
    return {
      ...part,
      piece: cookedPiece('slice', 30, (s, x, y, k) => soupTomato(s, x, y, s.random.between(28, 42) * k)),
    }
  const softened = look.boiled?.[cut]
  if (/sweet potato/.test(name) && softened) return { ...part, piece: softened }
  // What such a stew is about.
  if (/shrimp|prawn/.test(name) && look.kind === 'seafood' && dish.called(/shrimp|prawn/))
    return {
      ...part,
      piece: { ...usual, reach: usual.reach * 1.15, draw: (s, x, y, k) => usual.draw(s, x, y, k * 1.3) },
    }
  // A night in the oven browns them through.
  if (/potato/.test(name) && dish.called(/cholent/)) return withFinish(largeChunk(part), sauced(TANNED, 0.5, 7))
  if (/eggplant/.test(name) && dish.grams('cream') === 0) return withFinish(part, OILY)
  // Shreds as fine as grass say less than a leaf.
  if (/\bkale/.test(name) && cut === 'shred' && dish.simmered.length > 2)
    return { ...part, grams: part.grams * 0.3, piece: pieceOnceCooked(look, 'plain', 'soft') ?? usual }
  if (/mushroom/.test(name) && cut === 'chop' && dish.called(/mapo/))
    return { ...part, grams: part.grams * 0.5, piece: crumbs(10, rgb('#6a3a1c')) }
  return part
}

/** Half a potato with its edges boiled round, far larger than a bean. */
function largeChunk(part: Part): Part {
  const dice = part.look.boiled?.cube ?? part.look.cooked?.cube ?? part.look.pieces.cube
  if (!dice) return part
  return { ...part, piece: { ...dice, reach: dice.reach * 1.5, draw: (s, x, y, k) => dice.draw(s, x, y, k * 1.6) } }
}

/** Beets in thick matchsticks are what one sees; cabbage and carrots have lost themselves among them. */
function inBorscht(part: Part): Part {
  const { name, look, grams } = part
  if (/beet/.test(name)) return { ...part, grams: grams * 1.3, piece: look.pieces.strip ?? part.piece }
  if (/cabbage|carrot/.test(name)) return { ...part, grams: grams * 0.25 }
  return part
}
