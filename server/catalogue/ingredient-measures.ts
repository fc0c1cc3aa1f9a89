// An ingredient's amount in metric and US units; the provider returns both.

import { kitchenUnit, unitLabel } from '#domain/kitchen/kitchen-units.ts'
import { type Measure, toSystem } from '#domain/kitchen/measures.ts'
import type { Aisle } from '#domain/nutrition/food.ts'
import { round2 } from '#domain/nutrition/nutrition.ts'
import type { RecipeIngredient } from '#domain/recipe/catalogue-recipe.ts'
import type { ProviderIngredient, ProviderMeasure } from '#domain/recipe/provider.ts'

/** What American cooks measure in cups and Europeans weigh. */
const MEASURED_IN_CUPS: ReadonlySet<Aisle> = new Set([
  'Baking',
  'Cereal',
  'Condiments',
  'Dried Fruits',
  'Milk, Eggs, Other Dairy',
  'Nuts',
  'Oil, Vinegar, Salad Dressing',
  'Pasta and Rice',
])

/** Shapes that leave a cup half empty are always weighed: 12 oz spaghetti, not 4 cups. */
const WEIGHED_PASTA = /^(?!small ).*(?:pasta|spaghetti|tagliatelle|noodles)$/

const CUP_ML = 240

function provided({ amount, unit }: Measure): ProviderMeasure {
  const name = unitLabel(unit, amount)
  return { amount: round2(amount), unitShort: name, unitLong: LONG_NAMES[unit]?.[amount > 1 ? 1 : 0] ?? name }
}

const LONG_NAMES: Record<string, readonly [string, string]> = {
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  ml: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
}

function metric({ food, amount, unit }: RecipeIngredient): Measure {
  const known = kitchenUnit(unit)
  const cup = food.grams.cup
  // Metric kitchens weigh a cup of flour or chopped onion, but not a cup of milk.
  if (known?.name === 'cup' && !food.liquid && cup) return toSystem({ amount: amount * cup, unit: 'g' }, 'metric')
  return toSystem({ amount, unit }, 'metric')
}

function us({ food, amount, unit }: RecipeIngredient): Measure {
  const known = kitchenUnit(unit)
  const cup = food.grams.cup
  const inCups = food.liquid || (MEASURED_IN_CUPS.has(food.aisle) && !WEIGHED_PASTA.test(food.name))
  if (known?.dimension === 'weight' && known.system === 'metric' && cup && inCups && food.edibleShare === 1) {
    return toSystem({ amount: ((amount * known.size) / cup) * CUP_ML, unit: 'ml' }, 'us')
  }
  return toSystem({ amount, unit }, 'us')
}

export function ingredientMeasures(ingredient: RecipeIngredient): ProviderIngredient['measures'] {
  return { us: provided(us(ingredient)), metric: provided(metric(ingredient)) }
}
