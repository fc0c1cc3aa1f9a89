// The searchable parts of a recipe, and how much each counts.
import type { MatchableFood } from '#domain/kitchen/ingredient-match.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { MENTION, OTHER_NAME, type TextField } from './postings.ts'

/** A food with its names in order: as the recipe writes it, its usual name, then its other names. */
export interface SearchableFood extends MatchableFood {
  /** How many of the names come before the other names. */
  shownNames: number
}

const TITLE = 13
const GLOSS = 11
/** "with tomatoes and pumpkin seeds": still in the title, but not what the dish is. */
const SIDES = 9
const INGREDIENT = 7
const CUISINE = 6
const DISH_TYPE = 5
const DIET = 4
const TAG = 3

/** "Horiatiki (Greek village salad)" is two names; "Salmon patties with apple slaw" is a dish and what comes with it. */
const nameFields = (name: string, weight: number): TextField[] =>
  name.split(/[()]/).flatMap((part) => {
    const [dish = '', sides = ''] = part.trim().split(/(?:^|,? )(?:with|in|on) (.+)/)
    return [
      { text: dish, weight, isName: true, isDish: true, isTitle: weight === TITLE },
      { text: sides, weight: SIDES, isName: true },
      { text: part, weight: SIDES, isName: true, isTitle: true },
    ]
  })

export function recipeFields(recipe: RecipeInformation, ingredients: readonly SearchableFood[]): TextField[] {
  const labels = (texts: readonly string[], weight: number) => texts.map((text) => ({ text, weight }))
  const foods = (names: readonly (readonly string[])[], weight: number) =>
    names.map((words) => ({ text: words.join(' '), weight, isName: true }))
  return [
    ...nameFields(recipe.title, TITLE),
    ...nameFields(recipe.gloss ?? '', GLOSS),
    { text: plainText(recipe.summary), weight: MENTION },
    ...ingredients.flatMap(({ names, shownNames }) => [
      ...foods(names.slice(0, shownNames), INGREDIENT),
      ...foods(names.slice(shownNames), OTHER_NAME),
    ]),
    ...labels(recipe.cuisines, CUISINE),
    ...labels(recipe.dishTypes, DISH_TYPE),
    ...labels(recipe.diets, DIET),
    ...labels(recipe.tags ?? [], TAG),
  ]
}
