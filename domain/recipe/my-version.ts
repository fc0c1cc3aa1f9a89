// A copy of any recipe, to edit as one's own: what "Edit My Version" starts with, and what a swap is applied to.
import { matchesDiet, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { CUISINES } from './cuisines.ts'
import type { RecipeDraft } from './custom-recipe.ts'
import type { RecipeDetail } from './recipe-detail.ts'

type Copied = Pick<
  RecipeDetail,
  'title' | 'image' | 'readyInMinutes' | 'servings' | 'steps' | 'notes' | 'ingredients' | 'written'
> &
  Pick<RecipeDetail, 'cuisines' | 'diets' | 'vegan' | 'vegetarian' | 'glutenFree' | 'dairyFree'>

export function myVersion(recipe: Copied): RecipeDraft {
  const { title, image, readyInMinutes, servings, steps, notes = [], ingredients, written } = recipe
  return {
    title,
    image,
    readyInMinutes,
    servings,
    cuisines: recipe.cuisines.filter((cuisine) => CUISINES.some((known) => known === cuisine)),
    diets: SITE_DIETS.filter((diet) => matchesDiet(recipe, diet)),
    instructions: [...steps.map(({ text }) => text), ...notes.map((note) => `Note: ${note}`)].join('\n'),
    ingredients: ingredients.map(({ name, quantity, unit }, at) => {
      const { note = '' } = written.lines[at] ?? {}
      return { name: note === '' ? name : `${name}, ${note}`, amount: quantity, unit }
    }),
  }
}
