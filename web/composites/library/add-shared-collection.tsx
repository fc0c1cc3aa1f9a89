// Saves a copy of a shared collection, once its visitor has seen what it is: anybody can send a link that opens here.
import { isSameRecipe } from '#domain/exchange/duplicates.ts'
import { addFoundRecipes } from '#web/composites/own-recipes/add-found-recipes.ts'
import { failureText } from '#web/data/failure-text.ts'
import { fileUnder, useCollections } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { copyShared, readSharedCollection, type SharedCollection } from '#web/features/recipe-import/shared-recipe.ts'
import type { useConfirm } from '#web/ui/alert-dialog.tsx'
import { countText } from '#web/ui/format.ts'
import { notify } from '#web/ui/toast-store.ts'

/** The id of the copy; null if there is none, and a message says why unless the visitor said no. */
export async function addSharedCollection(
  token: string,
  confirm: ReturnType<typeof useConfirm>['confirm'],
): Promise<string | null> {
  try {
    const shared = await readSharedCollection(token)
    const known = useCustomRecipes.getState().recipes
    const isKnown = ({ recipe }: SharedCollection['own'][number]) =>
      known.find((own) => isSameRecipe(own, recipe.draft))
    const missing = { ...shared, own: shared.own.filter((one) => !isKnown(one)) }
    const detail =
      missing.own.length > 0
        ? `${countText(missing.own.length, 'recipe')} will be added to yours, with their photos.`
        : 'You have all of its recipes already.'
    const question = `Save a copy of “${shared.name}”?`
    if (!(await confirm({ question, detail, confirmLabel: 'Save a Copy', tone: 'primary' }))) return null
    const found = await copyShared(missing)
    const before = new Set(useCollections.getState().collections.map(({ id }) => id))
    const under = { tags: [], collections: [shared.name] }
    const there = [...shared.ours, ...shared.own.flatMap((one) => isKnown(one)?.id ?? [])]
    const undoFiling = fileUnder(new Map(there.map((id) => [id, under])))
    const undo = () => {
      undoFiling()
      for (const { id, name } of useCollections.getState().collections)
        if (!before.has(id) && name === shared.name) useCollections.getState().remove(id)
    }
    const named = found.map(({ draft, ...rest }) => ({
      ...{ ...rest, draft: { ...draft, about: { ...draft.about, collections: [shared.name] } } },
    }))
    if (named.length > 0) await addFoundRecipes(named, undo)
    else notify(`Saved ${shared.name}.`, { action: { label: 'Undo', onSelect: undo } })
    const copy = useCollections.getState().collections.find(({ name, query }) => name === shared.name && query === null)
    if (copy && !before.has(copy.id)) useCollections.getState().change(copy.id, { note: shared.note })
    return copy?.id ?? null
  } catch (error) {
    notify(failureText(error), { tone: 'danger' })
    return null
  }
}
