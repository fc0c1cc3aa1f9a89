// Our recipes as dishes for a table: who can eat them as they are, and what would have to change for the others.

import { dietRule } from '#domain/diary/diet-rule.ts'
import { goalDiet } from '#domain/diary/goals.ts'
import { avoidedWord, type MatchableFood, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { isAllowed, LABELS_OF_FOODS } from '#domain/nutrition/diet-rules.ts'
import { isMediterraneanEntry, MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { remembered } from '#domain/remembered.ts'
import type { Replacement } from '#domain/swap/replacement.ts'
import type { SwapFood } from '#domain/swap/swaps.ts'
import {
  changedDish,
  createServings,
  type EatingRule,
  type PlateChange,
  type PlateDish,
  type Serving,
  UNCHANGED,
} from '#domain/table-plan/plates.ts'
import type { ServingsFor, TableServing } from '#domain/table-plan/table-places.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { createYielding } from '#server/http/yield-between-steps.ts'
import { dietTests, exclusionTests, type StyleEntry } from '#server/recipe-source/recipe-filters.ts'
import { foodWordsOf } from '#server/search/food-words.ts'
import { catalogueDish, swapFood } from '#server/swaps/swap-dishes.ts'
import type { OwnDish } from './own-dishes.ts'

export interface EatsAndAvoids {
  /** As goals store it: 'none', 'vegan'. */
  diet: string
  exclusions: readonly string[]
  isChild: boolean
}

interface KnownServing {
  /** Null if it is eaten as it is. */
  serving: Serving | null
  counted: TableServing
}

/** Shared by most dishes, so that little is sent to the thread. */
const PLAIN: KnownServing = { serving: null, counted: { cost: 0, plates: new Map() } }

/** Of people who planned lately. */
const MOST_RULES = 100
const LONGEST_RULE = 4000

export interface TableServings {
  /** The dishes that suit people with these rules, by position. */
  of(rules: readonly number[]): ReadonlyMap<number, KnownServing>
  counted: ServingsFor
  /** What a serving weighs raw, with the changes of the nth rule's plate; null for an own recipe. */
  grams(id: number, serving: Serving | null, nth: number): number | null
}

/** The dishes of a catalogue, each with what a plate of it may have instead. */
export function createTableDishes(catalogue: Catalogue, dishes: readonly PlanDish[]) {
  const { byId, foods, replacements } = catalogue
  const foodWords = foodWordsOf(catalogue)
  const ofFood = new Map<number, Replacement[]>()
  for (const replacement of replacements) {
    ofFood.set(replacement.foodId, [...(ofFood.get(replacement.foodId) ?? []), replacement])
  }
  const swapFoods = new Map<number, SwapFood | null>()
  function foodOf(id: number): SwapFood | null {
    const known = swapFoods.get(id) ?? swapFood(foods.byId.get(id))
    swapFoods.set(id, known)
    return known
  }
  const matchable = new Map<number, MatchableFood>()
  /** With what it may contain: a part that somebody avoids mustn't come in by a swap. */
  function matchableOf(food: SwapFood): MatchableFood {
    const { aliases = [], usda = null } = foods.byId.get(food.id) ?? {}
    const known =
      matchable.get(food.id) ??
      matchableFood([food.name, ...aliases], new Set([...food.traits, ...(food.mayContain ?? [])]), usda)
    matchable.set(food.id, known)
    return known
  }

  const mediterranean = new WeakMap<StyleEntry, boolean>()
  function isMediterranean(entry: StyleEntry): boolean {
    const known = mediterranean.get(entry) ?? isMediterraneanEntry(entry)
    mediterranean.set(entry, known)
    return known
  }

  const plates = new Map<number, { dish: PlateDish; servings: ReturnType<typeof createServings> }>()
  function platesOf(id: number) {
    const known = plates.get(id)
    const dish = known?.dish ?? catalogueDish(catalogue, id)
    if (known || !dish) return known
    const ids = byId.get(id)?.full.extendedIngredients ?? []
    const plate = { ...dish, id, aisles: ids.map((one) => foods.byId.get(one.id)?.aisle ?? null) }
    const made = {
      dish: plate,
      servings: createServings(plate, { ofFood: (food) => ofFood.get(food) ?? [], foodOf }),
    }
    plates.set(id, made)
    return made
  }

  function ruleFor({ diet: word, exclusions, isChild }: EatsAndAvoids) {
    const { diet } = dietRule(goalDiet(word), 2000)
    const isOfFoods = LABELS_OF_FOODS.some((label) => label === diet)
    const fitsDiet: (entry: StyleEntry) => boolean =
      diet === null ? () => true : diet === MEDITERRANEAN ? isMediterranean : (dietTests({ diet })[0] ?? (() => true))
    const meant = exclusions.map((exclusion) => foodWords(avoidedWord(exclusion)).isMeant)
    const eats = exclusionTests(exclusions, foodWords)
    /** By dish: the same for every table that this rule sits at. */
    const refused = new Map<PlateDish, readonly number[] | null>()
    const allowed = new Map<number, boolean>()
    /** Depends on amounts, or on the dish as a whole. */
    const isFixed = diet === 'Ketogenic' || diet === MEDITERRANEAN
    const refuses = (food: MatchableFood) => meant.some((isMeant) => isMeant(food))
    function refusedOf(entry: CatalogueEntry, dish: PlateDish): readonly number[] | null {
      if (isChild && entry.unsafeForChildren) return null
      const isDietMet = fitsDiet(entry)
      if (isDietMet && eats.every((passes) => passes(entry))) return []
      if (!isDietMet && !isOfFoods) return null
      return entry.ingredients.flatMap((ingredient, at) => {
        const food = dish.ingredients[at]?.food
        const isAgainstDiet =
          !isDietMet && diet !== null && diet !== MEDITERRANEAN && !isAllowed(diet, ingredient.traits)
        return isAgainstDiet || refuses(ingredient) || !food ? [at] : []
      })
    }
    return {
      isFixed,
      eats: (entry: StyleEntry) => fitsDiet(entry) && eats.every((passes) => passes(entry)),
      refusedIn(dish: PlateDish) {
        const known = refused.get(dish)
        const entry = byId.get(dish.id)
        if (known !== undefined || !entry) return known ?? null
        const found = refusedOf(entry, dish)
        refused.set(dish, found)
        return found
      },
      allows(food: SwapFood) {
        const known =
          allowed.get(food.id) ??
          ((diet === null || diet === MEDITERRANEAN || isAllowed(diet, matchableOf(food).traits)) &&
            !(isChild && food.traits.includes('honey')) &&
            !refuses(matchableOf(food)))
        allowed.set(food.id, known)
        return known
      },
    }
  }
  const rememberedRule = remembered(MOST_RULES, (key) => ruleFor(JSON.parse(key)), LONGEST_RULE)

  function servingOf(dish: PlanDish, rules: readonly EatingRule[], numbers: readonly number[]): KnownServing | null {
    const plate = platesOf(dish.id)
    const serving = plate?.servings(rules)
    if (!plate || !serving) return null
    if (serving === UNCHANGED) return PLAIN
    const counted = countedServing(dish, plate.dish, serving, numbers)
    return counted && { serving, counted }
  }

  return {
    /** For a request: what suits its people, over all dishes by position, then their own recipes. */
    async forRules(
      list: readonly EatsAndAvoids[],
      own: readonly OwnDish[],
      /** Those who eat together most often. */
      together: readonly (readonly number[])[],
    ): Promise<TableServings> {
      const rules = list.map((one) => rememberedRule(JSON.stringify(one)))
      const made = new Map<string, Map<number, KnownServing>>()
      const pauseIfDue = createYielding()

      function of(numbers: readonly number[]) {
        const key = numbers.join()
        const known = made.get(key)
        if (known) return known
        const found = new Map<number, KnownServing>()
        const these = numbers.flatMap((number) => rules[number] ?? [])
        dishes.forEach((dish, at) => {
          const serving = servingOf(dish, these, numbers)
          if (serving) found.set(at, serving)
        })
        own.forEach((one, nth) => {
          if (these.every((rule) => rule.eats(one))) found.set(dishes.length + nth, PLAIN)
        })
        made.set(key, found)
        return found
      }

      // What most meals need, with pauses; the rest is a few steps more.
      for (const [at, { id }] of dishes.entries()) {
        platesOf(id)
        if (at % 20 === 0) await pauseIfDue()
      }
      for (const numbers of together) {
        of(numbers)
        await pauseIfDue()
      }
      const counted = new Map<string, Map<number, TableServing>>()
      return {
        of,
        counted(numbers) {
          const key = numbers.join()
          const known = counted.get(key) ?? new Map(Array.from(of(numbers), ([at, one]) => [at, one.counted]))
          counted.set(key, known)
          return known
        },
        grams(id, serving, nth) {
          const plate = plates.get(id)?.dish
          const weight = byId.get(id)?.full.nutrition?.weightPerServing.amount
          if (!plate || !weight) return null
          return weight + (serving ? gramsChanged(plate, [...serving.pot, ...(serving.plates[nth] ?? [])]) : 0)
        },
      }
    },
  }
}

/** What is in the new parts instead of the ingredients, per serving. */
const gramsChanged = ({ ingredients, servings }: PlateDish, changes: readonly PlateChange[]): number =>
  changes.reduce((sum, { ingredient, parts }) => {
    const before = ingredients[ingredient]?.grams ?? 0
    return sum + (parts.reduce((total, part) => total + part.grams, 0) - before) / servings
  }, 0)

function countedServing(
  dish: PlanDish,
  plate: PlateDish,
  { pot, plates, cost }: Serving,
  numbers: readonly number[],
): TableServing | null {
  const counted = new Map<number, PlanDish>()
  for (const [nth, number] of numbers.entries()) {
    const changes = [...pot, ...(plates[nth] ?? [])]
    if (changes.length === 0) continue
    const changed = changedDish(dish, plate, changes)
    if (!changed) return null
    counted.set(number, changed)
  }
  return { cost, plates: counted }
}
