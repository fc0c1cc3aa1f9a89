// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { CENTER } from '#domain/photo/photo-rules.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { keepPhotosInMemory } from '#web/testing/photo-memory.ts'
import { OWNER_KEY } from './device-owner.ts'
import { dropPhoto, keepPhoto, markSent, setPhotoOrphan } from './photo-store.ts'

const PHOTO = { blob: new Blob(['a photo']), width: 4, height: 3 }
const id = recipeId(3_000_000_001)

/** A member's photo that the account has. */
async function savedPhoto() {
  if (id === null) throw new Error('This is a recipe’s number.')
  localStorage.setItem(OWNER_KEY, 'a member')
  const photos = keepPhotosInMemory()
  await keepPhoto(id, PHOTO, CENTER)
  const stored = photos.get(id)
  if (stored) await markSent(stored, 'revision 1')
  return { id, photos }
}

test('a photo comes back with its deleted recipe', async () => {
  const { id, photos } = await savedPhoto()
  await setPhotoOrphan(id, true)
  await setPhotoOrphan(id, false)
  expect(photos.get(id)).toMatchObject({ pending: 'put', orphan: false })
})

test('a photo that was removed from a recipe does not come back when the recipe is deleted and restored', async () => {
  const { id, photos } = await savedPhoto()
  await dropPhoto(id)
  await setPhotoOrphan(id, true)
  await setPhotoOrphan(id, false)
  expect(photos.get(id)).toMatchObject({ pending: 'remove', orphan: false })
})
