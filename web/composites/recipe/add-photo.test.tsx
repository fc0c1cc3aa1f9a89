// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CENTER } from '#domain/photo/photo-rules.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { keepPhoto } from '#web/device/photo-store.ts'
import '#web/testing/patience.ts'
import { keepPhotosInMemory } from '#web/testing/photo-memory.ts'
import { useToasts } from '#web/ui/toast-store.ts'
import { AddPhoto } from './add-photo.tsx'

const id = recipeId(90_000_340)
if (id === null) throw new Error('The test needs a recipe id.')
const SOUP = {
  ...{ id, title: 'Leek soup', image: '', readyInMinutes: 30, servings: 4 },
  written: { system: 'us' as const, lines: [] },
}
const PHOTO = { blob: new Blob(['a photo']), width: 4, height: 3 }

beforeEach(() => {
  localStorage.clear()
  useToasts.setState({ toasts: [] })
})
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a photo is only stored or removed with Save, and Undo brings it back', async () => {
  const photos = keepPhotosInMemory()
  await keepPhoto(id, PHOTO, CENTER)
  render(<AddPhoto recipe={SOUP} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Photo' }))
  expect(await screen.findByAltText('Your photo, uncropped')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)

  press('Remove Photo')
  press('Close')
  expect(photos.get(id)?.blob, 'closing changes nothing').toBe(PHOTO.blob)

  press('Edit Photo')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Photo' }))
  press('Save')
  expect(await screen.findByRole('button', { name: 'Add Photo' })).toBeTruthy()
  const [removed] = useToasts.getState().toasts
  expect(removed?.message).toBe('Photo removed.')
  removed?.action?.onSelect()
  expect(await screen.findByRole('button', { name: 'Edit Photo' })).toBeTruthy()
  expect(photos.get(id)?.blob).toBe(PHOTO.blob)
})
