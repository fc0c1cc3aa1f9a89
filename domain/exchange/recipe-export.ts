// Own recipes for other programs: schema.org JSON-LD and Cooklang. Both come back unchanged through the import.

import { type CustomRecipe, DEFAULT_RECIPE_IMAGE, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { lineText } from '#domain/shopping/store-amount.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { words } from '#domain/text/text-match.ts'
import { isoDuration } from '#domain/time/duration.ts'
import { cooklangText } from './cooklang-text.ts'

const SCHEMA_DIETS: Readonly<Record<string, string>> = {
  'Gluten Free': 'https://schema.org/GlutenFreeDiet',
  Vegan: 'https://schema.org/VeganDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
}

/** Readers take these texts for HTML, so a text that would change by that is written with entities. */
function machineText(text: string): string {
  return plainText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const stepsOf = ({ instructions }: RecipeDraft): string[] =>
  instructions
    .split(/[\r\n]+/)
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter((step) => step !== '')

// The picture that stands for "no picture" is ours, not the recipe's.
const ownImage = ({ image }: RecipeDraft): string => (image === DEFAULT_RECIPE_IMAGE ? '' : image)

function recipeNode(recipe: RecipeDraft): Record<string, unknown> {
  const diets = recipe.diets.flatMap((diet) => ownEntry(SCHEMA_DIETS, diet) ?? [])
  const image = ownImage(recipe)
  return {
    '@type': 'Recipe',
    name: machineText(recipe.title),
    ...(image === '' ? {} : { image: [image] }),
    totalTime: isoDuration(recipe.readyInMinutes),
    recipeYield: [String(recipe.servings), `${recipe.servings} servings`],
    ...(recipe.cuisines.length > 0 ? { recipeCuisine: recipe.cuisines } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    ...(recipe.diets.length > 0 ? { keywords: recipe.diets.join(', ') } : {}),
    recipeIngredient: recipe.ingredients.map((ingredient) => machineText(lineText(ingredient))),
    // A recipe is a how-to: its supplies carry amount and unit apart, which the lines above cannot.
    supply: recipe.ingredients.map(({ name, amount, unit }) => ({
      '@type': 'HowToSupply',
      name,
      requiredQuantity: { '@type': 'QuantitativeValue', value: amount, unitText: unit },
    })),
    recipeInstructions: stepsOf(recipe).map((text) => ({ '@type': 'HowToStep', text: machineText(text) })),
  }
}

export function recipeJsonLd(recipe: RecipeDraft): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...recipeNode(recipe) }, null, 2)
}

/** All recipes in one file, which the import reads back as as many drafts. */
export function recipesJsonLd(recipes: readonly RecipeDraft[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': recipes.map(recipeNode) }, null, 2)
}

export function recipeCooklang(recipe: RecipeDraft): string {
  return cooklangText({ ...recipe, image: ownImage(recipe) })
}

/** Cooklang keeps one recipe a file: each with a name of its own. */
export function recipesCooklang(recipes: readonly CustomRecipe[]): { fileName: string; text: string }[] {
  const taken = new Set<string>()
  return recipes.map((recipe) => {
    const base = recipeFileName(recipe.title)
    let name = base
    for (let copy = 2; taken.has(name); copy++) name = `${base}-${copy}`
    taken.add(name)
    return { fileName: `${name}.cook`, text: recipeCooklang(recipe) }
  })
}

/** "creme-brulee", without an extension. */
export function recipeFileName(title: string): string {
  return words(title).join('-').slice(0, 60) || 'recipe'
}
