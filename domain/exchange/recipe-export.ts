// Exports members' recipes as schema.org JSON-LD, Cooklang and Markdown. The first two can be imported again without
// loss, photos included.

import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { words } from '#domain/text/text-match.ts'
import { isoDuration } from '#domain/time/iso-duration.ts'
import { cooklangText } from './cooklang-text.ts'
import { dataUrlOf } from './picture-data.ts'
import { recipeMarkdown } from './recipe-markdown.ts'
import type { PackedFile } from './zip.ts'

const SCHEMA_DIETS: Readonly<Record<string, string>> = {
  'Gluten Free': 'https://schema.org/GlutenFreeDiet',
  Vegan: 'https://schema.org/VeganDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
}

/** Importers treat these texts as HTML, so special characters are written as entities. */
function machineText(text: string): string {
  return plainText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const stepsOf = ({ instructions }: RecipeDraft): string[] =>
  instructions
    .split(/[\r\n]+/)
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter((step) => step !== '')

// The placeholder picture isn't part of the recipe.
const ownImage = ({ image }: RecipeDraft): string => (image === DEFAULT_RECIPE_IMAGE ? '' : image)

export interface ExportedRecipe {
  recipe: RecipeDraft
  /** The member's photo, exported with the recipe. */
  picture: { type: string; bytes: Uint8Array } | null
}

function recipeNode({ recipe, picture }: ExportedRecipe): Record<string, unknown> {
  const diets = recipe.diets.flatMap((diet) => ownEntry(SCHEMA_DIETS, diet) ?? [])
  const image = picture ? dataUrlOf(picture.bytes, picture.type) : ownImage(recipe)
  return {
    '@type': 'Recipe',
    name: machineText(recipe.title),
    ...(image === '' ? {} : { image: [image] }),
    totalTime: isoDuration(recipe.readyInMinutes),
    recipeYield: [String(recipe.servings), `${recipe.servings} servings`],
    ...(recipe.cuisines.length > 0 ? { recipeCuisine: recipe.cuisines } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    ...(recipe.diets.length > 0 ? { keywords: recipe.diets.join(', ') } : {}),
    recipeIngredient: recipe.ingredients.map((ingredient) => machineText(ingredientText(ingredient))),
    // schema.org's HowToSupply has separate fields for amount and unit, which recipeIngredient lacks.
    supply: recipe.ingredients.map(({ name, amount, unit }) => ({
      '@type': 'HowToSupply',
      name,
      requiredQuantity: { '@type': 'QuantitativeValue', value: amount, unitText: unit },
    })),
    recipeInstructions: stepsOf(recipe).map((text) => ({ '@type': 'HowToStep', text: machineText(text) })),
  }
}

/** All recipes in one file, as a @graph if there are several. */
export function recipesJsonLd(recipes: readonly ExportedRecipe[]): string {
  const [only, ...more] = recipes.map(recipeNode)
  const content = only && more.length === 0 ? only : { '@graph': only ? [only, ...more] : [] }
  return JSON.stringify({ '@context': 'https://schema.org', ...content }, null, 2)
}

/** Cooklang has one file per recipe, and its picture next to it under the same name. */
export function recipesCooklang(recipes: readonly ExportedRecipe[]): PackedFile[] {
  return filesOf(recipes, 'cook', ({ recipe }) => cooklangText({ ...recipe, image: ownImage(recipe) }))
}

export function recipesMarkdown(recipes: readonly ExportedRecipe[]): PackedFile[] {
  return filesOf(recipes, 'md', ({ recipe }, pictureFile) => recipeMarkdown(recipe, pictureFile || webImage(recipe)))
}

/** Only absolute URLs are useful in an exported file. */
const webImage = (recipe: RecipeDraft): string => (/^https?:/.test(recipe.image) ? recipe.image : '')

function filesOf(
  recipes: readonly ExportedRecipe[],
  extension: string,
  write: (recipe: ExportedRecipe, pictureFile: string) => string,
): PackedFile[] {
  const taken = new Set<string>()
  return recipes.flatMap((exported) => {
    const base = recipeFileName(exported.recipe.title)
    let name = base
    for (let copy = 2; taken.has(name); copy++) name = `${base}-${copy}`
    taken.add(name)
    const { picture } = exported
    const pictureFile = picture ? `${name}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}` : ''
    const text = { fileName: `${name}.${extension}`, content: write(exported, pictureFile) }
    return picture ? [text, { fileName: pictureFile, content: picture.bytes }] : [text]
  })
}

/** "creme-brulee", without an extension. */
export function recipeFileName(title: string): string {
  return words(title).join('-').slice(0, 60) || 'recipe'
}
