// One food of a dish: how much of it there is, how it is cut and cooked, and the piece that shows.
import { mix, rgb } from './colour.ts'
import type { Finish } from './field.ts'
import { boiledBird, boiledMeat, finishOf } from './finish.ts'
import { type Cut, type FoodLook, type Kind, type Piece, piece } from './looks/look.ts'
import type { Doneness } from './scene-spec.ts'
import type { Citrus } from './shapes/citrus.ts'
import { pulledChicken } from './shapes/pulled-chicken.ts'
import type { Treatment } from './treatment.ts'

export interface Part {
  name: string
  look: FoodLook
  grams: number
  cut: Cut
  /** What the steps did to it; null where they do not say. */
  done: Doneness | null
  /** How a piece of it is drawn; null when it melts into the dish. */
  piece: Piece | null
  /** Whether a blender or a masher made it smooth. */
  blended: boolean
}

/** Chopped tomatoes become the sauce; halves and wedges keep their shape. */
export function isMeltedTomato({ name, cut, done }: Part): boolean {
  if (!/tomato/.test(name) || /cherry/.test(name) || done === null || done === 'raw') return false
  return /crushed|canned/.test(name) || !['half', 'wedge', 'whole', 'slice'].includes(cut)
}

/** Onion and garlic that were chopped and then cooked: soft, glassy, no longer seen as pieces. */
export function isCookedDown({ name, cut, done }: Part): boolean {
  const small = cut === 'plain' || cut === 'chop' || cut === 'mince'
  return small && done !== null && done !== 'raw' && /onion|shallot|garlic/.test(name)
}

const AROMATIC = /garlic|ginger|galangal|lemongrass|lime lea/
const SCALLION = /scallion|spring onion/

const MELTING_HEAT: readonly (Doneness | null)[] = ['soft', 'baked', 'grilled', 'roasted']

/** Herbs, garlic and cheese that were cooked in are not strewn on top as well. */
export function isCookedIn({ name, look, done }: Part): boolean {
  if (done === null || done === 'raw') return false
  if (look.kind === 'cheese') return MELTING_HEAT.includes(done)
  if (look.kind === 'sweet') return done === 'soft'
  if (SCALLION.test(name)) return done === 'soft' || done === 'baked'
  return (look.kind === 'herb' && done !== 'fried') || AROMATIC.test(name)
}

/** The lemon or lime that comes to the table; one that was squeezed or cooked does not, except into a drink. */
export function citrusServed(parts: readonly Part[], types: readonly string[]): Citrus | null {
  const drink = types.some((type) => /beverage|drink/.test(type))
  const comes = (fruit: RegExp): boolean =>
    parts.some(
      ({ name, look, cut, done }) =>
        fruit.test(name) &&
        (drink || (look.citrus && cut !== 'mince' && (done === null || done === 'raw' || cut === 'wedge'))),
    )
  if (comes(/\blimes?\b/)) return { rind: rgb('#5f9a2a'), pulp: rgb('#bcd867') }
  if (comes(/\blemons?\b/)) return { rind: rgb('#f2c01c'), pulp: rgb('#f9e07a') }
  return null
}

/** What moist heat makes of it: limp onions and leaves. Dry heat keeps the shape and browns it. */
function isLimp(done: Doneness | null): boolean {
  return done === 'soft' || done === 'fried' || done === 'baked'
}

function isDryHeat(done: Doneness | null): boolean {
  return done === 'baked' || done === 'roasted' || done === 'charred' || done === 'grilled'
}

/** How a food is drawn after what the steps did to it. */
export function pieceOnceCooked(
  look: FoodLook,
  cut: Cut,
  done: Doneness | null,
  treatment?: Treatment,
): Piece | undefined {
  if (treatment?.dark && look.dark && cut !== 'chop' && cut !== 'mince') return look.dark
  const crusted = done !== null && done !== 'raw' && (done !== 'soft' || treatment?.browned)
  const browned = crusted ? (look.browned?.[cut] ?? look.browned?.plain) : undefined
  const boiled = done === 'soft' && !treatment?.browned ? look.boiled?.[cut] : undefined
  const limp = isLimp(done) ? (look.cooked?.[cut] ?? look.cooked?.plain) : undefined
  const roasted = isDryHeat(done) ? look.roasted?.[cut] : undefined
  return browned ?? boiled ?? roasted ?? limp ?? look.pieces[cut] ?? look.pieces.plain
}

