// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useCooking } from './cooking-store.ts'
import { changePreferences } from './preferences.ts'
import { useDish } from './use-dish.ts'
import '#web/testing/patience.ts'

const soup = { id: 7 as RecipeId, title: 'Soup', servings: 4 }

beforeEach(() => useCooking.setState({ dishes: [] }))
async function opened(address: string) {
  window.history.replaceState(null, '', address)
  const { result } = renderHook(() => useDish(soup))
  await act(async () => void (await import('./cooking-store.ts')))
  return () => result.current[0].servings ?? soup.servings
}

test('a recipe opened from the week starts with the servings to cook, and they are removed from the URL', async () => {
  const servings = await opened('/recipes/7?servings=4.5#instructions')
  await expect.poll(servings).toBe(4.5)
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/recipes/7#instructions')
  expect(useCooking.getState().dishes).toMatchObject([{ id: 7, title: 'Soup', servings: 4.5, step: null }])
})

test('a dish on the stove keeps its servings', async () => {
  useCooking.getState().change(soup.id, { title: 'Soup', step: 2, servings: 6 })
  const servings = await opened('/recipes/7?servings=9')
  await expect.poll(servings).toBe(6)
})

test.each(['0', '-2', 'many', '1000', ''])('servings of “%s” are ignored', async (text) => {
  const servings = await opened(`/recipes/7?servings=${text}`)
  await expect.poll(() => window.location.search).toBe('')
  expect(servings()).toBe(4)
})

test('planned servings are shown even if a member’s recipes open with others', async () => {
  changePreferences({ defaultServings: 2 })
  const servings = await opened('/recipes/7?servings=4')
  await expect.poll(servings).toBe(4)
  expect(useCooking.getState().dishes).toMatchObject([{ id: 7, servings: 4 }])
  changePreferences({ defaultServings: null })
})
