// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#web/testing/render-page.tsx'
import { AddFoodDialog } from './add-food-dialog.tsx'
import type { Choice } from './food-list.tsx'

const pie: Choice = {
  item: { kind: 'own', id: '5', title: 'Apple pie', nutrients: { calories: 300 }, portions: [] },
  amount: 1,
}

function showDialog() {
  let answer: (done: boolean) => void = () => {}
  const shown = () => (
    <AddFoodDialog
      userId={undefined}
      mealName="Lunch"
      quick={false}
      energyUnit="kcal"
      ownRecipes={[pie]}
      complete={async (choice) => choice}
      before={[]}
      added={[]}
      onUndo={null}
      pending={false}
      onAdd={() =>
        new Promise<boolean>((resolve) => {
          answer = resolve
        })
      }
      onQuickAdd={async () => true}
      onAddMeal={() => undefined}
      onAddBefore={() => undefined}
      onForgetMeal={() => undefined}
      onClose={() => undefined}
    />
  )
  renderPage(shown, '/diary', () => Promise.resolve({ foods: [], recipes: [], results: [] }))
  return { answer: (done: boolean) => answer(done) }
}

const box = () => screen.getByLabelText<HTMLInputElement>('Search foods and recipes')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

test('what is typed for the next food stays when the one before is saved; otherwise the box is empty again', async () => {
  const saving = showDialog()
  type('apple')
  fireEvent.click(await screen.findByRole('button', { name: 'Add Apple pie' }))
  type('banana')
  await act(async () => saving.answer(true))
  expect(box().value).toBe('banana')

  type('apple pie')
  fireEvent.click(await screen.findByRole('button', { name: 'Add Apple pie' }))
  saving.answer(true)
  await waitFor(() => expect(box().value).toBe(''))
})
