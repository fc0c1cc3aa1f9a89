// A recipe's ingredients as lines for reading and shopping, in the reader's servings and units.
import { scaleAmount } from '#domain/kitchen/amounts.ts'
import { kitchenUnit, type MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { displayMeasure, inPounds, type Measure, toSystem } from '#domain/kitchen/measures.ts'
import { portionedName } from './portioned-name.ts'
import type { IngredientLine, Portion, RecipeDetail } from './recipe-detail.ts'
import type { Recipe, ViewIngredient, ViewStep } from './recipe-view.ts'
import { portionedPlainText, portionedStepText } from './step-amounts.ts'

type Portioned = Pick<Recipe, 'servings' | 'ingredients'>
type Measured = Pick<ViewIngredient, 'quantity' | 'unit' | 'metric' | 'us'>

function portionOf(ingredient: Measured, writtenServings: number, { servings, system }: Portion): Measure {
  const written = { amount: ingredient.quantity, unit: ingredient.unit }
  // Prefer the provider's own measure: it has cups of flour, while our conversion only knows weights.
  const measure = system === null ? written : (ingredient[system] ?? toSystem(written, system))
  return { ...measure, amount: scaleAmount(measure.amount, writtenServings, servings) }
}

export function ingredientLines(recipe: Portioned, portion: Portion): IngredientLine[] {
  const written = writtenSystem(recipe.ingredients)
  return recipe.ingredients.map((ingredient) => {
    const measure = portionOf(ingredient, recipe.servings, portion)
    const note = noteOf(ingredient)
    const weight = weightOfCans(ingredient, measure, portion, note)
    return {
      name: portionedName(ingredient.name, ingredient.quantity, measure),
      measure: displayMeasure(measure, portion.system, written),
      ...(weight !== '' && { weight }),
      note,
    }
  })
}

/** "480 g drained"; '' if it isn't a can, its weight is unknown, or the note says it. */
function weightOfCans(
  ingredient: ViewIngredient,
  { amount, unit }: Measure,
  { system }: Portion,
  note: string,
): string {
  const { canGrams } = ingredient
  if (canGrams === undefined || kitchenUnit(unit)?.name !== 'can' || WEIGHT.test(note)) return ''
  const grams = canGrams * amount
  const weight =
    system === 'us' ? `${Math.round(grams / OUNCE_G)} oz` : displayMeasure({ amount: grams, unit: 'g' }, system)
  return /\bdrained\b/.test(note) ? `${weight} drained` : weight
}

const OUNCE_G = 28.35
const WEIGHT = /\d ?(?:g|grams?|oz|ounces?)\b/

/** The recipe with its ingredient lines formatted as written. */
export function withLines(recipe: Recipe): RecipeDetail {
  const lines = ingredientLines(recipe, { servings: recipe.servings, system: null })
  return { ...recipe, written: { lines, system: writtenSystem(recipe.ingredients) } }
}

/** Amounts in the text follow servings and units, temperatures only units. */
export function portionedSteps(recipe: Portioned & Pick<Recipe, 'steps'>, portion: Portion): ViewStep[] {
  const { servings: writtenServings, steps, ingredients } = recipe
  const isMarkedUp = steps.some(({ amounts }) => amounts.length > 0)
  const chosen = { ...portion, writtenServings }
  return steps.map((step) => ({
    ...step,
    text: isMarkedUp ? portionedStepText(step, chosen) : portionedPlainText(step.text, ingredients, chosen),
  }))
}

interface ToShop {
  servings: number
  ingredients: readonly (Measured & { name: string })[]
}

/** Shopping list items; an amount of 0 is omitted. */
export function shoppingDrafts(recipe: ToShop, portion: Portion) {
  return recipe.ingredients.map((ingredient) => {
    const measure = portionOf(ingredient, recipe.servings, portion)
    // A recipe that says 28 oz means a can of that size; 28 oz that we converted become 1¾ lb.
    const { amount, unit } = measure.unit === ingredient.unit ? measure : inPounds(measure)
    return { name: ingredient.name, amount: amount > 0 ? amount : undefined, unit }
  })
}

/** Ingredients that are known in only one measure. */
export const asWritten = (ingredients: readonly { name: string; amount: number; unit: string }[]) =>
  ingredients.map(({ name, amount, unit }) => ({ name, quantity: amount, unit, metric: null, us: null }))

/** What follows the name in the original line: "2 red onions, finely chopped". */
function noteOf({ name, original }: ViewIngredient): string {
  const at = original.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 ? '' : (/^,\s*(.+)$/.exec(original.slice(at + name.length))?.[1] ?? '')
}

/** The system of most of the recipe's measured ingredients. */
export function writtenSystem(ingredients: readonly ViewIngredient[]): MeasureSystem {
  const systems = ingredients.map(({ unit }) => kitchenUnit(unit)?.system)
  const us = systems.filter((system) => system === 'us').length
  return us > systems.filter((system) => system === 'metric').length ? 'us' : 'metric'
}
