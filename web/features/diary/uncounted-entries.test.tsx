// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DiaryEntry, entryOf, quickEntry } from '#domain/diary/diary-entry.ts'
import { withAmount } from '#domain/diary/entry-amount.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { DayTotals } from './day-totals.tsx'
import { MealSection } from './meal-section.tsx'

const when = { date: '2026-11-17', mealType: 'lunch' } as const
const dish = (id: number, title: string, nutrients: Nutrients): DiaryEntry => ({
  ...entryOf({ kind: 'recipe', id: String(id), title, nutrients, portions: [] }, 1, when),
  ...{ id, deviceKey: `key ${id}`, updatedAt: '' },
})
const secret = dish(1, 'Grandma’s secret', {})
const soup = dish(2, 'Soup', { calories: 300, protein: 10 })
const water = dish(3, 'Lemon water', { calories: 0 })

const nothing = () => undefined
const actions = {
  ...{ onAddFood: nothing, onQuickAdd: nothing, onEdit: nothing, onDelete: nothing, onCopy: nothing, onSave: nothing },
}

function show(entries: DiaryEntry[]) {
  renderPage(
    () => (
      <>
        <DayTotals entries={entries} goals={DEFAULT_GOALS} energyUnit="kcal" isToday />
        <MealSection meal="lunch" entries={entries} energyUnit="kcal" {...actions} />
      </>
    ),
    '/diary',
    () => Promise.reject(new Error('Nothing to ask.')),
  )
}

test('a dish with unknown nutrition says that it isn’t counted, however much of it was eaten', () => {
  show([withAmount(secret, 2, 'servings')])
  expect(screen.getByText('2 servings · – kcal · We don’t know its nutrition, so it isn’t counted.')).toBeTruthy()
  expect(screen.getByText('– kcal')).toBeTruthy() // of lunch
  expect(screen.getByText('2,000 kcal left today · 1 meal isn’t counted')).toBeTruthy()
})

test('the others are counted, even one without calories', () => {
  show([secret, soup, water])
  expect(screen.getByText('1 serving · 300 kcal · 10 g protein · – carbs · – fat')).toBeTruthy()
  expect(screen.getByText('1 serving · 0 kcal · 0 g protein · 0 g carbs · 0 g fat')).toBeTruthy()
  expect(screen.getByText('300 kcal')).toBeTruthy()
  expect(screen.getByText('1,700 kcal left today · 1 meal isn’t counted')).toBeTruthy()
})

test('macros that nobody knows are a dash, and the totals say what they leave out', () => {
  const pizza = quickEntry({ calories: 650, protein: 20, carbs: null, fat: null, name: 'Pizza' }, when)
  show([soup, { ...pizza, id: 4, deviceKey: 'key 4', updatedAt: '' }])
  expect(screen.getByText('650 kcal · 20 g protein · – carbs · – fat')).toBeTruthy()
  expect(screen.getByRole('meter', { name: 'Protein' }).getAttribute('aria-valuetext')).toBe('30 of 150 g')
  expect(screen.getByRole('meter', { name: 'Carbs' }).getAttribute('aria-valuetext')).toBe('– of 250 g, unknown')
})

test('a total with some unknown entries says so', () => {
  const pizza = quickEntry({ calories: 650, protein: null, carbs: 80, fat: null, name: 'Pizza' }, when)
  show([soup, { ...pizza, id: 4, deviceKey: 'key 4', updatedAt: '' }])
  expect(screen.getByRole('meter', { name: 'Protein' }).getAttribute('aria-valuetext')).toBe(
    '10 of 150 g, partly unknown',
  )
})

test('a day without such dishes doesn’t mention it', () => {
  show([soup])
  expect(screen.getByText('1,700 kcal left today')).toBeTruthy()
})
