// The photo of a recipe in a form: the stored one, until another is chosen or it is removed.
import { useEffect, useRef, useState } from 'react'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { PhotoDraft } from '#web/features/recipe-photos/photo-field.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function useRecipePhoto(editedId: RecipeId | undefined) {
  const [photo, setPhoto] = useState<PhotoDraft | null>(null)
  const [changed, setChanged] = useState(false)
  const saved = useRef<PhotoDraft>(null)

  useEffect(() => {
    saved.current = null
    setPhoto(null)
    setChanged(false)
    if (editedId === undefined) return
    let current = true
    import('#web/device/photo-store.ts')
      .then(({ photoOf }) => photoOf(editedId))
      .then((found) => {
        if (!current || !found) return
        saved.current = found
        setPhoto(found)
      })
      .catch(() => undefined) // this browser can't store photos
    return () => {
      current = false
    }
  }, [editedId])

  return {
    photo,
    changed,
    /** The stored one. */
    before: () => saved.current,
    change: (next: PhotoDraft | null) => {
      setPhoto(next)
      setChanged(true)
    },
    /** Shows the stored photo again. */
    startOver() {
      setPhoto(saved.current)
      setChanged(false)
    },
    async save(id: RecipeId) {
      if (!changed) return
      try {
        const { dropPhoto, keepPhoto } = await import('#web/device/photo-store.ts')
        await (photo ? keepPhoto(id, photo, photo.focus) : dropPhoto(id))
      } catch {
        notify('The recipe is saved, but this browser couldn’t save its photo.', { tone: 'danger' })
      }
    },
  }
}
