// Nutrition of a recipe while somebody is writing it, from the same foods as our own recipes.

import { foodTest, type MatchableFood, matchableFood } from '#domain/kitchen/ingredient-match.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { statedSize } from '#domain/kitchen/stated-size.ts'
import { edibleGrams } from '#domain/kitchen/units.ts'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import {
  type AnalysedIngredient,
  changesFood,
  type IngredientAnalysis,
  nameReadings,
} from '#domain/nutrition/ingredient-analysis.ts'
import { type Portion, providerNutrients, round2, sumNutrients } from '#domain/nutrition/nutrition.ts'
import { remembered } from '#domain/remembered.ts'
import { createYielding } from '#server/http/yield-between-steps.ts'
import type { FoodTable } from './food-table.ts'
import type { LookupFood } from './lookup-food.ts'
import { partOfFood } from './part-of-food.ts'

export interface TypedIngredient {
  name: string
  amount: number
  unit: string
}

const MOST_REMEMBERED = 5000
const finders = new WeakMap<FoodTable, (name: string) => LookupFood | null>()

/** Our own foods only: "chicken" must not match one of USDA's hundred canned chicken soups. */
function foodFor(foods: FoodTable, name: string): LookupFood | null {
  const find = finders.get(foods) ?? remembered(MOST_REMEMBERED, (name) => findFood(foods, name))
  finders.set(foods, find)
  return find(name)
}

function findFood(foods: FoodTable, name: string): LookupFood | null {
  /** Foods among the words that shorter interpretations leave out. */
  const leftOut: LookupFood[] = []
  for (const [at, reading] of nameReadings(name).entries()) {
    const kind = kindBefore(reading, leftOut)
    // "Squash soup" isn't chicken soup, although chicken soup is a soup.
    const best = at === 0 ? wholeName(foods, reading) : kind ? foods.named(reading) : foods.called(reading)
    if (best && !leftOut.every((food) => isAlike(food, best))) return null
    if (best) return kind ? sameSort(kind, best) : best
    const [first = ''] = reading.split(' ')
    if (changesFood(first)) return null
    const food = foods.exactly(first)
    if (food) leftOut.push(food)
  }
  return null
}

/** One word alone may be part of a name: basmati is basmati rice. But chopped plums aren't chopped plum tomatoes. */
const wholeName = (foods: FoodTable, name: string): LookupFood | null | undefined =>
  name.includes(' ') ? foods.named(name) : foods.search(name, ({ traits }) => traits !== null)[0]

/**
 * The food right before the last word: "cod fish" is cod, and "mozzarella cheese" isn't cheddar. Milk isn't a kind of
 * yogurt, only an ingredient of it, and a mix is an ingredient of a cake.
 */
function kindBefore(reading: string, leftOut: readonly LookupFood[]): LookupFood | null {
  const last = leftOut.at(-1)
  return !last || reading.includes(' ') || reading === 'mix' || /\bmilk$/.test(last.name) ? null : last
}

/** Cod is a fish. Potatoes aren't a kind of salad, so potato salad is neither potatoes nor a green salad. */
const sameSort = (kind: LookupFood, food: LookupFood): LookupFood | null =>
  kind.aisle === food.aisle && kind.category === food.category ? kind : null

/** Traits that different kinds of foods may share. */
const ADDITIONS = new Set<FoodTrait>([
  'lactose',
  'added-sugar',
  'sweetener',
  'high-fodmap',
  'processed',
  'sulfite',
  'msg',
])

/** Whole milk yogurt is yogurt; cashew cheese isn't cheese. */
function isAlike(one: LookupFood, other: LookupFood): boolean {
  const [kinds, otherKinds] = [one, other].map(({ traits }) => (traits ?? []).filter((trait) => !ADDITIONS.has(trait)))
  if (!kinds?.length || !otherKinds?.length) return kinds?.length === otherKinds?.length
  return kinds.some((trait) => otherKinds.includes(trait))
}

/**
 * Null if the food isn't measured in that unit: no value is better than a wrong one. Salt "to taste" weighs nothing.
 */
function gramsOf(food: LookupFood, amount: number, unit: string): number | null {
  if (amount === 0) return 0
  const { pieceName = '', edibleShare = 1 } = food
  const response = edibleGrams({ ...food, pieceName, edibleShare }, amount, unit)
  return 'grams' in response ? response.grams : null
}

const CM_OF_A_THUMB = 3
const CM_OF = { cm: 1, mm: 0.1, inch: 2.54 }
const LENGTH = /(\d+(?:\.\d+)?)[\s-]?(cm|mm|inch)/i
const SIZE_NOTE = /,\s*(?:extra[- ])?(small|large|big)\s*(?:,|$)/i

