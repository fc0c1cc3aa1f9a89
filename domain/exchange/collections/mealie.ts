// Mealie: a recipe's JSON, in camelCase from the page and in snake_case from an archive.

import { type ImportedRecipe, importedRecipe } from '#domain/exchange/imported-recipe.ts'
import { servingsIn } from '#domain/exchange/recipe-yield.ts'
import { type Json, objectOf, objectsOf } from '#domain/json.ts'
import type { CustomIngredient } from '#domain/kitchen/custom-ingredient.ts'
import { amountOf, field, markdownLines, minutesIn, nameOf, text, unitName, yieldText } from './reading.ts'

/** Unlike in schema.org, ingredients are objects. */
export function isMealieRecipe(node: Json): boolean {
  const [first] = objectsOf(field(node, 'recipeIngredient'))
  return first !== undefined && ('quantity' in first || 'food' in first || 'note' in first)
}

export function mealieRecipe(node: Json, picture: Uint8Array<ArrayBuffer> | null): ImportedRecipe {
  const quantity = amountOf(field(node, 'recipeYieldQuantity'))
  const made = yieldText(quantity, text(field(node, 'recipeYield')))
  const parts = minutesIn(field(node, 'prepTime')) + minutesIn(field(node, 'performTime'))
  return importedRecipe({
    title: text(node.name),
    ingredients: objectsOf(field(node, 'recipeIngredient')).flatMap(mealieIngredient),
    steps: objectsOf(field(node, 'recipeInstructions')).flatMap(mealieStep),
    notes: objectsOf(node.notes).map((note) =>
      [text(note.title), markdownLines(note.text).join(' ')].filter(Boolean).join(': '),
    ),
    minutes: minutesIn(field(node, 'totalTime')) || parts || null,
    servings: amountOf(field(node, 'recipeServings')) || servingsIn(made || String(quantity)),
    sourceUrl: text(node.orgURL ?? field(node, 'orgUrl') ?? node.org_url),
    words: [...tagNames(node.tags), ...tagNames(field(node, 'recipeCategory'))],
    about: {
      description: markdownLines(node.description).join('\n'),
      rating: amountOf(node.rating),
      added: text(field(node, 'dateAdded')) || text(field(node, 'createdAt')),
      details: {
        'Prep time': text(field(node, 'prepTime')),
        'Cook time': text(field(node, 'performTime')) || text(field(node, 'cookTime')),
        'Total time': text(field(node, 'totalTime')),
        Yield: made,
        Nutrition: nutritionText(node.nutrition),
        Tools: tagNames(node.tools).join(', '),
        'Last made': text(field(node, 'lastMade')),
      },
    },
    picture,
  })
}

/** "Calories: 250, Sodium content: 300" */
const nutritionText = (nutrition: unknown): string =>
  Object.entries(objectOf(nutrition))
    .filter(([name, amount]) => !/id$/i.test(name) && (text(amount) !== '' || amountOf(amount) > 0))
    .map(([name, amount]) => {
      const words = name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${amount}`
    })
    .join(', ')

const tagNames = (tags: unknown): string[] => (Array.isArray(tags) ? tags.map(nameOf) : [])

export function mealieIngredient(row: Json): (string | CustomIngredient)[] {
  const heading = text(row.title).trim()
  const note = text(row.note).trim()
  const food = nameOf(row.food)
  const amount = amountOf(row.quantity)
  const unit = unitName(nameOf(row.unit))
  const original = text(field(row, 'originalText')).trim()
  // Without a food, the whole line is in the note; a quantity of 0 or 1 without a unit then means nothing.
  const isMeasured = unit !== '' || (amount !== 0 && amount !== 1)
  const ingredient =
    food !== ''
      ? { name: note === '' ? food : `${food}, ${note}`, amount, unit }
      : original === '' && note !== '' && isMeasured
        ? { name: note, amount, unit }
        : original || note || text(row.display).trim()
  return heading === '' ? [ingredient] : [`${heading.replace(/:$/, '')}:`, ingredient]
}

export function mealieStep(step: Json): string[] {
  const heading = text(step.title).trim()
  const words = markdownLines(step.text).join(' ')
  return heading === '' ? [words] : [`${heading.replace(/:$/, '')}:`, words]
}

/** Joins the tables of a Mealie database into recipes. */
export function mealieDatabaseRecipes(database: unknown): { id: string; node: Json }[] {
  const tables = objectOf(database)
  const foods = byId(tables.ingredient_foods)
  const units = byId(tables.ingredient_units)
  const ingredients = grouped(tables.recipes_ingredients)
  const steps = grouped(tables.recipe_instructions)
  const notes = grouped(tables.notes)
  const tags = namesByRecipe(tables.recipes_to_tags, 'tag_id', byId(tables.tags))
  const nutrition = new Map(objectsOf(tables.recipe_nutrition).map((row) => [plainId(row.recipe_id), row]))
  const stars = new Map(objectsOf(tables.users_to_recipes).map((row) => [plainId(row.recipe_id), row.rating]))
  const categories = namesByRecipe(tables.recipes_to_categories, 'category_id', byId(tables.categories))
  return objectsOf(tables.recipes).map((recipe) => {
    const id = plainId(recipe.id)
    const node: Json = {
      ...recipe,
      recipe_ingredient: (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        food: foods.get(plainId(row.food_id)) ?? null,
        unit: units.get(plainId(row.unit_id)) ?? null,
      })),
      recipe_instructions: steps.get(id) ?? [],
      notes: notes.get(id) ?? [],
      tags: tags.get(id) ?? [],
      rating: amountOf(stars.get(id)) || recipe.rating,
      nutrition: nutrition.get(id) ?? {},
      recipe_category: categories.get(id) ?? [],
    }
    return { id, node }
  })
}

/** Ids have dashes in some tables and none in others. */
export const plainId = (id: unknown): string => (typeof id === 'number' ? String(id) : text(id).replaceAll('-', ''))

const byId = (table: unknown): Map<string, Json> => new Map(objectsOf(table).map((row) => [plainId(row.id), row]))

function grouped(table: unknown): Map<string, Json[]> {
  const rows = objectsOf(table).sort((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0))
  return byRecipe(rows)
}

function byRecipe(rows: readonly Json[]): Map<string, Json[]> {
  const groups = new Map<string, Json[]>()
  for (const row of rows) {
    const id = plainId(row.recipe_id)
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

function namesByRecipe(links: unknown, key: string, named: Map<string, Json>): Map<string, Json[]> {
  const namedBy = (row: Json): Json[] => {
    const found = named.get(plainId(row[key]))
    return found ? [found] : []
  }
  return new Map([...byRecipe(objectsOf(links))].map(([id, rows]) => [id, rows.flatMap(namedBy)]))
}
