import { isObject, type Json, listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, isAmount, isText, own, restoreList } from '#domain/sync/saved-list.ts'
import { type CustomRecipe, emptyIngredient, type RecipeDraft, type RecipeVersion } from './custom-recipe.ts'
import { readAbout } from './recipe-about.ts'

/** Which recipe the ingredient is, or belongs to. */
function readPart(row: Json): Pick<CustomIngredient, 'of' | 'part'> {
  const [of, part] = [recipeId(own(row, 'of')), own(row, 'part')]
  return { ...(of && { of }), ...(isText(part) && { part }) }
}

function readIngredient(value: unknown): CustomIngredient | null {
  if (!isObject(value)) return null
  const [name, amount, unit] = ['name', 'amount', 'unit'].map((key) => own(value, key))
  return isText(name) && isAmount(amount) && isText(unit) ? { name, amount, unit, ...readPart(value) } : null
}

const textList = (value: unknown): string[] | null => (Array.isArray(value) && value.every(isText) ? [...value] : null)

function readContent(value: unknown): RecipeDraft | null {
  if (!isObject(value)) return null
  const [title, image, instructions] = ['title', 'image', 'instructions'].map((key) => own(value, key))
  const [readyInMinutes, servings] = ['readyInMinutes', 'servings'].map((key) => own(value, key))
  const cuisines = textList(own(value, 'cuisines'))
  const diets = textList(own(value, 'diets'))
  const rows = own(value, 'ingredients')
  const ingredients = Array.isArray(rows) ? rows.map(readIngredient) : null
  if (!isText(title) || title.trim() === '' || !isText(image) || !isText(instructions)) return null
  if (!isAmount(readyInMinutes) || !isAmount(servings) || servings < 1 || !cuisines || !diets) return null
  if (!ingredients?.every((ingredient) => ingredient !== null)) return null
  const about = readAbout(own(value, 'about'))
  return {
    ...{ title, image, readyInMinutes, servings, cuisines, diets, instructions, ingredients },
    ...(about && { about }),
    ...readParts(value),
  }
}

function readParts(value: Json): Pick<RecipeDraft, 'written' | 'sections'> {
  const written = objectOf(own(value, 'written'))
  const text = own(written, 'instructions')
  const rows = listOf(own(written, 'ingredients')).map(readIngredient)
  if (!isText(text) || rows.length === 0 || !rows.every((row) => row !== null)) return {}
  const sections = objectsOf(own(value, 'sections')).map(({ title, steps }) => ({
    title: textOf(title),
    steps: positive(steps),
  }))
  return { written: { instructions: text, ingredients: rows }, sections }
}

/** What the readers below look at. Anything else is from a newer version of the site, and stays as it is. */
const READ = new Set(
  'id title image readyInMinutes servings cuisines diets instructions ingredients about written sections isCustom savedAt basedOn versions'.split(
    ' ',
  ),
)

const unreadFields = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !READ.has(name)))

const isVersion = (value: unknown): value is RecipeVersion =>
  isObject(value) && readContent(own(value, 'recipe')) !== null

/** Unreadable versions are left out; they never cost the recipe. */
function readHistory(value: Json): Pick<CustomRecipe, 'savedAt' | 'basedOn' | 'versions'> {
  const [savedAt, basedOn] = [own(value, 'savedAt'), own(value, 'basedOn')]
  const originalId = isVersion(basedOn) ? recipeId(basedOn.id) : null
  const versions = listOf(own(value, 'versions')).filter(isVersion)
  return {
    ...(isText(savedAt) && { savedAt }),
    ...(isVersion(basedOn) && originalId && { basedOn: { id: originalId, recipe: basedOn.recipe } }),
    ...(versions.length > 0 && { versions }),
  }
}

function readCustomRecipe(value: unknown): CustomRecipe | null {
  const content = readContent(value)
  if (!content || !isObject(value)) return null
  const id = recipeId(own(value, 'id'))
  return id === null ? null : { ...unreadFields(value), id, ...content, ...readHistory(value), isCustom: true }
}

export const readCustomRecipes: DeviceReader<CustomRecipe[]> = (saved) =>
  restoreList(saved, ['recipes', 'customRecipes'], readCustomRecipe, ({ id }) => id)

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** An unfinished recipe: missing parts stay missing. Null if it isn't a recipe at all. */
export function readSavedDraft(value: unknown): RecipeDraft | null {
  if (!isObject(value)) return null
  const about = readAbout(own(value, 'about'))
  const text = (key: string): string => (isText(own(value, key)) ? String(own(value, key)) : '')
  const rows = own(value, 'ingredients')
  const ingredients = (Array.isArray(rows) ? rows : []).filter(isObject).map((row) => ({
    name: isText(own(row, 'name')) ? String(own(row, 'name')) : '',
    amount: numberOf(own(row, 'amount')), // an emptied field is saved as null
    unit: isText(own(row, 'unit')) ? String(own(row, 'unit')) : '',
    ...readPart(row),
  }))
  return {
    title: text('title'),
    image: text('image'),
    readyInMinutes: numberOf(own(value, 'readyInMinutes')),
    servings: numberOf(own(value, 'servings')),
    cuisines: textList(own(value, 'cuisines')) ?? [],
    diets: textList(own(value, 'diets')) ?? [],
    instructions: text('instructions'),
    ingredients: ingredients.length > 0 ? ingredients : [emptyIngredient()],
    ...(about && { about }),
  }
}
