// An own recipe's ingredient as one line.

import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { typedText } from '#domain/kitchen/typed-amount.ts'

/** "500 g flour", "3 eggs", "1 onion". A shopping list leaves out a single 1, a recipe doesn't. */
export function ingredientText(ingredient: CustomIngredient): string {
  const { name, amount, unit } = ingredient
  const isOne = amount === 1 && (unit === '' || kitchenUnit(unit)?.name === 'piece')
  return isOne ? `1 ${name}` : typedText(ingredient)
}
