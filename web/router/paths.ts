// All URLs of the site.

import type { RecipeId } from '#domain/recipe-id.ts'

/** `search`, `diet` and the list's other filters, named as in the URL. */
type ListQuery = Readonly<Record<string, string | undefined>>

function withQuery(path: string, query: ListQuery) {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  // Spaces as %20, like encodeURIComponent, not as +.
  const text = filled.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text === '' ? path : `${path}?${text}`
}

export const paths = {
  home: '/',
  auth: '/auth',
  account: '/account',
  settings: '/settings',
  recipes: (query: ListQuery = {}) => withQuery('/recipes', query),
  /** With `servings`, the recipe opens with the planned servings. */
  recipe: (id: RecipeId, { servings }: { servings?: number } = {}) =>
    withQuery(`/recipes/${id}`, { servings: servings ? String(Math.round(servings * 100) / 100) : undefined }),
  /** With `servings`, the dish starts with the planned servings. */
  cook: (id: RecipeId, { servings }: { servings?: number } = {}) =>
    withQuery(`/recipes/${id}/cook`, { servings: servings ? String(Math.round(servings * 100) / 100) : undefined }),
  /** With the planned dishes of a meal, of a day, or of the coming week. */
  cookTogether: (planned: { date?: string; meal?: string; week?: string } = {}) => withQuery('/cook-together', planned),
  cuisines: '/cuisines',
  cuisine: (name: string, query: ListQuery = {}) => withQuery(`/cuisines/${encodeURIComponent(name)}`, query),
  dietPlanner: '/diet-planner',
  /** A plan that uses up these foods. */
  dietPlannerUsing: (foods: readonly string[]) => withQuery('/diet-planner', { use: foods.join(',') }),
  shoppingList: '/shopping-list',
  nutrition: '/nutrition',
  kitchen: '/kitchen',
  favorites: '/favorites',
  addRecipe: '/add-recipe',
  recipeBook: '/recipe-book',
  myRecipes: '/my-recipes',
  collections: '/collections',
  collection: (id: string) => `/collections/${id}`,
  welcome: '/welcome',
  dashboard: '/dashboard',
  diary: (date?: string) => withQuery('/diary', { date }),
  diaryWeek: (date: string) => withQuery('/diary', { date, view: 'week' }),
  /** The last full week, looked back on. */
  review: '/review',
  mealScheduler: '/meal-scheduler',
  scheduledDay: (date: string) => withQuery('/meal-scheduler', { date }),
  goals: '/goals',
  household: '/household',
  join: '/join',
  blog: '/blog',
  article: (id: string | number) => `/blog/${encodeURIComponent(id)}`,
  about: '/about',
  /** How nutrition, scores, prices and footprints are calculated. */
  aboutFigures: '/about#numbers',
  contact: '/contact',
  help: (topic?: string) => (topic ? `/help/${topic}` : '/help'),
  privacy: '/privacy',
  admin: '/admin',
  offline: '/offline',
}

/** The element that "#numbers" points to; a malformed fragment such as "#100%" is taken as it is. */
export function elementIdOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
