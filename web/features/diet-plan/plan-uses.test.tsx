// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PlanDay } from '#domain/plan/diet-plan.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { PlanUses } from './plan-uses.tsx'

const FIGURES = { calories: 600, protein: 30, carbs: 70, fat: 20 }

function dayOf(...ids: number[]): PlanDay {
  const meals = ids.map((id) => ({
    ...{ id: id as RecipeId, title: `Dish ${id}`, image: '', readyInMinutes: 20, servings: 1, slot: 'dinner' as const },
    ...FIGURES,
  }))
  return { meals, totals: FIGURES }
}

// Only what the list takes of a recipe.
const recipeOf = async (id: unknown) =>
  ({ id, title: `Dish ${id}`, servings: 1, ingredients: [] }) as unknown as RecipeDetail

test('shopping again after a swap only adds the new meal', async () => {
  const listed: unknown[] = []
  const shoppingList = async () => ({
    isListed: (id: unknown) => listed.includes(id),
    addIngredients: ({ id }: { id: unknown }) => void listed.push(id),
  })
  const uses = (day: PlanDay) => () => (
    <PlanUses
      table={{ people: 1, portions: [] }}
      cookFor={1}
      onCookFor={() => undefined}
      days={[day]}
      recipeOf={recipeOf}
      shoppingList={shoppingList}
      onSchedule={null}
    />
  )
  const shop = async () => fireEvent.click(await screen.findByRole('button', { name: 'Add to Shopping List' }))

  renderPage(uses(dayOf(1, 2, 3)), '/diet-planner', () => Promise.reject(new Error('Nothing is asked for.')))
  await shop()
  await expect.poll(() => listed).toEqual([1, 2, 3])
  renderPage(uses(dayOf(4, 2, 3)), '/diet-planner', () => Promise.reject(new Error('Nothing is asked for.')))
  await shop()
  await expect.poll(() => listed).toEqual([1, 2, 3, 4])
})
