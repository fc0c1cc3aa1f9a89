// The route table. A page names the queries that the server runs before rendering.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchPattern } from '#domain/site/route-pattern.ts'

export interface PageContext {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  /** The history entry's key: "default" on the server and for the first entry of a document. */
  entry: string
}

export interface PageModule {
  Page: ComponentType
  /** Run on the server before rendering; the browser starts with their results. */
  queries?: (context: PageContext) => { queryKey: QueryKey }[]
  /** The page's queries for a member. If the device knows its member, they start before hydration. */
  ownQueries?: (member: string, search: URLSearchParams, today: string) => readonly { queryKey: QueryKey }[]
}

export function queriesOf({ queries }: PageModule, context: PageContext): FetchQueryOptions[] {
  // queryOptions() has type-checked each of them; a list of different ones has no other common type.
  return (queries?.(context) ?? []) as FetchQueryOptions[]
}

export function ownQueriesOf(page: PageModule, member: string, search: URLSearchParams, today: string) {
  return (page.ownQueries?.(member, search, today) ?? []) as FetchQueryOptions[] // as above
}

export interface Route {
  path: string
  /** The page's source file, from which the server finds its script. It isn't part of the browser's. */
  file: string | false
  load: () => Promise<PageModule>
  /** Shows random recipes, so not every visitor should get the same document. */
  drawn?: true
}

const SERVER = import.meta.env.SSR

const loadRecipesPage = () =>
  import('#web/pages/recipes-page.tsx').then((m) => ({ Page: m.RecipesPage, queries: m.recipesQueries }))

