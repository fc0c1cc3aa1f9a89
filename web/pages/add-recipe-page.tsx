import { useRef, useState } from 'react'
import type { ImportedRecipe } from '#domain/exchange/recipe-import.ts'
import { checkRecipeDraft, emptyRecipeDraft, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { exportCooklang, exportJsonLd } from '#web/features/custom-recipes/export-recipes.ts'
import { ImportPanel } from '#web/features/custom-recipes/import-panel.tsx'
import { RecipeForm } from '#web/features/custom-recipes/recipe-form.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useNavigate, useSearchParams } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { dismissToast, notify } from '#web/ui/toast-store.ts'

export function AddRecipePage() {
  usePageHead({
    title: 'Add your recipe',
    description: 'Keep your own recipes on your device, with nutrition computed as you type.',
    canonical: paths.addRecipe,
  })
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const recipes = useCustomRecipes((store) => store.recipes)
  const edited = recipes.find(({ id }) => String(id) === search.get('edit'))
  const [imported, setImported] = useState<ImportedRecipe & { round: number }>({
    draft: emptyRecipeDraft(),
    remarks: [],
    round: 0,
  })

  const reviewToast = useRef(0)

  function save(draft: RecipeDraft) {
    dismissToast(reviewToast.current) // it asks for what has just been done
    const store = useCustomRecipes.getState()
    if (edited) {
      store.update(edited.id, draft)
      notify('Recipe saved.')
      navigate(paths.recipe(edited.id))
      return
    }
    store.add(draft)
    notify('Recipe added successfully!')
    navigate(paths.recipes())
  }

  function review({ draft, remarks }: ImportedRecipe) {
    setImported(({ round }) => ({ draft, remarks, round: round + 1 }))
    reviewToast.current = notify('The recipe was read. Please look it over, then add it.', { tone: 'info' })
  }

  function keepAll(found: readonly ImportedRecipe[]): ImportedRecipe[] {
    const checked = found.map((recipe) => ({ recipe, check: checkRecipeDraft(recipe.draft) }))
    for (const { check } of checked) if (check.ok) useCustomRecipes.getState().add(check.draft)
    const rest = checked.filter(({ check }) => !check.ok).map(({ recipe }) => recipe)
    const added = countText(found.length - rest.length, 'recipe')
    notify(rest.length === 0 ? `Added ${added}.` : `Added ${added}. Please look over the rest.`)
    return rest
  }

  return (
    <div className="page-width pb-16">
      <PageHeader
        title={edited ? 'Edit Your Recipe' : 'Add Your Recipe'}
        intro="Kept on this device, shown among the recipes, counted like ours."
        actions={
          recipes.length > 0 && (
            <>
              <Button size="sm" variant="secondary" onClick={() => exportJsonLd(recipes)}>
                Export all as JSON-LD
              </Button>
              <Button size="sm" variant="secondary" onClick={() => exportCooklang(recipes)}>
                Export all as Cooklang
              </Button>
            </>
          )
        }
      />
      {!edited && <ImportPanel onReview={review} onKeepAll={keepAll} />}
      {!edited && imported.remarks.length > 0 && (
        <Notice tone="apricot" role="status" className="mb-6">
          <ul className="grid gap-1">
            {imported.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Notice>
      )}
      <RecipeForm
        // Another recipe to start from is another form.
        key={edited ? `edit ${edited.id}` : `new ${imported.round}`}
        start={edited ?? imported.draft}
        focused={imported.round > 0}
        submitLabel={edited ? 'Save Recipe' : 'Add Recipe'}
        onSave={save}
      />
    </div>
  )
}
