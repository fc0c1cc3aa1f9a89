// A household's own photo of a dish, for any recipe. Only the device knows which there are, so it is loaded after the page.
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { usePhoto } from '#web/device/use-photo.ts'
import { PhotoField } from '#web/features/recipe-photos/photo-field.tsx'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useRecipePhoto } from './use-recipe-photo.ts'

type Pictured = Pick<RecipeDetail, 'id' | 'title'>

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

function PhotoDialog({ recipe: { id, title }, onClose }: { recipe: Pictured; onClose: () => void }) {
  const { photo, change, before, changed } = useRecipePhoto(id)

  const { submit, pending, error } = useSubmit(async () => {
    const { dropPhoto, keepPhoto } = await import('#web/device/photo-store.ts')
    const save = (chosen: typeof photo) => (chosen ? keepPhoto(id, chosen, chosen.focus) : dropPhoto(id))
    await save(photo)
    onClose()
    const undo = () => save(before()).catch(() => undefined) // what was stored just now can be stored again
    notify(photo ? 'Photo saved.' : 'Photo removed.', { action: { label: 'Undo', onSelect: undo } })
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Your photo of ${title}`}
      size="md"
      actions={
        <Button disabled={!changed} loading={pending} onClick={() => submit()}>
          Save
        </Button>
      }
    >
      <p className="text-muted">It takes the place of the picture wherever you and your household see this recipe.</p>
      <PhotoField photo={photo} onChange={change} />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
