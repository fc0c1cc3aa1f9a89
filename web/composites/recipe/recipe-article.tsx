// A recipe with all its actions. On a phone, one bar has the most used ones, and the rest is behind its last button, so that
// the first ingredient is on the first screen. On a wide screen, the ingredients are beside the steps.
import { CookingPot, Ellipsis, NotebookPen } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { Portion, RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { pictureSources, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import { useDish } from '#web/device/use-dish.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { BackButton } from '#web/features/recipe-about/back-button.tsx'
import { RecipeHero } from '#web/features/recipe-about/recipe-hero.tsx'
import { recipeJsonLd } from '#web/features/recipe-about/recipe-json-ld.ts'
import { RecipeSidePanel } from '#web/features/recipe-about/recipe-side-panel.tsx'
import { ShareButtons } from '#web/features/recipe-about/share-buttons.tsx'
import { RateRow } from '#web/features/recipe-actions/rate-row.tsx'
import { IngredientsPanel } from '#web/features/recipe-tabs/ingredients-panel.tsx'
import { InstructionsPanel } from '#web/features/recipe-tabs/instructions-panel.tsx'
import { PortionControls } from '#web/features/recipe-tabs/portion-controls.tsx'
import { usePortion } from '#web/features/recipe-tabs/use-portion.ts'
import { useRecipeTab } from '#web/features/recipe-tabs/use-recipe-tab.ts'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { countText } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { ShopButton } from '#web/ui/shop-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const nutritionPanel = () =>
  import('#web/features/recipe-tabs/nutrition-panel.tsx').then((module) => module.NutritionPanel)
// Part of the server's page; its script comes after the first view's.
const NutritionPanel = import.meta.env.SSR ? await nutritionPanel() : lazyPart(nutritionPanel)

interface RecipeArticleProps {
  recipe: RecipeDetail
  /** The owner's buttons, for a recipe stored on this device; null for all others. */
  own: ReactNode | null
  rating: { savedRating: number | null; rate: (stars: number) => Promise<void> }
  /** The member's note, if there is one. */
  note: ReactNode
  /** When the member's household last cooked it, and the way to write a note. */
  aboutMember: ReactNode
  onLog: () => void
  /** False if the recipe is already on the list and nobody asked to add it again. */
  onShop: (portion: Portion, again: boolean) => Promise<boolean>
  saveButton: ReactNode
  planButton: ReactNode
  /** What all members think of it. */
  ratingAverage: ReactNode
  /** Below the ingredients. */
  swaps: ReactNode
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
    note,
    aboutMember,
    onLog,
    onShop,
    saveButton,
    planButton,
    ratingAverage,
    swaps,
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
  // On a wide screen, the steps are beside the ingredients.
  const showsSteps = useHydrated() && tab !== 'nutrition'
  const [more, setMore] = useState(false)
  const moreId = useId()
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
          <PanelTitle beside>{`Ingredients for ${countText(servings, 'serving')}`}</PanelTitle>
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
          {recipe.ingredients.length > 0 && swaps}
        </>
      ),
    },
    {
      id: 'instructions',
      label: 'Instructions',
      content: (
        <>
          <PanelTitle beside>Instructions</PanelTitle>
          <InstructionsPanel
            steps={steps}
            notes={recipe.notes}
            writtenServings={servings === recipe.servings ? null : recipe.servings}
            stepText={(text, number) => (showsSteps ? stepText(text, number) : text)}
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
          <Suspense>
            <NutritionPanel recipe={recipe} />
          </Suspense>
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
      <RecipeHero recipe={recipe} brief={!more}>
        <div className="mt-5 grid gap-4 print:hidden">
          <div className="flex flex-wrap gap-2">
            <Link to={paths.cook(recipe.id)} className={buttonClass({ className: 'max-sm:grow max-[22rem]:px-2' })}>
              <CookingPot className="size-5 max-[22rem]:hidden" />
              Start Cooking
            </Link>
            <ShopButton variant="secondary" short onAdd={(again) => onShop({ servings, system }, again)} />
            {saveButton}
            <IconButton
              label="More actions"
              variant="secondary"
              icon={<Ellipsis className="size-5" />}
              aria-expanded={more}
              aria-controls={moreId}
              onClick={() => setMore(!more)}
              className="sm:hidden"
            />
            <div
              id={moreId}
              className={cx('flex flex-wrap gap-2 max-sm:basis-full sm:contents', !more && 'max-sm:hidden')}
            >
              {planButton}
              <Button variant="secondary" icon={<NotebookPen className="size-5" />} onClick={onLog}>
                Log as Meal
              </Button>
              <div className="grid basis-full gap-x-6 gap-y-1 pt-2">
                <RateRow recipeId={recipe.id} savedRating={rating.savedRating} onRate={rating.rate} />
                {/* Keeps a line free for what loads late, so that nothing below it moves. */}
                <div className="flex min-h-9 flex-wrap items-center gap-x-6 text-muted text-sm pointer-coarse:min-h-11">
                  {!own && ratingAverage}
                  {aboutMember}
                </div>
              </div>
              {own && <div className="basis-full">{own}</div>}
            </div>
          </div>
          {note}
          <RecipeAvoided id={recipe.id} size="page" />
        </div>
      </RecipeHero>
      <div className="mt-5 grid items-start gap-x-12 gap-y-10 sm:mt-14 xl:grid-cols-[minmax(0,1fr)_18rem] print:mt-4 print:block">
        <Tabs label="Recipe" tabs={tabs} value={tab} onChange={setTab} together={['ingredients', 'instructions']} />
        <RecipeSidePanel recipe={recipe} own={own !== null} dietBadges={dietBadges} meritBadges={meritBadges} />
      </div>
    </article>
  )
}

/** For print, screen readers and panels side by side; alone on screen, the tab shows it. */
function PanelTitle({ beside = false, children }: { beside?: boolean; children: string }) {
  return (
    <h2
      className={cx(
        'sr-only print:not-sr-only print:mb-2 print:text-xl',
        beside && 'lg:not-sr-only lg:mb-4 lg:text-xl',
      )}
    >
      {children}
    </h2>
  )
}
