import { versions } from 'virtual:pictures/site'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ChartPie, ListChecks, Salad, Search } from 'lucide-react'
import { Suspense } from 'react'
import { drawnPicture } from '#domain/recipe/recipe-pictures.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { CardRating } from '#web/features/ratings/recipe-rating.tsx'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeGrid, RecipeGridSkeleton } from '#web/features/recipes/recipe-grid.tsx'
import { PlanMealButton } from '#web/features/schedule/plan-meal-button.tsx'
import { siteJsonLd } from '#web/features/search/site-json-ld.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { SOFT_TONES } from '#web/ui/tone.ts'

const FEATURED = 8

const FEATURES = [
  {
    to: paths.recipes(),
    Icon: Search,
    tone: SOFT_TONES.tomato,
    title: 'Recipe Discovery',
    text: 'Search by dish, ingredient or cuisine, and see calories, price and time before you choose.',
  },
  {
    to: paths.dietPlanner,
    Icon: Salad,
    tone: SOFT_TONES.leaf,
    title: 'Diet Planning',
    text: 'Tell us your calories and diet, and get a day or a week of meals to match.',
  },
  {
    to: paths.shoppingList,
    Icon: ListChecks,
    tone: SOFT_TONES.apricot,
    title: 'Shopping Lists',
    text: 'Add a recipe to your list with one tap, and check things off in the store.',
  },
  {
    to: paths.nutrition,
    Icon: ChartPie,
    tone: SOFT_TONES.lake,
    title: 'Nutrition Tracking',
    text: 'Look up a food, count your servings, and see the day’s macros at a glance.',
  },
]

// Only for members.
const HomeOfMember = lazyPart(() =>
  import('#web/composites/today/home-of-member.tsx').then((module) => module.HomeOfMember),
)

export function homeQueries({ entry }: { entry: string }) {
  return [recipeQueries.random(FEATURED, entry)]
}

export function HomePage() {
  usePageHead({
    title: 'Plateful: healthy recipes, meal plans and shopping lists',
    description:
      'Find healthy recipes from 26 cuisines, plan a day to your calorie target, shop with one list and see what you eat. Free, private, no account needed.',
    canonical: paths.home,
    jsonLd: import.meta.env.SSR ? [siteJsonLd()] : undefined,
  })
  const user = useSessionUser()
  const known = useSessionKnown()
  const placeholder = <div className="h-150 sm:h-112" />
  return (
    <>
      {user && (
        <Suspense fallback={placeholder}>
          <HomeOfMember userId={user.id} />
        </Suspense>
      )}
      {/* Until the session is known, the style sheet shows one of the two. */}
      {!known && <div className="member-only">{placeholder}</div>}
      {!user && (
        <div className="visitor-only">
          <Hero />
          <Features />
        </div>
      )}
      <div className="page-width">
        <FeaturedRecipes />
        {!user && (
          <div className="visitor-only">
            <GetStarted />
          </div>
        )}
      </div>
    </>
  )
}

function Hero() {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-8 pt-8 pb-12 sm:pt-12 lg:grid-cols-[1fr_1.1fr] lg:pb-20">
      <div>
        <h1 className="text-5xl">Good food that’s good for you</h1>
        <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">
          Recipes from 26 cuisines, with honest numbers on every plate. Find dinner, plan your day, and shop for it all
          in one go.
        </p>
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <Link to={paths.recipes()} className={buttonClass({ size: 'lg' })}>
            Find Recipes
          </Link>
          <Link to={paths.dietPlanner} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            Create Diet Plan
          </Link>
        </div>
      </div>
      <Picture
        {...drawnPicture('site/hero', versions.hero, [480, 800, 1600])}
        sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, (min-width: 40rem) 37.5rem, 64vw"
        alt="A table set with colorful, freshly cooked dishes"
        width={1600}
        height={1067}
        loading="first"
        className="aspect-3/2 w-full max-w-150 rounded-3xl shadow-lg"
      />
    </section>
  )
}

function Features() {
  return (
    <section aria-label="What Plateful does" className="page-width">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ to, Icon, tone, title, text }) => (
          <li key={to}>
            <Link to={to} className={cardClass({ interactive: true, className: 'group flex h-full gap-4 sm:block' })}>
              <span className={cx('grid size-12 shrink-0 place-items-center rounded-full', tone)}>
                <Icon className="size-6" />
              </span>
              <div>
                <h2 className="flex items-center gap-1.5 text-xl sm:mt-4">
                  {title}
                  <ArrowRight className="size-4.5 text-muted transition-transform group-hover:translate-x-1" />
                </h2>
                <p className="mt-1 text-muted text-sm">{text}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeaturedRecipes() {
  const { key: entry } = useLocation()
  const { data: recipes, isError, refetch } = useQuery(recipeQueries.random(FEATURED, entry))
  return (
    <section aria-labelledby="featured" className="mt-16 sm:mt-20">
      <SectionHeader
        id="featured"
        title="Featured Recipes"
        intro="Eight dishes, picked at random for each visit."
        action={
          <Link
            to={paths.recipes()}
            className="flex items-center gap-1.5 rounded-full py-2 font-semibold text-leaf hover:underline"
          >
            View All <ArrowRight className="size-4.5" />
          </Link>
        }
      />
      {recipes ? (
        <RecipeGrid>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard
                recipe={recipe}
                heart={<FavoriteButton id={recipe.id} title={recipe.title} />}
                plan={<PlanMealButton recipe={recipe} onCard />}
                rating={<CardRating id={recipe.id} />}
              />
            </li>
          ))}
        </RecipeGrid>
      ) : isError ? (
        <div role="alert">
          <EmptyState
            as="h3"
            title="We couldn’t load the recipes"
            action={<Button onClick={() => refetch()}>Try Again</Button>}
          >
            Check your connection and try again.
          </EmptyState>
        </div>
      ) : (
        <RecipeGridSkeleton count={FEATURED} />
      )}
    </section>
  )
}

function GetStarted() {
  const isClosed = siteSettings().signUp === 'closed'
  return (
    <section
      aria-labelledby="get-started"
      className="mt-16 grid justify-items-center gap-3 rounded-3xl bg-pine px-6 py-14 text-center text-on-pine sm:mt-20 sm:py-20"
    >
      <h2 id="get-started">Ready to eat a little better?</h2>
      <p className="max-w-lg text-lg text-pine-muted">
        You don’t need an account for recipes, lists and plans. With one, you can also set goals and see how each day
        measures up.
      </p>
      <Link
        to={isClosed ? paths.auth : `${paths.auth}?mode=sign-up`}
        className={buttonClass({ variant: 'accent', size: 'lg', className: 'mt-4' })}
      >
        {isClosed ? 'Sign In' : 'Get Started'}
      </Link>
    </section>
  )
}
