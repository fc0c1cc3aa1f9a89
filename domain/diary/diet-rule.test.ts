import { expect, test } from 'vitest'
import { macrosKcal } from '#domain/nutrition/macros.ts'
import {
  dietMacros,
  dietRule,
  macroAims,
  planAims,
  planTarget,
  withChosenDiet,
  withDiet,
  withGoal,
} from './diet-rule.ts'
import { DEFAULT_GOALS, GOAL_DIETS } from './goals.ts'

test('low carb has an upper limit of carbs, and high protein a lower one of protein', () => {
  const lowCarb = macroAims({ ...DEFAULT_GOALS, diet: 'low_carb' })
  expect(lowCarb.carbs).toEqual({ grams: 130, kind: 'most' }) // not the 250 g of the goals
  const highProtein = macroAims({ ...DEFAULT_GOALS, diet: 'high_protein', proteinG: 100 })
  expect(highProtein.protein).toEqual({ grams: 125, kind: 'least' })
  expect(macroAims({ ...DEFAULT_GOALS, diet: 'high_protein' }).protein.grams).toBe(150)
})

test.each([
  ['keto', 'Ketogenic'],
  ['paleo', 'Paleo'],
  ['vegan', 'Vegan'],
  ['vegetarian', 'Vegetarian'],
  ['mediterranean', 'Mediterranean'],
] as const)('%s has its recipes', (diet, expected) => expect(dietRule(diet, 2000).diet).toBe(expected))

test('every choice but None says its rule, and the macros of each add up to its calories', () => {
  for (const { value } of GOAL_DIETS) {
    expect(dietRule(value, 2000).says !== null, value).toBe(value !== 'none')
    for (const calories of [1200, 2000, 3400]) {
      const { proteinG, carbsG, fatG } = dietMacros(value, calories)
      const kcal = macrosKcal({ protein: proteinG, carbs: carbsG, fat: fatG })
      // The form has at least 50 g of carbs and at most 150 g of fat.
      if (value === 'keto' && calories !== 2000) continue
      expect(Math.abs(kcal - calories) / calories, `${value} ${calories}`).toBeLessThan(fatG === 150 ? 0.2 : 0.02)
    }
  }
})

test('at the end of its range, a goal is a limit', () => {
  expect(macroAims(withDiet({ ...DEFAULT_GOALS, calories: 3400 }, 'keto'))).toMatchObject({
    carbs: { grams: 68, kind: 'most' },
    fat: { grams: 150, kind: 'least' },
  })
  expect(macroAims({ ...DEFAULT_GOALS, carbsG: 50 }).carbs.kind).toBe('most')
})

test('keto isn’t measured against 250 g of carbs', () => {
  expect(withDiet(DEFAULT_GOALS, 'keto')).toMatchObject({ diet: 'keto', carbsG: 50, fatG: 144 })
})

test('another diet brings its macros, unless somebody has set their own; calories take a diet’s macros along', () => {
  expect(withChosenDiet(DEFAULT_GOALS, 'keto').carbsG).toBe(50)
  expect(withChosenDiet(withChosenDiet(DEFAULT_GOALS, 'keto'), 'none').carbsG).toBe(250)
  const own = { ...DEFAULT_GOALS, proteinG: 151 }
  expect(withChosenDiet(own, 'keto')).toEqual({ ...own, diet: 'keto' })
  expect(withGoal(withDiet(DEFAULT_GOALS, 'vegan'), 'calories', 1000).carbsG).toBe(133)
  expect(withGoal(DEFAULT_GOALS, 'calories', 1500).carbsG).toBe(250)
  expect(withGoal(own, 'fatG', 80)).toEqual({ ...own, fatG: 80 })
})

test('the planner starts from the goals, and another target or diet there has macros of its own', () => {
  const goals = withDiet({ ...DEFAULT_GOALS, calories: 2000 }, 'keto')
  expect(planTarget(goals)).toEqual({ targetCalories: 2000, diet: 'Ketogenic' })
  expect(planAims(goals, planTarget(goals))?.carbs).toEqual({ grams: 50, kind: 'most' })
  expect(planAims(goals, { targetCalories: 1000, diet: 'Ketogenic' })?.fat.grams).toBe(72)
  expect(planAims(goals, { targetCalories: 2000, diet: '' })?.carbs).toEqual({ grams: 250, kind: 'about' })
  expect(planAims(goals, { targetCalories: 2000, diet: 'Vegan' })?.carbs.grams).toBe(265)
  const lowCarb = withDiet(DEFAULT_GOALS, 'low_carb')
  expect(planAims(lowCarb, { targetCalories: 2000, diet: 'Gluten Free' })?.carbs.kind).toBe('most')
  expect(planAims(null, { targetCalories: 2000, diet: '' })).toBeNull()
})
