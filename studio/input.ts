// What the studio reads: one JSON file with the recipes and foods, as far as pictures depend on them. The catalogue's
// build writes it (build/picture-input.ts).
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface PicturedFood {
  name: string
  aliases: string[]
  /** Where a store has it: a food without an entry of its own looks like others of its aisle. */
  aisle: string
}

export interface CatalogueFood extends PicturedFood {
  /** What it is or contains: "meat", "dairy". */
  traits: string[]
}

export interface PicturedIngredient {
  food: PicturedFood
  /** As written in the recipe: "red onion". */
  name: string
  /** Edible grams for the whole recipe. */
  grams: number
  /** "finely chopped" */
  preparation: string
  /** 0..1: below 1 if some of it is left behind. */
  eatenShare: number
}

export interface PicturedStep {
  section: string
  text: string
  ingredientNames: string[]
}

export interface PicturedRecipe {
  id: number
  title: string
  /** The specific cuisine first. */
  cuisines: string[]
  dishTypes: string[]
  /** Corrections from the recipe's file. */
  scene: Record<string, string | string[]>
  ingredients: PicturedIngredient[]
  steps: PicturedStep[]
}

export interface CatalogueEntry extends PicturedRecipe {
  slug: string
}

interface InputFile {
  foods: CatalogueFood[]
  /** Ingredients name their food by its place in `foods`. */
  recipes: (Omit<CatalogueEntry, 'ingredients'> & {
    ingredients: (Omit<PicturedIngredient, 'food'> & { food: number })[]
  })[]
}

const INPUT = fileURLToPath(new URL('../dist/picture-input.json', import.meta.url))

export function readInput(): { foods: CatalogueFood[]; recipes: CatalogueEntry[] } {
  if (!existsSync(INPUT))
    throw new Error('Run “npm run pictures” in the project’s root: it writes what the studio reads.')
  const { foods, recipes }: InputFile = JSON.parse(readFileSync(INPUT, 'utf8'))
  const foodAt = (at: number): PicturedFood => {
    const food = foods[at]
    if (!food) throw new Error(`${INPUT} names food ${at}, which it doesn’t have.`)
    return food
  }
  return {
    foods,
    recipes: recipes.map((recipe) => ({
      ...recipe,
      ingredients: recipe.ingredients.map((ingredient) => ({ ...ingredient, food: foodAt(ingredient.food) })),
    })),
  }
}

/** The name in files: "Latin American" → "latin-american". */
export function cuisineSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
