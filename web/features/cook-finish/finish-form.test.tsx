// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type FinishChoices, FinishForm } from './finish-form.tsx'
import '#web/testing/patience.ts'

afterEach(cleanup)

const lines = ['white beans', 'salt'].map((name) => ({ name, measure: '', note: '' }))

function finish({ visitor = false, failing = false, tablePortions = 1 } = {}) {
  const saved: FinishChoices[] = []
  render(
    <FinishForm
      signIn={visitor ? <p>Sign in</p> : null}
      lines={lines}
      atHome={new Set([0])}
      cookedServings={4}
      tablePortions={tablePortions}
      saved={{ stars: 3, note: 'Soak longer.' }}
      today="2027-01-31"
      onSave={async (choices) => {
        if (failing) throw new Error('We can’t reach the server.')
        saved.push(choices)
      }}
      onSkip={() => undefined}
    />,
  )
  return saved
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const settled = () => screen.findByRole('button', { name: /^(Save|Done)$/ })

describe('the end of cooking', () => {
  test('logs one serving today with a single tap, and leaves stars and note as they are', async () => {
    const saved = finish()
    press('Save')
    await settled()
    expect(saved).toMatchObject([
      { stars: null, note: null, leftovers: null, usedUp: [], eaten: { servings: 1, date: '2027-01-31' } },
    ])
  })

  test('plans what was not eaten for the next day', async () => {
    const saved = finish()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add to my diary' }))
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ eaten: null, leftovers: { servings: 3, mealType: 'lunch', date: '2027-02-01' } }])
  })

  test('counts what everybody at the table has eaten', async () => {
    const saved = finish({ tablePortions: 1.5 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ eaten: { servings: 1 }, leftovers: { servings: 2.5 } }])
  })

  test('asks a visitor only for what works without an account', async () => {
    const saved = finish({ visitor: true })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByLabelText(/Note/)).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'salt' }))
    press('Done')
    await settled()
    expect(saved).toMatchObject([{ eaten: null, usedUp: [1], shop: true }])
  })

  test('keeps every choice when it could not be saved', async () => {
    finish({ failing: true })
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'Less salt.' } })
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('We can’t reach the server.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe('Less salt.')
  })
})
