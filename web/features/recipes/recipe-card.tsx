import { Clock, HeartPulse, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { HEALTH_BADGE_ABOVE } from '#domain/nutrition/health-badge.ts'
import { MACRO_ROWS } from '#domain/nutrition/macros.ts'
import type { RecipeCard as CardRecipe } from '#domain/recipe/recipe-view.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { minutesText, NOT_KNOWN, priceText, uncountedShort, wholeNumber } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { DietBadges, hasDietBadges, hasMeritBadges, MeritBadges } from './recipe-badges.tsx'

const CARD_SIZES = '(min-width: 80rem) 17.5rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 64vw'

interface RecipeCardProps {
  recipe: CardRecipe
  /** The favorite button. */
  heart: ReactNode
  /** The button that plans it. */
  plan?: ReactNode
  /** Stars, if there are any. They load late and are on top of the picture, so that the card never grows. */
  rating?: ReactNode
  /** One level below the page's or section's title. */
  title?: 'h2' | 'h3'
  picture?: 'first' | 'late'
  /** A recipe stored on this device, which has no price. */
  own?: boolean
}

export function RecipeCard(props: RecipeCardProps) {
  const { recipe, heart, plan, rating, title: Title = 'h3', picture = 'late', own = false } = props
  return (
    <article
      className={cardClass({
        padded: false,
        interactive: true,
        className:
          'group relative flex h-full flex-col overflow-hidden max-sm:in-data-compact:flex-row has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-leaf',
      })}
    >
      <div className="relative overflow-hidden max-sm:in-data-compact:w-28 max-sm:in-data-compact:shrink-0">
        <RecipePicture
          recipe={recipe}
          sizes={CARD_SIZES}
          alt=""
          width={480}
          height={320}
          loading={picture}
          className="aspect-3/2 w-full object-cover transition-transform duration-500 ease-out group-hover:scale-103 max-sm:in-data-compact:aspect-auto max-sm:in-data-compact:h-full"
        />
        <div className="max-sm:in-data-compact:hidden absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2">
          {recipe.healthScore > HEALTH_BADGE_ABOVE ? (
            <Badge tone="leaf" icon={<HeartPulse className="size-3.5" />} className="shadow-sm">
              <span className="sr-only">Health score </span>
              {recipe.healthScore}
            </Badge>
          ) : (
            <span />
          )}
          {!own && (
            <span className="rounded-full bg-surface px-2.5 py-0.5 font-bold text-ink text-xs tabular-nums shadow-sm">
              <span className="sr-only">Price per serving </span>
              {priceText(recipe.pricePerServing)}
            </span>
          )}
        </div>
      </div>
      <div className="absolute top-3 left-3 max-sm:in-data-compact:top-2 max-sm:in-data-compact:left-2">{rating}</div>
      <div className="absolute top-2 right-2 z-10 flex gap-2">
        {plan && <span className="contents max-sm:in-data-compact:hidden">{plan}</span>}
        {heart}
      </div>

      <div className="flex min-w-0 grow flex-col gap-3 p-4 max-sm:in-data-compact:gap-1 max-sm:in-data-compact:py-3">
        <div className="max-sm:in-data-compact:pr-10">
          {recipe.cuisine && <p className="mb-0.5 font-semibold text-tomato text-xs">{recipe.cuisine}</p>}
          {/* Space for two lines, so that a row of cards keeps its height when the font arrives. */}
          <Title className="line-clamp-2 font-bold text-lg leading-snug sm:min-h-[2lh]">
            {/* The whole card is the link's target; its outline is drawn around the card. */}
            <Link to={paths.recipe(recipe.id)} className="outline-none after:absolute after:inset-0">
              {recipe.title}
            </Link>
          </Title>
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          {recipe.readyInMinutes > 0 && (
            <span className="flex items-center gap-1.5">
              <Clock className="size-4" />
              <span className="sr-only">Ready in </span>
              {minutesText(recipe.readyInMinutes)}
            </span>
          )}
          {recipe.hasNutrition && (
            <span className="hidden max-sm:in-data-compact:inline">{wholeNumber(recipe.nutrition.calories)} kcal</span>
          )}
          <span className="flex items-center gap-1.5 max-sm:in-data-compact:hidden">
            <Users className="size-4" />
            {recipe.servings === 1 ? '1 serving' : `${wholeNumber(recipe.servings)} servings`}
          </span>
        </p>
        <RecipeAvoided id={recipe.id} size="card" />
        {(hasDietBadges(recipe) || hasMeritBadges(recipe)) && (
          <p className="flex flex-wrap gap-1.5 max-sm:in-data-compact:hidden">
            <DietBadges recipe={recipe} />
            <MeritBadges recipe={recipe} />
          </p>
        )}
        <CardNutrition recipe={recipe} />
      </div>
    </article>
  )
}

function CardNutrition({ recipe: { hasNutrition, nutrition, uncounted } }: { recipe: CardRecipe }) {
  return (
    <div className="mt-auto border-line border-t pt-3 max-sm:in-data-compact:hidden">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1 text-center">
        {MACRO_ROWS.map(({ key, label, unit }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="whitespace-nowrap font-bold text-sm tabular-nums">
              {hasNutrition ? wholeNumber(nutrition[key]) : NOT_KNOWN}
              {hasNutrition && <span className="font-medium text-muted text-xs">{` ${unit}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-center text-muted text-xs">
        per serving{uncounted !== undefined && `, ${uncountedShort(uncounted)}`}
      </p>
    </div>
  )
}
