// A recipe as the studio reads it: which foods show, how they are cut, how much there is, and the color of the sauce.

import type { Food } from '#domain/nutrition/food.ts'
import type { CatalogueRecipe, RecipeIngredient } from '#domain/recipe/catalogue-recipe.ts'
import { mix, type Rgb, rgb } from './colour.ts'
import { EGG_PIECES } from './looks/animal.ts'
import { type Cut, cutOf, type FoodLook, type Kind, type Piece } from './looks/look.ts'
import { lookNamed, lookOf } from './looks/looks.ts'
import { mixedColour, type Tones, tones } from './mixing.ts'
import type { Palette } from './palette.ts'
import { paletteOf } from './palettes.ts'
import { cutAfter, finished, isMeltedTomato, type Part } from './part.ts'
import { type Doneness, readScene, type SceneSpec } from './scene-spec.ts'
import type { Citrus } from './shapes/citrus.ts'
import {
  type EggStyle,
  eggStyleOf,
  isBreaded,
  isDrizzled,
  isServedHot,
  type PicturedStep,
  type Treatment,
  treatmentsOf,
} from './treatment.ts'

type PicturedFood = Pick<Food, 'name' | 'aliases' | 'aisle'>

/** The part of a recipe that its picture depends on. */
export type PicturedRecipe = Pick<CatalogueRecipe, 'id' | 'title' | 'cuisines' | 'dishTypes' | 'scene'> & {
  ingredients: PicturedIngredient[]
  steps: PicturedStep[]
}

type PicturedIngredient = Pick<RecipeIngredient, 'name' | 'grams' | 'preparation' | 'eatenShare'> & {
  food: PicturedFood
}

const STRONG_DYE = 5
/** How much the ingredient named in the scene colors the sauce. */
const NAMED_SAUCE = 0.7
const GREENING = 8
const WEAKEST_BLEND = 0.35
const MELTS = /onion|shallot|garlic|ginger|leek|celery$|galangal|lemongrass/
/** Chopped small and fried first; little of it shows later. */
const SWEATED = /bell pepper|green pepper|\bcelery|capsicum/
/** Greens cooked down until they are the sauce. */
const GREENS_AS_SAUCE = /palak|saag|callaloo|creamed spinach|sarson/
const NOT_IN_SAUCE: readonly Kind[] = ['bread', 'flour', 'grain', 'noodle', 'pasta']

const PASTA: readonly Kind[] = ['pasta', 'noodle']

/** Spaghetti and farfalle may be one food in the tables; on a plate they are not. */
function lookOfIngredient({ name, food }: PicturedIngredient): FoodLook {
  const look = lookOf(food)
  if (!PASTA.includes(look.kind)) return look
  const named = lookNamed(name)
  return named && PASTA.includes(named.kind) ? named : look
}

/** Onion and garlic that were chopped and then cooked: soft, glassy, no longer seen as pieces. */
function isCookedDown({ name, cut, done }: Part): boolean {
  const small = cut === 'plain' || cut === 'chop' || cut === 'mince'
  return small && done !== null && done !== 'raw' && /onion|shallot|garlic/.test(name)
}

export class Dish {
  readonly seed: string
  readonly words: string
  readonly types: readonly string[]
  readonly scene: SceneSpec
  readonly palette: Palette
  readonly eggStyle: EggStyle
  /** Whether the main item is breaded. */
  readonly breaded: boolean
  /** Whether a sauce or cream is spooned over at the end. */
  readonly drizzled: boolean
  readonly hot: boolean
  /** Heaviest first. */
  readonly parts: readonly Part[]

  constructor(recipe: PicturedRecipe) {
    this.seed = String(recipe.id)
    this.words = plainWords(recipe.title)
    this.types = recipe.dishTypes
    this.scene = readScene(recipe.scene, recipe.title)
    this.palette = paletteOf(recipe.cuisines)
    const eggs = recipe.ingredients.filter(({ food }) => lookOf(food).kind === 'egg')
    this.eggStyle = eggStyleOf(eggs.map(({ preparation }) => preparation).join(' '), recipe.steps)
    this.breaded = isBreaded(recipe.steps)
    this.drizzled = isDrizzled(recipe.steps)
    this.hot = isServedHot(recipe.steps)
    const names = recipe.ingredients.map(({ name }) => name)
    const treatments = treatmentsOf(names, recipe.steps, this.types.includes('soup'))
    const parts = new Map<string, Part>()
    for (const ingredient of recipe.ingredients) {
      const part = this.#partOf(ingredient, treatments.get(ingredient.name))
      const key = `${ingredient.food.name}/${part.cut}`
      parts.set(key, { ...part, grams: part.grams + (parts.get(key)?.grams ?? 0) })
    }
    this.parts = [...parts.values()].sort((a, b) => b.grams - a.grams || (a.name < b.name ? -1 : 1))
  }

