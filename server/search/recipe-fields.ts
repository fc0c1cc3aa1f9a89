// What a recipe is searched by, and how much each part counts.
import type { MatchableFood } from '#domain/kitchen/ingredient-match.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { MENTION, type TextField } from './postings.ts'

const TITLE = 14
/** "with tomatoes and pumpkin seeds": still the title, but not what the dish is. */
const TITLE_SIDES = 12
const GLOSS = 11
const INGREDIENT = 5
const CUISINE = 4
const DISH_TYPE = 3
const DIET = 2
const TAG = 1

export function recipeFields(recipe: RecipeInformation, ingredients: readonly MatchableFood[]): TextField[] {
  const labels = (texts: readonly string[], weight: number) => texts.map((text) => ({ text, weight }))
  const [dish = '', ...sides] = recipe.title.split(/,? with (.+)/)
  return [
    { text: recipe.title, weight: TITLE_SIDES, isName: true, isTitle: true },
    { text: dish, weight: TITLE, isName: true, isTitle: sides.length > 0 },
    { text: recipe.gloss ?? '', weight: GLOSS, isName: true, isTitle: true },
    { text: plainText(recipe.summary), weight: MENTION, isMention: true },
    // A food is found by all its names: eggplant by "aubergine".
    ...ingredients.flatMap(({ names }) =>
      names.map((words) => ({ text: words.join(' '), weight: INGREDIENT, isName: true })),
    ),
    ...labels(recipe.cuisines, CUISINE),
    ...labels(recipe.dishTypes, DISH_TYPE),
    ...labels(recipe.diets, DIET),
    ...labels(recipe.tags ?? [], TAG),
  ]
}
