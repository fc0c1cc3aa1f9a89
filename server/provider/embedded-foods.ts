// Food lookup over our own foods and USDA's.
import { readFoodQuery } from '#domain/kitchen/food-query.ts'
import { intoleranceTest } from '#domain/kitchen/ingredient-match.ts'
import { energyShares, providerNutrition, round2, sumNutrients } from '#domain/nutrition/nutrition.ts'
import type { ProviderNutrition } from '#domain/nutrition/provider-nutrition.ts'
import type { FoodInformation, FoodSearchResponse } from '#domain/recipe/provider.ts'
import type { FoodTable } from '#server/catalogue/food-table.ts'
import { gramsOfUnit, type LookupFood, possibleUnits, shoppingUnits } from '#server/catalogue/lookup-food.ts'
import { sortedNutrient } from '#server/recipe-source/nutrient-parameters.ts'
import {
  flagParameter,
  idNumber,
  listParameter,
  notFound,
  numberParameter,
  pageParameters,
  textParameter,
} from '#server/recipe-source/parameters.ts'
import type { CallParameters } from '#server/recipe-source/recipe-source.ts'

type FoodFilter = (food: LookupFood) => boolean

const SHARES = { Protein: 'percentProtein', Fat: 'percentFat', Carbs: 'percentCarbs' } as const

function foodFilters(parameters: CallParameters): FoodFilter[] {
  const filters: FoodFilter[] = listParameter(parameters, 'intolerances').map((word) => {
    const test = intoleranceTest(word)
    // A food of unknown composition may contain anything.
    return ({ traits }) => test !== null && traits !== null && !test({ traits: new Set(traits) })
  })
  for (const [name, share] of Object.entries(SHARES)) {
    const least = numberParameter(parameters, `min${name}Percent`)
    const most = numberParameter(parameters, `max${name}Percent`)
    if (least !== null) filters.push((food) => energyShares(food.nutrients)[share] >= least)
    if (most !== null) filters.push((food) => energyShares(food.nutrients)[share] <= most)
  }
  return filters
}

export function searchFoodTable(table: FoodTable, parameters: CallParameters): FoodSearchResponse {
  const page = pageParameters(parameters)
  const filters = foodFilters(parameters)
  const { name } = readFoodQuery(textParameter(parameters, 'query'))
  const foods = table.search(name, (food) => filters.every((keeps) => keeps(food)))
  const nutrient = sortedNutrient(textParameter(parameters, 'sort').toLowerCase())
  if (nutrient) {
    const direction = textParameter(parameters, 'sortDirection').toLowerCase() === 'asc' ? 1 : -1
    foods.sort((a, b) => direction * ((a.nutrients[nutrient] ?? 0) - (b.nutrients[nutrient] ?? 0)))
  }
  const withMeta = flagParameter(parameters, 'metaInformation')
  return {
    results: foods.slice(page.offset, page.offset + page.number).map((food) => ({
      id: food.id,
      name: food.name,
      image: '',
      ...(withMeta ? { aisle: food.aisle, possibleUnits: possibleUnits(food) } : {}),
    })),
    ...page,
    totalResults: foods.length,
  }
}

/** The provider's client expects a share of the daily needs for every nutrient; 0 if there is none. */
function nutritionOf(food: LookupFood, grams: number): ProviderNutrition {
  const nutrition = providerNutrition(sumNutrients([{ nutrients: food.nutrients, grams }]), grams)
  return { ...nutrition, nutrients: nutrition.nutrients.map((nutrient) => ({ percentOfDailyNeeds: 0, ...nutrient })) }
}

export function foodInformation(table: FoodTable, id: string, parameters: CallParameters): FoodInformation {
  const food = table.byId.get(idNumber(id, 'An ingredient'))
  if (!food) throw notFound(id, 'An ingredient')
  const requested = numberParameter(parameters, 'amount')
  const amount = requested === null || requested <= 0 ? 1 : requested
  const unit = textParameter(parameters, 'unit')
  const grams = amount * gramsOfUnit(food, unit === '' ? 'serving' : unit)
  return {
    id: food.id,
    original: food.name,
    originalName: food.name,
    name: food.name,
    amount,
    unit,
    unitShort: unit,
    unitLong: unit,
    possibleUnits: possibleUnits(food),
    shoppingListUnits: shoppingUnits(food),
    estimatedCost: { value: round2(((food.priceCentsPer100g ?? 0) * grams) / 100), unit: 'US Cents' },
    consistency: food.liquid ? 'LIQUID' : 'SOLID',
    aisle: food.aisle,
    image: '',
    meta: [],
    categoryPath: [food.category],
    ...(requested === null ? {} : { nutrition: nutritionOf(food, grams) }),
  }
}