/** The cut after the steps: blending or shredding overrides the cut in the ingredient list. */
export function cutAfter(listed: Cut, kind: Kind, treatment: Treatment | undefined): Cut {
  const collapsed = treatment?.collapsed && (kind === 'vegetable' || kind === 'fruit')
  const made = collapsed ? 'puree' : (treatment?.cut ?? null)
  if (kind === 'egg') return made === 'chop' || made === 'puree' ? 'chop' : listed
  if (made === null || kind === 'grain') return listed
  if (made === 'puree') return kind === 'herb' || kind === 'nut' || kind === 'spice' ? listed : 'puree'
  const meat = kind === 'meat' || kind === 'poultry' || kind === 'fish'
  if (meat && made === 'shred') return 'shred'
  const large = listed === 'half' || listed === 'wedge'
  if (listed !== 'plain' && listed !== 'whole' && !(large && made === 'chop')) return listed
  return kind === 'leaf' && made === 'slice' ? 'shred' : made
}

const DICE = 0.72

/** Diced vegetables are smaller than cubes and chunks, about a centimeter. */
export function asDiced(piece: Piece | null, kind: Kind, cut: Cut, preparation: string): Piece | null {
  const small = cut === 'cube' && /\bdice/i.test(preparation) && !/large/i.test(preparation)
  if (!piece || !small || (kind !== 'vegetable' && kind !== 'fruit')) return piece
  return { ...piece, reach: piece.reach * DICE, draw: (scene, x, y, k) => piece.draw(scene, x, y, k * DICE) }
}

/** Meat has its own cooked colors; herbs and nuts are strewn on as they are. */
const UNFINISHED: readonly Kind[] = ['meat', 'poultry', 'herb', 'nut', 'seed', 'egg', 'cheese', 'cream', 'sweet']

/** Cubes of halloumi, which brown in the pan instead of melting. */
const FRIED_CHEESE = 26
/** Larger pieces of chicken have their skin. */
const BITE = 60

export function finished(piece: Piece, kind: Kind, done: Doneness | null, browned: boolean): Piece {
  if (kind === 'meat' && done === 'soft' && !browned) return finishedWith(piece, () => boiledMeat)
  if (kind === 'poultry' && done === 'soft' && !browned && piece.reach > BITE)
    return finishedWith(piece, () => boiledBird)
  if (kind === 'cheese' && !piece.done && browned && done && done !== 'raw' && piece.reach > FRIED_CHEESE)
    return finishedWith(piece, (seed) => finishOf('fried', seed))
  if (!done || UNFINISHED.includes(kind) || (piece.done && done !== 'charred' && done !== 'grilled')) return piece
  // Kernels and crumbs blacken in spots.
  const heat = done === 'charred' && piece.reach < 12 ? 'baked' : done
  return finishedWith(piece, (seed) => finishOf(heat, seed))
}

/** Chicken pulled apart for a soup: larger than for a taco. */
export function tornInBroth(part: Part): Part {
  const { main } = part.look
  if (!main) return part
  const pale = mix(main.fat, rgb('#faecd0'), 0.45)
  const shade = mix(main.flesh, pale, 0.3)
  return {
    ...part,
    grams: part.grams * 0.7,
    piece: piece('slice', 30, (s, x, y, k) => pulledChicken(s, x, y, s.random.between(27, 46) * k, pale, shade)),
  }
}

/** What a pot does to it, whatever the steps say: leaves wilt, and strips of pepper go limp. */
export function softenedInPot(part: Part): Part {
  const { look, cut, done, name } = part
  const softens =
    (look.kind === 'leaf' && done === null) || /leek/.test(name) || (/bell pepper/.test(name) && look.boiled?.[cut])
  return softens && part.piece ? { ...part, piece: pieceOnceCooked(look, cut, 'soft') ?? part.piece } : part
}

function finishedWith(piece: Piece, finishFor: (seed: number) => Finish | null): Piece {
  return {
    ...piece,
    draw: (scene, x, y, k) => {
      scene.field.withFinish(finishFor(scene.random.between(0, 99)), () => piece.draw(scene, x, y, k))
    },
  }
}

/** The same food in a sauce or a dressing. */
export function withFinish(part: Part, finish: Finish): Part {
  return part.piece ? { ...part, piece: finishedWith(part.piece, () => finish) } : part
}
