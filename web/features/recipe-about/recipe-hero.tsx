import { Clock, Flame, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { isEmbeddedId } from '#domain/recipe-id.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'
import { countText, minutesText, NOT_KNOWN, uncountedShort, wholeNumber } from '#web/ui/format.ts'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'

interface RecipeHeroProps {
  recipe: Recipe
  /** On a phone, leaves the summary out, so that the ingredients are on the first screen. */
  brief?: boolean
  /** The actions. */
  children: ReactNode
}

/** Title and key facts beside the picture. */
export function RecipeHero({ recipe, brief = false, children }: RecipeHeroProps) {
  const { calories } = recipe.nutrition
  const photo = usePhoto(recipe.id)
  return (
    <header className="grid grid-cols-1 items-center gap-x-12 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] print:grid-cols-[2fr_1fr]">
      <figure className="w-full max-w-150 print:order-last">
        <RecipePicture
          recipe={recipe}
          sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, (min-width: 40rem) 37.5rem, 64vw"
          alt={recipe.title}
          width={960}
          height={640}
          loading="first"
          className="aspect-3/2 w-full rounded-3xl shadow-md max-sm:aspect-9/4 print:no-shadow"
        />
        {isEmbeddedId(recipe.id) && !photo && (
          <figcaption className="mt-2 text-muted text-sm print:hidden">Drawn from this recipe’s ingredients</figcaption>
        )}
      </figure>
      <div>
        {recipe.cuisine && (
          <p className="mb-2 font-bold text-sm">
            <Link to={paths.cuisine(recipe.cuisine)} className="text-tomato hover:underline">
              {recipe.cuisine}
            </Link>
          </p>
        )}
        <h1 className="wrap-anywhere max-sm:text-3xl">{recipe.title}</h1>
        {recipe.gloss && <p className="mt-1 text-lg text-muted">{recipe.gloss}</p>}
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 font-medium max-sm:mt-2">
          {recipe.readyInMinutes > 0 && (
            <Figure icon={<Clock className="size-5" />} label="Ready in">
              {minutesText(recipe.readyInMinutes)}
            </Figure>
          )}
          <Figure icon={<Users className="size-5" />}>{countText(recipe.servings, 'serving')}</Figure>
          <Figure icon={<Flame className="size-5" />}>
            {recipe.hasNutrition && calories > 0 ? wholeNumber(calories) : NOT_KNOWN} kcal per serving
            {recipe.uncounted !== undefined && `, ${uncountedShort(recipe.uncounted)}`}
          </Figure>
        </ul>
        {recipe.summary && <p className={cx('mt-4 max-w-xl text-muted', brief && 'max-sm:hidden')}>{recipe.summary}</p>}
        {children}
      </div>
    </header>
  )
}

function Figure({ icon, label, children }: { icon: ReactNode; label?: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 *:[svg]:text-leaf">
      {icon}
      {label && <span className="sr-only">{label} </span>}
      <span>{children}</span>
    </li>
  )
}
