import { describe, expect, it } from 'vitest'
import { furtherNutrients, mainNutrients } from './nutrition-rows.ts'

const recipe = {
  nutrients: [
    { name: 'Calories', amount: 1423.4, unit: 'kcal', percentOfDailyNeeds: 71.17 },
    { name: 'Protein', amount: 8.26, unit: 'g', percentOfDailyNeeds: 16.5 },
    { name: 'Fat', amount: 0, unit: 'g', percentOfDailyNeeds: 0 },
    { name: 'Fiber', amount: 4.2, unit: 'g', percentOfDailyNeeds: 16.8 },
    { name: 'Sodium', amount: 612.7, unit: 'mg', percentOfDailyNeeds: 26.6 },
    { name: 'Iron', amount: 1.44, unit: 'mg', percentOfDailyNeeds: 8 },
    { name: 'Choline', amount: 30, unit: 'mg', percentOfDailyNeeds: null },
  ],
}

describe('the nutrition table', () => {
  const rows = new Map(mainNutrients(recipe).map((row) => [row.name, row]))

  it('always has its seven rows, in their order', () => {
    expect([...rows.keys()]).toEqual(['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fiber', 'Sugar', 'Sodium'])
  })

  it('shows fiber in milligrams converted from grams, with both', () => {
    expect(rows.get('Fiber')).toEqual({ name: 'Fiber', amount: '4,200\u00a0mg (4.2\u00a0g)', daily: '17%' })
  })

  it('shows calories in kcal, grams with a decimal, and sodium in mg as provided', () => {
    expect(rows.get('Calories')?.amount).toBe('1,423 kcal')
    expect(rows.get('Protein')?.amount).toBe('8.3 g')
    expect(rows.get('Sodium')?.amount).toBe('613 mg')
  })

  it('shows a dash for missing values, and a zero for zero', () => {
    expect(rows.get('Sugar')).toEqual({ name: 'Sugar', amount: '–', daily: '–' })
    expect(rows.get('Fat')?.amount).toBe('0 g')
  })

  it('lists everything else after it, without a percentage if there is no daily need', () => {
    expect(furtherNutrients(recipe)).toEqual([
      { name: 'Iron', amount: '1.4 mg', daily: '8%' },
      { name: 'Choline', amount: '30 mg', daily: '–' },
    ])
  })
})
