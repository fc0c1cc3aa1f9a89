// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

const soup: ScheduledMeal = {
  ...{ id: 1, date: '2026-11-16', mealType: 'dinner', recipeId: null, title: 'Soup', image: '' },
  ...{ calories: 500, servings: 1, isNote: true, leftoverOf: null, cookedAt: null },
}

test('a second week with an existing name isn’t saved; another name is', async () => {
  respondWith(({ call }) =>
    call.startsWith('POST')
      ? new Response(null, { status: 201 })
      : Response.json([{ id: 'a', name: 'Busy week', meals: [] }]),
  )
  const { TemplatesDialog } = await import('./templates-dialog.tsx')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const nothing = () => undefined
  renderPage(
    () => <TemplatesDialog userId={MEMBER} days={['2026-11-16']} plan={[soup]} onApply={nothing} onClose={nothing} />,
    '/',
    () => Promise.reject(new Error('Nothing of the catalogue is needed.')),
  )
  const saved = () => calls.filter(({ call }) => call === 'POST week_templates').flatMap(({ body }) => body)
  const save = (name: string) => {
    fireEvent.change(screen.getByLabelText('Save this week as'), { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Save Template' }))
  }
  save(' busy week ')
  expect(await screen.findByText(/You have a saved week with this name/)).toBeTruthy()
  expect(saved()).toEqual([])
  save('Quiet week')
  await expect.poll(saved).toMatchObject([{ name: 'Quiet week' }])
})