/** "1 large onion" relative to a medium one, "5 cm of ginger" relative to a thumb. */
function sizeOfPiece({ pieceName = '' }: LookupFood, name: string, unit: string): number {
  const [, length, of] = pieceName === 'thumb' ? (LENGTH.exec(name) ?? []) : []
  if (length && of)
    return (
      (Number(length) * CM_OF[of.toLowerCase() === 'mm' ? 'mm' : of.toLowerCase() === 'cm' ? 'cm' : 'inch']) /
      CM_OF_A_THUMB
    )
  const [, size] = unit === '' && pieceName === 'medium' ? (SIZE_NOTE.exec(name) ?? []) : []
  return size === undefined ? 1 : size.toLowerCase() === 'small' ? 0.7 : 1.35
}

/** A size in the text takes precedence over the usual weight of a can or a piece: "2 cans tomatoes, 800 g". */
function gramsOfLine(food: LookupFood, { name, amount, unit }: TypedIngredient): number | null {
  const usual = gramsOf(food, amount, unit)
  const sized = usual === null ? null : usual * sizeOfPiece(food, name, unit)
  const isCounted = (kitchenUnit(unit)?.dimension ?? 'count') === 'count'
  const size = isCounted && amount > 0 ? statedSize(name) : null
  const one = size && gramsOf(food, size.amount, size.unit)
  // Drained food weighs less than its can says.
  if (!one || (usual !== null && /\bdrained\b/i.test(name))) return sized
  if (size.isEach || usual === null) return amount * one
  // "4 slices bacon (100 g)" weigh 100 g in total, "4 chicken breasts (150 g)" each: whichever is closer to the usual
  // weight.
  const farFromUsual = (grams: number) => Math.abs(Math.log(grams / usual))
  return farFromUsual(one) < farFromUsual(amount * one) ? one : amount * one
}

export interface WeighedIngredient extends TypedIngredient {
  food: LookupFood | null
  /** Edible grams; null if the food or its unit is unknown. */
  grams: number | null
}

function weigh(foods: FoodTable, { name, amount, unit }: TypedIngredient) {
  const whole = foodFor(foods, name)
  const part = whole && partOfFood(foods, whole, name, unit)
  const food = part && gramsOf(part, amount, unit) !== null ? part : whole
  const grams = food && gramsOfLine(food, { name, amount, unit })
  if (grams !== null || unit === '') return { food, grams }
  // Corn comes in cans, ears of corn don't.
  const measured = foods.exactly(`${unit} of ${nameReadings(name)[0]}`)
  const measuredGrams = measured && gramsOf(measured, amount, unit)
  return measuredGrams === null ? { food, grams } : { food: measured, grams: measuredGrams }
}

/** `pauseIfDue` lets other requests run in between: a thousand names take half a second. */
export async function* weighIngredients(
  foods: FoodTable,
  ingredients: readonly TypedIngredient[],
  pauseIfDue = createYielding(),
): AsyncGenerator<WeighedIngredient> {
  for (const { name, amount, unit } of ingredients) {
    await pauseIfDue()
    yield { name, amount, unit, ...weigh(foods, { name, amount, unit }) }
  }
}

export async function analyseIngredients(
  foods: FoodTable,
  ingredients: readonly TypedIngredient[],
  servings: number,
): Promise<IngredientAnalysis> {
  const portions: Portion[] = []
  const analysed: AnalysedIngredient[] = []
  for await (const { name, food, grams } of weighIngredients(foods, ingredients)) {
    if (food && grams !== null) portions.push({ nutrients: food.nutrients, grams: grams / servings })
    analysed.push({
      name,
      food: food?.name ?? null,
      grams: grams === null ? null : round2(grams),
      traits: [...(food?.traits ?? [])],
      ...(food?.mayContain && { mayContain: food.mayContain }),
    })
  }
  const nutrients = providerNutrients(sumNutrients(portions)).map(({ percentOfDailyNeeds = null, ...nutrient }) => ({
    ...nutrient,
    percentOfDailyNeeds,
  }))
  return { ingredients: analysed, nutrients }
}

/** A typed ingredient as the checks for "nuts" or "dairy" see it. */
export const matchableIngredient = (name: string, food: LookupFood | null): MatchableFood =>
  matchableFood([name, ...(food ? [food.name, ...food.aliases] : [])], new Set(food?.traits), food?.usda ?? null)

/** For each name, whether it is or contains one of the excluded foods; null if we don't know what it is. */
export async function excludedIngredients(
  foods: FoodTable,
  names: readonly string[],
  exclude: readonly string[],
): Promise<(boolean | null)[]> {
  const tests = exclude.map(foodTest)
  const pauseIfDue = createYielding()
  const responses: (boolean | null)[] = []
  for (const name of names) {
    await pauseIfDue()
    const food = foodFor(foods, name)
    const ingredient = matchableIngredient(name, food)
    const excluded = tests.some((test) => test(ingredient))
    responses.push(excluded || food ? excluded : null)
  }
  return responses
}
