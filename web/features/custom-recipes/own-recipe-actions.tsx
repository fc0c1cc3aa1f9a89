import { History, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { forgetFiled } from '#web/device/library-store.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface OwnRecipeActionsProps {
  recipe: CustomRecipe
  /** Further buttons. */
  extras: ReactNode
  /** The consequences of deleting it. */
  deletion: ReactNode
}

/** Actions that only the recipe's owner has. */
export function OwnRecipeActions({ recipe, extras, deletion }: OwnRecipeActionsProps) {
  const navigate = useNavigate()
  const { confirm, confirmDialog } = useConfirm()
  const [versionsOpen, setVersionsOpen] = useState(false)

  async function remove() {
    if (!(await confirm({ question: `Delete ${recipe.title}?`, detail: deletion, confirmLabel: 'Delete' }))) return
    useCustomRecipes.getState().remove(recipe.id)
    const fileAgain = forgetFiled([recipe.id])
    setOrphan(true)
    navigate(paths.recipes())
    const undo = {
      label: 'Undo',
      onSelect: () => {
        useCustomRecipes.getState().put(recipe)
        fileAgain()
        setOrphan(false)
      },
    }
    notify(`Deleted ${recipe.title}.`, { action: undo })
  }

  /** Deletes or restores the photo with its recipe. */
  function setOrphan(orphan: boolean) {
    import('#web/device/photo-store.ts')
      .then(({ setPhotoOrphan }) => setPhotoOrphan(recipe.id, orphan))
      .catch(() => undefined) // this browser can't store photos
  }

  return (
    <div className="grid grid-cols-2 gap-2 border-line border-t pt-4 sm:flex sm:flex-wrap">
      <Link to={`${paths.addRecipe}?edit=${recipe.id}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <Pencil className="size-4" />
        Edit
      </Link>
      <Button size="sm" variant="secondary" icon={<Trash2 className="size-4" />} onClick={remove}>
        Delete
      </Button>
      {recipe.versions && (
        <Button
          size="sm"
          variant="secondary"
          icon={<History className="size-4" />}
          onClick={() => setVersionsOpen(true)}
        >
          Versions
        </Button>
      )}
      {extras}
      {versionsOpen && <VersionsDialog recipe={recipe} onClose={() => setVersionsOpen(false)} />}
      {confirmDialog}
    </div>
  )
}
