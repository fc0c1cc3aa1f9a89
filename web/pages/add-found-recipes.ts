// Saves imported recipes, then their pictures.
import { CENTER } from '#domain/photo/photo-rules.ts'
import { checkRecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import type { FoundRecipe } from '#web/features/recipe-import/found-recipe.ts'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'

export async function addFoundRecipes(found: readonly FoundRecipe[]) {
  const complete = found.flatMap(({ draft, photo }) => {
    const checked = checkRecipeDraft(draft)
    return checked.ok ? [{ draft: checked.draft, photo }] : []
  })
  const ids = useCustomRecipes.getState().addAll(complete.map(({ draft }) => draft))
  notify(`Added ${countText(ids.length, 'recipe')}.`)
  const { keepPhoto } = await import('#web/device/photo-store.ts')
  let lost = 0
  for (const [at, { photo }] of complete.entries()) {
    const id = ids[at]
    if (photo && id !== undefined) await keepPhoto(id, photo, CENTER).catch(() => lost++)
  }
  if (lost > 0) notify(`${countText(lost, 'picture')} didn’t fit on this device.`, { tone: 'danger' })
}
