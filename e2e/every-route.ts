// One URL per route, and enough saved data that every page has content.
import type { APIRequestContext, Page } from '@playwright/test'
import { onDevice, oneRecipe } from './fixtures.ts'

const OWN_RECIPE_ID = 1_700_000_000_000_001

/** In groups that one visit covers, the first with a full page load. */
export const ROUTES = [
  // A member who opens the home page lands on Today, so it comes second.
  ['/recipes', '/', '/recipes?search=soup&diet=Vegan', '/cuisines', '/cuisines/Eastern%20European', '/favorites'],
  [
    '/recipes/:id',
    `/recipes/${OWN_RECIPE_ID}`,
    '/recipes/:id/cook',
    '/cook-together',
    '/review',
    '/add-recipe',
    '/recipe-book',
    '/kitchen',
  ],
  ['/shopping-list', '/auth', '/nutrition', '/auth?mode=sign-up', '/diet-planner', '/welcome'],
  ['/dashboard', '/diary', '/goals', '/meal-scheduler'],
  ['/account', '/admin', '/settings', '/household', '/join', '/blog', '/blog/1'],
  ['/about', '/contact', '/privacy', '/help', '/help/start', '/offline', '/no/such/page'],
] as const

export type Route = (typeof ROUTES)[number][number]

export async function furnishDevice(page: Page, request: APIRequestContext) {
  const { id, title } = await oneRecipe(request)
  const item = { name: 'Sun-dried tomatoes in olive oil with herbs', amount: 250, unit: 'g', checked: false }
  const savedOnDevice: Record<string, object> = {
    'favorite-recipes': { favorites: [id, OWN_RECIPE_ID] },
    'shopping-list': {
      items: [
        { id: 'a', ...item },
        { id: 'b', ...item, name: 'Bananas', recipeId: id, recipeTitle: title },
        { id: 'c', ...item, name: 'Milk', checked: true },
      ],
    },
    'custom-recipes': {
      recipes: [
        {
          id: OWN_RECIPE_ID,
          title: 'Grandmother’s slow-cooked Thursday soup with everything',
          image: '',
          readyInMinutes: 90,
          servings: 4,
          cuisines: ['Nordic'],
          diets: ['Vegan'],
          instructions: 'Cook until soft.',
          ingredients: [{ name: 'Yellow peas', amount: 500, unit: 'g' }],
          isCustom: true,
        },
      ],
    },
  }
  for (const [key, state] of Object.entries(savedOnDevice)) await onDevice(page, key, { state, version: 1 })
}
