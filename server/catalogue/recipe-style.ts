// Checks for faults that reviews of the recipes found: each kind has a rule here, so that it doesn't come back.
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'

/** Parchment chars above the 420 to 450 °F to which its makers rate it. */
const HOTTEST_PARCHMENT_F = 450
/** Cutting one food takes a home cook at least this long. */
const MINUTES_A_CUT = 1.5
const CUT =
  /\b(?:chopped|sliced|diced|cut|minced|grated|shredded|julienned|peeled|torn|shaved|cubed|halved|quartered)\b/i
const EATEN_AT_ONCE =
  /\b(?:eat|serve)[^.]*\b(?:at once|within the hour|within an hour|right away|immediately)\b(?!, or)/i
const RAW_EGG_WARNING = /pasteurized/i

type Recipe = Pick<
  CatalogueRecipe,
  'ingredients' | 'steps' | 'tags' | 'summary' | 'preparationMinutes' | 'cookingMinutes'
>

const textOf = ({ steps }: Recipe): string => steps.map(({ text }) => text).join('\n')

function parchmentProblem(recipe: Recipe): string[] {
  return recipe.steps.flatMap(({ text }) => {
    const hottest = Math.max(0, ...[...text.matchAll(/(\d{3}) ?°F/g)].map(([, degrees]) => Number(degrees)))
    const onParchment = /parchment/i.test(text) && !/parchment would/i.test(text)
    return onParchment && hottest > HOTTEST_PARCHMENT_F ? [`parchment burns at ${hottest}°F`] : []
  })
}

/** The oven may be heated in an earlier step than the one with the parchment. */
function hotOvenProblem(recipe: Recipe): string[] {
  const text = textOf(recipe)
  const isHot = /oven[^.]*\b(?:4[6-9]\d|5\d\d) ?°F/i.test(text)
  const bakesOnParchment = /\b(?:slide|bake|transfer)[^.]*\bparchment\b(?! would)/i.test(text)
  return isHot && bakesOnParchment ? ['parchment in an oven above 450°F: use semolina or flour on the peel'] : []
}

function rawEggProblem({ ingredients, steps }: Recipe): string[] {
  if (!ingredients.some(({ food }) => /^egg(?: yolk| white)?$/.test(food.name))) return []
  const warned = steps.findIndex(({ text }) => RAW_EGG_WARNING.test(text))
  const used = steps.findLastIndex(({ ingredientNames }) =>
    ingredientNames.some((name) => /\beggs?\b|\byolks?\b/i.test(name)),
  )
  return warned > used && used >= 0 ? ['“pasteurized” must be said where the egg is used, not after it'] : []
}

function lunchboxProblem(recipe: Recipe): string[] {
  const isLunchbox = recipe.tags.includes('lunchbox')
  return isLunchbox && EATEN_AT_ONCE.test(`${recipe.summary} ${textOf(recipe)}`)
    ? ['tagged lunchbox, but eaten at once']
    : []
}

function temperatureProblem(recipe: Recipe): string[] {
  return /\d ?°C \(\d+ ?°F\)|\d °[FC]\b/.test(textOf(recipe)) ? ['temperatures are written 350°F (180°C)'] : []
}

/** "Cut celery (cut into short lengths) into short lengths". */
function repeatedProblem({ ingredients, steps }: Recipe): string[] {
  return ingredients.flatMap(({ name, preparation }) => {
    const words = preparation.toLowerCase()
    if (words.split(' ').length < 3) return []
    const isSaidAgain = steps.some(({ text }) => text.toLowerCase().split(words).length > 2)
    return isSaidAgain ? [`“${preparation}” is said twice of ${name}`] : []
  })
}

function timeProblem({ ingredients, preparationMinutes }: Recipe): string[] {
  const cuts = ingredients.filter(({ preparation }) => CUT.test(preparation)).length
  return preparationMinutes < cuts * MINUTES_A_CUT
    ? [`${preparationMinutes} minutes are too few to cut ${cuts} foods`]
    : []
}

/** A large pot comes to the boil in about ten minutes. */
const POT_MINUTES = 15
const POT = /(?:large|big) pot\b[^.]*water|pot of (?:salted )?(?:boiling )?water/i

function potProblem(recipe: Recipe): string[] {
  return POT.test(textOf(recipe)) && recipe.cookingMinutes < POT_MINUTES
    ? [`${recipe.cookingMinutes} minutes are too few for a pot of water to boil`]
    : []
}

/** Messages for the recipe's author. */
export function styleProblems(recipe: Recipe): string[] {
  return [
    ...parchmentProblem(recipe),
    ...hotOvenProblem(recipe),
    ...rawEggProblem(recipe),
    ...lunchboxProblem(recipe),
    ...temperatureProblem(recipe),
    ...repeatedProblem(recipe),
    ...timeProblem(recipe),
    ...potProblem(recipe),
  ]
}