  #partOf(ingredient: PicturedIngredient, treatment: Treatment | undefined): Part {
    const look = lookOfIngredient(ingredient)
    const name = `${ingredient.food.name} ${ingredient.name}`.toLowerCase()
    const isMain = this.scene.main !== '' && name.includes(this.scene.main)
    const done = (isMain ? this.scene.done : undefined) ?? treatment?.done ?? null
    const written = cutOf(`${ingredient.preparation} ${ingredient.name}`)
    const fries = /potato|yuca/.test(name) && /\b(fries|chips)\b/.test(this.words)
    const cut = cutAfter(fries && written === 'plain' ? 'strip' : written, look.kind, treatment)
    // Tea leaves and the like are strained off, yet they give the color.
    const left = look.dye >= STRONG_DYE ? 1 : ingredient.eatenShare
    const piece = this.#pieceOf(look, cut, done, name)
    return { name, look, grams: ingredient.grams * left, cut, done, piece }
  }

  #pieceOf(look: FoodLook, cut: Cut, done: Doneness | null, name: string): Piece | null {
    const listed = (names: readonly string[]): boolean => names.some((word) => name.includes(word))
    if (listed(this.scene.hide)) return null
    if (!listed(this.scene.show) && !this.#shows(look, cut)) return null
    const piece =
      look.kind === 'egg' && cut === 'plain' ? EGG_PIECES[this.eggStyle] : (look.pieces[cut] ?? look.pieces.plain)
    if (!piece) return null
    const layer = listed(this.scene.top) ? 'garnish' : piece.layer
    return { ...finished(piece, look.kind, done), layer }
  }

  #shows(look: FoodLook, cut: Cut): boolean {
    if (look.kind === 'egg') return this.eggStyle !== 'beaten' && this.eggStyle !== 'scrambled'
    if (cut === 'puree' && look.pieces.puree === undefined) return look.kind === 'herb'
    return look.kind !== 'leaf' || !GREENS_AS_SAUCE.test(this.words)
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

  /** Whether the scene gives it a heap of its own. */
  isBeside(part: Part): boolean {
    return this.scene.beside.some((word) => part.name.includes(word))
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
      if (part.piece === null || part.piece.layer === 'garnish' || isCookedDown(part)) return false
      return (
        !part.look.citrus || part.grams > 250 || this.types.some((type) => /dessert|beverage|drink|salad/.test(type))
      )
    })
  }

  /** Pieces that keep their shape in a pot: chopped onion and the like melt away. */
  get simmered(): Part[] {
    return this.pieces
      .filter((part) => part.look.kind !== 'bread' && !MELTS.test(part.name) && !isMeltedTomato(part))
      .map((part) => (SWEATED.test(part.name) && part.cut !== 'whole' ? { ...part, grams: part.grams * 0.3 } : part))
  }

  /** Eggs that are seen as eggs, not beaten into something. */
  get eggs(): Part[] {
    return this.of('egg').filter((part) => part.piece)
  }

  get garnishes(): Part[] {
    return this.parts.filter((part) => part.piece?.layer === 'garnish' && !part.look.citrus)
  }

  /** The color of a sauce in which these foods simmer: each dyes it by its own strength. */
  get sauce(): Tones {
    const named = this.scene.sauce && this.find(new RegExp(this.scene.sauce))
    const total = this.parts.reduce((sum, part) => sum + part.grams, 0)
    const dye = (part: Part): number => {
      if (NOT_IN_SAUCE.includes(part.look.kind)) return 0
      const dissolved = part.look.kind === 'leaf' && part.piece === null ? 5 : 1
      return part.look.dye * part.grams * dissolved
    }
    const mixed = mixedColour(this.parts, dye, rgb('#c9923f'), total * 0.02)
    return tones(named ? mix(mixed, named.look.inside ?? named.look.colour, NAMED_SAUCE) : mixed)
  }

  /** The color of a clear drink. */
  get infusion(): Tones {
    const total = this.parts.reduce((sum, part) => sum + part.grams, 0)
    return tones(mixedColour(this.parts, (part) => part.look.dye * part.grams, rgb('#f6ecc8'), total * 0.04))
  }

  /** The color of everything blended together, or of the parts that are wanted. */
  blended(wanted: (part: Part) => boolean = () => true): Tones {
    const weigh = (part: Part): number => {
      if (!wanted(part)) return 0
      const { look, grams } = part
      if (look.kind === 'spice') return (grams * look.dye) / 4
      // A handful of spinach turns a whole smoothie green.
      return grams * Math.max(look.dye, WEAKEST_BLEND) * (look.kind === 'leaf' ? GREENING : 1)
    }
    return tones(mixedColour(this.parts, weigh))
  }

  get blend(): Tones {
    return this.blended()
  }

  /** How much of the vegetables and pulses goes through the blender, 0 to 1. */
  get blendedShare(): number {
    const solid = this.of('vegetable', 'legume', 'leaf', 'fruit')
    const total = solid.reduce((sum, part) => sum + part.grams, 0)
    const blended = solid.filter((part) => part.cut === 'puree').reduce((sum, part) => sum + part.grams, 0)
    return total > 0 ? blended / total : 0
  }

  /** How strongly the sauce is colored: about 0.1 is a clear broth, 1 a tomato sauce. */
  get strength(): number {
    const total = this.parts.reduce((sum, part) => sum + part.grams, 0)
    return this.parts.reduce((sum, part) => sum + part.look.dye * part.grams, 0) / (total || 1)
  }

  /** The apparent color of the dish, used to choose a contrasting plate. */
  get tone(): Rgb {
    return mixedColour(this.parts, (part) => (part.look.kind === 'spice' || part.look.kind === 'fat' ? 0 : part.grams))
  }

  get citrus(): Citrus | null {
    if (this.has(/\blimes?\b/)) return { rind: rgb('#5f9a2a'), pulp: rgb('#bcd867') }
    if (this.has(/\blemons?\b/)) return { rind: rgb('#f2c01c'), pulp: rgb('#f9e07a') }
    return null
  }
}

const SPECIAL_LETTERS: Record<string, string> = { ı: 'i', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' }

/** Lower case without accents, so that one pattern finds "crème" and "creme". */
function plainWords(title: string): string {
  const bare = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare.replaceAll(/[ıđłøæß]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
}
