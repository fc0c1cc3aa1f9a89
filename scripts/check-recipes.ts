// For recipe writers: checks all recipes, one folder, or one file, and prints problems or a table of numbers.
import { statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { CUISINES, cuisineSlug } from '#domain/recipe/cuisines.ts'
import { catalogueFile } from '#server/catalogue/files.ts'
import { FoodIndex } from '#server/catalogue/food-index.ts'
import { readFoods } from '#server/catalogue/foods.ts'
import { freeId } from '#server/catalogue/recipe-ids.ts'
import { safetyProblems } from '#server/catalogue/recipe-safety.ts'
import { styleProblems } from '#server/catalogue/recipe-style.ts'
import { tagProblems } from '#server/catalogue/recipe-tags.ts'
import { tryRecipes } from '#server/catalogue/recipes.ts'

function folderOf(argument: string | undefined): string {
  const all = catalogueFile('recipes')
  if (!argument) return all
  const choices = [resolve(argument), join(all, argument)]
  const found = choices.find((path) => statSync(path, { throwIfNoEntry: false }))
  if (!found) throw new Error(`There is no folder or file "${argument}".`)
  return found
}

function row({ id, title, servings, ingredients, readyInMinutes, file }: CatalogueRecipe): string {
  let kcal = 0
  let grams = 0
  for (const { food, grams: edible, eatenShare } of ingredients) {
    kcal += ((food.nutrients.calories ?? 0) * edible * eatenShare) / 100
    grams += edible * eatenShare
  }
  const figures = [servings, Math.round(kcal / servings), Math.round(grams / servings), readyInMinutes]
  return `${id}  ${figures.map((figure) => String(figure).padStart(6)).join('')}  ${title} (${file})`
}

const foods = new FoodIndex(readFoods())
const { recipes, problems: unread } = tryRecipes(foods, folderOf(process.argv[2]))
const unsafe = recipes.flatMap((recipe) =>
  [...safetyProblems(recipe), ...styleProblems(recipe), ...tagProblems(recipe)].map(
    (problem) => `${recipe.file}: ${problem}`,
  ),
)
const problems = [...unread, ...unsafe]
for (const problem of problems) console.log(problem)
if (recipes.length > 0) console.log('id        serves  kcal grams   min  title')
for (const recipe of recipes) console.log(row(recipe))
const taken = new Set(tryRecipes(foods, folderOf(undefined)).recipes.map(({ id }) => id))
for (const cuisine of CUISINES.filter((one) => cuisineSlug(one) === basename(process.argv[2] ?? ''))) {
  console.log(`A free id: ${freeId(cuisine, taken)}`)
}
console.log(`${recipes.length} recipes read, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
