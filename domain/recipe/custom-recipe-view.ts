// Converts a device's own recipe to the site's view model, and decides which lists it belongs to.

import { matchesDiet } from '#domain/nutrition/diets.ts'
import type { FoodTrait } from '#domain/nutrition/food.ts'
import {
  analysedAllergens,
  type IngredientAnalysis,
  uncountedIngredients,
} from '#domain/nutrition/ingredient-analysis.ts'
import { nutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import { amountText } from '#domain/text/amount-text.ts'
import { fold, hasTerms, singularWords } from '#domain/text/text-match.ts'
import type { CustomRecipe } from './custom-recipe.ts'
import { instructionNotes, instructionSteps } from './instruction-steps.ts'
import type { Recipe } from './recipe-view.ts'

const DAIRY: readonly FoodTrait[] = ['dairy', 'lactose', 'ghee']

export type OwnFigures = Pick<Recipe, 'hasNutrition' | 'nutrition' | 'nutrients' | 'uncounted'>

/** Without calculated values, nutrition is unknown. */
export function ownFigures(analysis?: IngredientAnalysis): OwnFigures {
  const counted = analysis?.ingredients.some(({ grams }) => grams !== null && grams > 0) ?? false
  const nutrients = counted && analysis ? analysis.nutrients : []
  const uncounted = counted && analysis ? uncountedIngredients(analysis) : 0
  return {
    ...{ hasNutrition: nutrients.length > 0, nutrition: nutritionFacts(nutrients), nutrients },
    ...(uncounted > 0 && { uncounted }),
  }
}

export function customRecipeView(recipe: CustomRecipe, analysis?: IngredientAnalysis): Recipe {
  const { diets } = recipe
  const lines = recipe.instructions
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const vegan = matchesDiet({ diets }, 'Vegan')
  return {
    id: recipe.id,
    title: recipe.title,
    gloss: '',
    image: recipe.image,
    readyInMinutes: recipe.readyInMinutes,
    preparationMinutes: null,
    cookingMinutes: null,
    servings: recipe.servings,
    instructions: lines.join('\n'),
    steps: instructionSteps(recipe.instructions).map((text, at) => ({
      ...{ section: sectionOf(recipe, at), text },
      ...{ minutes: null, amounts: [] },
    })),
    notes: instructionNotes(recipe.instructions),
    equipment: [],
    ingredients: recipe.ingredients.map(({ name, amount, unit, part }) => ({
      name,
      amount: amountText(amount),
      unit,
      image: '',
      quantity: amount,
      aisle: '',
      original: part ? `${name}, for the ${part}` : name,
      metric: null,
      us: null,
    })),
    cuisine: recipe.cuisines[0] ?? '',
    cuisines: recipe.cuisines,
    source: 'embedded',
    sourceName: '',
    sourceUrl: '',
    ...ownFigures(analysis),
    healthScore: 0,
    pricePerServing: null,
    co2eKgPerServing: null,
    estimatedPricePercent: null,
    vegan,
    vegetarian: matchesDiet({ diets }, 'Vegetarian'),
    glutenFree: matchesDiet({ diets }, 'Gluten Free'),
    // The cook's own labels stay; labels we derive must match the ingredients.
    dairyFree: vegan && !analysis?.ingredients.some(({ traits }) => traits.some((trait) => DAIRY.includes(trait))),
    veryHealthy: false,
    cheap: false,
    sustainable: false,
    dishTypes: [],
    diets,
    allergens: analysis ? analysedAllergens(analysis) : null,
    labelNotes: [],
    summary: recipe.about?.description ?? '',
    datePublished: '',
    category: '',
    tags: [],
    youtubeUrl: '',
  }
}

/** The recipes inside it come first, then its own steps. */
function sectionOf({ title, sections = [] }: CustomRecipe, step: number): string {
  let end = 0
  for (const section of sections) {
    end += section.steps
    if (step < end) return section.title
  }
  return end > 0 ? title : ''
}

/** Folded once per recipe: a search runs over thousands. */
const folded = new WeakMap<CustomRecipe, readonly string[]>()

function wordsOf(recipe: CustomRecipe): readonly string[] {
  let found = folded.get(recipe)
  if (!found) {
    const { title, cuisines, diets, ingredients } = recipe
    found = singularWords([title, ...cuisines, ...diets, ...ingredients.map(({ name }) => name)].join('\n'))
    folded.set(recipe, found)
  }
  return found
}

/** True if the recipe belongs to the list of a cuisine, a search text, both, or everything. */
export function customRecipeIsIn(
  recipe: CustomRecipe,
  list: { search?: string; cuisine?: string; tags?: readonly string[] },
): boolean {
  const { cuisine, search, tags = [] } = list
  if (cuisine && !recipe.cuisines.some((own) => fold(own) === fold(cuisine))) return false
  if (!search) return true
  return hasTerms(new Set([...wordsOf(recipe), ...tags.flatMap(singularWords)]), search)
}
