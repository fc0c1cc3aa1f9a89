// A recipe as the studio reads it: which foods show, how they are cut, how much there is, and the colour of the sauce.
import type { CatalogueRecipe, RecipeIngredient } from '#domain/catalogue-recipe.ts'
import type { Food } from '#domain/food.ts'
import { mix, type Rgb, rgb, scaled, WHITE } from './colour.ts'
import { type Cut, cutOf, type FoodLook, type Kind, type Piece } from './looks/look.ts'
import { lookOf } from './looks/looks.ts'
import { type Palette, paletteOf } from './palettes.ts'
import type { Citrus } from './shapes/slices.ts'

type PicturedFood = Pick<Food, 'name' | 'aliases' | 'aisle'>

/** The part of a recipe that its picture depends on. */
export type PicturedRecipe = Pick<CatalogueRecipe, 'id' | 'title' | 'cuisines' | 'dishTypes' | 'scene'> & {
  ingredients: (Pick<RecipeIngredient, 'name' | 'grams' | 'preparation' | 'eatenShare'> & { food: PicturedFood })[]
}

export interface Part {
  name: string
  look: FoodLook
  grams: number
  cut: Cut
  /** How a piece of it is drawn; null when it melts into the dish. */
  piece: Piece | null
}

export interface Tones {
  dark: Rgb
  light: Rgb
}

/** Keeps black from swallowing every other colour. */
const DARKEST = 0.012
const WARM = rgb('#f3c27a')
const WEAKEST_BLEND = 0.35
const MELTS = /onion|shallot|garlic|ginger|leek|celery$|galangal|lemongrass/
/** Otherwise an egg is beaten into the dish. */
const EGG_SHOWS =
  /\beggs?\b.*(sauce|salad|skillet|toast|breakfast|hash|curry|bowl|and|with|pilaf)|with.*\begg|huevo|shakshuka|cobb|ni[cç]oise|gado|ramen|bibim|full (english|irish)|benedict|menemen|boil|poach|fried|soft|runny|halved|quarter|wedge/
const NOT_IN_SAUCE: readonly Kind[] = ['bread', 'flour', 'grain', 'noodle', 'pasta']

export class Dish {
  readonly seed: string
  readonly words: string
  readonly types: readonly string[]
  readonly scene: string
  readonly palette: Palette
  /** Heaviest first. */
  readonly parts: readonly Part[]

  constructor(recipe: PicturedRecipe) {
    this.seed = String(recipe.id)
    this.words = recipe.title.toLowerCase()
    this.types = recipe.dishTypes
    this.scene = recipe.scene
    this.palette = paletteOf(recipe.cuisines)
    const parts = new Map<string, Part>()
    for (const ingredient of recipe.ingredients) {
      const look = lookOf(ingredient.food)
      const cut = cutOf(`${ingredient.preparation} ${ingredient.name}`)
      const key = `${ingredient.food.name}/${cut}`
      const grams = ingredient.grams * ingredient.eatenShare + (parts.get(key)?.grams ?? 0)
      const name = `${ingredient.food.name} ${ingredient.name}`.toLowerCase()
      const shown = look.kind !== 'egg' || EGG_SHOWS.test(`${this.words} ${name} ${ingredient.preparation}`)
      const piece = (shown && (look.pieces[cut] ?? look.pieces.plain)) || null
      parts.set(key, { name, look, grams, cut, piece })
    }
    this.parts = [...parts.values()].sort((a, b) => b.grams - a.grams || (a.name < b.name ? -1 : 1))
  }

  of(...kinds: Kind[]): Part[] {
    return this.parts.filter((part) => kinds.includes(part.look.kind))
  }

  /** The heaviest part of these kinds. */
  first(...kinds: Kind[]): Part | undefined {
    return this.of(...kinds)[0]
  }

  find(pattern: RegExp): Part | undefined {
    return this.parts.find((part) => pattern.test(part.name))
  }

