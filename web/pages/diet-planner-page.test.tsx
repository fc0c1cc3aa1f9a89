// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDietPlan } from '#web/features/diet-plan/diet-plan-store.ts'
import { heldCall, renderPage } from '#web/testing/render-page.tsx'
import { DietPlannerPage } from './diet-planner-page.tsx'

const meal = (id: number, title: string) => ({ id, title, calories: 600, protein: 30, fat: 20, carbohydrates: 70 })
const plan = (...titles: string[]) => ({
  meals: titles.map((title, place) => meal(place + 1, title)),
  nutrients: { calories: 1800, protein: 90, fat: 60, carbohydrates: 210 },
})

const generate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate Meal Plan' }))

beforeEach(() => {
  localStorage.clear()
  useDietPlan.setState(useDietPlan.getInitialState(), true)
})

describe('the diet planner', () => {
  test('shows three cards while it waits, says if it failed, and starts again with what was typed', async () => {
    const first = heldCall()
    const responses = [first.call, Promise.resolve(plan('Porridge', 'Soup', 'Stew'))]
    renderPage(
      DietPlannerPage,
      '/diet-planner',
      () => responses.shift() ?? Promise.reject(new Error('Asked too often.')),
    )
    fireEvent.change(screen.getByLabelText(/Exclude ingredients/), { target: { value: 'olives' } })
    generate()
    const waiting = await screen.findByRole('status')
    expect(waiting.textContent).toContain('Generating your meal plan')
    expect(waiting.querySelectorAll('.skeleton')).toHaveLength(3)
    await expect.poll(() => responses).toHaveLength(1)
    first.fail()
    const problem = await screen.findByRole('alert')
    expect(problem.textContent).toContain('There was an error generating your meal plan. Please try again.')
    fireEvent.click(within(problem).getByRole('button', { name: 'Try Again' }))
    expect(screen.getByLabelText(/Exclude ingredients/)).toHaveProperty('value', 'olives')
    generate()
    expect(await screen.findByText('Stew')).toBeTruthy()
  })

  test('treats a response without meals as a failure', async () => {
    renderPage(DietPlannerPage, '/diet-planner', () => Promise.resolve({ meals: [], nutrients: {} }))
    generate()
    expect((await screen.findByRole('alert')).textContent).toContain('There was an error generating your meal plan.')
  })

  test('shows long titles in full', async () => {
    const long = 'Grandmother’s slow-cooked Thursday soup '.repeat(8).trim()
    renderPage(DietPlannerPage, '/diet-planner', () => Promise.resolve(plan(long, 'Soup', 'Stew')))
    generate()
    expect((await screen.findByRole('heading', { name: long })).textContent).toBe(long)
    expect(screen.getByRole('link', { name: `View Recipe: ${long}` })).toBeTruthy()
  })

  test('asks what each person at the table eats, and remembers it', async () => {
    const requested: Record<string, string>[] = []
    renderPage(DietPlannerPage, '/diet-planner', (_, parameters) => {
      requested.push(parameters)
      return Promise.resolve(plan('Porridge', 'Soup', 'Stew'))
    })
    fireEvent.click(screen.getByRole('button', { name: 'More options' }))
    const more = await screen.findByRole('button', { name: 'More: People at the table' })
    fireEvent.click(more)
    fireEvent.click(more)
    fireEvent.change(screen.getByLabelText('Person 3'), { target: { value: '0.5' } })
    generate()
    await screen.findByText('Stew')
    expect(requested).toMatchObject([{ people: '3', portions: '1,1,0.5' }])
    fireEvent.click(screen.getByRole('button', { name: 'Create New Meal Plan' }))
    expect(screen.getByRole('button', { name: 'More options for 3 people' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'More options for 3 people' }))
    expect(await screen.findByLabelText('Person 3')).toHaveProperty('value', '0.5')
    fireEvent.click(screen.getByRole('button', { name: 'Less: People at the table' }))
    generate()
    await screen.findByText('Stew')
    expect(requested[1]).toMatchObject({ people: '2' })
    expect(requested[1]).not.toHaveProperty('portions')
  })

  test('says which wishes aren’t met, and plans again without the one that would help', async () => {
    const requested: Record<string, string>[] = []
    const unmet = {
      unmet: [
        { preference: 'minProtein', sentence: 'No day under $4 a day with 140 g protein: this one reaches 121 g.' },
      ],
      bestToDrop: { preference: 'maxPrice', sentence: 'Dropping the limit of $4 a day would help most.' },
      unknownExclusions: ['moon dust'],
    }
    renderPage(DietPlannerPage, '/diet-planner', (_, parameters) => {
      requested.push(parameters)
      return Promise.resolve({ ...plan('Porridge', 'Soup', 'Stew'), ...(requested.length === 1 ? unmet : {}) })
    })
    fireEvent.click(screen.getByRole('button', { name: 'More options' }))
    fireEvent.change(await screen.findByLabelText(/^Price, at most/), { target: { value: '4' } })
    fireEvent.change(screen.getByLabelText(/^Protein, at least/), { target: { value: '140' } })
    generate()
    const preferences = await screen.findByRole('list', { name: 'What this plan couldn’t meet' })
    expect(preferences.textContent).toContain('this one reaches 121 g.')
    expect(screen.getByText(/We don’t know “moon dust”/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Drop It' }))
    await expect.poll(() => requested).toHaveLength(2)
    await expect.poll(() => screen.queryByRole('list', { name: 'What this plan couldn’t meet' })).toBeNull()
    expect(requested.map(({ maxPrice, minProtein }) => ({ maxPrice, minProtein }))).toEqual([
      { maxPrice: '4', minProtein: '140' },
      { maxPrice: undefined, minProtein: '140' },
    ])
    expect(useDietPlan.getState().preferences).toMatchObject({ maxPrice: null, minProtein: 140 })
  })
})
