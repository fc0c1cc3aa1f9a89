// A recipe as the studio reads it: which foods show, how they are cut, how much there is, and the color of the sauce.
import { mix, type Rgb, rgb } from './colour.ts'
import type { PicturedIngredient, PicturedRecipe } from './input.ts'
import { bonelessThigh, EGG_PIECES } from './looks/animal.ts'
import { choppedHerb } from './looks/leaves.ts'
import { type Cut, cutOf, type FoodLook, type Kind, type Piece } from './looks/look.ts'
import { lookAsNamed, lookOf } from './looks/looks.ts'
import { mixedColour, type Tones, tones } from './mixing.ts'
import type { Palette } from './palette.ts'
import { paletteOf } from './palettes.ts'
import {
  asDiced,
  citrusServed,
  cutAfter,
  finished,
  isCookedDown,
  isCookedIn,
  isMeltedTomato,
  type Part,
  pieceOnceCooked,
  softenedInPot,
  tornInBroth,
} from './part.ts'
import { plainWords } from './plain-words.ts'
import { cookedRed, sauceColour } from './sauce.ts'
import { type Doneness, readScene, type SceneSpec } from './scene-spec.ts'
import type { Citrus } from './shapes/citrus.ts'
import { pastaPiece } from './shapes/pasta.ts'
import {
  type EggStyle,
  eggStyleOf,
  isBreaded,
  isDrizzled,
  isEggStreamed,
  type Treatment,
  treatmentsOf,
} from './treatment.ts'

const STRONG_DYE = 5
/** How much the ingredient named in the scene colors the sauce. */
const NAMED_SAUCE = 0.7
/** Cooked pasta weighs more than dry, and so do beans. */
const SWOLLEN = 3
const GREENING = 8
/** A bar of it turns a bowl of cream brown. */
const CHOCOLATE = 2.5
const WEAKEST_BLEND = 0.35
const MELTS = /onion|shallot|garlic|ginger|leek|celery$|galangal|lemongrass/
/** Chopped small and fried first; little of it shows later. */
const SWEATED = /bell pepper|green pepper|\bcelery|capsicum/
/** Greens cooked down until they are the sauce. */
const GREENS_AS_SAUCE = /palak|saag|callaloo|creamed spinach|sarson/
/** Share of the solid food above which onions are seen in a stew. */
const PLENTY = 0.3
/** Grams of fresh herbs that make a bowl of them. */
const BUNCHES = 60

