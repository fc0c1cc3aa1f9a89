// The searchable parts of a recipe, and how much each counts.
import type { MatchableFood } from '#domain/kitchen/ingredient-match.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { MENTION, OTHER_NAME, type TextField } from './postings.ts'

/** A food with its names in order: as the recipe writes it, its usual name, then its other names. */
export interface SearchableFood extends MatchableFood {
  /** How many of the names come before the aliases. */
  shownNames: number
}

/** In nearly every dish, so their aliases don't match: people who type "table" or "kosher" aren't looking for salt. */
const IN_EVERYTHING = new Set(['salt', 'water'])

/** The names in the order of `SearchableFood`: those that the recipe shows, and the aliases. */
function namesOf({ names, shownNames }: SearchableFood) {
  const shown = names.slice(0, shownNames)
  return { shown, others: IN_EVERYTHING.has(shown.at(-1)?.join(' ') ?? '') ? [] : names.slice(shownNames) }
}

/** A dish with only an animal's broth or fat isn't what "meat" asks for. */
const isMeat = ({ traits }: SearchableFood): boolean =>
  (traits.has('meat') || traits.has('poultry') || traits.has('pork')) && !traits.has('animal-by-product')

const TITLE = 13
const GLOSS = 11
/** "with tomatoes and pumpkin seeds": still in the title, but not what the dish is. */
const SIDES = 9
/** Above a "crab meat" among the ingredients. */
const MEAT = 8
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

/** `ways`: how it is made and what it is rich in (cooking-ways.ts). */
export function recipeFields(
  recipe: RecipeInformation,
  ingredients: readonly SearchableFood[],
  ways: readonly string[],
): TextField[] {
  const labels = (texts: readonly string[], weight: number) => texts.map((text) => ({ text, weight }))
  const foods = (names: readonly (readonly string[])[], weight: number) =>
    names.map((words) => ({ text: words.join(' '), weight, isName: true }))
  return [
    ...nameFields(recipe.title, TITLE),
    ...nameFields(recipe.gloss ?? '', GLOSS),
    { text: plainText(recipe.summary), weight: MENTION },
    ...ingredients
      .map(namesOf)
      .flatMap(({ shown, others }) => [...foods(shown, INGREDIENT), ...foods(others, OTHER_NAME)]),
    ...labels(ingredients.some(isMeat) ? ['meat'] : [], MEAT),
    ...labels(recipe.cuisines, CUISINE),
    ...labels(recipe.dishTypes, DISH_TYPE),
    ...labels(recipe.diets, DIET),
    ...labels(recipe.tags ?? [], TAG),
    ...labels(recipe.occasions, TAG),
    ...ways.map((text) => ({ text, weight: TAG, isLabel: true })),
  ]
}
