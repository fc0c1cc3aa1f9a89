// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import type { FoundRecipe } from '#web/features/recipe-import/found-recipe.ts'
import { leekSoup as soup } from '#web/testing/leek-soup.ts'
import { keepPhotosInMemory } from '#web/testing/photo-memory.ts'
import { useToasts } from '#web/ui/toast-store.ts'
import { addFoundRecipes } from './add-found-recipes.ts'

const PHOTO = { blob: new Blob(['a photo']), width: 4, height: 3 }

const found = (title: string, photo: typeof PHOTO | null = null): FoundRecipe => ({
  draft: { ...soup, title },
  remarks: [],
  photo,
})

beforeEach(() => {
  localStorage.clear()
  useCustomRecipes.setState({ recipes: [] })
  useToasts.setState({ toasts: [] })
})

test('adding several recipes at once can be undone', async () => {
  const id = useCustomRecipes.getState().add({ ...soup, title: 'Pea soup' })
  await addFoundRecipes(['Plum pie', 'Pear pie'].map((title) => found(title)))
  expect(useCustomRecipes.getState().recipes).toHaveLength(3)
  const added = useToasts.getState().toasts.find(({ message }) => message === 'Added 2 recipes.')
  expect(added?.action?.label).toBe('Undo')
  added?.action?.onSelect()
  expect(useCustomRecipes.getState().recipes.map((recipe) => recipe.id)).toEqual([id])
})

test('recipes are reported as added once all their pictures are stored; Undo removes the pictures too', async () => {
  const messageWhileStoring: number[] = []
  const photos = keepPhotosInMemory(() => messageWhileStoring.push(useToasts.getState().toasts.length))
  await addFoundRecipes([found('Plum pie', PHOTO), found('Pear pie', PHOTO)])
  expect(messageWhileStoring).toEqual([0, 0])
  expect([...photos.values()].map(({ orphan }) => orphan)).toEqual([false, false])
  useToasts.getState().toasts[0]?.action?.onSelect()
  await expect.poll(() => [...photos.values()].map(({ orphan }) => orphan)).toEqual([true, true])
})
