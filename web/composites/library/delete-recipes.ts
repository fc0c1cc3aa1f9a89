// Deletes own recipes with their photos, tags and places in collections. The result undoes it.
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { forgetFiled } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'

export function deleteRecipes(recipes: readonly CustomRecipe[]): () => void {
  const ids = recipes.map(({ id }) => id)
  useCustomRecipes.getState().removeAll(ids)
  const fileAgain = forgetFiled(ids)
  setOrphans(true)
  return () => {
    useCustomRecipes.setState((now) => ({ recipes: [...now.recipes, ...recipes] }))
    fileAgain()
    setOrphans(false)
  }

  function setOrphans(orphan: boolean) {
    import('#web/device/photo-store.ts')
      .then(({ setPhotoOrphan }) => Promise.all(ids.map((id) => setPhotoOrphan(id, orphan))))
      .catch(() => undefined) // this browser can't store photos
  }
}
