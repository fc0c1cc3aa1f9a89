// Reads catalogue/recipes/<cuisine>/<slug>.cook and resolves every ingredient to a food and grams.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { CatalogueRecipe, RecipeIngredient, RecipeStep } from '#domain/recipe/catalogue-recipe.ts'
import { CUISINE_PARENTS } from '#domain/recipe/cuisine-labels.ts'
import type { Cuisine } from '#domain/recipe/cuisines.ts'
import { type CookIngredient, type CookStep, readCooklang } from './cooklang.ts'
import { catalogueFile } from './files.ts'
import type { FoodIndex } from './food-index.ts'
import { type FrontMatter, readFrontMatter } from './recipe-front-matter.ts'
import { mergeIngredients, resolveIngredient } from './recipe-ingredients.ts'
import { stepText } from './step-text.ts'

export interface RecipeReading {
  recipes: CatalogueRecipe[]
  /** All problems, as `file:line: reason`. */
  problems: string[]
}

/** Throws one error that lists every problem of every file. */
export function readRecipes(foods: FoodIndex, folder = catalogueFile('recipes')): CatalogueRecipe[] {
  const { recipes, problems } = tryRecipes(foods, folder)
  if (problems.length === 0) return recipes
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  throw new Error(`The recipes have ${count}:\n${problems.join('\n')}`)
}

/** The folder may be all recipes, one cuisine or one file. */
export function tryRecipes(foods: FoodIndex, folder: string): RecipeReading {
  const root = catalogueFile('recipes')
  const reading: RecipeReading = { recipes: [], problems: [] }
  const fileOfId = new Map<number, string>()
  for (const path of cookFiles(folder)) {
    const inside = relative(root, path)
    const file = (inside.startsWith('..') ? relative(folder, path) : inside).split(sep).join('/')
    const { recipe, problems } = parseRecipe(readFileSync(path, 'utf8'), file, foods)
    reading.problems.push(...problems)
    if (!recipe) continue
    const other = fileOfId.get(recipe.id)
    if (other) reading.problems.push(`${file}:1: the id ${recipe.id} is taken by ${other}`)
    fileOfId.set(recipe.id, file)
    reading.recipes.push(recipe)
  }
  reading.recipes.sort((a, b) => a.id - b.id)
  return reading
}

function cookFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cook'))
    .sort()
    .map((name) => join(path, name))
}

export function parseRecipe(
  source: string,
  file: string,
  foods: FoodIndex,
): { recipe: CatalogueRecipe | null; problems: string[] } {
  const cook = readCooklang(source)
  const problems = cook.problems.map(({ line, reason }) => `${file}:${line}: ${reason}`)
  const { head, problems: headProblems } = readFrontMatter(cook.metadata, file)
  // Invalid YAML has no fields, so one message is enough.
  const isUnreadable = Object.keys(cook.metadata).length === 0 && problems.length > 0
  if (!isUnreadable)
    problems.push(...headProblems.map(({ key, reason }) => `${file}:${lineOfKey(source, key)}: ${key}: ${reason}`))
  const resolved = new Map<CookIngredient, RecipeIngredient>()
  const allWritten = cook.steps.flatMap((step) => step.ingredients)
  for (const written of allWritten) {
    if (written.isReference) continue
    const response = resolveIngredient(written, foods, head?.servings ?? 1)
    if ('ingredient' in response) resolved.set(written, response.ingredient)
    else problems.push(`${file}:${written.line}: ingredient "${written.name}": ${response.problem}`)
  }
  if (cook.steps.length === 0) problems.push(`${file}:1: has no steps`)
  if (allWritten.length === 0) problems.push(`${file}:1: has no ingredients`)
  if (!head || problems.length > 0) return { recipe: null, problems }
  return { recipe: recipeOf(head, file, cook.steps, resolved), problems }
}

function recipeOf(
  head: FrontMatter,
  file: string,
  steps: readonly CookStep[],
  resolved: ReadonlyMap<CookIngredient, RecipeIngredient>,
): CatalogueRecipe {
  return {
    id: head.id,
    slug: basename(file, '.cook'),
    file,
    title: head.title,
    gloss: head.gloss,
    tags: head.tags,
    cuisines: withParents(head.cuisines),
    dishTypes: head.dishTypes,
    servings: head.servings,
    preparationMinutes: head.prepMinutes,
    cookingMinutes: head.cookMinutes,
    readyInMinutes: head.readyMinutes ?? head.prepMinutes + head.cookMinutes,
    summary: head.summary,
    occasions: head.occasions,
    equipment: head.equipment,
    notes: { why: head.why, swap: head.swap, storage: head.storage },
    published: head.published,
    scene: head.scene,
    ingredients: mergeIngredients([...resolved.values()]),
    steps: steps.map((step) => stepOf(step, resolved)),
  }
}

function stepOf(step: CookStep, resolved: ReadonlyMap<CookIngredient, RecipeIngredient>): RecipeStep {
  const { text, amounts } = stepText(step.parts)
  return {
    section: step.section,
    text,
    amounts: amounts.flatMap(({ from, to, amountFirst, ingredient: written }) => {
      const ingredient = resolved.get(written)
      return ingredient ? [{ from, to, name: written.shownAs, amountFirst, ingredient }] : []
    }),
    ingredientNames: [...new Set(step.ingredients.map(({ name }) => name))],
    equipment: step.equipment,
    minutes: step.minutes === null ? null : Math.round(step.minutes),
  }
}

/** The specific cuisine first, then its parents. */
export function withParents(cuisines: readonly Cuisine[]): string[] {
  return [...new Set([...cuisines, ...cuisines.flatMap((cuisine) => CUISINE_PARENTS[cuisine] ?? [])])]
}

function lineOfKey(source: string, key: string): number {
  const at = source.split('\n').findIndex((line) => line.startsWith(`${key}:`))
  return at < 0 ? 1 : at + 1
}