export class Dish {
  readonly seed: string
  readonly words: string
  readonly types: readonly string[]
  readonly scene: SceneSpec
  readonly palette: Palette
  readonly eggStyle: EggStyle
  /** Whether beaten eggs set in threads in the broth. */
  readonly eggThreads: boolean
  /** Whether the main item is breaded. */
  readonly breaded: boolean
  /** Whether a sauce or cream is spooned over at the end. */
  readonly drizzled: boolean
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
    this.eggThreads = isEggStreamed(recipe.steps)
    this.breaded = isBreaded(recipe.steps)
    this.drizzled = isDrizzled(recipe.steps)
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
    const look = lookAsNamed(ingredient.name, ingredient.food)
    const name = `${ingredient.food.name} ${ingredient.name}`.toLowerCase()
    const isMain = this.scene.main !== '' && name.includes(this.scene.main)
    const done = (isMain ? this.scene.done : undefined) ?? treatment?.done ?? null
    const written = cutOf(`${ingredient.preparation} ${ingredient.name}`)
    const fries = /potato|yuca/.test(name) && /\b(fries|chips)\b/.test(this.words)
    const cut = cutAfter(fries && written === 'plain' ? 'strip' : written, look.kind, treatment)
    // Tea leaves and the like are strained off, yet they give the color.
    const left = look.dye >= STRONG_DYE ? 1 : ingredient.eatenShare
    const loose = this.#loosePasta(look)
    const swells = /^dried/.test(name) && (look.kind === 'legume' || /wakame/.test(name))
    const usual = this.#pieceOf(look, cut, done, name, treatment)
    const boned = usual && bonelessThigh(look, cut, `${ingredient.preparation} ${ingredient.name}`)
    const cutUp = boned ?? asDiced(usual, look.kind, cut, ingredient.preparation)
    const piece = this.#heapedHerb(ingredient, look) ?? loose ?? cutUp
    const smooth = cut === 'puree' || look.kind === 'herb'
    const blended = smooth && (treatment?.cut ?? written) === 'puree'
    return {
      name,
      look,
      grams: ingredient.grams * left * (loose || swells ? SWOLLEN : 1) * (loose && this.called(/pasta salad/) ? 2 : 1),
      cut,
      done,
      piece,
      blended,
    }
  }

  #pieceOf(look: FoodLook, cut: Cut, done: Doneness | null, name: string, treatment?: Treatment): Piece | null {
    const listed = (names: readonly string[]): boolean => names.some((word) => name.includes(word))
    if (listed(this.scene.hide)) return null
    if (!listed(this.scene.show) && !this.#shows(look, cut)) return null
    const piece =
      look.kind === 'egg' && cut === 'plain' ? EGG_PIECES[this.eggStyle] : pieceOnceCooked(look, cut, done, treatment)
    if (!piece) return null
    const layer = listed(this.scene.top) ? 'garnish' : piece.layer
    return { ...finished(piece, look.kind, done, treatment?.browned ?? true), layer }
  }

  /** Parsley by the bunch is a salad, not a garnish. */
  #heapedHerb({ grams }: PicturedIngredient, { kind, colour }: FoodLook): Piece | null {
    if (kind !== 'herb' || grams < BUNCHES || !this.types.includes('salad')) return null
    return choppedHerb(colour)
  }

  #loosePasta({ pasta, colour }: FoodLook): Piece | null {
    if (!pasta || !(this.types.includes('salad') || this.scene.form === 'tray')) return null
    const size = pasta === 'gnocchi' ? 34 : 31
    const golden = mix(colour, rgb('#f6cf6a'), 0.5)
    return { layer: 'slice', reach: size, draw: (scene, x, y, k) => pastaPiece(scene, x, y, pasta, size * k, golden) }
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
      if (isMeltedTomato(part) && !this.#isListed(part, this.scene.show)) return false
      return (
        !part.look.citrus || part.grams > 250 || this.types.some((type) => /dessert|beverage|drink|salad/.test(type))
      )
    })
  }

  /** Pieces that keep their shape in a pot: chopped onion and the like melt away. */
  get simmered(): Part[] {
    return this.pieces
      .filter((part) => (part.look.kind !== 'bread' || this.#isListed(part, this.scene.show)) && !this.#melts(part))
      .map((part) => (part.look.kind === 'poultry' && part.cut === 'shred' ? tornInBroth(part) : part))
      .map(softenedInPot)
      .map((part) => (SWEATED.test(part.name) && part.cut !== 'whole' ? { ...part, grams: part.grams * 0.3 } : part))
  }

  /** Gone in the pot, unless it is what the dish is made of: the onions of an onion soup stay. */
  #melts(part: Part): boolean {
    if (this.#isListed(part, this.scene.show) || !MELTS.test(part.name)) return false
    if (/leek/.test(part.name)) return part.cut === 'chop' || part.cut === 'mince'
    const solids = this.pieces.reduce((sum, { grams }) => sum + grams, 0)
    return !/onion/.test(part.name) || part.cut === 'chop' || part.cut === 'cube' || part.grams < solids * PLENTY
  }

  #isListed(part: Part, names: readonly string[]): boolean {
    return names.some((word) => part.name.includes(word))
  }

  /** Eggs that are seen as eggs, not beaten into something. */
  get eggs(): Part[] {
    return this.of('egg').filter((part) => part.piece)
  }

  get garnishes(): Part[] {
    return this.parts.filter(
      (part) =>
        part.piece?.layer === 'garnish' &&
        !part.look.citrus &&
        (!isCookedIn(part) || this.#isListed(part, [...this.scene.show, ...this.scene.top])),
    )
  }

  /** The color of a sauce in which these foods simmer: each dyes it by its own strength, and cream makes it pale. */
  get sauce(): Tones {
    const named = this.scene.sauce && this.find(new RegExp(this.scene.sauce))
    const creamy = sauceColour(this.parts, !this.eggThreads)
    return tones(named ? cookedRed(mix(creamy, named.look.inside ?? named.look.colour, NAMED_SAUCE)) : creamy)
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
      if (/chocolate|cocoa/.test(part.name)) return grams * look.dye * CHOCOLATE
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
    const blended = solid.filter((part) => part.blended).reduce((sum, part) => sum + part.grams, 0)
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
    return citrusServed(this.parts, this.types)
  }
}
