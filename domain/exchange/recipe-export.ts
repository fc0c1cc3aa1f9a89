// Exports members' recipes as schema.org JSON-LD, Cooklang and Markdown. The first two can be imported again without
// loss, photos included.

import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { type RecipeAbout, readAbout } from '#domain/recipe/recipe-about.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { words } from '#domain/text/text-match.ts'
import { isoDuration } from '#domain/time/iso-duration.ts'
import { cooklangText } from './cooklang-text.ts'
import { dataUrlOf } from './picture-data.ts'
import { OWN_PROPERTY } from './recipe-json-ld.ts'
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
  /** How the member files and rates it. */
  tags?: readonly string[]
  collections?: readonly string[]
  stars?: number | null
}

/** With tags and collections, as an import reads it. */
export function aboutExported({ recipe, tags = [], collections = [], stars }: ExportedRecipe): RecipeAbout {
  return readAbout({ ...recipe.about, tags, collections, rating: stars ?? recipe.about?.rating }) ?? {}
}

/** As a schema.org Recipe, without its context. */
export function recipeNode(exported: ExportedRecipe): Record<string, unknown> {
  const { recipe, picture } = exported
  const about = aboutExported(exported)
  const { tags = [], rating, description, added } = about
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
    ...(recipe.diets.length + tags.length > 0 ? { keywords: [...recipe.diets, ...tags].join(', ') } : {}),
    ...(description ? { description: machineText(description) } : {}),
    ...(added ? { dateCreated: added } : {}),
    ...(rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: 1 } } : {}),
    additionalProperty: [{ '@type': 'PropertyValue', propertyID: OWN_PROPERTY, value: JSON.stringify(about) }],
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
  return filesOf(recipes, 'cook', (exported) =>
    cooklangText({ ...exported.recipe, image: ownImage(exported.recipe), about: aboutExported(exported) }),
  )
}

export function recipesMarkdown(recipes: readonly ExportedRecipe[]): PackedFile[] {
  return filesOf(recipes, 'md', (exported, pictureFile) =>
    recipeMarkdown({ ...exported.recipe, about: aboutExported(exported) }, pictureFile || webImage(exported.recipe)),
  )
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
