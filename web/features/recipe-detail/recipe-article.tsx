// A recipe with all its actions.
import { CookingPot, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Portion, RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { pictureSources, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import { useDish } from '#web/device/use-dish.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { ShopButton } from '#web/ui/shop-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BackButton } from './back-button.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { InstructionsPanel } from './instructions-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { PortionControls } from './portion-controls.tsx'
import { RateRow } from './rate-row.tsx'
import { RecipeHero } from './recipe-hero.tsx'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { RecipeSidePanel } from './recipe-side-panel.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { usePortion } from './use-portion.ts'
import { useRecipeTab } from './use-recipe-tab.ts'

interface RecipeArticleProps {
  recipe: RecipeDetail
  /** The owner's buttons, for a recipe stored on this device; null for all others. */
  own: ReactNode | null
  rating: { savedRating: number | null; note: string; rate: (stars: number) => Promise<void> }
  onLog: () => void
  /** False if the recipe is already on the list and nobody asked to add it again. */
  onShop: (portion: Portion, again: boolean) => Promise<boolean>
  saveButton: ReactNode
  planButton: ReactNode
  /** What all members think of it. */
  ratingAverage: ReactNode
  /** A step's text once the Instructions tab is open. */
  stepText: (text: string, number: number) => ReactNode
  dietBadges: ReactNode
  meritBadges: ReactNode
}

export function RecipeArticle(props: RecipeArticleProps) {
  const {
    recipe,
    own,
    rating,
    onLog,
    onShop,
    saveButton,
    planButton,
    ratingAverage,
    stepText,
    dietBadges,
    meritBadges,
  } = props
  const [dish, changeDish, usual] = useDish(recipe)
  const servings = dish.servings ?? usual
  const ticked = dish.ticked ?? []
  const [system, setSystem] = useMeasureSystem()
  const { lines, steps } = usePortion(recipe, { servings, system })
  const [tab, setTab] = useRecipeTab()
  usePageHead({
    title: recipe.title,
    description: recipe.summary || undefined,
    canonical: paths.recipe(recipe.id),
    type: 'article',
    noIndex: own !== null,
    // Only the server needs these, so they aren't in the browser's script.
    ...(import.meta.env.SSR &&
      !own && { image: previewPicture(pictureSources(recipe).src), jsonLd: recipeJsonLd(recipe) }),
  })

  const tabs = [
    {
      id: 'ingredients',
      label: 'Ingredients',
      content: (
        <>
          <PanelTitle>{`Ingredients for ${countText(servings, 'serving')}`}</PanelTitle>
          <PortionControls
            servings={servings}
            onServings={(chosen) => changeDish({ servings: chosen === usual ? null : chosen })}
            system={system ?? recipe.written.system}
            onSystem={setSystem}
          />
          <IngredientsPanel
            lines={lines}
            ticked={ticked}
            onTick={(place) =>
              changeDish({
                ticked: ticked.includes(place) ? ticked.filter((other) => other !== place) : [...ticked, place],
              })
            }
          />
        </>
      ),
    },
    {
      id: 'instructions',
      label: 'Instructions',
      content: (
        <>
          <PanelTitle>Instructions</PanelTitle>
          <InstructionsPanel
            steps={steps}
            notes={recipe.notes}
            writtenServings={servings === recipe.servings ? null : recipe.servings}
            beside={tab === 'instructions' ? lines : null}
            stepText={(text, number) => (tab === 'instructions' ? stepText(text, number) : text)}
          />
        </>
      ),
    },
    {
      id: 'nutrition',
      label: 'Nutrition',
      content: (
        <>
          <PanelTitle>Nutrition</PanelTitle>
          <NutritionPanel recipe={recipe} />
        </>
      ),
    },
  ] as const

  return (
    <article>
      <div className="mb-3 flex items-center gap-2 print:hidden">
        <BackButton className="mr-auto" />
        <ShareButtons title={recipe.title} shareable={!own} />
      </div>
      <RecipeHero recipe={recipe}>
        <div className="mt-5 grid gap-5 print:hidden">
          <div className="grid gap-1">
            <RateRow recipeId={recipe.id} savedRating={rating.savedRating} onRate={rating.rate} />
            {/* Keeps a line free for the average, which loads late, so that the buttons below don't move. */}
            {!own && <p className="min-h-[1lh] text-muted text-sm">{ratingAverage}</p>}
          </div>
          <div className="grid two-columns gap-2 sm:flex sm:flex-wrap">
            <Link to={paths.cook(recipe.id)} className={buttonClass({ className: 'col-span-full' })}>
              <CookingPot className="size-5" />
              Start Cooking
            </Link>
            <ShopButton
              variant="secondary"
              onAdd={(again) => onShop({ servings, system }, again)}
              className="col-span-full"
            />
            {saveButton}
            {planButton}
            <Button
              variant="secondary"
              icon={<NotebookPen className="size-5" />}
              onClick={onLog}
              className="col-span-full"
            >
              Log as Meal
            </Button>
          </div>
          <RecipeAvoided id={recipe.id} size="page" />
          {rating.note && (
            <p className="wrap-anywhere rounded-lg bg-apricot-soft px-4 py-2.5 text-apricot-ink text-sm">
              <strong>Your note:</strong> {rating.note}
            </p>
          )}
          {own}
        </div>
      </RecipeHero>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 sm:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-4 print:block">
        <Tabs label="Recipe" tabs={tabs} value={tab} onChange={setTab} />
        <RecipeSidePanel recipe={recipe} own={own !== null} dietBadges={dietBadges} meritBadges={meritBadges} />
      </div>
    </article>
  )
}

/** For print and screen readers; on screen the tab shows it. */
function PanelTitle({ children }: { children: string }) {
  return <h2 className="sr-only print:not-sr-only print:mb-2 print:text-xl">{children}</h2>
}
