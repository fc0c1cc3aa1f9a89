// How a food looks: what it is in a dish, its color, how strongly it dyes a sauce, and its pieces by cut.
import { mix, type Rgb, rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import type { PastaShape } from '#studio/shapes/pasta.ts'
import { baton, type CubeLook, crumb, cube, strip } from '#studio/shapes/pieces.ts'
import { headShred } from '#studio/shapes/shreds.ts'
import type { GrainLook } from '#studio/shapes/starches.ts'

export type Kind =
  | 'leaf'
  | 'vegetable'
  | 'fruit'
  | 'legume'
  | 'grain'
  | 'noodle'
  | 'pasta'
  | 'bread'
  | 'meat'
  | 'poultry'
  | 'fish'
  | 'seafood'
  | 'egg'
  | 'cheese'
  | 'tofu'
  | 'nut'
  | 'seed'
  | 'herb'
  | 'spice'
  | 'sauce'
  | 'liquid'
  | 'cream'
  | 'sweet'
  | 'fat'
  | 'flour'

export type Cut =
  | 'whole'
  | 'slice'
  | 'wedge'
  | 'half'
  | 'cube'
  | 'chop'
  | 'strip'
  | 'shred'
  | 'mince'
  | 'puree'
  | 'plain'

/** The order in which pieces are laid: leaves below, garnish on top. */
export type Layer = 'leaf' | 'chunk' | 'slice' | 'garnish'

export interface Piece {
  layer: Layer
  /** Radius of the area that one piece covers, in scene units. */
  reach: number
  /** How far a long, thin piece may reach from its middle, where that is more. */
  span?: number
  /** How far two of them keep from each other, in scene units: halves of an egg do not lie in one another. */
  apart?: number
  /** Drawn as it looks after cooking; heat adds nothing. */
  done?: true
  /** Drawn with the sauce of its dish on it. */
  sauced?: true
  /** `k` scales the piece; 1 is its size on a dinner plate. */
  draw: (scene: Scene, x: number, y: number, k: number) => void
}

export type MainForm =
  | 'fillet'
  | 'breast'
  | 'steak'
  | 'drumstick'
  | 'roast'
  | 'ribs'
  | 'sausage'
  | 'mince'
  | 'shellfish'
  | 'slab'

export interface Main {
  form: MainForm
  flesh: Rgb
  fat: Rgb
  sear: Rgb
}

export interface FoodLook {
  kind: Kind
  colour: Rgb
  /** How strongly a gram of it colors a sauce: 0 keeps to itself, 1 like tomato, 30 like paprika. */
  dye: number
  /** Pieces by cut; `plain` serves every cut that is not listed. Empty: the food melts into the dish. */
  pieces: Partial<Record<Cut, Piece>>
  /** Pieces after moist heat, where they look different: limp onions, wilted leaves. */
  cooked?: Partial<Record<Cut, Piece>>
  /** Pieces after boiling, where frying gives them other colors. */
  boiled?: Partial<Record<Cut, Piece>>
  /** Pieces after dry heat, where it does more than brown them: peppers that were peeled and torn. */
  roasted?: Partial<Record<Cut, Piece>>
  /** Pieces from the pan or the oven, where a crust changes them: tofu, fish. */
  browned?: Partial<Record<Cut, Piece>>
  /** Pieces after long, slow frying. */
  dark?: Piece
  main?: Main
  grain?: GrainLook
  /** Long noodles: the radius of a strand. */
  strand?: number
  pasta?: PastaShape
  citrus?: boolean
  /** The color of its flesh, where mashing it hides the skin. */
  inside?: Rgb
}

export interface Entry extends FoodLook {
  match: RegExp
}

export function piece(layer: Layer, reach: number, draw: Piece['draw']): Piece {
  return { layer, reach, draw }
}

/** A piece with the colors that cooking gives it. */
export function cookedPiece(layer: Layer, reach: number, draw: Piece['draw']): Piece {
  return { layer, reach, draw, done: true }
}

export function cubes(size: number, look: CubeLook, layer: Layer = 'chunk'): Piece {
  return piece(layer, size * 1.05, (scene, x, y, k) => cube(scene, x, y, size * k, look))
}

export function strips(
  length: number,
  radius: number,
  top: Rgb,
  edge: Rgb = top,
  bend = 1.2,
  layer: Layer = 'slice',
): Piece {
  return piece(layer, Math.sqrt((length * radius) / 2), (scene, x, y, k) => {
    strip(scene, x, y, length * k * scene.random.between(0.75, 1.15), radius * k, top, edge, bend)
  })
}

/** Sticks with flat sides, such as fries. */
export function batons(length: number, width: number, top: Rgb, side: Rgb): Piece {
  return piece('chunk', Math.sqrt((length * width) / 4), (scene, x, y, k) => {
    baton(scene, x, y, length * k, width * k, top, side)
  })
}

/** Shredded leaves. */
export function leafRibbons(length: number, width: number, leaves: readonly Rgb[], rib: Rgb): Piece {
  return piece('leaf', Math.sqrt((length * width) / 4), (scene, x, y, k) => {
    const size = length * k * scene.random.between(0.6, 1.15)
    headShred(scene, x, y, size, width * k, scene.random.pick(leaves), rib)
  })
}

export function crumbs(size: number, colour: Rgb, layer: Layer = 'chunk', gloss = 0.4): Piece {
  return piece(layer, size * 0.85, (scene, x, y, k) => crumb(scene, x, y, size * k, colour, gloss))
}

/** The cuts of a firm vegetable of one color. */
export function firm(colour: Rgb, top: Rgb = mix(colour, rgb('#fff2d0'), 0.18)): Partial<Record<Cut, Piece>> {
  return {
    plain: cubes(26, { side: colour, top, bump: 1.7 }),
    cube: cubes(24, { side: colour, top, bump: 1.7 }),
    chop: cubes(14, { side: colour, top, bump: 1.4 }),
    mince: cubes(8, { side: colour, top, bump: 1 }),
    strip: strips(84, 6.5, top, colour, 0.8),
    shred: strips(64, 3.4, top, colour, 1.1),
  }
}

export function dyed(kind: Kind, match: RegExp, colour: string, dye: number): Entry {
  return { kind, match, colour: rgb(colour), dye, pieces: {} }
}

const CUT_WORDS: [RegExp, Cut][] = [
  [/puree|mash|blend|smooth/, 'puree'],
  [/crumbl|minc|crush|grated fine|finely grated|ground|zest/, 'mince'],
  [/grat|shred|shav|julienne|spirali|ribbon|matchstick/, 'shred'],
  [/wedge|quarter|sixths|eighths/, 'wedge'],
  [/halve|half|halved/, 'half'],
  [/strip|baton|\bchips|fries|sticks|stick\b|lengthwise|short lengths|lengthways|finger/, 'strip'],
  [/dice|cube|square|chunk|bite|pieces|diced|2 cm|3 cm/, 'cube'],
  [/finely chopped|finely diced|small dice|finely slic/, 'chop'],
  [/slic|slab|round|coin|disc|ring|thin/, 'slice'],
  [/chop/, 'chop'],
  [/whole/, 'whole'],
]

/** The cut that a preparation such as "thinly sliced" asks for. */
export function cutOf(preparation: string): Cut {
  const words = preparation.toLowerCase()
  if (/finely (chopped|diced|sliced)|small dice/.test(words)) return /slic/.test(words) ? 'slice' : 'chop'
  for (const [pattern, cut] of CUT_WORDS) if (pattern.test(words)) return cut
  return 'plain'
}
