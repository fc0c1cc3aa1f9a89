// Sharing several recipes: as a collection that gets a public link, or as a file.
import { FileUp, Link2 } from 'lucide-react'
import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useSessionUser } from '#web/data/session.ts'
import { type StarsOf, shareRecipes } from '#web/device/export-recipes.ts'
import { addToCollection, useCollections } from '#web/device/library-store.ts'
import { LinkDialog, SHARED_COLLECTION } from '#web/features/recipe-links/public-link.tsx'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface ShareDialogProps {
  ids: readonly RecipeId[]
  /** Those of them that can be put into a file. */
  own: readonly CustomRecipe[]
  stars: StarsOf
  onClose: () => void
}

export function ShareDialog({ ids, own, stars, onClose }: ShareDialogProps) {
  const user = useSessionUser()
  const [name, setName] = useState('')
  const [collection, setCollection] = useState('')
  const file = useSubmit(() => shareRecipes(own, stars))

  if (collection !== '' && user)
    return (
      <LinkDialog shared={{ collection }} title={name} userId={user.id} onClose={onClose}>
        {SHARED_COLLECTION}
      </LinkDialog>
    )

  return (
    <Dialog open onClose={onClose} title={`Share ${countText(ids.length, 'recipe')}`}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const made = useCollections.getState().add({ name, note: '' })
          addToCollection(ids, made)
          setCollection(made)
        }}
      >
        {user ? (
          <>
            <Field label="Name of the collection" hint="It gets a link that anyone can open.">
              {(control) => (
                <Input
                  {...control}
                  maxLength={LONGEST.collectionName}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Button
              type="submit"
              className="justify-self-start"
              icon={<Link2 className="size-5" />}
              disabled={name.trim() === ''}
            >
              Share as a Collection
            </Button>
          </>
        ) : (
          <p className="text-muted">Sign in to share them as a collection with a public link.</p>
        )}
      </form>
      {own.length > 0 && (
        <div className="grid gap-2 border-line border-t pt-4">
          <Button
            variant="secondary"
            className="justify-self-start"
            icon={<FileUp className="size-5" />}
            loading={file.pending}
            onClick={() => file.submit()}
          >
            Share as a File
          </Button>
          <p className="text-muted text-sm">
            {own.length < ids.length && `The ${countText(own.length, 'recipe')} of your own, with photos. `}Plateful and
            most recipe apps can import it.
          </p>
          {file.error && (
            <Notice tone="danger" role="alert">
              {file.error}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