export const routes: Route[] = [
  {
    path: '/',
    file: SERVER && 'web/pages/home-page.tsx',
    drawn: true,
    load: () => import('#web/pages/home-page.tsx').then((m) => ({ Page: m.HomePage, queries: m.homeQueries })),
  },
  {
    path: '/recipes',
    file: SERVER && 'web/pages/recipes-page.tsx',
    load: loadRecipesPage,
  },
  {
    path: '/recipes/:id',
    file: SERVER && 'web/pages/recipe-page.tsx',
    load: () =>
      import('#web/pages/recipe-page.tsx').then((m) => ({ Page: m.RecipePage, queries: m.recipePageQueries })),
  },
  {
    path: '/recipes/:id/cook',
    file: SERVER && 'web/pages/cook-page.tsx',
    load: () => import('#web/pages/cook-page.tsx').then((m) => ({ Page: m.CookPage, queries: m.cookQueries })),
  },
  {
    path: '/cook-together',
    file: 'web/pages/cook-together-page.tsx',
    load: () => import('#web/pages/cook-together-page.tsx').then((m) => ({ Page: m.CookTogetherPage })),
  },
  {
    path: '/cuisines',
    file: SERVER && 'web/pages/cuisines-page.tsx',
    load: () =>
      import('#web/pages/cuisines-page.tsx').then((m) => ({ Page: m.CuisinesPage, queries: m.cuisinesQueries })),
  },
  {
    path: '/cuisines/:cuisine',
    file: SERVER && 'web/pages/recipes-page.tsx',
    load: loadRecipesPage,
  },
  {
    path: '/favorites',
    file: SERVER && 'web/pages/favorites-page.tsx',
    load: () => import('#web/pages/favorites-page.tsx').then((m) => ({ Page: m.FavoritesPage })),
  },
  {
    path: '/about',
    file: SERVER && 'web/pages/about-page.tsx',
    load: () => import('#web/pages/about-page.tsx').then((m) => ({ Page: m.AboutPage })),
  },
  {
    path: '/contact',
    file: SERVER && 'web/pages/contact-page.tsx',
    load: () => import('#web/pages/contact-page.tsx').then((m) => ({ Page: m.ContactPage })),
  },
  ...['/help', '/help/:topic'].map((path) => ({
    path,
    file: SERVER && 'web/pages/help-page.tsx',
    load: () => import('#web/pages/help-page.tsx').then((m) => ({ Page: m.HelpPage })),
  })),
  {
    path: '/privacy',
    file: SERVER && 'web/pages/privacy-page.tsx',
    load: () => import('#web/pages/privacy-page.tsx').then((m) => ({ Page: m.PrivacyPage })),
  },
  {
    path: '/auth',
    file: SERVER && 'web/pages/auth-page.tsx',
    load: () => import('#web/pages/auth-page.tsx').then((m) => ({ Page: m.AuthPage })),
  },
  {
    path: '/blog',
    file: SERVER && 'web/pages/blog-page.tsx',
    load: () => import('#web/pages/blog-page.tsx').then((m) => ({ Page: m.BlogPage, queries: m.blogQueries })),
  },
  {
    path: '/blog/:id',
    file: SERVER && 'web/pages/article-page.tsx',
    load: () =>
      import('#web/pages/article-page.tsx').then((m) => ({ Page: m.ArticlePage, queries: m.articlePageQueries })),
  },
  {
    path: '/account',
    file: SERVER && 'web/pages/account-page.tsx',
    load: () => import('#web/pages/account-page.tsx').then((m) => ({ Page: m.AccountPage })),
  },
  {
    path: '/settings',
    file: SERVER && 'web/pages/settings-page.tsx',
    load: () => import('#web/pages/settings-page.tsx').then((m) => ({ Page: m.SettingsPage })),
  },
  {
    path: '/goals',
    file: SERVER && 'web/pages/goals-page.tsx',
    load: () => import('#web/pages/goals-page.tsx').then((m) => ({ Page: m.GoalsPage })),
  },
  {
    path: '/welcome',
    file: SERVER && 'web/pages/welcome-page.tsx',
    load: () => import('#web/pages/welcome-page.tsx').then((m) => ({ Page: m.WelcomePage })),
  },
  {
    path: '/dashboard',
    file: SERVER && 'web/pages/dashboard-page.tsx',
    load: () =>
      import('#web/pages/dashboard-page.tsx').then((m) => ({
        Page: m.DashboardPage,
        ownQueries: m.dashboardOwnQueries,
      })),
  },
  {
    path: '/diary',
    file: SERVER && 'web/pages/diary-page.tsx',
    load: () => import('#web/pages/diary-page.tsx').then((m) => ({ Page: m.DiaryPage, ownQueries: m.diaryOwnQueries })),
  },
  {
    path: '/meal-scheduler',
    file: SERVER && 'web/pages/meal-scheduler-page.tsx',
    load: () =>
      import('#web/pages/meal-scheduler-page.tsx').then((m) => ({
        Page: m.MealSchedulerPage,
        ownQueries: m.schedulerOwnQueries,
      })),
  },
  {
    path: '/review',
    file: 'web/pages/review-page.tsx',
    load: () => import('#web/pages/review-page.tsx').then((m) => ({ Page: m.ReviewPage })),
  },
  {
    path: '/shopping-list',
    file: SERVER && 'web/pages/shopping-list-page.tsx',
    load: () =>
      import('#web/pages/shopping-list-page.tsx').then(async (m) => {
        await m.loadKnownList()
        return { Page: m.ShoppingListPage }
      }),
  },
  {
    path: '/household',
    file: SERVER && 'web/pages/household-page.tsx',
    load: () => import('#web/pages/household-page.tsx').then((m) => ({ Page: m.HouseholdPage })),
  },
  {
    path: '/join',
    file: SERVER && 'web/pages/join-page.tsx',
    load: () => import('#web/pages/join-page.tsx').then((m) => ({ Page: m.JoinPage })),
  },
  {
    path: '/nutrition',
    file: SERVER && 'web/pages/nutrition-page.tsx',
    load: () => import('#web/pages/nutrition-page.tsx').then((m) => ({ Page: m.NutritionPage })),
  },
  {
    path: '/kitchen',
    file: SERVER && 'web/pages/kitchen-page.tsx',
    load: () => import('#web/pages/kitchen-page.tsx').then((m) => ({ Page: m.KitchenPage, queries: m.kitchenQueries })),
  },
  {
    path: '/diet-planner',
    file: SERVER && 'web/pages/diet-planner-page.tsx',
    load: () => import('#web/pages/diet-planner-page.tsx').then((m) => ({ Page: m.DietPlannerPage })),
  },
  {
    path: '/add-recipe',
    file: SERVER && 'web/pages/add-recipe-page.tsx',
    load: () => import('#web/pages/add-recipe-page.tsx').then((m) => ({ Page: m.AddRecipePage })),
  },
  {
    path: '/recipe-book',
    file: SERVER && 'web/pages/recipe-book-page.tsx',
    load: () => import('#web/pages/recipe-book-page.tsx').then((m) => ({ Page: m.RecipeBookPage })),
  },
  ...['/my-recipes', '/collections', '/collections/:id'].map((path) => ({
    path,
    file: SERVER && 'web/pages/library-page.tsx',
    load: () => import('#web/pages/library-page.tsx').then((m) => ({ Page: m.LibraryPage })),
  })),
  {
    path: '/admin',
    file: 'web/pages/admin-page.tsx',
    load: () => import('#web/pages/admin-page.tsx').then((m) => ({ Page: m.AdminPage })),
  },
  {
    path: '/offline',
    file: SERVER && 'web/pages/offline-page.tsx',
    load: () => import('#web/pages/offline-page.tsx').then((m) => ({ Page: m.OfflinePage })),
  },
  // Every control in every state, for development.
  ...(import.meta.env.DEV
    ? [
        {
          path: '/ui-gallery',
          file: SERVER && 'web/pages/ui-gallery-page.tsx',
          load: () => import('#web/pages/ui-gallery-page.tsx').then((m) => ({ Page: m.UiGalleryPage })),
        },
      ]
    : []),
  {
    path: '*',
    file: SERVER && 'web/pages/not-found-page.tsx',
    load: () => import('#web/pages/not-found-page.tsx').then((m) => ({ Page: m.NotFoundPage })),
  },
]

export interface MatchedRoute {
  route: Route
  params: PageContext['params']
}

export function matchRoute(pathname: string): MatchedRoute {
  for (const route of routes) {
    const params = matchPattern(route.path, pathname)
    if (params) return { route, params }
  }
  throw new Error('The route table has no catch-all route.')
}
