import { useState } from 'react'
import { emptyRecipeDraft, type RecipeDraft } from '#domain/custom-recipe.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { exportCooklang, exportJsonLd } from '#web/features/custom-recipes/export-recipes.ts'
import { ImportPanel } from '#web/features/custom-recipes/import-panel.tsx'
import { RecipeForm } from '#web/features/custom-recipes/recipe-form.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate, useSearchParams } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { notify } from '#web/ui/toast-store.ts'

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
  const [imported, setImported] = useState<{ draft: RecipeDraft; round: number }>({
    draft: emptyRecipeDraft(),
    round: 0,
  })

  function save(draft: RecipeDraft) {
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

  function review(draft: RecipeDraft) {
    setImported(({ round }) => ({ draft, round: round + 1 }))
    notify('The recipe was read. Please look it over, then add it.', { tone: 'info' })
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
      {!edited && <ImportPanel onImport={review} />}
      <RecipeForm
        // Another recipe to start from is another form.
        key={edited ? `edit ${edited.id}` : `new ${imported.round}`}
        start={edited ?? imported.draft}
        submitLabel={edited ? 'Save Recipe' : 'Add Recipe'}
        onSave={save}
      />
    </div>
  )
}
