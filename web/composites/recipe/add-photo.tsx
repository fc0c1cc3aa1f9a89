// A household's own photo of a dish, for any recipe. Only the device knows which there are, so it is loaded after the page.
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { CENTER } from '#domain/photo/photo-rules.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { pictureSources, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { PhotoField } from '#web/features/recipe-photos/photo-field.tsx'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useRecipePhoto } from './use-recipe-photo.ts'

type Pictured = Pick<RecipeDetail, 'id' | 'title' | 'image' | 'readyInMinutes' | 'servings' | 'written'>

export function AddPhoto({ recipe }: { recipe: Pictured }) {
  const photo = usePhoto(recipe.id)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-4 justify-self-start"
        icon={<Camera className="size-4 shrink-0" />}
        onClick={() => setOpen(true)}
      >
        {photo ? 'Edit Photo' : 'Add Photo'}
      </Button>
      {/* Not inside of a form, which Enter would send. */}
      {open && createPortal(<PhotoDialog recipe={recipe} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function PhotoDialog({ recipe, onClose }: { recipe: Pictured; onClose: () => void }) {
  const { id, title } = recipe
  const { photo, change, before, changed } = useRecipePhoto(id)

  const { submit, pending, error } = useSubmit(async () => {
    const { dropPhoto, keepPhoto } = await import('#web/device/photo-store.ts')
    const save = (chosen: typeof photo) => (chosen ? keepPhoto(id, chosen, chosen.focus) : dropPhoto(id))
    await save(photo)
    onClose()
    const undo = () => save(before()).catch(() => undefined) // what was stored just now can be stored again
    notify(photo ? 'Photo saved.' : 'Photo removed.', { action: { label: 'Undo', onSelect: undo } })
  })

  /** With our picture, if there is no photo. */
  const sharing = useSubmit(async () => {
    const { sharePicture } = await import('#web/features/recipe-export/recipe-card-picture.ts')
    const ingredients = recipe.written.lines.map(({ measure, name }) => `${measure} ${name}`.trim())
    await sharePicture({ ...recipe, ingredients }, photo ?? (await drawnPhoto(recipe)))
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Your photo of ${title}`}
      size="md"
      actions={
        <>
          {/* An own recipe's is among its exports. */}
          {!isCustomRecipeId(id) && (
            <Button variant="secondary" loading={sharing.pending} onClick={() => sharing.submit()}>
              Picture to Share
            </Button>
          )}
          <Button disabled={!changed} loading={pending} onClick={() => submit()}>
            Save
          </Button>
        </>
      }
    >
      <p className="text-muted">It takes the place of the picture wherever you and your household see this recipe.</p>
      <PhotoField photo={photo} onChange={change} />
      <Problem text={error ?? sharing.error} />
    </Dialog>
  )
}

async function drawnPhoto(recipe: Pictured) {
  const response = await fetch(previewPicture(pictureSources(recipe).src)).catch(() => null)
  return response?.ok ? { blob: await response.blob(), focus: CENTER } : null // another site's picture can't be drawn
}