  has(pattern: RegExp): boolean {
    return this.find(pattern) !== undefined
  }

  called(pattern: RegExp): boolean {
    return pattern.test(this.words)
  }

  grams(...kinds: Kind[]): number {
    return this.of(...kinds).reduce((sum, part) => sum + part.grams, 0)
  }

  /** What shows as pieces, without garnish. */
  get pieces(): Part[] {
    return this.parts.filter((part) => {
      if (part.piece === null || part.piece.layer === 'garnish') return false
      return (
        !part.look.citrus || part.grams > 250 || this.types.some((type) => /dessert|beverage|drink|salad/.test(type))
      )
    })
  }

  /** Pieces that keep their shape in a pot: chopped onion and the like melt away. */
  get simmered(): Part[] {
    return this.pieces.filter((part) => part.look.kind !== 'bread' && !MELTS.test(part.name))
  }

  get garnishes(): Part[] {
    return this.parts.filter((part) => part.piece?.layer === 'garnish')
  }

  /** The colour of a sauce in which these foods simmer: each dyes it by its own strength. */
  get sauce(): Tones {
    const total = this.parts.reduce((sum, part) => sum + part.grams, 0)
    const dye = (part: Part): number => (NOT_IN_SAUCE.includes(part.look.kind) ? 0 : part.look.dye * part.grams)
    return tones(this.#mixed(dye, rgb('#c9923f'), total * 0.02))
  }

  /** The colour of a clear drink. */
  get infusion(): Tones {
    const total = this.parts.reduce((sum, part) => sum + part.grams, 0)
    return tones(this.#mixed((part) => part.look.dye * part.grams, rgb('#f6ecc8'), total * 0.04))
  }

  /** The colour of everything blended together; with kinds, of these alone. */
  blended(...kinds: Kind[]): Tones {
    const weigh = ({ look, grams }: Part): number => {
      if (kinds.length && !kinds.includes(look.kind)) return 0
      return grams * (look.kind === 'spice' ? look.dye / 4 : Math.max(look.dye, WEAKEST_BLEND))
    }
    return tones(this.#mixed(weigh))
  }

  get blend(): Tones {
    return this.blended()
  }

  /** How strongly the sauce is coloured: about 0.1 is a clear broth, 1 a tomato sauce. */
  get strength(): number {
    const total = this.parts.reduce((sum, part) => sum + part.grams, 0)
    return this.parts.reduce((sum, part) => sum + part.look.dye * part.grams, 0) / (total || 1)
  }

  /** The colour that the eye takes for the dish, to choose a plate against. */
  get tone(): Rgb {
    return this.#mixed((part) => (part.look.kind === 'spice' || part.look.kind === 'fat' ? 0 : part.grams))
  }

  get citrus(): Citrus | null {
    if (this.has(/\blimes?\b/)) return { rind: rgb('#5f9a2a'), pulp: rgb('#bcd867') }
    if (this.has(/\blemons?\b/)) return { rind: rgb('#f2c01c'), pulp: rgb('#f9e07a') }
    return null
  }

  #mixed(weigh: (part: Part) => number, ground: Rgb = WHITE, groundWeight = 0.001): Rgb {
    // Paints mix by multiplying what they let through; adding light would wash every sauce out.
    const sum = [0, 0, 0]
    let total = 0
    const add = (colour: Rgb, weight: number): void => {
      colour.forEach((c, i) => {
        sum[i] = (sum[i] ?? 0) + Math.log(c + DARKEST) * weight
      })
      total += weight
    }
    add(ground, groundWeight)
    for (const part of this.parts) add(part.look.colour, weigh(part))
    const [red = 0, green = 0, blue = 0] = sum.map((s) => Math.max(0, Math.exp(s / total) - DARKEST))
    return [red, green, blue]
  }
}

export function tones(colour: Rgb): Tones {
  return { dark: scaled(colour, 0.78), light: mix(scaled(colour, 1.14), WARM, 0.07) }
}
