// Which plates of a dish suit everybody who eats it: the dish as it is, the same dish with another part on one plate, or
// with something else in the pot for all.
import type { Aisle } from '#domain/nutrition/food.ts'
import type { NutrientKey } from '#domain/nutrition/nutrients.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { createFit } from '#domain/swap/dish-words.ts'
import type { Replacement } from '#domain/swap/replacement.ts'
import { nutrientChange, partsOf, priceChange, type Swap, type SwapDish, type SwapFood } from '#domain/swap/swaps.ts'

export interface PlateDish extends SwapDish {
  id: number
  /** Of each ingredient; null if it isn't known. */
  aisles: readonly (Aisle | null)[]
}

/** A diet and what isn't eaten, as one rule. People with the same rule can eat the same plate. */
export interface EatingRule {
  /** Only a dish as it is written is known to fit. */
  isFixed: boolean
  /** Positions of the ingredients that are against it; null if no other ingredient would make the dish fit. */
  refusedIn(dish: PlateDish): readonly number[] | null
  allows(food: SwapFood): boolean
}

/** What stands in for an ingredient, or nothing if it is left out. */
export interface PlateChange {
  ingredient: number
  food: string
  parts: Swap['parts']
  method: string
  /** The step in which the ingredient comes in, counted from 0: a plate without it is set aside before that. */
  step: number
}

export interface Serving {
  /** For everybody. */
  pot: readonly PlateChange[]
  /** For each rule, besides those in the pot. */
  plates: readonly (readonly PlateChange[])[]
  /** How much trouble the changes are. */
  cost: number
}

/** As the dish is written. */
export const UNCHANGED: Serving = { pot: [], plates: [], cost: 0 }

/** More than this is another dish. */
const MOST_CHANGES = 3
const POT_CHANGE = 1
/** Set aside near the end, or cooked in a pan of its own from early on. */
const LATE_CHANGE = 1.5
const EARLY_CHANGE = 3

/** Cooked or added by itself, so that one plate can have another: not broth, flour or sauce. */
const PART_AISLES: readonly Aisle[] = ['Cheese', 'Nuts', 'Pasta and Rice', 'Bakery/Bread']
const NOT_A_PART = /broth|stock|sauce|paste|bouillon|crumbs|gelatin|lard|bacon fat|drippings/i

function isPart({ ingredients, aisles }: PlateDish, at: number): boolean {
  const food = ingredients[at]?.food
  const aisle = aisles[at]
  if (!food || NOT_A_PART.test(food.name)) return false
  if (aisle && PART_AISLES.includes(aisle)) return true
  return (
    !food.traits.includes('animal-by-product') &&
    ['meat', 'poultry', 'pork', 'fish', 'shellfish'].some((trait) => food.traits.some((one) => one === trait))
  )
}

/** The first step that uses the ingredient; 0 if none says so. */
function stepOf({ steps, ingredients }: PlateDish, at: number): number {
  const name = ingredients[at]?.name
  return Math.max(
    0,
    steps.findIndex(({ ingredientNames }) => name !== undefined && ingredientNames.includes(name)),
  )
}

/** In one of the last two steps, after some others. */
const isLate = ({ steps }: PlateDish, step: number): boolean => step > 0 && step >= steps.length - 2

const TOPPING_AISLES: readonly Aisle[] = [
  ...(['Cheese', 'Nuts', 'Herbs', 'Milk, Eggs, Other Dairy', 'Dried Fruits', 'Produce', 'Condiments'] as const),
  ...(['Spices and Seasonings', 'Canned and Jarred', 'Savory Snacks'] as const),
]
/** Of the dish's energy: what is more isn't a topping. */
const MOST_OF_A_TOPPING = 0.2
const NOT_IN_BATTER: Replacement = { foodId: 0, parts: [], only: [], unless: ['batter'], taste: '', method: '' }

const energyOf = ({ food, eatenGrams }: SwapDish['ingredients'][number]): number =>
  ((food?.nutrients.calories ?? 0) * eatenGrams) / 100

/** Words of a step that only puts something on a dish. */
const ON_TOP = /\b(?:top|sprinkle|garnish|scatter|dollop|drizzle|crumble|serve)/i

/** Whether the dish is still the same without it. */
function isTopping(dish: PlateDish, at: number, fits: ReturnType<typeof createFit>): boolean {
  const ingredient = dish.ingredients[at]
  const aisle = dish.aisles[at]
  const step = stepOf(dish, at)
  if (!ingredient?.food || !aisle || !TOPPING_AISLES.includes(aisle) || !isLate(dish, step)) return false
  if (NOT_A_PART.test(ingredient.food.name) || !ON_TOP.test(dish.steps[step]?.text ?? '')) return false
  const energy = dish.ingredients.reduce((sum, one) => sum + energyOf(one), 0)
  return energyOf(ingredient) <= energy * MOST_OF_A_TOPPING && fits(ingredient.name, NOT_IN_BATTER)
}

