// One recipe with everything that can be done with it.
import { NotebookPen, ShoppingBasket } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { pictureSources, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import { SaveRecipeButton } from '#web/features/favorites/save-recipe-button.tsx'
import { BackButton } from '#web/features/recipe-detail/back-button.tsx'
import { IngredientsPanel } from '#web/features/recipe-detail/ingredients-panel.tsx'
import { InstructionsPanel } from '#web/features/recipe-detail/instructions-panel.tsx'
import { NutritionPanel } from '#web/features/recipe-detail/nutrition-panel.tsx'
import { PortionControls } from '#web/features/recipe-detail/portion-controls.tsx'
import { RateRow } from '#web/features/recipe-detail/rate-row.tsx'
import type { RecipeDetail } from '#web/features/recipe-detail/recipe-detail.ts'
import { RecipeHero } from '#web/features/recipe-detail/recipe-hero.tsx'
import { recipeJsonLd } from '#web/features/recipe-detail/recipe-json-ld.ts'
import { RecipeSidePanel } from '#web/features/recipe-detail/recipe-side-panel.tsx'
import { ShareButtons } from '#web/features/recipe-detail/share-buttons.tsx'
import { useMeasureSystem } from '#web/features/recipe-detail/use-measure-system.ts'
import { draftsFor, usePortion } from '#web/features/recipe-detail/use-portion.ts'
import { useRecipeTab } from '#web/features/recipe-detail/use-recipe-tab.ts'
import { DietBadges, hasDietBadges, hasMeritBadges, MeritBadges } from '#web/features/recipes/recipe-badges.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useRecipeMember } from './use-recipe-member.ts'

const LogMealDialog = lazy(() =>
  import('#web/features/recipe-detail/log-meal-dialog.tsx').then((module) => ({ default: module.LogMealDialog })),
)

interface RecipeArticleProps {
  recipe: RecipeDetail
  /** What a recipe of this device adds; null for all others. */
  own: { actions: ReactNode; nutritionNote: string } | null
}

export function RecipeArticle({ recipe, own }: RecipeArticleProps) {
  const [servings, setServings] = useState(recipe.servings)
  const [system, setSystem] = useMeasureSystem()
  const { lines, steps } = usePortion(recipe, { servings, system })
  const [tab, setTab] = useRecipeTab()
  const member = useRecipeMember(recipe)
  const navigate = useNavigate()
  usePageHead({
    title: recipe.title,
    description: recipe.summary || undefined,
    canonical: paths.recipe(recipe.id),
    type: 'article',
    noIndex: own !== null,
    // Only the server writes these; the browser's script does without.
    ...(import.meta.env.SSR &&
      !own && { image: previewPicture(pictureSources(recipe).src), jsonLd: recipeJsonLd(recipe) }),
  })

  async function addToShoppingList() {
    const [{ useShoppingList }, drafts] = await Promise.all([
      import('#web/features/shopping-list/shopping-list-store.ts'),
      draftsFor(recipe, { servings, system }),
    ])
    useShoppingList.getState().addRecipeIngredients({ id: recipe.id, title: recipe.title }, drafts)
    notify('Ingredients added to your shopping list!', {
      action: { label: 'View list', onSelect: () => navigate(paths.shoppingList) },
    })
  }

  const tabs = [
    {
      id: 'ingredients',
      label: 'Ingredients',
      content: (
        <>
          <PanelTitle>{`Ingredients for ${countText(servings, 'serving')}`}</PanelTitle>
          <PortionControls
            servings={servings}
            onServings={setServings}
            system={system ?? recipe.written.system}
            onSystem={setSystem}
          />
          <IngredientsPanel lines={lines} />
        </>
      ),
    },
    {
      id: 'instructions',
      label: 'Instructions',
      content: (
        <>
          <PanelTitle>Instructions</PanelTitle>
          <InstructionsPanel steps={steps} writtenServings={servings === recipe.servings ? null : recipe.servings} />
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
          {own?.nutritionNote && <p className="mt-4 font-medium text-sm">{own.nutritionNote}</p>}
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
          <RateRow recipeId={recipe.id} savedRating={member.savedRating} onRate={member.rate} />
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            <Button
              icon={<ShoppingBasket className="size-5" />}
              onClick={addToShoppingList}
              className="col-span-2 whitespace-nowrap"
            >
              Add to Shopping List
            </Button>
            <SaveRecipeButton id={recipe.id} />
            <Button variant="secondary" icon={<NotebookPen className="size-5" />} onClick={() => member.openLog()}>
              Log as Meal
            </Button>
          </div>
          {own?.actions}
        </div>
      </RecipeHero>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 sm:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-4 print:block">
        <Tabs label="Recipe" tabs={tabs} value={tab} onChange={setTab} />
        <RecipeSidePanel
          recipe={recipe}
          own={own !== null}
          dietBadges={hasDietBadges(recipe) && <DietBadges recipe={recipe} inFull />}
          meritBadges={hasMeritBadges(recipe) && <MeritBadges recipe={recipe} />}
        />
      </div>
      {member.meal !== null && (
        <Suspense>
          <LogMealDialog
            recipe={recipe}
            mealType={member.meal}
            onMealType={member.setMeal}
            onLog={member.log}
            onClose={member.closeLog}
          />
        </Suspense>
      )}
    </article>
  )
}

/** The tab says it on screen; on paper and to screen readers the heading does. */
function PanelTitle({ children }: { children: string }) {
  return <h2 className="sr-only print:not-sr-only print:mb-2 print:text-xl">{children}</h2>
}
