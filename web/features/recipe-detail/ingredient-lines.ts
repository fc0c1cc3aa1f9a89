// A recipe's ingredients as lines to read and to shop: for the servings and in the measures that the reader chose.
import { scaleAmount } from '#domain/kitchen/amounts.ts'
import { kitchenUnit, type MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { displayMeasure, type Measure, stepTextIn, toSystem } from '#domain/kitchen/measures.ts'
import type { Recipe, ViewIngredient, ViewStep } from '#domain/recipe/recipe-view.ts'
import type { IngredientLine, Portion, RecipeDetail } from './recipe-detail.ts'

type Portioned = Pick<Recipe, 'servings' | 'ingredients'>

function portionOf(ingredient: ViewIngredient, writtenServings: number, { servings, system }: Portion): Measure {
  const written = { amount: ingredient.quantity, unit: ingredient.unit }
  // The provider knows its foods: flour becomes cups where our own conversion would only weigh it.
  const measure = system === null ? written : (ingredient[system] ?? toSystem(written, system))
  return { ...measure, amount: scaleAmount(measure.amount, writtenServings, servings) }
}

export function ingredientLines(recipe: Portioned, portion: Portion): IngredientLine[] {
  const written = writtenSystem(recipe.ingredients)
  return recipe.ingredients.map((ingredient) => ({
    name: ingredient.name,
    measure: displayMeasure(portionOf(ingredient, recipe.servings, portion), portion.system, written),
    note: noteOf(ingredient),
  }))
}

/** The recipe with its ingredients written out as they stand. */
export function withLines(recipe: Recipe): RecipeDetail {
  const lines = ingredientLines(recipe, { servings: recipe.servings, system: null })
  return { ...recipe, written: { lines, system: writtenSystem(recipe.ingredients) } }
}

/** Temperatures and amounts in the text follow the system. */
export function stepsIn(steps: readonly ViewStep[], system: MeasureSystem | null): ViewStep[] {
  return steps.map((step) => (system === null ? step : { ...step, text: stepTextIn(step.text, system) }))
}

/** What goes on the shopping list; an amount of 0 is left out, for the list to decide. */
export function shoppingDrafts(recipe: Portioned, portion: Portion) {
  return recipe.ingredients.map((ingredient) => {
    const { amount, unit } = portionOf(ingredient, recipe.servings, portion)
    return { name: ingredient.name, amount: amount > 0 ? amount : undefined, unit }
  })
}

/** What follows the name in the original line: "2 red onions, finely chopped". */
function noteOf({ name, original }: ViewIngredient): string {
  const at = original.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 ? '' : (/^,\s*(.+)$/.exec(original.slice(at + name.length))?.[1] ?? '')
}

/** The system in which most of the recipe's measured ingredients are written. */
export function writtenSystem(ingredients: readonly ViewIngredient[]): MeasureSystem {
  const systems = ingredients.map(({ unit }) => kitchenUnit(unit)?.system)
  const us = systems.filter((system) => system === 'us').length
  return us > systems.filter((system) => system === 'metric').length ? 'us' : 'metric'
}