export interface Replacements {
  ofFood(foodId: number): readonly Replacement[]
  foodOf(id: number): SwapFood | null
}

function remembered<Result>(work: () => Result): () => Result {
  let known: { result: Result } | undefined
  return () => {
    known ??= { result: work() }
    return known.result
  }
}

/** What could stand in for an ingredient, the best first; at last, leaving it out. */
function optionsOf(
  dish: PlateDish,
  at: number,
  { ofFood, foodOf }: Replacements,
  fits: ReturnType<typeof createFit>,
): PlateChange[] {
  const ingredient = dish.ingredients[at]
  const food = ingredient?.food
  if (!ingredient || !food) return []
  const change = { ingredient: at, food: food.name, step: stepOf(dish, at) }
  const without = { ...change, parts: [], method: '' }
  if (ingredient.grams <= 0) return [without] // to taste: nothing needs to stand in
  const swaps = ofFood(food.id).flatMap((replacement) => {
    const parts = fits(ingredient.name, replacement) ? partsOf(replacement, ingredient.grams, foodOf) : null
    return parts ? [{ ...change, parts, method: replacement.method }] : []
  })
  return isTopping(dish, at, fits) ? [...swaps, without] : swaps
}

/** The plates of a dish for people with these rules, or null if no small change makes it suit them all. */
export function createServings(dish: PlateDish, replacements: Replacements) {
  const fits = remembered(() => createFit(dish))
  const options = dish.ingredients.map((_, at) => remembered(() => optionsOf(dish, at, replacements, fits())))
  const costOf = ({ step }: PlateChange) => (isLate(dish, step) ? LATE_CHANGE : EARLY_CHANGE)
  const changeFor = (at: number, rules: readonly EatingRule[]): PlateChange | undefined =>
    options[at]?.().find(({ parts }) => parts.every(({ food }) => rules.every((rule) => rule.allows(food))))

  return (rules: readonly EatingRule[]): Serving | null => {
    const refused = rules.map((rule) => rule.refusedIn(dish))
    if (refused.includes(null)) return null
    if (refused.every((list) => list?.length === 0)) return UNCHANGED
    const places = new Set(refused.flatMap((list) => list ?? []))
    if (places.size > MOST_CHANGES) return null
    const pot: PlateChange[] = []
    const plates: PlateChange[][] = rules.map(() => [])
    for (const at of places) {
      const against = rules.flatMap((_, nth) => (refused[nth]?.includes(at) ? [nth] : []))
      const isOnPlates = against.length < rules.length && (isPart(dish, at) || isLate(dish, stepOf(dish, at)))
      if (!isOnPlates) {
        const change = changeFor(at, rules)
        if (!change) return null
        pot.push(change)
        continue
      }
      for (const nth of against) {
        const rule = rules[nth]
        const change = rule ? changeFor(at, [rule]) : null
        if (!change) return null
        plates[nth]?.push(change)
      }
    }
    if (rules.some(({ isFixed }, nth) => isFixed && pot.length + (plates[nth]?.length ?? 0) > 0)) return null
    const changes = plates.flat()
    if (pot.length + changes.length > MOST_CHANGES) return null
    const cost = pot.length * POT_CHANGE + changes.reduce((sum, change) => sum + costOf(change), 0)
    return { pot, plates, cost }
  }
}

const COUNTED: readonly (NutrientKey & keyof PlanDish)[] = [
  ...(['calories', 'protein', 'fat', 'carbohydrates', 'fiber', 'sodium', 'saturatedFat'] as const),
]

type Difference = Pick<PlanDish, (typeof COUNTED)[number] | 'price'>

/** Of a serving; null if something of the new parts isn't known. */
function difference(dish: PlateDish, { ingredient: at, parts }: PlateChange): Difference | null {
  const found: Difference = {
    ...{ calories: 0, protein: 0, fat: 0, carbohydrates: 0, fiber: 0, sodium: 0, saturatedFat: 0, price: 0 },
  }
  const ingredient = dish.ingredients[at]
  if (!ingredient || ingredient.grams <= 0) return found
  const cents = priceChange(dish, ingredient, parts)
  if (cents === null) return null
  found.price = cents / 100
  for (const key of COUNTED) {
    const change = nutrientChange(dish, ingredient, parts, key)
    if (change === null) return null
    found[key] = change
  }
  return found
}

const differences = new WeakMap<PlateChange, { found: Difference | null }>()

/** A serving with the changes, as the planner counts it; null if something of the new parts isn't known. */
export function changedDish(counted: PlanDish, dish: PlateDish, changes: readonly PlateChange[]): PlanDish | null {
  const changed = { ...counted }
  for (const change of changes) {
    const known = differences.get(change) ?? { found: difference(dish, change) }
    differences.set(change, known)
    if (!known.found) return null
    for (const key of [...COUNTED, 'price'] as const) changed[key] = Math.max(0, changed[key] + known.found[key])
  }
  return changed
}
