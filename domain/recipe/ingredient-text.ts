// An own recipe's ingredient as one line.
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { typedText } from '#domain/shopping/typed-amount.ts'
import type { CustomIngredient } from './custom-recipe.ts'

/** "500 g flour", "3 eggs", "1 onion". A shopping list leaves out a single 1, a recipe doesn't. */
export function ingredientText(ingredient: CustomIngredient): string {
  const { name, amount, unit } = ingredient
  const isOne = amount === 1 && (unit === '' || kitchenUnit(unit)?.name === 'piece')
  return isOne ? `1 ${name}` : typedText(ingredient)
}
