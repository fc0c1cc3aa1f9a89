// All addresses of the site.

import type { RecipeId } from '#domain/recipe/recipe-id.ts'

interface RecipeFilter {
  search?: string
  diet?: string
}

function withQuery(path: string, query: Record<string, string | undefined>) {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  // Spaces as %20, like encodeURIComponent, not as +.
  const text = filled.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text === '' ? path : `${path}?${text}`
}

export const paths = {
  home: '/',
  auth: '/auth',
  account: '/account',
  recipes: (filter: RecipeFilter = {}) => withQuery('/recipes', { search: filter.search, diet: filter.diet }),
  recipe: (id: RecipeId) => `/recipes/${id}`,
  cuisines: '/cuisines',
  cuisine: (name: string, filter: Pick<RecipeFilter, 'diet'> = {}) =>
    withQuery(`/cuisines/${encodeURIComponent(name)}`, { diet: filter.diet }),
  dietPlanner: '/diet-planner',
  shoppingList: '/shopping-list',
  nutrition: '/nutrition',
  favorites: '/favorites',
  addRecipe: '/add-recipe',
  dashboard: '/dashboard',
  diary: (date?: string) => withQuery('/diary', { date }),
  diaryWeek: (date: string) => withQuery('/diary', { date, view: 'week' }),
  mealScheduler: '/meal-scheduler',
  goals: '/goals',
  blog: '/blog',
  article: (id: string | number) => `/blog/${encodeURIComponent(id)}`,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  offline: '/offline',
}
