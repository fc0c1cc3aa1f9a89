// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DiaryEntry, entryOf, isUncounted, withAmount } from '#domain/diary/diary-entry.ts'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { sumMacros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { DayTotals } from './day-totals.tsx'
import { MealSection } from './meal-section.tsx'

const dish = (id: number, title: string, nutrients: Nutrients): DiaryEntry => ({
  ...entryOf({ kind: 'recipe', id: String(id), title, nutrients, portions: [] }, 1, {
    date: '2026-11-17',
    mealType: 'lunch',
  }),
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
  const [eaten, uncounted] = [sumMacros(entries), entries.filter(isUncounted).length]
  renderPage(
    () => (
      <>
        <DayTotals eaten={eaten} uncounted={uncounted} goals={DEFAULT_GOALS} energyUnit="kcal" isToday />
        <MealSection meal="lunch" entries={entries} energyUnit="kcal" {...actions} />
      </>
    ),
    '/diary',
    () => Promise.reject(new Error('Nothing to ask.')),
  )
}

test('a dish with unknown nutrition says that it isn’t counted, however much of it was eaten', () => {
  show([withAmount(secret, 2)])
  expect(screen.getByText('2 servings · – kcal · We don’t know its nutrition, so it isn’t counted.')).toBeTruthy()
  expect(screen.getByText('– kcal')).toBeTruthy() // of lunch
  expect(screen.getByText('2,000 kcal left today · 1 meal isn’t counted')).toBeTruthy()
})

test('the others are counted, even one without calories', () => {
  show([secret, soup, water])
  expect(screen.getByText('1 serving · 300 kcal · 10 g protein · 0 g carbs · 0 g fat')).toBeTruthy()
  expect(screen.getByText('1 serving · 0 kcal · 0 g protein · 0 g carbs · 0 g fat')).toBeTruthy()
  expect(screen.getByText('300 kcal')).toBeTruthy()
  expect(screen.getByText('1,700 kcal left today · 1 meal isn’t counted')).toBeTruthy()
})

test('a day without such dishes doesn’t mention it', () => {
  show([soup])
  expect(screen.getByText('1,700 kcal left today')).toBeTruthy()
})
